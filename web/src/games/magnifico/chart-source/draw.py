"""Draws the chart of Magnifico: 32 areas and four seas on the coasts of Natural Earth. See README.md.

The chart is a partition of its frame: every edge lies between two faces, or on the frame. That is what makes
"these two touch" a question of data, and it is checked here and in ../board/chart.test.ts.
"""

import json
import math
import random
import sys
from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import numpy as np
import realms
import shapely
from realms import Point
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.geometry import Point as Dot
from shapely.ops import polygonize, unary_union

GAME = Path(__file__).parents[1]
WEB = GAME.parents[2]
ATLAS = WEB / "node_modules/world-atlas/countries-50m.json"
BORDERS = Path(__file__).parent / "borders.json"
CHART = GAME / "board/chart.json"

WIDTH, HEIGHT = 1000, 800
FRAME = box(0, 0, WIDTH, HEIGHT)
INNER = box(8, 8, WIDTH - 8, HEIGHT - 8)
ENOUGH = 34  # room around the pieces; more is of no use
SEAS = ("northern", "atlantic", "west_med", "east_med")
WATERS = (*SEAS, "red_sea")

# The projection: distances from Augsburg's south, drawn together towards the rim, so that Italy and Germany have
# room for castles. Each number is how far (km) the drawing is nearly true to scale in that direction.
CENTRE = (11.0, 46.5)
AROUND, WEST, EAST, NORTH, SOUTH = 1350, 1250, 2600, 800, 820
SCALE = 0.32  # of the chart's units to a km, in the centre
MIDDLE = (410, 428)

SMOOTHING = 1.9  # coverage_simplify: about the size of the smallest headland that stays
# What is smaller, in square units, is not drawn: an isle, a lake, a scrap between two borders.
SMALLEST_ISLE, SMALLEST_LAKE, SMALLEST_PIECE = 8, 25, 60
WIGGLE = 0.16  # of a stretch's length

Line = list[tuple[int, int]]  # in tenths of a unit


def flat(places: Iterable[Point]) -> np.ndarray:
    lon, lat = np.radians(np.array(list(places), dtype=float)).T
    lon0, lat0 = map(math.radians, CENTRE)
    lon = lon - lon0
    cos = np.sin(lat0) * np.sin(lat) + np.cos(lat0) * np.cos(lat) * np.cos(lon)
    arc = np.arccos(np.clip(cos, -1, 1))
    stretch = np.where(arc < 1e-9, 1, arc / np.maximum(np.sin(arc), 1e-9))
    x = 6371 * stretch * np.cos(lat) * np.sin(lon)
    y = 6371 * stretch * (np.cos(lat0) * np.sin(lat) - np.sin(lat0) * np.cos(lat) * np.cos(lon))

    def together(far, near):  # equal in the middle, ever closer towards the rim
        return near * np.arcsinh(far / near)

    far = np.maximum(np.hypot(x, y), 1)
    x, y = x * together(far, AROUND) / far, y * together(far, AROUND) / far
    x = np.where(x < 0, together(x, WEST), together(x, EAST))
    y = np.where(y > 0, together(y, NORTH), together(y, SOUTH))
    return np.column_stack((MIDDLE[0] + SCALE * x, MIDDLE[1] - SCALE * y))


def projected(places: Iterable[Point]) -> list[Point]:
    points = flat(places)
    for place, more, wide in realms.ENLARGED:
        off = points - flat([place])[0]
        points = points + off * (more * np.exp(-((off**2).sum(axis=1) / wide**2)))[:, None]
    return [tuple(point) for point in points]


def at(place: Point) -> Point:
    return projected([place])[0]


