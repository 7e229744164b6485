/** More for pastimes, at prices that most gifts have. */
export const pastimes = `
# Music & Film > Music @ Second Life Goods
19.4 | guitar | BHO | Clip-On Tuner with Colour Display | Hollow Oak Music | guitar, music | Green means go, for strings of every kind.
29.4 | guitar | BGH | Fingerstyle in Forty Evenings, Song Book | Hollow Oak Music | guitar, reading | One page, one evening, one thing that sounds good already.
54.4 | guitar | BHG | Wall Hanger in Walnut with Pick Drawer | Oak & Thistle | guitar, woodworking | An instrument in sight is an instrument in hand.
72.4 | guitar | BHG | Slide, Capo and Strings Box | Hollow Oak Music | guitar, music | Everything that gets lost, in a tin that does not.
129.4 | guitar | BGH | Pocket Amplifier with Rhythm Box | Quiet Current | guitar, technology | A band of one in the kitchen, headphones included.
185.4 | guitar | BHG | Travel Guitar, Three-Quarter Size | Hollow Oak Music | guitar, travel | Fits the overhead rack and the lap beside the fire.
14.4 | piano | BHO | Piano Key Coasters, Set of 4 | Oak & Thistle | piano, music | Ebony, ivory-coloured maple, and no rings on the table.
32.4 | piano | BHG | Film Themes for Two Hands, Sheet Music | Hollow Oak Music | piano, movies | Twenty melodies, easy left hand, grand right one.
69.4 | lamp | BHA | Piano Lamp in Brushed Brass | Oak & Thistle | piano, reading | Lights the page and not the player.
149.4 | chair | BHG | Height-Adjustable Piano Bench | Oak & Thistle | piano, home decor | Quiet hinges, soft top, a compartment for scores.
34.6 | record | BHG | Record Cleaning Kit with Bath | Hollow Oak Music | vinyl, music | Fifty years of dust, gone in a minute.
59.6 | record | BHO | Soul on Vinyl, Club of Three Months | Second Life Goods | vinyl, music | One record a month with a letter about its B-side.
88.6 | headphones | BHG | Listening Evenings: Headphone Stand and Guide | Oak & Thistle | vinyl, music | A walnut stand, and a hundred albums to hear lying down.
165.6 | speaker | BGH | Phono Preamplifier with Warm Tubes | Quiet Current | vinyl, technology | Two small lights and a bigger room.
18.6 | film | BHO | Film Trivia in a Tin, 300 Cards | The Rainy Day Shop | movies, board games | From easy to "nobody knows that".
44.6 | film | BHO | Screenplay Classics, Three Facsimiles | Paperlark Press | movies, writing | With the notes in the margin.
79.6 | film | BHA | Cinema Night Crate for Four | Hedgerow Hives | movies, family | Popcorn pan, blankets, tickets to tear, a short film on a stick.
119.6 | ticket | BAG | Film Festival Pass, One Week | Waymark | movies, travel | Twenty films, four of which you will tell everybody about.
21.6 | camera | BGO | Cyanotype Paper Kit, Sun Prints | Northlight Optics | photography, art | Leaves, light, water: blue.
58.6 | camera | BGH | Photo Walk Cards, 52 Assignments | Northlight Optics | photography, puzzles | One card, one hour, one good picture.
99.6 | camera | BGH | Tabletop Tripod in Magnesium | Northlight Optics | photography, travel | Holds a serious camera on a café table.
135.6 | camera | BGA | Portrait Lighting Kit for the Living Room | Northlight Optics | photography, technology | Two lamps and a soft box that folds into a drawer.

# Sports & Outdoors > Water & Winter @ Harbour Line
14.6 | surf | BHO | Surf Wax Sampler, Four Temperatures | Harbour Line | surfing, swimming | Coconut, bay, lime, and one for cold mornings.
36.6 | surf | BHO | Surf Break Map, Letterpress | Harbour Line | surfing, art | A hundred waves with their moods.
129.6 | surf | BHG | Balance Board with Cork Roller | Harbour Line | surfing, fitness | The sea, for the living room.
22.6 | goggles | BHO | Swim Log and Tide Tables | Harbour Line | swimming, writing | Temperatures, distances, seals met.
68.6 | towel | BHA | Tow Float with Dry Pocket | Harbour Line | swimming, travel | Seen by boats, holds a key, weighs nothing.
149.6 | robe | BHA | Neoprene Swim Set for Cold Water | Harbour Line | swimming, wellness | Gloves, boots and a hood for people who go in anyway.
23.6 | socks | BHO | Neck Warmer in Merino, Mountain Print | Ridge & Run | skiing, hiking | One tube, eleven ways to wear it.
38.6 | ski | BHG | Ski Tuning Kit with Waxes | Ridge & Run | skiing, woodworking | Edges, base and brush, and a card for each kind of snow.
84.6 | gloves | BHA | Leather Ski Mittens, Waxed | Ridge & Run | skiing, fashion | Baked, waxed, warm, and better each winter.
169.6 | helmet | BHG | Ski Helmet with Visor | Ridge & Run | skiing, technology | Lighter than a hat, clear in fog.
24.6 | boat | BHO | Brass Ship's Whistle on a Cord | Harbour Line | sailing, music | Two notes that every deckhand knows.
62.6 | boat | BHA | Half-Model Kit of a Pilot Cutter | Harbour Line | sailing, woodworking | Lime wood, plans, and a board to hang it on.
148.6 | rope | BHG | Sailing Jacket, Inshore | Harbour Line | sailing, fashion | Two layers, warm collar, a pocket for the knife.
178.6 | clock | BAG | Brass Tide Clock | Harbour Line | sailing, home decor | One hand that tells when there is a beach.
34.8 | fish | BHG | Hand-Carved Lures, Set of Three | Heron & Reed | fishing, woodworking | Perch, roach, and something that only pike understand.
64.8 | fish | BHO | Trout Cookbook and Smoker Box | Heron & Reed | fishing, cooking | From river to table with alder chips.
98.8 | fish | BHA | Waxed Fishing Vest, Fourteen Pockets | Heron & Reed | fishing, fashion | Each pocket with its own opinion of what belongs in it.
189.8 | fish | BGA | Guided Morning on a Chalk Stream | Heron & Reed | fishing, birdwatching | One guide, one kingfisher, two rods.
35.6 | golf | BHG | Golf Glove of Cabretta Leather, Pair | Fairway Lane | golf, fashion | Like no glove at all, until it rains.
79.2 | golf | BHG | Headcovers in Boiled Wool, Trio | Fairway Lane | golf, knitting | Driver, wood and hybrid, knitted and felted.
129.2 | golf | BHA | Laser Rangefinder, Pocket | Northlight Optics | golf, technology | The flag, to the yard, in half a second.
198.2 | golf | BAG | Three Lessons with Video Analysis | Fairway Lane | golf, technology | Find the one thing; fix it.
19.6 | racket | BHO | Vintage Tennis Poster, Clay Season | Studio Halden | tennis, art | Ochre court, white dress, long shadow.
39.2 | racket | BHG | Tennis Balls by the Dozen in a Tin | Fairway Lane | tennis, fitness | Fresh felt twelve times.
74.2 | bag | BHG | Racket Backpack in Canvas | Fairway Lane | tennis, fashion | Two rackets, one towel, no logo.
145.2 | ticket | BAG | Indoor Court, Ten Hours with Coach | Fairway Lane | tennis, fitness | Ten cold evenings in the warm, backhand included.

# Sports & Outdoors > Cycling, Running & Movement @ Stride & Stillness
16.6 | socks | BHO | Cyclist's Cap, Cotton Twill | Spoke & Tide | cycling, fashion | Peak up for climbing, down for drizzle.
36.4 | tool | BHG | Chain Care Kit in a Roll | Spoke & Tide | cycling | Brush, wax, cloth; black fingers become optional.
89.2 | bag | BHG | Handlebar Bag with Map Window | Spoke & Tide | cycling, travel | Snacks in reach, road in view.
148.2 | coat | BHA | Rain Cape for Cyclists | Spoke & Tide | cycling, fashion | Dry arms, dry knees, a window for the lamp.
22.4 | socks | BHO | Race Bib and Medal Frame | Oak & Thistle | running, home decor | For the one that hurt and the one that did not.
66.4 | socks | BHG | Running Vest with Soft Flasks | Stride | running, hiking | Two litres of water that do not slosh.
18.4 | dumbbell | BHG | Skipping Rope with Wooden Grips | Stride | fitness, running | Ten minutes, whole body, small space.
72.2 | dumbbell | BHG | Kettlebell with Training Plan | Stride | fitness | Twelve kilos and twelve weeks.
145.4 | dumbbell | BGA | Doorway Pull-Up and Ring Set | Stride | fitness, woodworking | Birch rings, padded bar, no screws.
15.4 | cushion | BHO | Yoga Strap and Eye Pillow, Lavender | Stillness | yoga, wellness | One lengthens, the other lets go.
32.2 | cushion | BHO | Cork Yoga Blocks, Pair | Stillness | yoga, fitness | The floor, brought closer.
88.4 | cushion | BHA | Yoga Bag, Towel and Bolster Bundle | Stillness | yoga, fashion | Everything for a class, and for the nap after it.
178.4 | ticket | BAG | Breath and Movement: Six-Week Course | Stillness | yoga, wellness | Small group, patient teacher, warm floor.

# Arts & Crafts > Makers' Corner @ Studio Halden
22.8 | cup | BHO | Glaze Chemistry for Beginners, Book | Paperlark Press | pottery, science | Why blue turns green, and how to make it stay.
64.6 | tool | BHG | Potter's Tool Roll, Eleven Pieces | Kiln Street | pottery, woodworking | Ribs, wires, loops, in boxwood and steel.
134.6 | vase | WAB | Raku Bowl with Copper Lustre | Kiln Street | pottery, home decor | Fire, smoke, luck.
179.4 | ticket | BAG | Five Evenings at the Wheel | Kiln Street | pottery, art | From wobble to bowl.
12.6 | tool | BHO | Carpenter's Pencils and Brass Sharpener | Hartwell Edge | woodworking, writing | Flat, red, will not roll away.
22.9 | tool | BHG | Box of Exotic Wood Offcuts | Oak & Thistle | woodworking, art | Twenty small pieces, each asking to become something.
16.9 | yarn | BHO | Stitch Markers, Enamelled Sheep | Wren & Loom | knitting, jewelry | Twelve sheep, one black.
129.8 | yarn | BAH | Yarn Swift and Ball Winder in Birch | Oak & Thistle | knitting, woodworking | From skein to ball before the tea is cold.
66.8 | yarn | BHO | Colourwork Mittens Kit, Two Pairs | Wren & Loom | knitting, fashion | Snowflakes outside, stripes inside.
13.8 | thread | BHO | Pincushion in a Teacup | Wren & Loom | sewing, tea | A garden of felt for a hundred pins.
36.9 | thread | BGH | Sewing Pattern: The Good Shirt | Wren & Loom | sewing, fashion | Printed to size, explained with photographs.
79.8 | thread | BHO | Haberdasher's Drawer, 200 Pieces | Wren & Loom | sewing, history | Buttons, bindings, silks, in a cabinet of six drawers.
148.9 | ticket | BAG | Make Your Own Jeans, Weekend Class | Wren & Loom | sewing, fashion | Two days, rivets and all.
24.3 | candle | BHO | Candle Care Set: Snuffer, Trimmer, Tray | Stillness | candles, home decor | The small ceremony, properly equipped.
36.2 | candle | BHO | Dinner Candles by the Dozen, Graded Blues | Hedgerow Hives | candles, home decor | From dawn to midnight.
59.2 | candle | WAO | Hurricane Lantern in Brass | Oak & Thistle | candles, gardening | Summer evenings, ten o'clock, still talking.
139.2 | candle | WAB | Candlestick Trio in Cast Iron | Blackfern | candles, home decor | Three heights, one long table.
24.1 | flask | BHG | Crystal Growing Laboratory | Northlight Optics | science, kids | Three weeks, six colours.
58.4 | flask | BHG | Pocket Microscope with Phone Mount | Northlight Optics | science, technology | Salt is a city.
89.4 | flask | BGH | Hand-Cranked Planetarium of Brass Gears | Northlight Optics | science, astronomy | Build it in a weekend; turn it for life.
19.3 | moon | BHO | Planisphere for Your Latitude | Northlight Optics | astronomy, hiking | Turn to tonight.
34.3 | book | BGO | Binocular Astronomy: 60 Small Wonders | Paperlark Press | astronomy, reading | What can be seen without a telescope, which is most of it.
89.3 | moon | BHG | Home Planetarium Projector | Northlight Optics | astronomy, technology | Sixty thousand stars on the bedroom ceiling.

# Games > Evenings In @ The Rainy Day Shop
13.6 | chess | BGO | Chess Puzzle Block, 365 Positions | The Rainy Day Shop | chess, puzzles | Mate in two, before the coffee.
44.9 | chess | BHG | Roll-Up Club Set with Clock App | The Rainy Day Shop | chess, travel | Weighted pieces, vinyl board, canvas tube.
92.9 | clock | BGH | Chess Clock in Beech, Mechanical | Oak & Thistle | chess, woodworking | Ticks, as decisions should.
148.4 | chess | BAH | Chess and Draughts Box in Inlaid Walnut | Oak & Thistle | chess, board games | Closes over its own pieces.
62.4 | puzzle | BHG | Mechanical Puzzle Box with Hidden Drawer | Oak & Thistle | puzzles, woodworking | Eleven moves to open; put the real present inside.
134.8 | puzzle | BHA | Jigsaw of 5,000 Pieces: The Map Room | The Rainy Day Shop | puzzles, history | Clear a table until spring.
72.8 | dice | BHG | Strategy Game: Canal Builders | The Rainy Day Shop | board games, history | Locks, barges, and a river with ideas of its own.
16.8 | dice | BHO | Dice Tower and Tray, Foldable | The Rainy Day Shop | board games, gaming | Fair rolls, no dice under the sofa.
22.1 | gadget | BGH | Joystick-Shaped Desk Puzzle Game | Quiet Current | gaming, puzzles | Beat yesterday's time.
44.1 | book | BGH | The Art of Small Games, Illustrated | Paperlark Press | gaming, art | Twenty studios, their sketches and their dead ends.
89.1 | headphones | BGH | Gaming Headset, Feather Weight | Quiet Current | gaming, technology | Hears footsteps, forgets to be worn.
159.1 | gadget | BGH | Retro Arcade Console, 80 Games | Quiet Current | gaming, family | Two joysticks, one high score.
18.9 | cable | BGO | Desk Cable Garden in Cork | Quiet Current | technology, home decor | Five cables, one quiet row.
24.8 | gadget | BGH | Solder Badge Kit: Blinking Fox | Quiet Current | technology, art | An evening, a small burn, a great badge.

# Food & Drink > Tastings @ The Corner Cellar
22.3 | wine | BHO | Wine Stoppers in Blown Glass, Pair | Clearwater Glass | wine, home decor | Two drops that keep a good bottle good.
14.3 | glass | BHO | Cocktail Recipe Cards, 60 Classics | Foxglove Bar | cocktails, reading | Build, shake or stir, with the reason why.
78.3 | shaker | BHA | Cocktail Kit of the Month, Two Months | Foxglove Bar | cocktails, cooking | Everything measured but the company.
148.3 | glass | WAB | Bar Tool Set in Gunmetal, Ten Pieces | Foxglove Bar | cocktails, home decor | Balanced, knurled, on a walnut stand.
22.7 | chocolate | BHO | Chocolate Tasting Journal with Three Bars | Bramble & Bean | chocolate, writing | Taste, note, disagree.
58.3 | chocolate | BAHO | Truffles of the Month, Three Months | Bramble & Bean | chocolate, tea | Twelve at a time, never the same twelve.
84.3 | chocolate | BAHO | Grand Box of 48 Pralines | Bramble & Bean | chocolate | Three layers deep, with a map.
24.4 | grill | BHO | Cedar and Alder Grilling Planks, Set of 6 | Ember & Ash | grilling, fishing | For salmon that tastes of a forest.
39.3 | grill | BHG | Smoke and Fire: A Grilling Cookbook | Paperlark Press | grilling, reading | Vegetables first, patience throughout.
68.3 | cloth | BHG | Leather Grill Apron with Bottle Opener | Saddler's Row | grilling, fashion | Splatter adds character.
129.3 | ticket | BAG | Low-and-Slow Barbecue Class | Ember & Ash | grilling, cooking | Brisket, ribs, and the secret, which is time.
62.3 | cup | BHO | Latte Art Pitcher and Practice Course | Morning Post | coffee, art | Heart, tulip, swan, in that order.
119.3 | bag | BHA | Roast Your Own: Home Roaster Pan Kit | Morning Post | coffee, science | Green beans, five origins, the crack you listen for.
64.3 | teapot | BHO | Travel Tea Set in a Padded Case | Leaf & Lantern | tea, travel | A pot that is its own cup.
129.1 | teapot | WAB | Electric Tea Kettle with Six Temperatures | Quiet Current | tea, technology | White at 75, black at the boil.
72.3 | cake | BHO | Cake Stand with Glass Dome | Clearwater Glass | baking, home decor | Makes a Tuesday sponge an event.
96.3 | cake | BAO | Bake with a Pastry Chef, Live Online Evening | Crumb & Proof | baking, technology | Ingredients by post, questions at any time.

# Pets > Companions @ Wagtail Pet Goods
21.4 | bone | BHO | Snuffle Mat in Felt | Wagtail | dogs, puzzles | Breakfast takes ten minutes and makes them proud.
54.3 | coat | BHO | Waxed Dog Coat with Corduroy Collar | Wagtail | dogs, fashion | For labradors with standards.
89.7 | bone | BHA | Dog Training Course with Clicker | Wagtail | dogs, fitness | Eight evenings, one well-mannered dog, two happier people.
178.7 | leash | BHA | Bicycle Trailer Hitch and Running Belt | Wagtail | dogs, running | Hands free, tails up.
16.7 | bone | BHO | Cat Grass and Catnip Garden | Tabby & Co | cats, gardening | Two pots, one satisfied ruler.
44.8 | frame | BHO | Cat Portrait Print from a Photo | Studio Halden | cats, art | As a naval officer, naturally.
72.6 | cushion | BHO | Cat Tunnel Bed in Felted Wool | Tabby & Co | cats, home decor | An entrance, an exit, an ambush.
129.7 | gadget | BHG | Fountain for Cats in Ceramic | Kiln Street | cats, pottery | Running water at the height of a whisker.
32.6 | book | BHO | The Horse Lover's Almanac | Paperlark Press | horses, reading | Breeds, seasons, remedies and legends.
76.6 | horse | BHO | Horsehair Bracelet, Braided to Order | Saddler's Row | horses, jewelry | From their own tail, with a silver clasp.
158.6 | boots | BHA | Short Riding Boots with Zip | Saddler's Row | horses, fashion | Polished for the ring, fine with mud.
21.9 | car | BHO | Enamel Pin Set: Great Little Cars | The Rainy Day Shop | cars, fashion | Six small cars for one big lapel.
49.6 | book | BGO | Beautiful Machines: 100 Cars on Paper | Paperlark Press | cars, art | Designers' sketches, before the compromises.
86.4 | gloves | BHA | Driving Gloves with Knuckle Holes | Saddler's Row | cars, fashion | Hairsheep, snap, heel and toe.
148.7 | ticket | BAG | Workshop Saturday: Know Your Engine | Spoke & Tide | cars, science | Take it apart, put it back, drive home.
14.1 | watch | BHO | Watch Cleaning Cloth and Brush in a Tin | Marlowe & Finch | watches | Ten quiet minutes on a Sunday.
42.3 | watch | BGH | Travel Roll for Two Watches | Saddler's Row | watches, travel | Felt inside, saddle leather outside.
89.6 | ticket | BGA | Watchmaking Evening: Take One Apart | Marlowe & Finch | watches, science | A loupe, tweezers, a hundred and thirty parts.
149.3 | watch | BGA | Watch Box for Six in Oak | Oak & Thistle | watches, woodworking | Soft pillows, a glass lid, no clasp.
54.1 | soap | BHAO | Face Care Ritual, Four Steps | Stillness | skincare, wellness | Cleanse, tone, feed, rest.
128.4 | bath | BAHO | Ceramic Aroma Diffuser with Six Oils | Stillness | skincare, home decor | Cedar in the morning, lavender at ten.
18.3 | birdhouse | BHO | Bird Bath Dish in Slate | Heron & Reed | birdwatching, gardening | A puddle with manners.
44.4 | birdhouse | BHO | Squirrel-Proof Seed Feeder | Heron & Reed | birdwatching, gardening | The squirrels are welcome to try.
68.4 | book | BGO | Birdsong by Ear, Cards with Recordings | Paperlark Press | birdwatching, music | Fifty voices, learned over breakfast.
138.2 | ticket | BAG | Dawn Chorus Walk and Breakfast for Two | Heron & Reed | birdwatching, hiking | Up at four, home by nine, glad all week.
`;
