/** More to wear, drive, live with and share, at the prices of large gifts. */
export const grandLife = `
# Fashion & Jewelry > Fashion @ Wren & Loom
320 | coat | BGA | Vintage Denim Archive, Three Pieces | Second Life Goods | fashion, vintage, history | Selvedge, chain stitch, other people's summers.
500 | coat | BGA | Trench Coat in Bonded Cotton | Wren & Loom | fashion, travel | Storm flap, horn buttons.
500 | ticket | BAG | Stylist for a Season with Vintage Tour | Second Life Goods | fashion, vintage, travel | Edit, repair, hunt.
1000 | shoe | GBA | Bespoke Shoes, First Pair with Lasts | Saddler's Row | fashion, crafts | Your feet in beech, forever.
2500 | coat | A | Gown or Dinner Suit from an Atelier | Wren & Loom | fashion, sewing, opera, music | For first nights.
2500 | bag | A | Handbag in Saddle Leather, Commissioned | Saddler's Row | fashion, crafts | Forty hours, two needles.
3600 | coat | A | Vintage Couture Coat with Provenance | Second Life Goods | fashion, vintage, history | Shown in 1962, worn tonight.
5000 | coat | A | Wardrobe of Seven, Cut for One | Wren & Loom | fashion, sewing | A week without a wrong day.
5000 | ticket | A | Fashion Weeks of Two Cities, for Two | Waymark | fashion, travel, photography | Seats, fittings, late dinners.
7000 | shelf | WA | Dressing Room in Pear Wood | Oak & Thistle | fashion, woodworking, home decor | A drawer for every scarf.
10000 | coat | A | Couture Dress, Six Fittings | Wren & Loom | fashion, art, sewing, embroidery | Four hundred hours by hand.
10000 | bag | A | Vintage Trunks, Restored Set of Four | Second Life Goods | fashion, vintage, travel, history | Labels of ships long gone.

# Fashion & Jewelry > Jewelry @ Marlowe & Finch
320 | ring | BAG | Goldsmith's Day: Make a Silver Ring | Marlowe & Finch | jewelry, crafts, art | Saw, solder, polish.
500 | necklace | BAG | Opal Pendant with Raw Edge | Marlowe & Finch | jewelry, fashion | A small weather.
500 | ring | BAG | Signet with Constellation | Marlowe & Finch | jewelry, astronomy | Their night sky in silver and sapphire dust.
1000 | ring | A | Vintage Art Deco Ring, Certified | Second Life Goods | jewelry, vintage, history | Geometry that sparkles.
2500 | necklace | A | Pearl Necklace with Gold Clasp | Marlowe & Finch | jewelry, fashion | Sixty lustrous moons.
3500 | ring | A | Ruby Ring in Recycled Gold | Marlowe & Finch | jewelry, fashion | Pigeon red, known mine.
5000 | necklace | A | Family Stones Reset by a Goldsmith | Marlowe & Finch | jewelry, family, history | Grandmother's brooch, tomorrow's necklace.
5000 | ticket | A | Gem Journey to the Sapphire Island | Waymark | jewelry, travel, science | Choose it in the mud, wear it at home.
6800 | ring | A | Diamond Bracelet, Articulated | Marlowe & Finch | jewelry, fashion | Moves like water.
10000 | necklace | A | Tiara to Necklace, Convertible, 1905 | Second Life Goods | jewelry, history, vintage | Two lives, one case.

# Fashion & Jewelry > Watches @ Marlowe & Finch
290 | watch | BGA | Railway Pocket Watch, Serviced | Second Life Goods | watches, history, vintage | Keeps time and stories.
420 | watch | BGA | Swimmer's Watch with Tide Bezel | Marlowe & Finch | watches, swimming, sailing | High water at a glance.
500 | watch | BGA | Pilot's Watch with Slide Rule | Marlowe & Finch | watches, aviation, travel | Fuel, speed, lunch.
500 | ticket | BGA | Build Your Own Watch in Two Days | Marlowe & Finch | watches, crafts, science | Dial, hands, heartbeat.
650 | watch | GA | Racing Chronograph, Meca-Quartz | Marlowe & Finch | watches, cars | Panda dial, perforated strap.
800 | clock | BGA | Watch Winder Cabinet for Four | Oak & Thistle | watches, woodworking, technology | Slow turns behind glass.
1000 | watch | GA | World Timer with Enamel Map | Marlowe & Finch | watches, travel, maps, aviation | Twenty-four cities, one crown.
1400 | watch | GA | Diver from 1971, Restored | Second Life Goods | watches, vintage, swimming, sailing | Faded bezel, new gaskets.
2500 | watch | GA | Automatic Watch with Meteorite Dial | Marlowe & Finch | watches, astronomy, science | Older than the sun's shadow.
2500 | ticket | A | Watch Valley Tour with Bench Days | Waymark | watches, travel, hiking | Six ateliers, cheese at noon.
3200 | watch | A | Flyback Chronograph for Aviators | Marlowe & Finch | watches, aviation | One push, and count again.
4300 | watch | A | Dashboard Clock and Watch Pair | Marlowe & Finch | watches, cars, vintage | One for the wrist, one for the rally.
5000 | watch | A | Regulator Watch with Hand-Engraved Movement | Marlowe & Finch | watches, art | Minutes in the middle, roses behind.
5000 | clock | A | Skeleton Clock under Glass Dome | Second Life Goods | watches, history, home decor | Shows its working.
8200 | watch | A | Minute Counter of 1958, Collector's Condition | Second Life Goods | watches, vintage, cars | Column wheel and box papers.
10000 | watch | A | Watch Made for One, from Dial to Rotor | Marlowe & Finch | watches, art | Eighteen months of letters from the bench.
10000 | clock | A | Orrery Clock in Brass | Northlight Optics | watches, astronomy, science, history | Planets on gears.

# Automotive > Cars & Driving @ Spoke & Tide
290 | ticket | BGA | Go-Kart Championship Evening for Eight | Spoke & Tide | cars, family | Helmets, laps, podium.
380 | tool | BHG | Mechanic's Tool Chest, 120 Pieces | Hartwell Edge | cars, tools, cycling | Metric, imperial, one magnet.
500 | ticket | BGA | Classic Cars Mechanics Course, Three Days | Spoke & Tide | cars, classic cars, tools | Carburettors without tears.
500 | ticket | BAG | Ice Driving in the Lakelands | Spoke & Tide | cars, travel, skiing | Sideways, on purpose.
700 | frame | BA | Their First Car as an Oil Painting | Studio Halden | cars, art, painting | Every dent included, and the sunset behind it.
1000 | ticket | BGA | Supercar Day, Three Cars and a Mountain Road | Spoke & Tide | cars, travel | Mint, orange, loud.
1000 | car | A | Pedal Car in Steel, for Little Racers | The Rainy Day Shop | cars, kids, family | Chrome, number plate, horn.
1900 | car | A | Car Detailing and Leather Restoration | Saddler's Row | cars, vintage | Better than the showroom.
2500 | car | A | Engine on a Stand: Build a Classic Six | Hartwell Edge | cars, science, tools | Then press the button.
2500 | ticket | AB | Vintage Rally Entry with a Borrowed Roadster | Spoke & Tide | cars, vintage, travel, maps | Roadbook, goggles, champagne.
3900 | car | A | Electric Kit Roadster for Children | The Rainy Day Shop | cars, kids, technology | Half scale, full grin.
5000 | car | A | Restored Moped from 1968 | Second Life Goods | cars, vintage, cycling | Sea green, fifty cubic centimetres.
5000 | ticket | A | Racing Licence Course with Final Race | Spoke & Tide | cars, fitness | Gloves, flags, grid.
9000 | car | A | Vintage Caravan, Rebuilt Inside | Second Life Goods | cars, camping, vintage, travel | Birch, curtains, enamel sink.
10000 | car | A | Classic Car Share: Six Weeks a Year, Five Cars | Spoke & Tide | cars, vintage, travel | Never the same dashboard.
10000 | car | A | Electric Conversion for a Small Classic | Spoke & Tide | cars, technology, vintage | Old face, new heart.
26000 | car | A | Restored Roadster of 1964 | Second Life Goods | cars, vintage, history, travel | Wire wheels, matching numbers.

# Beauty & Wellness > Skincare & Bath @ Stride & Stillness
270 | bottle | BAH | Skincare Cabinet, a Year of Refills | Stillness | skincare, wellness | Nine bottles, no waste.
380 | bath | BAH | Home Spa: Steamer, Mask, Robe and Oils | Stillness | skincare, spa, wellness | An evening with the door shut.
500 | gadget | BAG | Light Mask with Skincare Plan | Quiet Current | skincare, technology, wellness | Ten minutes of red glow.
1000 | bottle | BA | Perfume Organ: Compose at Home | Stillness | skincare, science, fashion, candles | Eighty notes in a stepped case.
1500 | ticket | AB | Thalasso Week on the Atlantic | Waymark | skincare, spa, wellness, swimming | Seaweed, salt, sleep.

# Home & Kitchen > Home Decor @ Kiln Street
290 | candle | WHA | Candelabra in Blown Glass with 60 Candles | Clearwater Glass | candles, home decor | Five flames, one breath.
350 | candle | BHA | Candles for a Year, a New Scent Monthly | Stillness | candles, home decor, wellness | Fig in June, smoke in December.
500 | candle | BAO | Candle Making Weekend with Perfumer | Stillness | candles, crafts, science | Wax, wick, bergamot.
500 | lamp | WA | Pendant Lamps in Rice Paper, Trio | Wren & Loom | home decor, design, architecture | Three moons over a table.
500 | vase | WA | Glassblowing Day and Vases to Keep | Clearwater Glass | home decor, vases, crafts, art | Your breath, made solid.
850 | candle | WA | Wall Sconces for Candles, Forged Pair | Hartwell Edge | candles, home decor | Shadows with edges.
1000 | candle | WA | Candle Studio with Wax Melter and Moulds | Stillness | candles, crafts, home decor | From kitchen to market stall.
1000 | chair | WA | Design Classics Chair, Reissued | Oak & Thistle | home decor, design, architecture | Drawn in 1951, sat in tonight.
1600 | candle | WA | Silver Candlesticks, Georgian Pair | Second Life Goods | candles, history, home decor | Weighted, hallmarked, slightly dented.
2500 | candle | WA | Chandelier for Forty Candles | Hartwell Edge | candles, home decor, history | Lowered by a pulley, raised to a hush.
2500 | ticket | AB | Architecture Pilgrimage with Drawing Teacher | Waymark | home decor, architecture, drawing, travel, design | Concrete chapels, glass houses.
2500 | lamp | WA | Interior Design for One Room, with a Designer | Kiln Street | home decor, design, architecture, art | From sketch to last lamp.
3800 | candle | WA | Fireplace Mantel and Lantern Set, Carved | Oak & Thistle | candles, home decor, woodworking | Oak leaves, beeswax light.
5000 | ticket | A | Architect for a Day, and a Model of Their House | Kiln Street | home decor, architecture, design, drawing | Pear wood, hinged roof.
5000 | candle | WA | Candle Workshop in the Garden, Built and Stocked | Oak & Thistle | candles, crafts, gardening | Vats, racks, a stable door.
5000 | chair | WA | Sofa in Danish Wool, Made to Measure | Oak & Thistle | home decor, reading, design | As long as the two of them.
7200 | candle | A | Perfumed Candles Line in Their Name | Stillness | candles, home decor, skincare | Five hundred jars, four scents.
10000 | lamp | A | Stained Glass Window, Commissioned | Clearwater Glass | home decor, art, design, architecture | Afternoon in nine blues.
10000 | candle | A | Candlelight Banquet for Forty in a Castle | Waymark | candles, history, family, music | Six hundred flames, three lutes.

# Family & Kids > Children @ The Rainy Day Shop
280 | toy | BHG | Building Bricks Chest, 5,000 Pieces | The Rainy Day Shop | kids, lego, family, crafts | Sorted once, never again.
400 | toy | BHO | Play Kitchen in Birch | Oak & Thistle | kids, cooking, woodworking | Serves a fine soup of leaves.
300 | toy | BHG | Dinosaurs in Wool, Museum Set | Wren & Loom | kids, dinosaurs, science, knitting | Six species, correct feathers.
500 | ticket | BHG | Family Circus and Dance Camp, One Week | Waymark | kids, family, dance, fitness | Tightrope by Thursday.
500 | toy | BHG | Doll's House with Working Lamps | Oak & Thistle | kids, woodworking, home decor | Wallpaper changes with the season.
800 | toy | BHG | Crafts Cabinet for Kids, 40 Drawers | The Rainy Day Shop | kids, crafts, art | Beads, felt, glue, glory.
1000 | toy | BHG | Brick Model of Their House, Designed to Build | The Rainy Day Shop | kids, lego, architecture, family | Eleven thousand bricks, one cat.
1800 | toy | BH | Climbing Frame with Slide and Ropes | Oak & Thistle | kids, climbing, fitness, family | Conquered every morning before breakfast.
2500 | toy | BHA | Wooden Railway for a Whole Garden | Oak & Thistle | kids, gardening, woodworking, family | Ride-on, with a signal box.
2500 | ticket | BA | Night at the Dinosaur Museum for Twelve | Waymark | kids, science, dinosaurs, history, museums | Torches and sleeping bags.
4000 | toy | BH | Puppet Theater with Twelve Marionettes | Studio Halden | kids, art, music, theater | Carved, strung, slightly cheeky.
5000 | toy | BA | Treehouse with Bridge | Oak & Thistle | kids, woodworking, gardening, family | Password set by the owner.
5000 | ticket | A | Brick Builders' Journey with Master Class | Waymark | kids, lego, travel, family | Factory, vault, one million pieces.
7800 | toy | A | Carousel Horse, Restored and Turning | Second Life Goods | kids, horses, history, art | Dapple grey, with music.
10000 | ticket | A | Dinosaurs in the Field: Family Expedition | Waymark | kids, dinosaurs, science, travel, family | A quarry, a cast, a name on the label.
10000 | toy | A | Brick Mosaic of Their Life, Built by Artists | Studio Halden | kids, lego, art, family | Ninety thousand studs.
12500 | toy | A | Adventure Playground for a Garden | Oak & Thistle | kids, gardening, climbing, family | Towers, tunnel, zip line.

# Travel & Experiences > Travel @ Waymark Travel
300 | ticket | BGA | First Flying Lesson in a Light Aircraft | Waymark | travel, aviation | Hands on the yoke, fields below.
350 | ticket | BGA | Hot-Air Balloon Breakfast | Waymark | travel, aviation, photography | Up with the sun, down with the mist.
500 | ticket | BGA | Gliding Weekend with Instructor | Waymark | travel, aviation, fitness | No engine, no hurry.
850 | ticket | BGA | Aerobatics Morning in an Open Biplane | Waymark | travel, aviation, vintage | A loop, a roll, and the scarf is provided.
1000 | ticket | AB | City Weekend by Night Train, for Two | Waymark | travel, museums, cooking | Couchette, gallery, late lunch.
2500 | ticket | AG | Solo Flight Course, Ten Hours | Waymark | travel, aviation, technology | Then the instructor steps out.
2500 | ticket | AB | Rail and Reading Journey for Musicians | Waymark | travel, music, piano, guitar | Seven salons with instruments that want playing.
5000 | ticket | A | Seaplane Islands, One Week for Two | Waymark | travel, aviation, swimming | Lagoons for runways.
5000 | ticket | A | Spice Islands under Sail, for Two | Waymark | travel, sailing, cooking, spices | Nutmeg, cloves, volcanoes.
7500 | gadget | A | Ultralight Aircraft Kit, Shared Build | Hartwell Edge | travel, aviation, woodworking, technology | Ribs, rivets, sky.
10000 | ticket | A | Private Pilot's Licence, Start to Finish | Waymark | travel, aviation, science | Theory by winter, wings by summer.
10000 | ticket | A | Grand Tour of Six Cities with Guides, for Two | Waymark | travel, museums, opera, wine, cooking | Slow trains and long tables.
13000 | ticket | A | Round the World by Rail and Ship, One Traveller | Waymark | travel, reading, sailing, photography | Ninety days, no airports.
18000 | ticket | A | Antarctica under Sail | Waymark | travel, sailing, photography, birdwatching, science | Eight guests, one horizon.

# Celebrations > Once in a Lifetime @ Second Life Goods
15000 | guitar | A | Vintage Guitar Trio with Touring Cases | Second Life Goods | guitar, music, vintage | Blonde, sunburst, black.
12000 | bicycle | A | Tandem and Support Car for a Summer of Cycling | Spoke & Tide | cycling, travel, cars | Ask which of you steers.
14000 | fish | A | Fishing Lodge for a Week, All Twelve Beds | Heron & Reed | fishing, camping, family, travel | River, cook, fire.
16000 | golf | A | Golf Grand Slam of Courses, Travel for Two | Fairway Lane | golf, tennis, travel | Nine nations, eighteen caddies.
11000 | horse | A | Riding Expedition with Gauchos, for Two | Waymark | horses, camping, travel | Condors above, mate below.
11800 | loom | A | Textile Collection of Nine Cultures | Second Life Goods | sewing, knitting, embroidery, history | Museum-mounted, yours to hang.
15200 | ticket | A | Ocean Swim and Surf Charter for Six Friends | Harbour Line | swimming, surfing, sailing | Follow the swell for a fortnight.
13200 | ticket | A | Ski Chalet for a Week with Chef and Guide | Ridge & Run | skiing, snowboarding, cooking, travel | Twelve beds, one fondue.
11400 | chess | A | Chess Library of a Grandmaster, 2,000 Volumes | Second Life Goods | chess, reading, history | Annotated, disputed, loved.
14500 | bath | A | Spa Suite with Hammam, Built at Home | Stillness | spa, skincare, wellness, home decor | Marble, mist, mint tea.
12900 | telescope | A | Astrograph of 14 Inches with Roll-Off Roof | Northlight Optics | astronomy, stargazing, photography | First light party included.
17500 | gadget | A | Humanoid Robot Research Kit | Quiet Current | technology, robotics, coding, science | Learns to pour tea.
13800 | film | A | Feature Film, Associate Producer Package | The Rainy Day Shop | movies, film, travel | A set chair, a premiere, a name in the credits.
11500 | guitar | A | Luthier's Apprenticeship, One Year of Saturdays | Hollow Oak Music | guitar, woodworking, music | Two guitars, one for the teacher.
12600 | piano | A | Concert Piano Year: Grand on Loan, Lessons, Recital Hall | Hollow Oak Music | piano, classical music, music | Ends with an evening for eighty.
30000 | piano | A | Art-Case Grand Piano in Bird's-Eye Maple | Hollow Oak Music | piano, art, home decor | A voice with a face.
12200 | ticket | A | Dance Company Patronage with Named Premiere | Hollow Oak Music | dance, ballet, opera, music | Rehearsals, first night, the party after it.
21000 | ticket | A | Private Ballet and Opera Gala at Home, in a Marquee | Hollow Oak Music | dance, ballet, opera, family | Two arias, one pas de deux, forty guests.
11200 | ticket | A | Arctic to Desert: Four Ultramarathons, Coached | Stride | running, fitness, hiking | Ice, jungle, salt, sand.
13400 | dumbbell | A | Garden Gym Pavilion with Running Track | Oak & Thistle | running, fitness, gardening | Ninety metres around the apple trees.
16200 | ticket | A | Trail Running and Hiking across the Himalaya | Stride | running, hiking, climbing, camping | Forty days, six passes.
18800 | ticket | A | Climbing and Hiking the Seven Summits of Europe | Larkfield | hiking, climbing, photography | One guide for all seven.
11600 | ticket | A | Barista World Year: Training, Travel, Competition | Morning Post | coffee, tea | From first tamp to the judges' table.
22500 | machine | A | Espresso Bar for a Family House, Stone and Brass | Alto Fuoco | coffee, chocolate, baking | Two groups, one pastry case.
12800 | record | A | Turntable Museum: Twelve Decks from 1930 On | Second Life Goods | vinyl, records, history | All serviced, all spinning.
19200 | record | A | Collector's Vinyl Estate of 6,000 Records | Second Life Goods | vinyl, jazz, classical music | One lifetime of taste, catalogued.
14600 | bottle | A | Whisky Collection from Closed Distilleries | Foxglove Bar | cocktails, whisky, history | Twelve names no still will make again.
11900 | cart | A | Cocktail Garden Bar with Herb Roof | Oak & Thistle | cocktails, grilling, gardening | Mint overhead, embers beside.
18000 | grill | A | Chuckwagon Kitchen on a Vintage Trailer | Ember & Ash | grilling, cooking, camping | Feeds two hundred under the stars.
12300 | binoculars | A | Bird Reserve Patronage with Hide in Their Name | Heron & Reed | birdwatching, animals, photography | Ten seasons of godwits.
24500 | ticket | A | A Big Year of Birdwatching, Guided on Five Continents | Heron & Reed | birdwatching, travel, photography | Fifteen hundred species, one notebook.
12700 | gadget | A | Pottery Village Month for the Whole Family | Kiln Street | pottery, family, art | Four wheels and a wood kiln.
13600 | thread | A | Haute Embroidery Commission: a Bed Hanging in Silk | Wren & Loom | sewing, embroidery, home decor | Two thousand hours of birds.
15600 | yarn | A | A Flock of One's Own: Twenty Sheep and a Mill | Wren & Loom | knitting, sewing, animals | Yarn with names attached.
11700 | pen | A | Writer's Year: Grant, Desk by the Sea, Editor | Paperlark Press | writing, reading | Twelve months of unhurried mornings.
20500 | puzzle | A | Puzzle Mansion Weekend Written for Thirty Guests | The Rainy Day Shop | puzzles, crosswords, board games, movies | Actors, secret doors, one solution.
11300 | surf | A | Surf Shack Share on a Point Break | Harbour Line | surfing, swimming, fishing | Six weeks a year, boards in the rafters.
14200 | ski | A | Ski and Snowboard Season with Private Guide | Ridge & Run | skiing, snowboarding, fitness | Twenty days wherever the snow is.
13100 | toy | A | Building Bricks Studio for Kids, with Master Builder | The Rainy Day Shop | kids, lego, dinosaurs, crafts | A dinosaur twelve feet long, by spring.
18200 | leash | A | Dog Meadow and Kennel in Oak, Landscaped | Wagtail | dogs, gardening, woodworking | Fences, brook, agility course.
16600 | horse | A | Stable for Two Horses, Timber-Framed | Oak & Thistle | horses, woodworking, animals | Half doors, hayloft, swallows.
11800.5 | bicycle | A | Collection of Six Historic Racing Bicycles | Second Life Goods | cycling, history, vintage | Each with its winner's story.
15800 | cushion | A | Meditation Pavilion with Garden of Moss | Oak & Thistle | yoga, meditation, wellness, gardening | Eight mats facing maple.
270 | thread | BHA | Embroidery Year: a Kit Each Month | Wren & Loom | sewing, embroidery, crafts | From chain stitch to gold work.
360 | sewing | BGH | Sewing Machine in Cast Metal, 1955, Serviced | Second Life Goods | sewing, vintage, embroidery | Straight stitch, straight through denim.
460 | thread | BGH | Dress Form and Pattern Course | Wren & Loom | sewing, fashion, embroidery | Adjusts in twelve places.
500 | cloth | BHA | Embroidery Table Lamp, Stand and Silk Library | Wren & Loom | sewing, embroidery, knitting | Three hundred shades, no eye strain.
780.5 | thread | BGA | Hand Embroidery Diploma, Five Modules | Wren & Loom | sewing, embroidery, art | Taught by post and by video.
330.5 | ticket | BAG | Contemporary Dance Evenings with Company Class | Hollow Oak Music | dance, ballet, fitness | Watch on Friday, try on Saturday.
500 | piano | BGA | Concert Piano Subscription, Eight Recitals | Hollow Oak Music | piano, classical music, music | Row five, left, where the hands are.
1200 | ticket | AB | Dancing Holiday on a Lake Steamer | Waymark | dance, music, sailing | Swing band, paddle wheels, polished deck.
640 | piano | BGA | Stage Piano Amp and Pedal Set | Quiet Current | piano, music, technology | Finally loud enough for the band.
3100 | ticket | A | Tango, Flamenco, Ballet: Three Cities of Dance | Waymark | dance, ballet, travel | One pair of shoes for each.
6200 | ticket | A | Ballroom Year with Champion Partner | Hollow Oak Music | dance, ballet, fitness | Lessons, gowns, one competition.
2900 | bottle | A | Skincare Atelier: Copper Still and Botanicals | Stillness | skincare, gardening, science | Rose water by June.
590 | boat | BGA | Sailing Club Membership with Dinghies | Harbour Line | sailing, swimming, family | Any boat on the rack, all summer.
850 | rope | BGA | Rigging and Sailmaking Course | Harbour Line | sailing, sewing, crafts | Palm, needle, splice.
340 | ski | BGH | Snowboard Boots and Touring Poles Set | Ridge & Run | skiing, snowboarding, hiking | Warm ankles on the way up.
460.5 | ski | BGH | Ski Passes for Ten Days, Any of Forty Hills | Ridge & Run | skiing, snowboarding, travel | Small lifts, short queues.
3700 | ticket | A | Splitboard and Ski Tour across a Glacier | Ridge & Run | skiing, snowboarding, hiking | Huts with stoves and no signal.
`;
