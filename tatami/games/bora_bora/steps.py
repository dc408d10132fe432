"""The agenda of Bora Bora: its steps, and what their frames hold; ``make generate`` writes frames.py.

A number stands for its kind in every stored game: it never changes, and new kinds are added at the end. Constant, class
and decision carry one name.
"""

from __future__ import annotations

from typing import Final

from tatami.core.frames import SAME, everybody, flag, number, step

WHO: Final = "seat"
"""Whose step it is, in the words of the game."""
STEPS: Final = [
    # BB-3: the start
    step(8, "start_hut", "The seat settles its first region."),
    everybody(42, "begin", "The first round begins."),
    # BB-2: the player board
    step(10, "put_material", "The seat puts a material on a space.", material_to_put="Its kind."),
    step(
        11,
        "choose_material",
        "The seat chooses materials, one after the other.",
        materials_left="How many it may still choose.",
    ),
    # BB-5: dice
    everybody(12, "circuit", "Everybody places his dice; the kernel counts the turns."),
    step(13, "choose_die", "The seat chooses one of its dice."),
    step(14, "place_die", "The seat places the die it chose.", die_value="Its natural value."),
    # Actions with a value, of a die or of people: what, the value, and whether the white god may still be played
    step(
        16,
        "expand",
        "BB-6: the seat expands over land or water.",
        path_taken="LAND or WATER.",
        action_value="The value of such an action: a die, the strength of people, or the points left.",
        white_open=flag("Whether the white god may still be played for it.", optional=True),
    ),
    step(
        19,
        "take_person",
        "BB-7: the seat takes a man or a woman.",
        sex_to_take="MAN or WOMAN.",
        action_value=SAME,
        white_open=flag(optional=True),
    ),
    step(
        21,
        "helper",
        "BB-8: the seat spends the points of the helper; they are the value.",
        _=SAME,
        action_value=SAME,
        white_open=flag(optional=True),
    ),
    step(
        23,
        "priest",
        "BB-9: the seat sends a priest to the temple.",
        _=SAME,
        action_value=SAME,
        white_open=flag(optional=True),
    ),
    step(24, "build", "BB-10: the seat builds.", _=SAME, action_value=SAME, white_open=flag(optional=True)),
    step(
        9,
        "choose_hut",
        "The seat sends a hut to a region.",
        region_to_settle="The region.",
        red_may_follow=flag("Whether the red god may be asked afterwards."),
    ),
    step(
        17,
        "red_god",
        "The seat may score the fish of the region it entered.",
        region_entered="The region, of ``red_god`` and of ``score_fish``.",
    ),
    step(18, "score_fish", "The seat scores that fish.", region_entered=SAME),
    step(20, "choose_slot", "The seat lays a person tile on a slot.", tile_taken="The tile."),
    step(22, "god_card", "The seat takes god cards, one after the other.", cards_left="How many it may still take."),
    step(25, "build_on", "The seat chooses where a building tile lies.", building_value="The value of the tile."),
    step(26, "fire_bonus", "The seat gains the halves (a mask) of a fire bonus.", halves_left="The halves still open."),
    # BB-13: gods
    step(
        15,
        "pay_god",
        "The seat pays for a god; ``played_for`` says what must work afterwards (rules/gods.py).",
        god_to_pay="The god.",
        played_for=number("Nothing, THEN_WHITE, or THEN_TASK + task.", optional=True),
    ),
    # BB-14: phase B
    everybody(27, "phase_b_turns", "Everybody uses his people; the kernel counts the turns."),
    step(
        28,
        "use_people",
        "The seat uses its people: the types of each sex it has used (masks), and what is done.",
        men_used=number("The types of men used, a mask.", optional=True),
        women_used=number("The types of women used, a mask.", optional=True),
        people_done=number("What is done: a mask of rules/people.py.", optional=True),
    ),
    step(
        29,
        "activate",
        "All people of one sex and type act.",
        sex_activated="Their sex.",
        type_activated="Their type.",
        is_doubled=flag("Whether the green god doubles them."),
    ),
    step(
        43,
        "combine",
        "The seat says how many of its equal status tiles act together.",
        tiles_to_combine="How many there are.",
        combine_doubled=flag("Whether green doubles them."),
        sex_combined="Whose they are.",
    ),
    step(30, "move_huts", "The seat may move huts to slot 12.", huts_left="How many may still move."),
    # BB-15 and BB-16: phase C and the end
    everybody(31, "score_status", "The status track is scored."),
    everybody(32, "score_temple", "The temple is scored."),
    everybody(33, "jewelry_turns", "Everybody may buy jewelry; the kernel counts the turns."),
    step(34, "buy_jewelry", "The seat may buy jewelry."),
    everybody(35, "task_turns", "Everybody deals with a task; the kernel counts the turns."),
    step(
        36,
        "task",
        "The seat deals with one of its tasks.",
        is_final=flag("Whether it is one of the last three.", optional=True),
    ),
    step(
        37,
        "complete_task",
        "The seat completes a task, perhaps with the yellow god.",
        task_completed="The task.",
        with_yellow=flag("Whether yellow helped.", optional=True),
    ),
    everybody(38, "new_task_turns", "Everybody takes a new task; the kernel counts the turns."),
    step(39, "new_task", "The seat takes a new task."),
    everybody(40, "end_round", "The round is over."),
    everybody(41, "final_tasks", "Everybody deals with his last tasks; the kernel counts the turns."),
]
