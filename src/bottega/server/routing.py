"""Routes of the application."""

from fastapi import APIRouter, FastAPI


def add_routes(app: FastAPI, router: APIRouter) -> None:
    """Adds the routes of a router, which have their whole paths already.

    `include_router` would keep the router as a group: FastAPI compares a request with the routes of every group, and
    again with those of the right one. That took a fifth of the time of a request.
    """
    app.router.routes.extend(router.routes)
