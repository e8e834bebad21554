"""What belongs to which area of the chart of Magnifico, in degrees east and north.

Every country of today goes whole to one area; then `CLAIMS` hand over parts of countries, later ones over earlier
ones. A claim is drawn generously wherever another line, a coast or a later claim decides: only the stretch that is
left in the end is a border on the chart. Where two claims share two points they share the line between them.
"""

Point = tuple[float, float]

COUNTRIES: dict[str, list[str]] = {
    "edinburgh": [],
    "london": ["United Kingdom", "Ireland", "Isle of Man"],
    "copenhagen": ["Denmark"],
    "stockholm": ["Sweden", "Norway", "Finland", "Åland"],
    "moscow": ["Russia"],
    "vilnius": ["Lithuania", "Latvia", "Estonia", "Belarus"],
    "kiev": ["Ukraine", "Moldova", "Kazakhstan"],
    "krakow": ["Poland"],
    "hamburg": ["Germany"],
    "utrecht": ["Netherlands", "Belgium", "Luxembourg"],
    "paris": ["France", "Jersey", "Guernsey"],
    "bordeaux": [],
    "lyon": ["Monaco"],
    "augsburg": [],
    "prague": ["Czechia"],
    "vienna": ["Austria", "Slovenia"],
    "buda": ["Hungary", "Slovakia"],
    "milan": [],
    "venice": ["San Marino"],
    "rome": ["Italy", "Vatican"],
    "naples": ["Malta"],
    "ragusa": ["Croatia", "Bosnia and Herz.", "Serbia", "Montenegro", "Kosovo"],
    "athens": ["Greece", "Albania", "Macedonia", "North Macedonia"],
    "constantinople": ["Bulgaria", "Romania"],
    "smyrna": ["Turkey"],
    "trebizond": ["Georgia", "Armenia", "Azerbaijan", "Iran", "Turkmenistan", "Uzbekistan"],
    "damascus": [
        "Syria", "Lebanon", "Israel", "Palestine", "Jordan", "Iraq", "Saudi Arabia", "Kuwait", "Cyprus", "N. Cyprus",
        "Yemen",
    ],
    "alexandria": ["Egypt", "Sudan", "Chad"],
    "algiers": ["Morocco", "W. Sahara", "Algeria", "Tunisia", "Libya", "Mauritania", "Mali", "Niger"],
    "barcelona": ["Andorra"],
    "seville": ["Spain"],
    "lisbon": ["Portugal"],
    "helvetia": ["Switzerland", "Liechtenstein"],
}  # fmt: skip

# Two places where four things meet in one point, because the game's borders leave no other way: an area must end
# exactly where its neighbour's coast begins. Each lies on a vertex of the real coast.
#   Bidasoa: Barcelona has no coast on the Atlantic, yet parts Bordeaux from Seville.
#   Pescara: Rome has no coast on the Adriatic, yet parts Venice from Naples.
BIDASOA: Point = (-1.79, 43.37)
PESCARA: Point = (14.05, 42.62)
# Where the border of two areas and the border of two seas meet on a coast: both must end in the same point.
DE_PANNE: Point = (2.55, 51.09)
MISRATA: Point = (15.15, 32.35)
ON_COAST = {
    BIDASOA: ["France", "Spain"],
    PESCARA: ["Italy"],
    DE_PANNE: ["France", "Belgium"],
    MISRATA: ["Libya"],
}  # the countries whose coast it is
# The point, the two areas that meet there but are no neighbours.
PINCHES = {
    "bidasoa": (BIDASOA, ["bordeaux", "seville"]),
    "pescara": (PESCARA, ["venice", "naples"]),
}

