/** Travel, beach, toys and babies. */
export const kidsShelves = `
travel | Luggage & Travel > Travel Accessories ; Luggage & Travel > Luggage ; Luggage & Travel > More | Passage &
 Pine, Jetsetta | Packing Cubes 8 Set, Memory Foam Travel Pillow, Passport Holder Leather RFID, Universal Travel
 Adapter, Hanging Toiletry Bag, Scratch Off World Map Deluxe, Travel Journal with Prompts+journal, Digital Luggage
 Scale | 12-48
travel | Luggage & Travel > Travel Accessories ; Luggage & Travel > Luggage ; Luggage & Travel > More | Passage &
 Pine, Jetsetta | Carry On Luggage Hardside 20 in | 38-120
travelbk | Books & Media > Books > Travel ; Luggage & Travel > Maps & Guides | Lodgepole Press, Passage & Pine | 1000
 Miles Off the Interstate: Road Trip Guide, Italy Travel Guide with Pull Out Map, Atlas of Hidden Places, Bucket List
 Journeys Coffee Table Book, Best Beaches of the Caribbean+beach | 12-35
travelbk | Books & Media > Books > Travel ; Luggage & Travel > Maps & Guides | Lodgepole Press, Passage & Pine | Push
 Pin Travel Map USA Framed | 29-70
lang | Books & Media > Books > Language Learning ; Office > School Supplies > Flash Cards | Palabra, Scribbleton |
 Spanish Workbook for Adult Beginners, Spanish Flash Cards 1000 Words, Spanish Short Stories Audio CD, Spanish Verb
 Poster Set, Bilingual Spanish Card Game | 9-28
lang | Books & Media > Books > Language Learning ; Office > School Supplies > Flash Cards | Palabra, Scribbleton |
 Handheld Translator Pen Spanish English | 23-60
beach | Luggage & Travel > Beach & Pool ; Patio & Garden > Pool & Beach ; Seasonal > Summer | Sandbarre, Seabrae |
 Sand Free Beach Blanket 10x9, Beach Umbrella with Sand Anchor, Straw Beach Tote, Floating Pool Lounger, Waterproof
 Phone Pouch 2 | 13-49
beach | Luggage & Travel > Beach & Pool ; Patio & Garden > Pool & Beach ; Seasonal > Summer | Sandbarre, Seabrae |
 Beach Chair Backpack Reclining, Collapsible Beach Wagon Big Wheels, Beach Cabana Tent | 39-120
poolsup! | Patio & Garden > Pool & Beach > Pool Chemicals ; Patio & Garden > Pool & Beach | Seabrae, Spritzy |
 Chlorine Tablets 3 in 10 lb, Pool Filter Cartridge Type A 2 Pack, Pool Vacuum Hose 30 ft, Shock Treatment 12 ct,
 Vinyl Pool Patch Kit | 9-70
blocks | Toys > Building & Construction ; Toys > Building & Construction > Brick Sets | Clickaroo, Brickleby | Brick
 Flower Bouquet Building Kit, Space Rover Brick Set+space, Baseplates 10x10 6 Pack, Marble Run 150 pc+stem, Minifigure
 Display Case, Brick Building Ideas Book | 13-44
blocks | Toys > Building & Construction ; Toys > Building & Construction > Brick Sets | Clickaroo, Brickleby | City
 Skyline Building Set 1500 pcs, Sports Car Brick Model 1:14 | 36-100
magtile | Toys > Toddler & Preschool ; Toys > Building & Construction | Clickaroo, Tot Spot | Wooden Stacking Blocks
 50, Mega Blocks Bag Toddler, Gears Preschool Set, Foam Blocks Bath | 14-34
magtile | Toys > Toddler & Preschool ; Toys > Building & Construction | Clickaroo, Tot Spot | Magnetic Tiles 100 pc |
 29-60
toddler | Toys > Toddler & Preschool ; Baby > Toys & Books | Tot Spot, Huggadoo | Shape Sorter Cube, Push Walker
 Musical, Toddler Train Set Wooden 30 pc, Toy Piano Cat 8 Keys, Pull Along Puppy, First Golf Set Plastic, Doctor Kit
 Pretend | 11-35
toddler | Toys > Toddler & Preschool ; Baby > Toys & Books | Tot Spot, Huggadoo | Busy Board Montessori, Play Kitchen
 Wooden | 29-75
baby | Baby > Nursery & Gear ; Baby > More | Tot Spot, Lullabee | Swaddle Blankets 3 Pack, Bottle Warmer, Diaper Bag
 Backpack, Milestone Blanket Cards, Crib Mobile Woodland, Teether Set Silicone | 13-43
baby | Baby > Nursery & Gear ; Baby > More | Tot Spot, Lullabee | Baby Monitor Video, High Chair Convertible | 35-95
diaper! | Baby > Diapers & Wipes ; Baby > Feeding | Lullabee | Diapers Size 4 120 ct, Baby Wipes 12 Packs, Diaper Pail
 Refills 8, Bottle Nipples Slow Flow 6, Formula Dispenser Bags | 9-50
trucks | Toys > Vehicles > Trucks & Construction ; Toys > Vehicles | Rumblebee, Toybox Titan | Construction Truck Set
 with Excavator & Dump, Remote Control Bulldozer, Big Garbage Truck Lights Sounds, Take Apart Crane with Drill, Trucks
 Sound Storybook | 12-35
trucks | Toys > Vehicles > Trucks & Construction ; Toys > Vehicles | Rumblebee, Toybox Titan | Monster Truck Stunt
 Arena, Sandbox Digger Ride On | 29-70
rc | Toys > Vehicles > Remote Control ; Toys > Hobbies > More | Rumblebee, Airfoil Hobby | RC Crawler 1:16 4WD, Remote
 Control Boat for Pools, RC Stunt Car 360, Mini Helicopter Indoor, Toy Drone for Kids, RC Racing Track Set | 18-95
dino | Toys > Dinosaurs & Animals ; Toys > Action Figures > Dinosaurs | Fossil Freddy, Huggadoo | Dinosaur Dig Kit 12
 Eggs+stem, Realistic Dinosaur Figures 18 pc with Mat, Take Apart Dinosaurs with Drill, Dinosaur Encyclopedia for
 Kids, Dino Grabber Headband & Claws Set | 11-29
dino | Toys > Dinosaurs & Animals ; Toys > Action Figures > Dinosaurs | Fossil Freddy, Huggadoo | Walking Roaring
 T-Rex Robot, Triceratops Ride On Plush | 25-55
stem | Toys > Science & Discovery > Science Kits ; Toys > Science & Discovery | Professor Pip, Bitsprout | Chemistry
 Set 60 Experiments, Crystal Growing Lab, Volcano Eruption Kit, Snap Together Electronics 100+code, Slime Lab Science
 Kit+slime, Solar Robot 12 in 1+code, Ant Farm Habitat+bugs | 14-40
stem | Toys > Science & Discovery > Science Kits ; Toys > Science & Discovery | Professor Pip, Bitsprout | Kids
 Microscope Kit 1000x+bugs, Rock Tumbler Hobby Kit | 33-80
bugs | Toys > Science & Discovery > Nature ; Toys > Outdoor Play | Professor Pip, Fossil Freddy | Bug Catcher Vacuum
 with Light, Insect Collection in Resin 12, Critter Habitat Mesh Cage, Kids Explorer Kit Binoculars Butterfly Net, Bug
 Figures 30 pc, Backyard Bugs Field Guide Kids | 10-35
space | Toys > Science & Discovery > Space ; Electronics > Cameras & Photo > Telescopes | Professor Pip, Orbital |
 Solar System Model Planetarium, Galaxy Projector Night Sky, Rocket Launcher Foam Stomp, Space Shuttle Playset with
 Astronauts, Moon Globe Illuminated, Constellation Guide and Star Wheel, Meteorite Specimen Boxed | 13-47
space | Toys > Science & Discovery > Space ; Electronics > Cameras & Photo > Telescopes | Professor Pip, Orbital |
 Telescope 70mm Refractor with Tripod+stem | 38-110
slime | Toys > Slime & Sensory ; Toys > Arts & Crafts | Gooper, Scribbleton | Slime Kit 108 pc Butter Cloud Glow, Mega
 Bucket of Slime Party, Slime Add Ins Foam Beads Charms, Unicorn Slime Making Kit+unicorn, Kinetic Style Sand 11 lb,
 Stretchy Putty Tins 6 | 9-35
unicorn | Toys > Unicorns & Fantasy ; Clothing, Shoes & Jewelry > Kids > Girls > Unicorn Shop ; Gifts & Novelty > For
 Kids | Princess Pippa, Huggadoo | Unicorn Plush with Light Up Horn, Unicorn Bath Robe Girls, Unicorn Room Decor Wall
 Decals, Unicorn Dress Up Set with Wand, Unicorn Jewelry Box Musical, Unicorn Craft Kit Night Light, Unicorn Backpack
 Sequin | 10-42
princess | Toys > Dress Up & Pretend > Princess ; Clothing, Shoes & Jewelry > Kids > Girls > Dresses | Princess Pippa,
 Barre & Bow | Mermaid Tail Blanket Kids, Fairy Wings Set Sparkle, Tiara and Wand Party Set, Ball Gown Costume Ice
 Queen | 13-31
princess | Toys > Dress Up & Pretend > Princess ; Clothing, Shoes & Jewelry > Kids > Girls > Dresses | Princess Pippa,
 Barre & Bow | Princess Dress Up Trunk 4 Outfits, Princess Castle Play Tent | 27-55
doll | Toys > Dolls & Dollhouses ; Clothing, Shoes & Jewelry > Kids > Girls > Toys | Lottie Lane, Huggadoo | 18 Inch
 Doll with Outfits, Baby Doll Stroller Set, Doll Clothes 10 Outfits & Shoes, DIY Miniature Dollhouse Kit Bookshop LED
 | 14-46
doll | Toys > Dolls & Dollhouses ; Clothing, Shoes & Jewelry > Kids > Girls > Toys | Lottie Lane, Huggadoo | Wooden
 Dollhouse with Furniture 28 pc, Fashion Doll Dream Camper, Reborn Baby Doll 20 in | 37-100
blaster | Toys > Outdoor Play > Blasters ; Toys > Outdoor Play | Zapzone, Toybox Titan | Foam Dart Blaster Motorized
 40 Darts, Gel Ball Blaster Electric, Blaster Wall Rack Pegboard, Tactical Vest Kit with Mask, Floating Target
 Shooting Game, Water Blaster 4 Pack | 14-38
blaster | Toys > Outdoor Play > Blasters ; Toys > Outdoor Play | Zapzone, Toybox Titan | Laser Tag Set 4 Players |
 32-75
dartpack! | Toys > Outdoor Play > Blasters ; Toys > More | Zapzone | Foam Dart Refill 300, Gel Ball Ammo 50000, Bubble
 Solution Refill 1 gal, Laser Tag Vest Batteries, Water Balloons 500 | 7-22
outplay | Toys > Outdoor Play ; Patio & Garden > Outdoor Play | Zapzone, Tot Spot | Bubble Machine Automatic, Sidewalk
 Chalk Bucket 52, Inflatable Sprinkler Pool, Kite Rainbow Delta, Pogo Stick Foam | 10-32
outplay | Toys > Outdoor Play ; Patio & Garden > Outdoor Play | Zapzone, Tot Spot | Kids Scooter 3 Wheel, Swing Saucer
 40 in | 26-70
schoolbag | Kids > Backpacks & Lunch ; Luggage & Travel > Backpacks | Casely Jane, Tot Spot | School Backpack with
 USB, Lunch Bag Dinosaur, Pencil Case Soccer, Drawstring Gym Bag | 11-27
schoolbag | Kids > Backpacks & Lunch ; Luggage & Travel > Backpacks | Casely Jane, Tot Spot | Rolling Backpack Kids,
 Laptop Backpack 15.6 | 23-48
`;
