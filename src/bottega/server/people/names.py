"""Names that could be taken for another's.

Nobody may take a name that looks like that of an account. Two names look alike if they have the same skeleton. This is
a small version of what Unicode describes in UTS 39; its full table has thousands of pairs that nobody meets.
"""

import hashlib
import unicodedata

# Letters of other scripts, and characters that look like Latin letters, after case folding.
LOOKALIKES = str.maketrans(
    {
        **dict(zip("абвгдеёзийкмнорстухъьѕіјһԁԛԝ", "a6brdee3nnkmhopctyxbbsijhdqw", strict=True)),
        **dict(zip("αβγεζηικνορτυχωϲϳ", "abyezhiknoptuxwcj", strict=True)),
        **dict(zip("ıł0135|$@", "il0leslsa".replace("0", "o"), strict=True)),
    }
)
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
# Scripts that are written together.
EAST_ASIAN = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "LATIN"}


def skeleton(name: str) -> str:
    """The same for all names that look alike: without case, accents, spaces and punctuation.

    >>> skeleton("Ada Lovelace") == skeleton("АDA  l0ve1асе") == skeleton("Adá-Lovelace")
    True
    >>> skeleton("Ada") == skeleton("Ida")
    False
    """
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    shown = "".join(letter for letter in folded if unicodedata.category(letter) not in ("Mn", "Me", "Cf"))
    letters = "".join(letter for letter in shown.translate(LOOKALIKES) if letter.isalnum()) or shown
    letters = letters.replace("i", "l")  # a capital i looks like a small L
    for pair, letter in PAIRS:
        letters = letters.replace(pair, letter)
    return letters


def name_key(name: str) -> str:
    """The skeleton with a fixed length, for the database."""
    return hashlib.sha256(skeleton(name).encode()).hexdigest()


def mixes_scripts(name: str) -> bool:
    """Whether the letters are of scripts that nobody writes together, such as Latin and Cyrillic.

    >>> [mixes_scripts(name) for name in ("Ada", "Ада", "Аda", "李 Li", "山田ひろし", "R2-D2 ♥")]
    [False, False, True, False, False, False]
    """
    letters = [one for one in unicodedata.normalize("NFKC", name) if unicodedata.category(one) in ("Lu", "Ll", "Lo")]
    scripts = {unicodedata.name(letter, "UNKNOWN").split()[0].partition("-")[0] for letter in letters}
    return len(scripts) > 1 and not scripts <= EAST_ASIAN
