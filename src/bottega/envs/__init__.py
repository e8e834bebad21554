"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and whole batches on a device."""