# area, the countries it takes from ("water" too, where water is not to be drawn), the line around it
CLAIMS: list[tuple[str, list[str], list[Point]]] = [
    # The edge of the Caspian would be a sea of its own.
    ("kiev", ["water"], [(45, 35), (60, 35), (60, 50), (45, 50)]),
    # Fjords, lagoons and mouths of rivers that are only slits at this size.
    ("bordeaux", ["water"], [(-1.2, 45.75), (-1.15, 45.5), (-0.5, 44.9), (0, 45.2), (-0.6, 45.9)]),
    ("kiev", ["water"], [(31.2, 46.5), (33.2, 46.3), (33.2, 47.5), (31.2, 47.5)]),
    ("kiev", ["water"], [(29.8, 46.3), (30.4, 46.0), (30.8, 46.4), (30.2, 46.6)]),
    ("hamburg", ["water"], [(8.95, 53.98), (9.4, 54.0), (10.1, 53.6), (9.9, 53.3), (9.1, 53.75)]),
    ("copenhagen", ["water"], [(8.25, 56.4), (8.3, 56.85), (8.75, 57.08), (9.9, 57.05), (9.9, 56.5)]),
    ("krakow", ["water"], [(13.7, 53.6), (14.7, 53.5), (14.75, 53.93), (13.7, 53.95)]),
    ("vilnius", ["water"], [(20.55, 54.95), (20.9, 54.85), (21.4, 55.0), (21.3, 55.75), (21.05, 55.65), (20.95, 55.3)]),
    ("vilnius", ["water"], [(19.2, 54.2), (20.3, 54.45), (20.5, 54.75), (19.9, 54.62), (19.35, 54.36)]),
    # Britain: a line from the Lune to the Tees; the north of Ireland is London's.
    ("edinburgh", ["United Kingdom"],
     [(-4.2, 54.3), (-3.3, 54.1), (-2.7, 54.25), (-2.2, 54.1), (-1.5, 54.45), (-0.9, 54.4), (0.5, 55), (0.5, 61.5),
      (-9, 61), (-9, 55.8), (-6.2, 55.44), (-5.95, 55.2), (-5.5, 54.9), (-5.3, 54.5)]),
    # Schleswig.
    ("copenhagen", ["Germany"], [(8.2, 54.35), (8.9, 54.35), (9.6, 54.2), (10.1, 54.42), (10.7, 54.5), (10.7, 55.2),
                                 (8, 55.2)]),
    # Prussia.
    ("vilnius", ["Russia"], [(18, 53), (24, 53), (24, 56.5), (18, 56.5)]),
    ("vilnius", ["Poland"], [(19.1, 54.8), (19.3, 54.2), (19.9, 53.6), (21.3, 53.3), (22.6, 53.1), (24.2, 52.6),
                             (25, 55), (19.2, 55.4)]),
    # The steppe between the Don and the Caucasus, so that Muscovy ends well before Trebizond.
    ("kiev", ["Russia", "Kazakhstan"],
     [(33.6, 51.6), (35.4, 50.6), (37.2, 51.2), (39.4, 51.4), (41.8, 50.9), (44.5, 51.5), (47, 51.9), (50, 52.6),
      (54, 53), (75, 55), (75, 38), (46, 40), (36, 42), (31, 44), (31, 48)]),
    # Moldavia; and what lies this side of the Carpathians is Hungary's.
    ("kiev", ["Romania"], [(24.5, 48.2), (25.4, 47.3), (26.1, 46.5), (26.5, 45.9), (27.2, 45.55), (28.0, 45.5),
                           (28.6, 45.2), (30, 45.6), (28.5, 49), (25, 48.8)]),
    ("buda", ["Romania"], [(19.5, 46.6), (20, 45), (21.2, 44.7), (21.6, 44.3), (22.7, 44.55), (23.0, 45.2),
                           (24.0, 45.5), (25.2, 45.4), (26.0, 45.5), (26.5, 45.9), (26.1, 46.5), (25.4, 47.3),
                           (24.5, 48.2), (22, 48.3)]),
    ("buda", ["Ukraine"], [(22, 48.2), (22.4, 49.2), (23.2, 48.8), (24.2, 48.35), (24.5, 48.2), (24.5, 47.5),
                           (22.5, 47.5)]),
    ("buda", ["Serbia"], [(18.5, 46.5), (18.9, 45.2), (19.6, 44.95), (20.5, 44.75), (21.2, 44.7), (22, 44.9),
                          (21, 46.6)]),
    # Silesia.
    ("prague", ["Poland"], [(14.5, 50.5), (14.7, 51.2), (15.7, 51.6), (16.7, 51.45), (17.7, 51.15), (18.5, 50.7),
                            (19.0, 50.1), (19.1, 49.5), (18.5, 49.2), (16, 49.5)]),
    # The lower Rhine, and Swabia with Franconia.
    ("utrecht", ["Germany"], [(7.3, 54), (7.35, 53.6), (7.4, 52.9), (8.0, 52.45), (8.5, 51.9), (8.4, 51.3),
                              (8.2, 50.7), (7.5, 50.35), (6.9, 50.0), (6.3, 49.75), (5.5, 49.5), (5, 53)]),
    ("augsburg", ["Germany"], [(5.8, 49.2), (6.3, 49.75), (6.9, 50.0), (7.5, 50.35), (8.2, 50.7), (9.1, 50.55),
                               (9.9, 50.75), (10.6, 50.45), (11.4, 50.6), (12.0, 50.4), (12.3, 50.1), (15, 49),
                               (14, 46), (5, 46)]),
    # France: the Rhone and the Loire.
    ("lyon", ["France"], [(0, 46.6), (2.5, 46.6), (3.2, 47.2), (4.1, 47.75), (5.1, 47.95), (5.9, 48.05), (6.6, 47.85),
                          (7.2, 47.55), (7.8, 47.2), (8, 42), (6, 41), (0, 41)]),
    ("augsburg", ["France"], [(6.3, 49.9), (6.1, 49.45), (5.9, 48.9), (6.05, 48.5), (5.9, 48.05), (6.6, 47.85),
                              (7.2, 47.55), (8, 47.2), (8.6, 49.2)]),
    ("bordeaux", ["France"], [(-1.75, 49.1), (-1.55, 48.62), (-0.9, 48.15), (-0.2, 47.6), (0.8, 47.25), (1.6, 46.85),
                              (2.5, 46.6), (2.75, 45.9), (2.4, 45.2), (2.5, 44.5), (2.0, 43.9), (1.9, 43.3),
                              (1.6, 42.9), (1.5, 42.3), (-2, 42), (-4, 44), (-6, 47), (-6, 49.4)]),
    # Italy.
    ("milan", ["France"], [(6.0, 46.5), (5.85, 45.85), (6.15, 45.3), (6.3, 44.85), (6.5, 44.3), (6.55, 43.85),
                           (6.75, 43.2), (8, 43), (8, 46.8)]),
    ("milan", ["France"], [(8.2, 41.2), (9.8, 41.2), (9.8, 43.2), (8.2, 43.2)]),
    ("venice", ["Italy"], [(9.45, 46.7), (9.55, 46.2), (9.7, 45.75), (9.9, 45.3), (10.3, 44.95), (10.65, 44.65),
                           (10.75, 44.3), (11.3, 44.1), (11.85, 43.85), (12.35, 43.5), (12.8, 43.1), (13.45, 42.85),
                           PESCARA, (15, 43.3), (14.5, 47.5)]),
    ("milan", ["Italy"], [(6, 43), (9.5, 43.6), (9.95, 44.03), (10.35, 44.15), (10.75, 44.3), (10.65, 44.65),
                          (10.3, 44.95), (9.9, 45.3), (9.7, 45.75), (9.55, 46.2), (9.45, 46.7), (6, 47)]),
    ("naples", ["Italy"], [(15, 43.3), PESCARA, (13.65, 42.3), (13.85, 41.85), (13.6, 41.55), (13.4, 41.1), (11, 38.5),
                           (11, 34), (20, 34), (20, 41)]),
    ("vienna", ["Italy"], [(10.3, 47.1), (10.35, 46.6), (10.6, 46.25), (11.3, 46.05), (11.9, 46.3), (12.5, 46.55),
                           (12.9, 46.6), (12.9, 47.3)]),
    # Istria and the Quarnero, so that Vienna stays inland.
    ("venice", ["Slovenia", "Croatia"], [(13.2, 46.2), (13.7, 45.95), (14.15, 45.8), (14.6, 45.6), (15.15, 45.45),
                                         (15.1, 45.1), (14.9, 44.98), (14.6, 44.92), (14.55, 44.4), (14.3, 44.2),
                                         (13, 44.5)]),
    # Thrace and the coast of Macedonia.
    ("constantinople", ["Greece"], [(22.6, 41.5), (22.8, 41.05), (23.2, 40.8), (23.8, 40.62), (24.7, 40.4),
                                    (25.9, 40.2), (27, 41), (26.6, 42)]),
    ("constantinople", ["Turkey"], [(25.8, 42.3), (25.8, 40.6), (26.05, 40.0), (26.2, 39.98), (26.35, 40.12),
                                    (26.5, 40.22), (26.75, 40.4), (27.4, 40.8), (28.3, 40.85), (28.99, 41.0),
                                    (29.08, 41.12), (29.14, 41.3), (28.5, 42.3)]),
    # The straits are not drawn, nor the Sea of Marmara between them: one plain border runs where they are.
    ("smyrna", ["water"], [(26.05, 40.02), (26.22, 39.95), (26.9, 40.2), (27.5, 40.2), (29.2, 40.25), (30.2, 40.6),
                           (30.1, 40.85), (29.3, 41.0), (29.25, 41.27), (28.98, 41.27), (28.8, 41.08), (28.0, 41.15),
                           (27.2, 40.75), (26.8, 40.52), (26.55, 40.36), (26.33, 40.2), (26.15, 40.07)]),
    ("constantinople", ["water", "Turkey"],
     [(26.1, 40.0), (26.4, 40.15), (26.75, 40.4), (27.4, 40.65), (28.2, 40.7), (28.95, 40.82), (29.05, 41.0),
      (29.12, 41.27), (28.98, 41.27), (28.8, 41.08), (28.0, 41.15), (27.2, 40.8), (26.75, 40.65), (26.4, 40.45),
      (26.1, 40.25), (26.0, 40.1)]),
    # The isles off the coast of Asia.
    ("smyrna", ["Greece"], [(25.7, 39.8), (25.75, 38.8), (25.6, 38.0), (25.75, 37.45), (26.3, 37.1), (26.8, 36.4),
                            (27.4, 35.4), (28.8, 35.5), (28.8, 37), (27.5, 40)]),
    # Asia.
    ("trebizond", ["Turkey"], [(35.1, 43), (35.15, 41.9), (35.6, 41.2), (35.8, 40.4), (36.5, 39.7), (36.4, 38.9),
                               (36.8, 38.1), (40, 36.5), (46, 36.5), (46, 43)]),
    ("damascus", ["Turkey", "Iran"],
     [(34.6, 36.0), (34.75, 36.85), (35.4, 37.3), (35.9, 37.9), (36.8, 38.1), (37.9, 37.75), (39.4, 38.05),
      (41.0, 37.75), (42.6, 37.9), (44.4, 37.4), (46, 37.5), (48, 37), (52, 36.8), (60, 37), (60, 25), (35, 25)]),
    # Africa: Tripoli is Algiers', the Sirte is Alexandria's.
    ("algiers", ["Spain"], [(-6.5, 34.5), (-2, 34.5), (-2, 35.85), (-5.0, 35.85), (-5.35, 35.93), (-5.6, 35.93)]),
    ("alexandria", ["Libya"], [(15.3, 33), MISRATA, (14.7, 31.7), (15.2, 30.6), (15.0, 29.4), (15.8, 28), (15.4, 26),
                               (15.6, 18), (27, 18), (27, 36), (15.3, 36)]),
    # Iberia.
    ("barcelona", ["Spain"], [BIDASOA, (-2.2, 42.95), (-2.6, 42.3), (-2.1, 41.7), (-2.2, 41.0), (-1.6, 40.4),
                              (-1.7, 39.5), (-1.2, 38.9), (-0.9, 38.3), (-0.5, 37.9), (1, 37), (6, 39), (5, 43),
                              (0, 43.5), (-1.6, 43.8)]),
    ("lisbon", ["Spain"], [(-5.5, 44.5), (-5.35, 43.5), (-5.0, 42.9), (-5.05, 42.1), (-5.5, 41.4), (-5.3, 40.7),
                           (-5.9, 40.0), (-5.8, 39.2), (-6.3, 38.5), (-6.2, 37.9), (-6.75, 37.5), (-6.9, 37.0),
                           (-7.5, 36), (-11, 37), (-11, 44.5)]),
]  # fmt: skip

