"""What is kept: the database, its schema and migrations, and all that is asked of it."""
