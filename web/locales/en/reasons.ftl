### Reasons
