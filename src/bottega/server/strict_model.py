"""The base of all models that clients send."""

from pydantic import BaseModel, ConfigDict


class StrictModel(BaseModel):
    """Rejects unknown fields."""

    model_config = ConfigDict(extra="forbid")