# Water that is too narrow to read as water at this size, dug wider. One line each and its width on the chart.
CHANNELS: list[tuple[list[Point], float]] = [
    ([(12.35, 56.35), (12.62, 56.04), (12.75, 55.85), (12.82, 55.6), (12.7, 55.25)], 7),  # Oresund
    ([(10.9, 55.8), (10.95, 55.4), (10.85, 55.1), (11.2, 54.75)], 4.5),  # Great Belt
    ([(9.9, 55.75), (9.75, 55.5), (9.75, 55.25), (10.0, 54.95)], 3),  # Little Belt
    ([(15.9, 38.4), (15.64, 38.22), (15.58, 38.05), (15.5, 37.75)], 5),  # Messina
    ([(-6.2, 35.95), (-5.6, 35.97), (-5.0, 36.05)], 7),  # Gibraltar
    ([(36.4, 44.9), (36.55, 45.25), (36.75, 45.5)], 4),  # Kerch
]

# The seas, drawn generously; the coasts cut them. Later ones over earlier ones; what is left is the Northern Seas.
SEAS: list[tuple[str, list[Point]]] = [
    ("atlantic", [(-70, 80), (-40, 74), (-24, 66), (-12, 61), (-6.5, 59.6), (-5.0, 58.9), (-4.6, 58.3), (-4.6, 57),
                  (-4.2, 56), (-2.8, 54.6), (-2, 53), (-0.5, 51.3), (0.8, 51.3), (1.3, 51.33), (1.9, 51.25), DE_PANNE,
                  (2.8, 50.6), (2, 48), (-1, 43), (-5, 40), (-5.55, 36.1), (-5.55, 35.8), (-5, 33), (-6, 15),
                  (-70, 15)]),
    ("west_med", [(-5.55, 35.8), (-5.55, 36.1), (-5, 40), (0, 44), (9, 46), (12, 43), (14, 41.3), (15.9, 40.3),
                  (16.3, 39.5), (16.05, 38.5), (15.75, 38.28), (15.5, 38.2), (14.5, 37.5), (15.05, 36.75),
                  (15.4, 36.0), (15.0, 34.8), (15.6, 33.4), MISRATA, (15, 28), (0, 20), (-5, 30)]),
    ("east_med", [(15, 28), MISRATA, (15.6, 33.4), (15.0, 34.8), (15.4, 36.0), (15.05, 36.75), (14.5, 37.5),
                  (15.5, 38.2), (15.75, 38.28), (16.05, 38.5), (16.3, 39.5), (15.9, 40.3), (14, 41.3), (12, 43),
                  (11, 47), (31, 50), (45, 48), (45, 41), (36, 40), (38, 35), (33.5, 30.6), (30, 29), (20, 27)]),
    ("red_sea", [(32.0, 30.3), (33.5, 30.3), (34.6, 29.9), (35.6, 29.9), (50, 20), (50, 10), (30, 15)]),
]  # fmt: skip