def countries() -> dict[str, MultiPolygon]:
    """The countries of Natural Earth, on the chart. The file is TopoJSON: arcs shared by neighbours."""
    atlas = json.loads(ATLAS.read_text())
    scale, shift = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs = [np.cumsum(np.array(arc, dtype=float), axis=0) * scale + shift for arc in atlas["arcs"]]

    def ring(numbers: list[int]) -> list[Point]:
        points: list[Point] = []
        for number in numbers:
            arc = arcs[number] if number >= 0 else arcs[~number][::-1]
            points += [tuple(p) for p in arc[1 if points else 0 :]]
        lon, lat = np.array(points).T
        return list(zip(np.unwrap(lon, period=360), lat, strict=True))  # Siberia goes on beyond 180 degrees

    window = box(-40, 10, 110, 80)
    found = defaultdict(list)
    for country in atlas["objects"]["countries"]["geometries"]:
        name = country["properties"]["name"]
        if not country.get("arcs") or name in realms.LEFT_OUT:
            continue
        for rings in [country["arcs"]] if country["type"] == "Polygon" else country["arcs"]:
            land = Polygon(ring(rings[0]), [ring(hole) for hole in rings[1:]])
            if land.intersects(window):
                if not land.within(window):
                    land = shapely.make_valid(land).intersection(window)
                found[name] += [part for part in getattr(land, "geoms", [land]) if part.geom_type == "Polygon"]
    drawn = {
        name: shapely.transform(MultiPolygon(parts), lambda xy: np.array(projected(xy)))
        for name, parts in found.items()
    }
    return {
        name: land if land.is_valid else shapely.make_valid(land, method="structure") for name, land in drawn.items()
    }


def wiggled(points: list[Point], *, closed: bool) -> list[Point]:
    """A line with the unrest of a hand-drawn border. The same two ends always give the same line between them."""

    def between(a: Point, b: Point, dice: random.Random) -> list[Point]:
        length = math.dist(a, b)
        if length < 4:
            return []
        off = dice.uniform(-WIGGLE, WIGGLE)
        middle = ((a[0] + b[0]) / 2 + off * (b[1] - a[1]), (a[1] + b[1]) / 2 - off * (b[0] - a[0]))
        return [*between(a, middle, dice), middle, *between(middle, b, dice)]

    line: list[Point] = []
    for a, b in pairwise([*points, points[0]] if closed else points):
        first, last = sorted((a, b))
        inner = between(first, last, random.Random(repr([round(c, 3) for c in (*first, *last)])))
        line += [a, *(inner if a == first else inner[::-1])]
    return line if closed else [*line, points[-1]]


def outline(places: list[Point], snapped: dict[Point, Point], *, hand: bool = True) -> Polygon:
    if not hand:  # a straight line on the globe's grid
        dense = LineString([*places, places[0]]).segmentize(0.5).coords
        return shapely.make_valid(Polygon([snapped.get(place) or at(place) for place in dense]))
    return shapely.make_valid(Polygon(wiggled([snapped.get(place) or at(place) for place in places], closed=True)))


def partition() -> tuple[dict[str, MultiPolygon], dict[Point, Point]]:
    """Every face of the chart, by area or sea, with all the detail of the source."""
    lands = countries()
    known = {name for names in realms.COUNTRIES.values() for name in names}
    owner = {name: area for area, names in realms.COUNTRIES.items() for name in names}
    inside = {name: land for name, land in lands.items() if land.intersects(FRAME)}
    print("countries of no area, left out:", sorted(set(inside) - known))
    lands = {name: land for name, land in inside.items() if name in known}
    whole = unary_union(list(lands.values()))
    coast = {tuple(p) for p in shapely.get_coordinates(whole)}
    snapped = {
        place: min(coast.intersection(*[{tuple(p) for p in shapely.get_coordinates(lands[n])} for n in names]),
                   key=lambda p: math.dist(p, at(place)))
        for place, names in realms.ON_COAST.items()
    }  # fmt: skip

    channels = unary_union([LineString(projected(line)).buffer(width / 2) for line, width in realms.CHANNELS])
    claims = [(area, names, outline(line, snapped)) for area, names, line in realms.CLAIMS]
    seas = [(sea, outline(line, snapped, hand=False)) for sea, line in realms.SEAS]
    lines = [FRAME.boundary, channels.boundary, *(land.boundary for land in lands.values())]
    lines += [claim.boundary for _, _, claim in claims] + [sea.boundary for _, sea in seas]
    faces = [face for face in polygonize(unary_union(lines)) if face.representative_point().within(FRAME)]

    names = list(lands)
    tree = shapely.STRtree([lands[name] for name in names])
    for shape in [channels, *(claim for *_, claim in claims), *(sea for _, sea in seas)]:
        shapely.prepare(shape)

    def belongs(face: Polygon) -> str:
        dot = face.representative_point()
        found = tree.query(dot, predicate="within")
        country = names[found[0]] if len(found) and not channels.contains(dot) else "water"
        for area, takes, claim in reversed(claims):
            if country in takes and claim.contains(dot):
                return area
        if country != "water":
            return owner[country]
        return next((sea for sea, shape in reversed(seas) if shape.contains(dot)), "northern")

    sorted_out = defaultdict(list)
    for face in faces:
        sorted_out[belongs(face)].append(face)
    return {name: as_many(shapely.coverage_union_all(parts)) for name, parts in sorted_out.items()}, snapped


