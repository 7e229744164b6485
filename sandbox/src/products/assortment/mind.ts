export const mind = `
# Books & Stationery > Reading @ Paperlark Press
7.5 | book | BHO | Brass Page Markers, Set of 20 | Paperlark Press | reading | Thin arrows that hold the line and never bend a corner.
15.5 | lamp | BGH | Clip-On Reading Light, Amber | Quiet Current | reading | Warm light for one page and one pair of eyes.
22 | book | BHO | Blind Date with a Book | Second Life Goods | reading | Wrapped in paper with four words that describe it, and nothing else.
35.5 | book | BHG | Collector's Edition of a Sea Adventure | Paperlark Press | reading, sailing | Cloth boards, sewn pages, and maps to get lost in.
43.5 | cushion | BHO | Reading Pillow with Pocket | Wren & Loom | reading, home decor | Holds a book at the right height and a bar of chocolate within reach.
59.5 | book | BAH | Book Subscription, Three Months | Paperlark Press | reading | A bookseller reads your answers and posts a novel each month.
99 | book | GBA | Illustrated Atlas of Imaginary Places | Paperlark Press | reading, travel | Two hundred lands that never were, drawn as if they had been.
138.5 | gadget | BGH | E-Reader with Warm Light | Quiet Current | reading, technology | A library in a coat pocket, readable on a beach and in the bath.
220 | book | GA | Personal Library Kit with Ex Libris Embosser | Paperlark Press | reading, home decor | Embosser, catalogue cards, and a stamp for books that were lent.
495 | chair | BAH | Reading Chair with Footstool | Oak & Thistle | reading, home decor | High back, wide arms for a cup, and room for feet tucked under.
930 | lamp | WA | Arc Floor Lamp in Aged Brass | Oak & Thistle | reading, home decor | Leans over a shoulder like somebody who wants to know how it ends.
1590 | book | GA | Leather-Bound Classics, Thirty Volumes | Paperlark Press | reading, history | Set, sewn and bound by hand; a shelf for the next generation.
5900 | shelf | WA | Library Wall with Rolling Ladder | Oak & Thistle | reading, woodworking | Measured, built and filled with light; the ladder is not optional.
18500 | book | A | Rare First Edition, Found for You | Second Life Goods | reading, history | Tell us the book; our searcher finds a fine copy with its history.

# Games > Board Games & Puzzles @ The Rainy Day Shop
9.9 | puzzle | BHO | Pocket Brain Teasers in Brass | The Rainy Day Shop | puzzles | Five knots of metal that come apart, in theory.
17.9 | cards | BHO | Illustrated Playing Cards, Botanical | The Rainy Day Shop | board games, gardening | Fifty-four flowers, printed on linen stock that shuffles well.
24.9 | puzzle | BHO | Jigsaw of 1,000 Pieces: Harbour at Dawn | The Rainy Day Shop | puzzles, sailing | Thick pieces, no dust, and a poster for the last three days of it.
29.9 | dice | BHG | Cooperative Board Game: Lighthouse Keepers | The Rainy Day Shop | board games, family | Two to five players against the weather, in forty minutes.
39.9 | dice | BHG | Strategy Game: The Spice Route | The Rainy Day Shop | board games, history | Trade, detour, and one very unreliable camel.
49.9 | puzzle | BHA | Wooden Jigsaw with Whimsy Pieces | Oak & Thistle | puzzles, woodworking | Hand-cut, with pieces shaped like what happens in the picture.
64.9 | dice | BHA | Mystery Evening in a Box, Six Chapters | The Rainy Day Shop | board games, reading | Letters, maps, ciphers; solve one chapter per evening.
89.9 | puzzle | BHO | Personalized Jigsaw from Your Map | The Rainy Day Shop | puzzles, travel | Any place in the world, with your address as its middle piece.
119 | cards | BHG | Board Game Table Topper, Rolled Neoprene | The Rainy Day Shop | board games | Cards lift easily, dice fall quietly.
260.5 | puzzle | BA | Puzzle Table with Drawers and Cover | Oak & Thistle | puzzles, woodworking | Four sorting drawers, and a lid for when dinner is ready.
2300 | table | WA | Gaming Table with Sunken Playfield | Oak & Thistle | board games, woodworking | Leave the game as it is, put the top on, eat, continue.

# Games > Chess @ The Rainy Day Shop
19 | chess | BHG | Magnetic Travel Chess | The Rainy Day Shop | chess, travel | Folds to the size of a paperback and keeps the position.
33 | book | BGO | One Hundred Beautiful Endgames | Paperlark Press | chess, reading | Explained in words first, and moves second.
79.5 | chess | BHA | Tournament Set in Boxwood | Oak & Thistle | chess, woodworking | Weighted, felted, on a board of maple and walnut.
215 | gadget | BGH | Electronic Chess Board with Lights | Quiet Current | chess, technology | Play a friend far away and move the pieces by hand.
355 | chess | BA | Chess Lessons with a Master, Ten Hours | The Rainy Day Shop | chess | Your games, looked at kindly and then again.
1150 | chess | WA | Carved Chess Set, Kings of the Sea | Oak & Thistle | chess, art | Thirty-two pieces cut by one carver over one winter.
6200 | table | A | Inlaid Chess Table with Two Chairs | Oak & Thistle | chess, home decor | Marquetry of nine woods and a drawer on either side.

# Electronics > Technology & Gaming @ Quiet Current
12.9 | cable | BGO | Braided Charging Cable with Leather Tie | Quiet Current | technology, travel | Three metres, any plug, never a knot.
27.9 | gadget | BGH | Pocket Retro Game with 200 Puzzles | Quiet Current | gaming, puzzles | Black and white, five buttons, a battery for a month.
47.9 | gadget | BGH | Electronics Kit: Build a Weather Station | Quiet Current | technology, science | Twelve sensors, no soldering, and a screen you wired yourself.
69.9 | speaker | BGH | Pocket Speaker in Recycled Shell | Quiet Current | technology, music | Twelve hours, waterproof, louder than it looks.
96 | gadget | BGH | Mechanical Keyboard with Quiet Switches | Quiet Current | technology, gaming | Solid aluminium, soft clicks, keycaps in cream and moss.
149.9 | headphones | BGH | Wireless Earbuds with Long Battery | Quiet Current | technology, music | Forty hours with the case, and voices that stay voices.
229 | gadget | BGH | Robot Arm to Build and Program | Quiet Current | technology, science | Six joints, a camera, and lessons from first move to chess move.
279 | headphones | BGHA | Over-Ear Headphones, Noise Cancelling | Quiet Current | technology, travel | Turns a flight into a library.
399 | gadget | BGH | Handheld Game Console | Quiet Current | gaming, technology | A bright screen, sticks that do not drift, a library of small marvels.
549 | gadget | BG | Drone with Stabilized Camera | Quiet Current | technology, photography | Follows, frames, and comes home before it is empty.
990 | gadget | GBA | Tablet with Pencil, 13 Inch | Quiet Current | technology, art | A sketchbook, a desk and a cinema that weighs a pound.
1890.5 | laptop | GB | Light Laptop with All-Day Battery | Quiet Current | technology, writing | One kilo, silent, and repaired for ten years.
2790 | gadget | BA | Home Cinema Projector, Ultra Short Throw | Quiet Current | movies, technology | A hundred inches of film from a box on the sideboard.
5200 | gadget | BA | Flight Simulator Cockpit with Motion | Quiet Current | gaming, technology | Yoke, pedals, three screens, and a seat that leans into the turn.
10900 | gadget | A | Home Automation, Designed and Installed | Quiet Current | technology, home decor | Light, heat, blinds and music that do the right thing by themselves, and a person to call.

# Science & Nature > Astronomy & Science @ Northlight Optics
14.9 | moon | BHO | Glow Star Map for the Ceiling, 300 Stars | Northlight Optics | astronomy, kids | Real constellations in their places, charged by daylight.
28.9 | moon | BAO | Star Chart of a Night You Choose | Northlight Optics | astronomy, art | The sky above any place at any hour, printed on heavy paper.
46.9 | moon | BHG | Moon Lamp with Real Craters | Northlight Optics | astronomy, home decor | Printed from a lunar survey, dims by touch.
73 | flask | BHG | Meteorite Fragment in a Frame | Northlight Optics | astronomy, science | Four billion years old, with its certificate.
110 | flask | BHG | Chemistry Set for Grown-Ups | Northlight Optics | science, cooking | Thirty experiments worth clearing the table for.
189.5 | telescope | BHG | Tabletop Telescope for First Light | Northlight Optics | astronomy | Saturn's rings from a balcony, ready in a minute.
349 | telescope | BHA | Star Tracker for Cameras | Northlight Optics | astronomy, photography | Turns with the sky, so that stars stay points.
799 | telescope | BA | Computer-Guided Telescope, 6 Inch | Northlight Optics | astronomy, technology | Name it, and it turns there: four thousand sights.
2100 | telescope | A | Smart Observatory Telescope | Northlight Optics | astronomy, technology | Galaxies on your tablet ten minutes after dusk.
3600 | ticket | AB | Northern Lights Journey with an Astronomer, for Two | Northlight Optics | astronomy, travel | Five nights under glass roofs, and somebody who explains the sky.
9400 | telescope | A | Backyard Observatory Dome | Northlight Optics | astronomy, woodworking | A two-metre dome, a pier, and first light with our team.
15500 | telescope | A | Refractor of 7 Inches on an Observatory Mount | Northlight Optics | astronomy | Hand-figured lenses, a mount that forgives nothing and needs to forgive nothing.

# Science & Nature > History @ Second Life Goods
18.9 | book | BGO | Letters That Changed the World, a Reader | Paperlark Press | history, reading | Seventy letters, each with the day it was written.
54.9 | frame | BHA | Historic Map of Your Town, Reprinted | Second Life Goods | history, travel | From a survey of the 1890s, on cotton paper.
129 | ticket | BHA | Family Tree Research, First Three Generations | Second Life Goods | history, family | A genealogist's findings with copies of every record.
420 | clock | WA | Restored Mantel Clock | Second Life Goods | history, home decor | Struck the hours in 1910, and strikes them again.
1700 | clock | A | Antique Barometer in Mahogany | Second Life Goods | history, sailing | Still right about rain after a hundred and thirty years.
`;