# Small areas drawn larger: the middle, how much, and over how far on the chart.
ENLARGED: list[tuple[Point, float, float]] = [
    ((10.2, 56.0), 0.6, 62),  # Denmark
    ((-4.0, 56.8), 0.55, 62),  # Scotland
    ((12.6, 43.0), 0.32, 95),  # the middle of Italy
]

# Land that a chart of these seas leaves out.
LEFT_OUT = ["Iceland", "Greenland", "Faeroe Is.", "Svalbard", "Jan Mayen"]

# The city after which the area is called, and on which side of its mark the name stands (compass points).
CITIES: dict[str, tuple[Point, str]] = {
    "edinburgh": ((-2.75, 55.9), "e"),
    "london": ((-0.1, 51.5), "w"),
    "copenhagen": ((12.2, 55.65), "s"),
    "stockholm": ((17.6, 59.3), "w"),
    "moscow": ((37.6, 55.75), "e"),
    "vilnius": ((25.3, 54.7), "n"),
    "kiev": ((30.5, 50.45), "e"),
    "krakow": ((19.95, 50.06), "n"),
    "hamburg": ((10.0, 53.5), "s"),
    "utrecht": ((5.1, 52.1), "s"),
    "paris": ((2.35, 48.85), "s"),
    "bordeaux": ((-0.6, 44.85), "w"),
    "lyon": ((4.85, 45.75), "n"),
    "augsburg": ((10.9, 48.35), "n"),
    "prague": ((14.4, 50.1), "s"),
    "vienna": ((16.35, 48.2), "w"),
    "buda": ((19.05, 47.5), "e"),
    "milan": ((9.0, 45.45), "n"),
    "venice": ((12.2, 45.5), "n"),
    "rome": ((12.4, 41.9), "w"),
    "naples": ((14.4, 40.9), "w"),
    "ragusa": ((18.25, 42.75), "w"),
    "athens": ((23.75, 38.05), "e"),
    "constantinople": ((28.6, 41.15), "n"),
    "smyrna": ((27.3, 38.4), "e"),
    "trebizond": ((39.7, 40.85), "s"),
    "damascus": ((36.3, 33.5), "s"),
    "alexandria": ((29.9, 31.0), "s"),
    "algiers": ((3.1, 36.6), "s"),
    "barcelona": ((2.0, 41.45), "e"),
    "seville": ((-5.7, 37.4), "n"),
    "lisbon": ((-9.0, 38.75), "e"),
}

# Where the three crossings leave one coast and reach the other.
CROSSINGS: list[tuple[str, str, str, Point, Point]] = [
    ("dover", "london", "paris", (1.2, 51.1), (1.75, 50.9)),
    ("gibraltar", "seville", "algiers", (-5.6, 36.1), (-5.5, 35.8)),
    ("oresund", "copenhagen", "stockholm", (12.45, 55.95), (12.95, 55.95)),
]

# The lines along which the seas' names are written, on the chart.
SEA_NAMES: dict[str, str] = {
    "northern": "M104 64C170 30 270 28 372 66",
    "atlantic": "M40 338C20 260 26 170 70 84",
    "west_med": "M150 664C240 682 370 686 474 672",
    "east_med": "M528 724C620 738 740 732 880 704",
}
