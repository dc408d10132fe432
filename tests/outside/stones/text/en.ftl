action-take = Take { $count }
decision-take-stones = How many stones?
event-take = { $name } takes { $count }.
somebody = Player { $n }
a-stone = a stone
amount-point = { $n } points
