"""House rules as a file of them says it."""

SUNDAY = {
    "melds": "house rules",
    "version": 1,
    "name": "Sunday rules",
    "game": "canasta",
    "rules": "classic",
    "options": {"black3": "stop"},
}
