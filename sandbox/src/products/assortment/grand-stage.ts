/** More to hear, watch, photograph, discover and play, at the prices of large gifts. */
export const grandStage = `
# Music & Film > Music @ Second Life Goods
280 | guitar | BGH | Parlour Guitar in Sapele | Hollow Oak Music | guitar, music | Small body, wide grin.
420 | guitar | BGA | Tube Amplifier, Five Watts | Hollow Oak Music | guitar, music, technology | Breaks up before the neighbors do.
500 | guitar | BGA | Archtop Jazz Guitar with Case | Hollow Oak Music | guitar, music, jazz | Warm as a late set.
500 | ticket | BAG | Opera Season for Two, Four Evenings | Hollow Oak Music | music, opera, travel, theater | Stalls, surtitles, sparkling intervals.
500 | piano | BGA | Piano Lessons, Twenty Weeks at Home | Hollow Oak Music | piano, music, classical music | The teacher comes; excuses go.
360 | piano | BGH | Classical Music Scores Library with Piano Lamp | Hollow Oak Music | piano, classical music, reading, music | Urtext, cloth-bound, easy to turn.
420 | ticket | BAG | Ballroom Dancing Course for Two, Ten Evenings | Hollow Oak Music | dance, music, fitness | Waltz by week three.
500 | ticket | BAG | Ballet Season, Two Seats in the Dress Circle | Hollow Oak Music | dance, ballet, music, theater | Swans, snow, and a new piece.
700 | guitar | BGA | Electric Guitar Built from a Kit, with Luthier | Hollow Oak Music | guitar, woodworking, music | Your own hole in your own headstock.
850 | piano | BGA | Piano Restoration: Voicing, Tuning, New Felts | Hollow Oak Music | piano, music, history | The old upright gets its voice back.
1000 | guitar | BGA | Classical Guitar in Cedar and Rosewood | Hollow Oak Music | guitar, classical music, music | Concert scale, quick answer.
1000 | guitar | BGA | Guitar Camp by the Sea, One Week | Hollow Oak Music | guitar, music, travel | Chords, campfire, open stage.
1000 | piano | BGA | Digital Piano in a Wooden Cabinet | Quiet Current | piano, music, home decor | Hammers inside, headphones beside.
1000 | ticket | AB | Jazz Festival Week with Backstage Passes | Hollow Oak Music | music, jazz, travel, vinyl | Sound checks, late sets, record fair.
1000 | ticket | AB | Dance Week in the City of Tango | Waymark | dance, music, travel | Milongas until the metro opens.
1700 | guitar | BGA | Resonator Guitar, Nickel-Plated Brass | Hollow Oak Music | guitar, music, vintage | Loud, proud, blue.
1800 | ticket | AB | Opera House Weekend in Three Acts, for Two | Waymark | music, opera, travel, classical music | Box, dinner, costume workshop.
2500 | guitar | A | Vintage Guitar of 1965, Checked and Set Up | Second Life Goods | guitar, music, history, vintage | Every scratch documented.
2500 | piano | A | Hybrid Piano with Silent Mode | Quiet Current | piano, music, technology | Real action, no argument at night.
2500 | piano | AG | Piano Summer Academy with Recital | Hollow Oak Music | piano, classical music, music, travel | Two weeks, one concert grand, one evening in the spotlight.
2500 | music | A | Violin by a Young Maker | Hollow Oak Music | music, classical music, woodworking | Tried for a month in their own hands.
2500 | ticket | AB | Ballet Behind the Curtain: Gala Weekend | Waymark | dance, ballet, travel, music | Class from the wings, gala from the box.
3500 | guitar | A | Flamenco Guitar and a Fortnight of Lessons in the South | Hollow Oak Music | guitar, dance, music, travel | Cypress, clapping, midnight.
3600 | piano | A | Player Piano, Restored, with Ninety Rolls | Second Life Goods | piano, history, music | Pure ragtime, powered by your feet.
4600 | music | A | A Song Written, Arranged and Recorded for Them | Hollow Oak Music | music, records, vinyl | String quartet, studio, pressed on ten LPs.
5000 | guitar | A | Handmade Acoustic Guitar in Koa | Hollow Oak Music | guitar, music, woodworking | One tree, one bench, one voice.
5000 | piano | A | Console Piano in Cherry | Hollow Oak Music | piano, music, home decor | Fits a small room and has the heart of a concert hall.
5000 | ticket | A | Great Opera Houses by Night Train, for Two | Waymark | music, opera, classical music, travel | Five cities, five overtures.
5000 | ticket | A | Dance Residency with a Ballet Company | Hollow Oak Music | dance, ballet, fitness, music | A month at the barre for devoted amateurs.
6900 | guitar | A | Jazz Archtop, Carved to Order | Hollow Oak Music | guitar, jazz, music, woodworking | Spruce tapped and tuned before the glue.
7200 | piano | A | Harpsichord, Built with Your Motto on the Lid | Hollow Oak Music | piano, classical music, woodworking, art | Quills, gilding, flowers.
8300 | shelf | A | Dance Floor and Mirrors, Laid at Home | Oak & Thistle | dance, ballet, fitness, home decor | Sprung ash, barre on two heights.
10000 | guitar | A | Pair of Concert Guitars from One Tree | Hollow Oak Music | guitar, music, family | One to keep and one to lend.
10000 | piano | A | Boudoir Grand Piano, Rebuilt | Hollow Oak Music | piano, music, history | New soundboard, original carving.
10000 | music | A | Chamber Concert at Home, Once a Month for a Year | Hollow Oak Music | music, classical music, jazz, family | Quartets, songs, and a jazz trio for the birthday.
16000 | ticket | A | Commissioned Ballet Miniature for Two Dancers | Hollow Oak Music | dance, ballet, music, art | Eight minutes, danced once, filmed well.

# Music & Film > Vinyl & Listening @ Second Life Goods
300 | record | BHA | Jazz on Vinyl: Twelve Audiophile Pressings | Second Life Goods | vinyl, jazz, music | Blue covers, black silence.
450 | headphones | BGA | Open-Back Headphones in Walnut | Quiet Current | vinyl, music, technology | The room stays, the walls go.
500 | record | BGA | Turntable in Solid Beech with Bluetooth | Quiet Current | vinyl, music, technology | One cable or none.
500 | shelf | WBA | Record Cabinet for 300 LPs | Oak & Thistle | vinyl, records, woodworking, home decor | Flip, tilt, find.
820 | machine | BGA | Record Cleaning Machine, Vacuum | Quiet Current | vinyl, records, technology | Wash, dry, gasp.
1000 | record | BAH | Opera Complete on Vinyl, 60 Boxed Records | Second Life Goods | vinyl, opera, classical music, music | Great voices, heavy boxes.
1000 | speaker | BGA | Valve Amplifier in Glass and Oak | Quiet Current | vinyl, music, home decor | Glows like a small town.
2500 | record | A | Turntable in Slate with Two Arms | Hollow Oak Music | vinyl, music, technology | One for mono, one for wonder.
2500 | record | A | Jukebox of 1958, Restored | Second Life Goods | vinyl, music, history, vintage | Fifty sides, free plays.
4000 | record | A | A Collector's Jazz Library, 400 Records | Second Life Goods | vinyl, jazz, music, records | Sorted, cleaned, catalogued.
5000 | speaker | A | Horn Loudspeakers, Hand-Turned | Hollow Oak Music | vinyl, music, woodworking | Trumpets the size of armchairs.
5000 | ticket | A | Cut Your Own Record: Studio Week | Hollow Oak Music | vinyl, music, guitar, piano | Sing it on Monday, hold it on Friday.
7500 | record | A | Turntable, Arm and Stage by One Watchmaker | Hollow Oak Music | vinyl, watches, technology | Four hundred jewels between needle and ear.
10000 | cart | A | Listening Lounge with Bar and Record Wall | Oak & Thistle | vinyl, cocktails, music, home decor | Two chairs, one lamp, all sides A.
10000 | speaker | A | Electrostatic Loudspeakers, Pair | Hollow Oak Music | vinyl, classical music, music, technology | See-through, and so is the sound.

# Music & Film > Photography @ Northlight Optics
275 | camera | BGA | Pinhole Camera in Teak and Brass | Northlight Optics | photography, woodworking, film, cameras | No lens, long patience.
450 | camera | BGA | Darkroom Kit with Enlarger | Second Life Goods | photography, film, science | Red light, slow magic.
500 | camera | BGA | Macro Lens and Ring Light | Northlight Optics | photography, gardening, cameras | Bees become lions.
500 | ticket | BAG | Street Photography Weekend with Film Cameras | Northlight Optics | photography, film, travel | Six rolls, four corners.
900 | camera | BGA | Twin-Lens Reflex, Overhauled | Second Life Goods | photography, film, history, vintage | Look down, see the world.
1000 | gadget | BGA | Camera Drone with Long Reach | Quiet Current | photography, technology, travel | Coastlines, no propeller panic.
1000 | frame | WAB | Exhibition of Their Photographs, Printed and Hung | Northlight Optics | photography, art, home decor | Fifteen frames and an opening night.
1850 | camera | A | Large-Format Camera in Cherry | Northlight Optics | photography, woodworking, film, cameras | One sheet, one mountain, one try.
2500 | camera | GA | Full-Frame Camera with Three Lenses | Northlight Optics | photography, cameras, technology | Wide, normal, far.
2500 | ticket | AB | Arctic Light Photography Cruise | Waymark | photography, sailing, travel | Ice, bears, blue hours.
3700 | camera | A | Telephoto Lens for Wildlife and Sports | Northlight Optics | photography, birdwatching, cameras | The far bank, up close.
5000 | book | A | Photographer's Monograph: Edited, Printed, Bound | Paperlark Press | photography, art, reading | Two hundred copies of their eye.
5000 | camera | A | Medium-Format Digital Camera | Northlight Optics | photography, cameras, technology | A walnut grip and a hundred megapixels.
7200 | greenhouse | A | Darkroom and Print Studio, Built In | Oak & Thistle | photography, film, art, woodworking | Sinks, safelights, dry mount press.
10000 | ticket | A | Year with a Photo Mentor and Four Journeys | Northlight Optics | photography, travel, art | A season in each direction.
10000 | camera | A | Collector's Rangefinder Set of 1954 | Second Life Goods | photography, history, film, cameras | Three lenses, one serial number.

# Music & Film > Movies @ The Rainy Day Shop
280 | film | BHA | Silent Films with Live Piano, Private Screening | The Rainy Day Shop | movies, piano, film, music | For twelve friends and one pianist.
500 | film | BGA | Projector for Garden Cinema with Screen | Quiet Current | movies, film, technology, gardening | Grass, blankets, credits.
500 | ticket | BGA | Screenwriting and Film School, Five Weekends | The Rainy Day Shop | movies, film, writing | From logline to short.
850 | film | BHA | Film Posters of the Sixties, Three Originals | Second Life Goods | movies, film, art, vintage | Backed with linen and ready to be framed.
1000 | film | BGA | Cinema Camera for First Films | Northlight Optics | movies, film, photography, cameras | Log, lens, action.
1000 | ticket | AB | Film Festival by the Sea, One Week for Two | Waymark | movies, film, travel | Red carpet, bare feet.
2500 | film | A | Restored 35 mm Projector with Screening Night | Second Life Goods | movies, film, history | Arc light and a flapping reel.
2500 | film | GA | Screening Wall: Laser Projector and Sound | Quiet Current | movies, technology, music | Larger than life, smaller than a shoebox.
4200 | ticket | A | Make a Short Film with a Crew, Five Days | The Rainy Day Shop | movies, film, writing, photography | They direct; professionals carry.
5000 | film | A | Popcorn-to-Curtain Home Cinema | Oak & Thistle | movies, home decor, technology | Six seats, one velvet curtain.
7700 | film | A | Documentary of Their Life, Filmed and Cut | The Rainy Day Shop | movies, film, family, history | Forty minutes, no villains.
10000 | ticket | A | Film Locations Around the World, for Two | Waymark | movies, film, travel, photography | Stand where they stood.
10000 | film | A | Private Cinema, Acoustics to Aisle Lights | Oak & Thistle | movies, film, technology, home decor | Twelve seats and a box office.

# Electronics > Technology & Gaming @ Quiet Current
300 | gadget | BGH | Robotics Kit with Vision and Wheels | Quiet Current | technology, robotics, science, coding | Finds the red ball by itself.
420 | gadget | BGH | Smart Home Starter: Light, Heat, Locks | Quiet Current | technology, smart home, home decor | Goodnight to the whole house.
330 | chair | BGH | Gaming Chair in Wool Felt | Oak & Thistle | gaming, home decor, technology | No racing stripes at all.
500 | gadget | BGH | Virtual Reality Headset | Quiet Current | gaming, technology, fitness | Swing, duck, gasp.
500 | gadget | BGH | Console Bundle with Twelve Family Games | Quiet Current | gaming, technology, family, kids | Four pads, one sofa.
500 | ticket | BG | Coding and Game Design Course, Ten Weeks | Quiet Current | gaming, technology, coding, art | Ends with a playable world.
750 | gadget | GBH | 3D Printer with Four Colours | Quiet Current | technology, crafts, kids, science | Dragons by dinner.
950 | gadget | BGH | Arcade Cabinet for Two | Quiet Current | gaming, technology, vintage | Two sticks, forty games, no coins.
1000 | gadget | BG | Sim Racing Seat with Wheel and Pedals | Quiet Current | gaming, cars, technology | Apexes at home.
1000 | gadget | BGA | Robot Dog to Program | Quiet Current | technology, robotics, dogs, coding | Sits, fetches, debugs.
1000 | speaker | WAB | Music in Four Rooms, Installed | Quiet Current | technology, smart home, music, home decor | One song walks with you.
1700 | gadget | BG | Gaming PC in a Small Walnut Case | Quiet Current | gaming, technology, woodworking | Fast, cool, pretty.
2200 | gadget | A | Pinball Machine, Refurbished | Second Life Goods | gaming, vintage, family | New rubber, bright lamps, and tilts are forgiven.
2500 | laptop | GA | Workstation Laptop for Makers | Quiet Current | technology, coding, gaming, film | Renders on a train.
2500 | gadget | A | Robotics Workshop with Six-Axis Arm | Quiet Current | technology, robotics, science, woodworking | Industrial grace on a kitchen table.
3400 | gadget | A | Pinball Built Around Your Story | Quiet Current | gaming, art, family | Their face on the backglass.
4400 | gadget | A | Smart Home for Gardens and Houses, Installed | Quiet Current | technology, smart home, gardening | Waters, shades, locks, reports.
5000 | gadget | A | Racing Simulator with Motion and Surround Screens | Quiet Current | gaming, cars, technology | Feels each kerb.
5000 | gadget | A | Laser Cutter and Robotics Lab for a Garage | Quiet Current | technology, robotics, crafts, coding | Ideas to objects by Sunday.
7700 | gadget | A | Game Room: Arcade, Pinball, Table | Oak & Thistle | gaming, board games, home decor | Planned, wired, delivered on one truck.
10000 | gadget | A | A Game Made About Them by a Small Studio | Quiet Current | gaming, art, coding, music | Six levels of inside jokes.
10000 | gadget | A | Helicopter Cockpit Simulator | Quiet Current | gaming, technology, aviation | Hover, if you can.
14000 | ticket | A | Zero-Gravity Flight and Space Camp | Waymark | technology, astronomy, science, travel, space | Fifteen parabolas, one grin.

# Science & Nature > Astronomy & Science @ Northlight Optics
270 | flask | BGH | Research Microscope, Trinocular | Northlight Optics | science, technology, kids | Pond water, front row.
380 | telescope | BGH | Stargazing Binoculars with Parallelogram Mount | Northlight Optics | astronomy, stargazing, birdwatching | Share a comet without moving it.
500 | telescope | BGH | Dobsonian Telescope, 8 Inch | Northlight Optics | astronomy, science, stargazing | Light bucket, simple base.
500 | ticket | BGA | Observatory Nights: Six Evenings with an Astronomer | Northlight Optics | astronomy, science, photography | Planets, tea, blankets.
680 | flask | BGA | Fossil Collection with Dinosaur Tooth | Northlight Optics | science, kids, history, dinosaurs | Eleven specimens and a field guide.
1000 | ticket | AG | Dinosaur Dig in the Badlands, One Week | Waymark | science, kids, history, travel, dinosaurs | Plaster, brushes, and a real femur.
1000 | telescope | GA | Solar Telescope for Flares | Northlight Optics | astronomy, science | The sun, safely furious.
1800 | flask | A | Home Laboratory Bench with Instruments | Northlight Optics | science, technology, cooking | Spectrometer next to the spice rack.
2500 | telescope | A | Dobsonian Telescope, 16 Inch, Truss | Northlight Optics | astronomy, stargazing, camping | Galaxies from a field.
2500 | ticket | AB | Eclipse Journey with Scientists | Waymark | astronomy, science, travel, photography | Two minutes worth two weeks.
3900 | camera | A | Deep-Sky Imaging Rig | Northlight Optics | astronomy, photography, technology | Mount, camera, patience by software.
5000 | flask | A | Meteorite, Museum Grade | Northlight Optics | astronomy, science, history, space | Pallasite slice, lit from behind.
5000 | ticket | A | Science Voyage on a Research Ship | Waymark | science, sailing, travel, animals | Plankton nets, whales, lectures.
7300 | telescope | A | Telescope of Brass, 1890, Restored | Second Life Goods | astronomy, history, art | Saturn as they saw it.
10000 | telescope | A | Remote Observatory Share under Desert Skies | Northlight Optics | astronomy, technology, photography, science | Three hundred clear nights from the sofa.
10000 | ticket | A | Polar Science Expedition, Three Weeks | Waymark | science, travel, photography, animals | Ice cores, penguins, and data to carry home.

# Games > Board Games, Puzzles & Chess @ The Rainy Day Shop
280 | dice | BHG | Board Games Library: Twelve Award Winners | The Rainy Day Shop | board games, family | One for every month.
400 | chess | BGA | Chess Set in Boxwood and Ebony, Luxury Knights | Oak & Thistle | chess, woodworking | Manes cut hair by hair.
330 | puzzle | BHA | Puzzle of the Month in Wood, One Year | The Rainy Day Shop | puzzles, crosswords, woodworking | Twelve boxes without instructions.
500 | chess | BGA | Chess Holiday: Four Days with a Grandmaster | The Rainy Day Shop | chess, travel, puzzles | Simuls, soup, endgames.
500 | puzzle | BHA | Crosswords and Puzzles Written About Them | The Rainy Day Shop | puzzles, crosswords, reading, writing | Fifty grids full of family.
500 | dice | BHG | Board Game of Their Town, Designed to Order | The Rainy Day Shop | board games, art, family | Corner shops to conquer.
800 | puzzle | BHA | Jigsaw of 40,000 Pieces with Sorting Table | The Rainy Day Shop | puzzles, art, family | See you in autumn.
900 | table | WA | Card and Board Games Table, Folding | Oak & Thistle | board games, chess, woodworking | Felt one side, squares on the other.
1000 | chess | BA | Self-Moving Chess Board | Quiet Current | chess, technology, gaming | The opponent's bishop slides by itself.
1000 | puzzle | BA | Escape Room in a Trunk | The Rainy Day Shop | puzzles, board games, history | Nine locks, one legacy.
1800 | puzzle | A | Puzzle Chest with Seven Secret Drawers | Oak & Thistle | puzzles, woodworking, crosswords | The last drawer took a year.
2500 | chess | A | Bronze Chess Set, Cast and Patinated | Studio Halden | chess, art, history | Every opening gets some weight.
2500 | table | WA | Board Games Evening Table for Eight | Oak & Thistle | board games, puzzles, woodworking | Cup holders hidden, dice rail not.
3600 | puzzle | A | Puzzle Hunt Around Your City, Made for Forty | The Rainy Day Shop | puzzles, board games, travel | Actors, ciphers, a final feast.
3800 | chess | A | Antique Chess Set of 1860 with Casket | Second Life Goods | chess, history, art | Barleycorn pattern, red and white.
5000 | puzzle | A | Secret Room with Puzzle Lock, Built | Oak & Thistle | puzzles, reading, woodworking | Behind the bookcase, naturally.
5000 | dice | A | Board Games Collection of 300, with Shelves | The Rainy Day Shop | board games, family, puzzles | Catalogued by mood.
5000 | chess | A | Chess Year with a Grandmaster and Three Tournaments | The Rainy Day Shop | chess, travel | Openings in spring, Reykjavik in autumn.
8500 | puzzle | A | Automaton Puzzle Cabinet, Commissioned | Oak & Thistle | puzzles, art, watches, woodworking | Solve it, and the nightingale sings.
9000 | table | A | Board Game Studio: Their Design, Printed Run | The Rainy Day Shop | board games, art | A thousand boxes with their name.
10000 | chess | A | Garden Chess in Carved Oak and Limestone | Oak & Thistle | chess, gardening, board games, art | Knights up to the hip.
10000 | puzzle | A | Hedge Maze with Riddles, Planted | Fernley & Moss | puzzles, gardening, board games, crosswords | Six hundred yews and one answer.
`;
