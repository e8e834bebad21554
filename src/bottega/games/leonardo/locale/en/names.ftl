# Names of people, places and things. Attributes give the forms that sentences need.

seat-0 = Lapis
seat-1 = Verdigris
seat-2 = Ochre
seat-3 = Madder
seat-4 = Umber

place-council = Council
    .to = to the Council
    .from = from the Council
    .at = at the Council
place-workshop = Workshop
    .to = to the Workshop
    .from = from the Workshop
    .at = at the Workshop
place-academy = Academy
    .to = to the Academy
    .from = from the Academy
    .at = at the Academy
place-blacksmith = Blacksmith
    .to = to the Blacksmith
    .from = from the Blacksmith
    .at = at the Blacksmith
place-glass_maker = Glass maker
    .to = to the Glass maker
    .from = from the Glass maker
    .at = at the Glass maker
place-joiner = Joiner
    .to = to the Joiner
    .from = from the Joiner
    .at = at the Joiner
place-kiln = Kiln
    .to = to the Kiln
    .from = from the Kiln
    .at = at the Kiln
place-rope_maker = Rope maker
    .to = to the Rope maker
    .from = from the Rope maker
    .at = at the Rope maker
place-small_lab = small lab
    .to = to the small lab
    .from = from the small lab
    .at = at the small lab
place-large_lab = large lab
    .to = to the large lab
    .from = from the large lab
    .at = at the large lab

lab-small = small lab
    .in = in the small lab
lab-large = large lab
    .in = in the large lab

component-iron = iron
component-glass = glass
component-wood = wood
component-brick = brick
component-rope = rope

class-bronze = bronze
class-copper = copper
class-silver = silver
class-gold = gold

type-metalwork = metalwork
type-woodwork = woodwork
type-ropework = ropework
type-masonry = masonry
type-optics = optics

invention-1 = Automatic hammer
invention-2 = Secured pulley
invention-3 = Dimensioned sling
invention-4 = Fortified house
invention-5 = Viewing ocular
invention-6 = Unassailable dome
invention-7 = Underwater tank
invention-8 = Theatral latch
invention-9 = Glass palace
invention-10 = Reflecting window
invention-11 = People-thrower catapult
invention-12 = Bellows machine
invention-13 = Aiming crossbow
invention-14 = Slowing down flight
invention-15 = Enlightening lens
invention-16 = Double bomb dropping gear
invention-17 = Extracting tool
invention-18 = Flying machine
invention-19 = Lifting tower
invention-20 = Burning mirror
invention-21 = Automatic drill
invention-22 = Impassable wall
invention-23 = Invisible craft
invention-24 = Vaporizing kiln
invention-25 = Mimetic ocular

benefit-move = move an apprentice
benefit-florins = take the Council’s florins
benefit-look = look at the next inventions
benefit-component = buy a component for 1 florin

improvement-small_five = the small lab’s 5-space side
improvement-large_four = the large lab
improvement-large_six = the large lab’s 6-space side
improvement-man_small = a mechanical man in the small lab
improvement-man_large = a mechanical man in the large lab

favour-florins = five florins
favour-components = four components
favour-apprentice = an apprentice
favour-small_five = the small lab’s 5-space side and a component
favour-large_four = the large lab and a component
favour-large_six = the large lab’s 6-space side and a component
favour-man_small = a mechanical man in the small lab
favour-man_large = a mechanical man in the large lab
