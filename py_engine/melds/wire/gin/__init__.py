"""How Gin Rummy meets the page and the command line: its messages, its verdicts, its score sheets."""
