"""Run by Alembic, on the connection that `store` hands over (or on a URL, for making new steps)."""

from alembic import context
from sqlalchemy import create_engine

from antics.server.storage.schema import metadata


def run() -> None:
    connection = context.config.attributes.get("connection")
    if connection is None:
        with create_engine(context.config.get_main_option("sqlalchemy.url") or "").connect() as own:
            _run(own)
            own.commit()
    else:
        _run(connection)


def _run(connection: object) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)  # type: ignore[arg-type]
    with context.begin_transaction():
        context.run_migrations()


run()