def as_many(shape) -> MultiPolygon:
    return MultiPolygon([shape]) if shape.geom_type == "Polygon" else shape


def tidied(faces: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """Crumbs go to the neighbour they touch most: lakes, islets, and what a claim cut off by accident."""
    parts = [(name, part) for name, many in faces.items() for part in many.geoms]
    largest = [max(many.geoms, key=lambda part: part.area) for many in faces.values()]
    tree = shapely.STRtree([part for _, part in parts])
    together = defaultdict(list)
    for name, part in parts:
        along: dict[str, float] = defaultdict(float)
        for other, shape in (parts[number] for number in tree.query(part)):
            along[other] += part.boundary.intersection(shape.boundary).length if shape is not part else 0
        ashore = {other: length for other, length in along.items() if length > 0 and other not in WATERS}
        at_sea = {other: length for other, length in along.items() if length > 0 and other in WATERS}
        if name in WATERS:
            too_small = part.area < SMALLEST_LAKE and not at_sea
        elif ashore:
            too_small = part.area < SMALLEST_PIECE
        else:
            too_small = part.area < SMALLEST_ISLE
        if too_small and not any(part is one for one in largest):
            near = ashore or at_sea
            name = max(near, key=near.__getitem__)
        together[name].append(part)
    return {name: as_many(shapely.coverage_union_all(many)) for name, many in together.items()}


def simplified(faces: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """All at once, so that both sides of a border stay one line."""
    shapes = shapely.coverage_simplify(np.array(list(faces.values())), SMOOTHING)
    return {name: as_many(shape) for name, shape in zip(faces, shapes, strict=True)}


def rounded(faces: dict[str, MultiPolygon]) -> dict[str, list[list[Line]]]:
    """In tenths of a unit."""
    rings: dict[str, list[list[Line]]] = {}
    for name, shape in faces.items():
        rings[name] = []
        for part in shape.geoms:
            polygon = []
            for ring in (part.exterior, *part.interiors):
                line: Line = []
                for x, y in ring.coords[:-1]:
                    point = (round(x * 10), round(y * 10))
                    if not line or line[-1] != point:
                        line.append(point)
                if line[0] == line[-1]:
                    line.pop()
                if len(line) > 2:
                    polygon.append(line)
            if polygon:
                rings[name].append(polygon)
    return rings


def edges_of(rings: dict[str, list[list[Line]]]) -> dict[frozenset, list[str]]:
    sides = defaultdict(list)
    for name, polygons in rings.items():
        for line in (line for polygon in polygons for line in polygon):
            for a, b in pairwise([*line, line[0]]):
                sides[frozenset((a, b))].append(name)
    return sides


def on_frame(edge: frozenset) -> bool:
    (ax, ay), (bx, by) = edge
    return (ax == bx and ax in (0, WIDTH * 10)) or (ay == by and ay in (0, HEIGHT * 10))


def complaints(rings: dict[str, list[list[Line]]], expected: dict) -> list[str]:
    """What is wrong with the chart, in words."""
    wrong = []
    sides = edges_of(rings)
    touching = defaultdict(float)
    for edge, faces in sides.items():
        if len(faces) == 2 and faces[0] != faces[1]:
            touching[tuple(sorted(faces))] += math.dist(*edge) / 10
        elif not (len(faces) == 1 and on_frame(edge)):
            wrong.append(f"an edge with {faces} on its sides: {sorted(edge)}")
    areas = set(expected["areas"])
    land = {pair for pair in touching if areas.issuperset(pair)}
    wanted = {tuple(pair) for pair in expected["land"]}
    wrong += [f"touch, but are no neighbours: {pair}" for pair in sorted(land - wanted)]
    wrong += [f"are neighbours, but do not touch: {pair}" for pair in sorted(wanted - land)]
    for sea, facing in expected["seas"].items():
        coast = {a for pair in touching for a in pair if sea in pair and a in areas}
        wrong += [f"{area} has a coast on {sea}" for area in sorted(coast - set(facing))]
        wrong += [f"{area} has no coast on {sea}" for area in sorted(set(facing) - coast)]
    for closed, around in expected["closed"].items():
        beside = {a for pair in touching for a in pair if closed in pair and a != closed}
        wrong += [f"{area} does not touch {closed}" for area in sorted(set(around) - beside)]
        print(closed, "touches", sorted(beside))
    lines = [LineString(edge) for edge in sides]
    tree = shapely.STRtree(lines)
    crossing = tree.query(lines, predicate="crosses")
    wrong += [f"lines cross at {list(lines[a].coords)}" for a, b in crossing.T if a < b]
    short = {pair: round(length, 1) for pair, length in touching.items() if length < 12}
    print("short borders:", short)
    return wrong


def arcs_of(rings: dict[str, list[list[Line]]]) -> tuple[list[Line], dict[str, list[list[int]]]]:
    """Each line between two faces once; the faces as rings of numbers of lines, ~n for a line walked backwards."""
    sides = edges_of(rings)
    meets = defaultdict(set)
    ways = defaultdict(int)
    for edge, faces in sides.items():
        for point in edge:
            meets[point].add(frozenset(faces))
            ways[point] += 1
    knots = {point for point in meets if ways[point] != 2 or len(meets[point]) > 1}
    arcs: list[Line] = []
    number: dict[tuple, int] = {}
    walked: dict[str, list[list[int]]] = {}
    for name, polygons in rings.items():
        walked[name] = []
        for ring in (ring for polygon in polygons for ring in polygon):
            starts = [i for i, point in enumerate(ring) if point in knots] or [ring.index(min(ring))]
            turned = ring[starts[0] :] + ring[: starts[0]]
            ends = [i for i, point in enumerate(turned) if point in knots and i] + [len(turned)]
            numbers = []
            for start, end in pairwise([0, *ends]):
                arc = [*turned[start:end], turned[end % len(turned)]]
                if tuple(arc) in number:
                    numbers.append(number[tuple(arc)])
                elif tuple(arc[::-1]) in number:
                    numbers.append(~number[tuple(arc[::-1])])
                else:
                    number[tuple(arc)] = len(arcs)
                    numbers.append(len(arcs))
                    arcs.append(arc)
            walked[name].append(numbers)
    return arcs, walked


def written(line: Line) -> str:
    """The first point, then the steps, in tenths of a unit."""
    steps = [line[0], *((bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))]
    return " ".join(f"{x} {y}" for x, y in steps)


def shapes_of(rings: dict[str, list[list[Line]]]) -> dict[str, MultiPolygon]:
    def shape(outer: Line, *holes: Line) -> Polygon:
        return Polygon(np.array(outer) / 10, [np.array(hole) / 10 for hole in holes])

    return {name: MultiPolygon([shape(*polygon) for polygon in many]) for name, many in rings.items()}


def named(city: Point, side: str, letters: int) -> Polygon:
    """The ground that the name beside a city's mark covers, at the size it has on a wide screen."""
    x, y = city
    width, height = 7.2 * letters, 13
    left = {"e": x + 6, "w": x - 6 - width}.get(side, x - width / 2)
    top = {"n": y - 6 - height, "s": y + 5}.get(side, y - height / 2)
    return box(left, top, left + width, top + height)


def places(shapes: dict[str, MultiPolygon]) -> dict[str, dict]:
    """The city, the side its name stands on, and where the pieces stand: where there is room, not far from the city."""
    cities = {area: at(place) for area, (place, _) in realms.CITIES.items()}
    grounds = [named(city, realms.CITIES[area][1], len(area)) for area, city in cities.items()]
    covered = unary_union([*grounds, *(Dot(city).buffer(4) for city in cities.values())])
    found = {}
    for area, city in cities.items():
        free = shapes[area].intersection(INNER).difference(covered)
        left, top, right, bottom = free.bounds
        grid = [Dot(x, y) for x in np.arange(left, right, 2) for y in np.arange(top, bottom, 2)]
        inside = [dot for dot in grid if free.contains(dot)]
        edge = free.boundary
        place = max(inside, key=lambda dot: min(edge.distance(dot), ENOUGH) - 0.1 * dot.distance(Dot(city)))
        found[area] = {
            "city": [round(c, 1) for c in city],
            "side": realms.CITIES[area][1],
            "place": [round(c, 1) for c in place.coords[0]],
            "room": round(edge.distance(place), 1),
        }
    return found


def main() -> None:
    expected = json.loads(BORDERS.read_text())
    faces, snapped = partition()
    rings = rounded(tidied(simplified(tidied(faces))))
    wrong = complaints(rings, expected)
    arcs, walked = arcs_of(rings)
    shapes = shapes_of(rings)
    entries = places(shapes)

    for area, entry in entries.items():
        if not shapes[area].contains(Dot(entry["city"])):
            wrong.append(f"the city of {area} lies outside, by {shapes[area].distance(Dot(entry['city'])):.1f}")
    chart = {
        "generated": "by chart-source/draw.py; see chart-source/README.md",
        "box": [0, 0, WIDTH, HEIGHT],
        "arcs": [written(arc) for arc in arcs],
        "areas": {area: {**entries[area], "rings": walked[area]} for area in expected["areas"]},
        "closed": {"helvetia": {"rings": walked["helvetia"], "place": centre(shapes["helvetia"])}},
        "seas": {sea: {"rings": walked[sea], "name": realms.SEA_NAMES[sea]} for sea in SEAS},
        "outside": walked.get("red_sea", []),
        "crossings": [
            {"name": name, "between": [a, b], "from": on_coast(shapes[a], p, q), "to": on_coast(shapes[b], q, p)}
            for name, a, b, p, q in realms.CROSSINGS
        ],
        "pinches": [
            {"at": [round(c, 1) for c in snapped[place]], "between": between}
            for place, between in realms.PINCHES.values()
        ],
    }
    text = json.dumps(chart, ensure_ascii=False)
    print(len(arcs), "lines,", sum(map(len, arcs)), "points,", len(text) // 1000, "kB")
    print({area: (round(shapes[area].area), entry["room"]) for area, entry in entries.items()})
    CHART.write_text(text)
    for sentence in wrong:
        print("WRONG", sentence)
    sys.exit(bool(wrong))


def centre(shape: MultiPolygon) -> list[float]:
    return [round(c, 1) for c in shape.centroid.coords[0]]


def on_coast(shape: MultiPolygon, here: Point, there: Point) -> list[float]:
    """The point of a shore nearest to where the crossing begins."""
    near = shapely.shortest_line(shape, LineString([at(here), at(there)]).interpolate(0.5, normalized=True))
    return [round(c, 1) for c in near.coords[0]]


if __name__ == "__main__":
    main()
