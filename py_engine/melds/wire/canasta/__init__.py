"""How Canasta meets the page and the command line: its messages, its verdicts, its score sheets."""
