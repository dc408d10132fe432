"""Where requests and sockets come in: who asks, how much they may ask for, and the answer's form."""
