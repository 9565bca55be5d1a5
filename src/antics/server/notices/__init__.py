"""Calling people who are not here: what is to be told passes an outbox in the database, from which one
process delivers it by web push, mail or to a chat server."""
