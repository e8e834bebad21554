"""What is dealt anew: every world that agrees with what was told, each as often as any other, and no other world.

The worlds are worked out here from the events alone, which everybody hears.
"""

import random
from collections import Counter
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest

import bottega
