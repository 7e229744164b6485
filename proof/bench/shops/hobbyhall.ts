import type { Hall } from './hall.ts';

/** Toys and hobbies from many sellers, written before its first measurement. Its failures were read since. */
export const hobbyhall: Hall = {
  name: 'hobbyhall',
  series: 'Meadow, Nova, Kestrel',
  before: `New; Large; Deluxe; Kids; Mini; Official; Retro; Boys & Girls; Giant; Children's; Classic; Top Quality; Limited
 Edition; Vintage Style; My First; Super; Magic Box; Garden Party; Race Day`,
  after: `Perfect Birthday Gift; Xmas Stocking Filler; Ages 8+; Party Bag Toy; (Pack of 6); Set of 2; 24 pcs; UK Seller; Boxed;
 Great Fun for All the Family; Red; Blue; Green; Ideal Present for Boys Girls Kids; Brand New & Sealed; Series 3; with Free
 Carry Case; Age 3 Years and Up; Assorted Designs; 2014 Edition; One Supplied; Battery Operated; Colour May Vary; Train Your
 Brain; Travel Size; Magic for Little Ones`,
  shelves: `
loco | Hobbies > Model Railways > Rolling Stock > Engines ; Hobbies > Model Railways > Rolling Stock ; Hobbies > Model
 Railways > Starter Packs | Brakspear, Dunmere, Viaduct, Oxbow, Tollgate | {OO Gauge/N Scale/00} {Class 66 Diesel/0-6-0
 Saddle Tank/BR Standard 4MT/Coal Hopper Triple Pack}, Flying Thistle Analogue Set, Goods Van Weathered | 14-210
track | Hobbies > Model Railways > Scenery & Buildings ; Hobbies > Model Railways > Layout | Dunmere, Viaduct, Greenlea,
 Oxbow | Platform Halt Low Relief, Static Grass Summer 100g, Signal Box Laser Cut, Pine Trees 15 cm, Flexible Track R600,
 Engine Shed Two Road, Working Level Crossing, Tunnel Portal Twin | 5-75
woodrail | Baby & Preschool > Wooden Toys > Railways ; Toy Vehicles > Wooden Train Sets | Larchwood, Bumblefish, Nordby |
 Figure Eight Wooden Train Set, Farm Express 40 Pieces, {Bridge/Crane} Expansion, Magnetic Carriages, Mountain Tunnel
 Playset | 9-85
cars | Toy Vehicles & Die-Cast > Scale Models > Cars ; Toy Vehicles & Die-Cast > Collectors' Models | Carrington, Vellocity,
 Minidrive, Apex 43 | 1:43 {1967 Roadster/Rally Hatchback/Police Saloon/Camper}, 1:18 {Le Mans Winner/Gullwing Coupe}, 1:64
 Pull Back Van, Double Decker Bus Souvenir | 4-95
bigtoys | Toy Vehicles & Die-Cast > Play Vehicles > Construction ; Toy Vehicles & Die-Cast > Play Vehicles | Minidrive,
 Bumblefish, Rumbler | {Fire Engine/Tipper Truck/Excavator/Bin Lorry} with Lights and Sound, Car Transporter, Tractor and
 Trailer | 6-48
rccar | Hobbies > Radio & Remote Control > Vehicles > On-Road & Off-Road ; Hobbies > Radio & Remote Control > Vehicles |
 Torqline, Velox RC, Dustdevil, Rumbler | 1:10 {Buggy/Monster Truck/Rally} RTR Brushless, 2.4 GHz {Stunt/Drift/Police} Car,
 Rock Crawler 4WD, Rechargeable Tumbler | 15-240
rcfly | Hobbies > Radio & Remote Control > Aircraft > Multirotors ; Hobbies > Radio & Remote Control > Aircraft | Torqline,
 Skyhopper, Velox RC, Aerowisp | {Nano/Folding/HD Camera} Quadcopter, 3.5 Channel Gyro Helicopter, FPV Racer 250, Foam Glider
 RTF, Indoor Drone with Guard | 18-245
rcboat | Hobbies > Radio & Remote Control > Boats | Torqline, Velox RC, Marlin | {Catamaran/Speed/Tug} Boat 27 MHz, Racing
 Yacht 65 cm, Submarine Mini | 15-160
rcbits! | Hobbies > Radio & Remote Control > Parts & Batteries | Torqline, Velox RC, Dustdevil | 7.4V LiPo Battery 1500mAh, Wheel
 Nuts 12mm, Replacement Rotor Blades, Spare Shock Absorbers, Steering Servo 9g, Body Clips | 3-40
slot | Hobbies > Slot Racing > Cars ; Hobbies > Slot Racing > Track & Sets | Carrington, Lanechanger, Apex 43 | {Touring/GT3/Mini
 Cooper/Vintage Grand Prix} 1:32 with Magnatraction, Digital Two Lane Circuit, {Chicane/Hairpin/Pit Lane} Extension, Lap
 Counter Electronic | 12-230
tcg | Hobbies > Trading Cards > Packs & Decks ; Hobbies > Trading Cards > Singles | Hexspire, Monstra, Duelrealm, Arcanum: The
 Magic Duel | {Booster/Theme Deck/Tin/Elite Box} {Rise of Titans/Frozen Throne}, Foil {Dragon/Mage/Planeswalker} Rare Card
 061/150, Magic Apprentice Common x4, Starter Deck Chess Knight | 2-90
tcgcare | Hobbies > Trading Cards > Storage | Deckhold, Hexspire | Card Sleeves Matte 60, Nine Pocket Binder, Deck Box Leatherette,
 Toploaders 25, Playmat Dragon | 4-38
footcards | Hobbies > Trading Cards > Football ; Hobbies > Stickers & Albums > Football | Panelli, Matchday | {World/League/Cup} 2014
 Sticker {Packets/Album}, Legends Foil {Striker/Keeper}, Multipack 50 Cards, Collector Tin | 2-45
tricks | Games > Magic & Illusions > Sets ; Games > Magic & Illusions > Close-Up | Marvello, Grand Illusio, Sleightly | {50/100/250}
 Tricks Box, Svengali Deck, Cups and Balls Metal, Vanishing Coin, Sponge Rabbits, Mind Reading Book, Floating Wand, Linking
 Rings | 5-70
pranks | Novelty > Jokes & Gags | Chuckles, Sleightly | Whoopee Cushion, Fake Spider Pack, Squirt Camera, Snake in a Can, Shock
 Pen, Rubber Chicken, Stink Bombs | 2-22
board | Games > Board Games > Family ; Games > Board Games | Rookery, Bluebottle, Hartley's, Gamewright Guild | {Railway/Garden/Castle}
 Builders, Murder at the Manor, Who Took the Cheese?, Ten Thousand Miles, Harvest Traders, Secret Sketch, Wordstack, Quizzical
 | 9-78
strategy | Games > Board Games > Strategy | Rookery, Ironhelm, Gamewright Guild | {Empires/Islands/Colonies} of Ash, Viking Raid,
 Star Freight, {Second/Third} Expansion: Plague, Battle for the Pass | 22-120
chess | Games > Traditional Games > Chess ; Games > Traditional Games > Boards & Pieces | Rookery, Kingsway, Larchwood | {Staunton/Isle of
 Lewis/Onyx} Chess Set, Tournament Roll-Up Board, Digital Chess Clock, Electronic Chess Computer, Magnetic Travel Chess, Weighted
 Pieces 95mm | 9-185
trad | Games > Traditional Games > Dominoes & Draughts ; Games > Traditional Games | Rookery, Kingsway, Larchwood | Double Nine
 Dominoes, Backgammon Attaché, Wooden Draughts, Solitaire Marbles, Cribbage Board, Mah Jong Bamboo | 6-80
cardgames | Games > Card Games ; Games > Card Games > Family | Bluebottle, Hartley's, Quickfox | Happy Families, Snap {Dinosaur/Princess/
 Football}, Bluff Masters, Taco Panic, Poker Chips 300, Playing Cards Bridge Twin, Magic Maze Cards | 3-45
rpg | Games > Role Playing ; Games > Role Playing > Rulebooks & Dice | Ironhelm, Grimtome | Player's Handbook, Polyhedral Dice {Ruby/
 Smoke}, Bestiary III, Dungeon Screen, Adventure Path: {Crypt/Tide} | 8-60
wargame | Hobbies > Wargaming > Armies ; Hobbies > Wargaming > Figures 28 mm | Ironhelm, Redoubt, Legion Works | {Orc/Dwarf/Undead/Space
 Ranger} {Infantry/Cavalry/Commander}, Napoleonic Artillery, Barbarian Warband, Plastic Hills | 9-95
paints | Hobbies > Wargaming > Paints, Brushes & Tools | Redoubt, Pigmentum | {Flesh/Metal/Base} Tones Acrylic Pots, Detail Brush
 {Size 0/Set of 5}, Texture Paste, Wet Palette, Spray Undercoat Grey | 4-58
jigsaw | Jigsaws & Puzzles > Jigsaws > {Adult/Children} | Wexford, Rookery, Puzzlebrook | {500/1000/2000} Piece {Train at the Viaduct/Garden
 in Bloom/Chess Club/Princess Ball/Space Walk}, Wildlife Giant Floor, Gibson's Corner Shop | 6-48
jigsaw! | Jigsaws & Puzzles > Jigsaws > Mats & Glue | Puzzlebrook | Roll Away Mat, Puzzle Conserver Glue Refill, Sorting Trays | 6-40
brain | Jigsaws & Puzzles > Brain Teasers ; Jigsaws & Puzzles > 3D Puzzles | Twistle, Puzzlebrook | {3x3/4x4/Mirror} Speed Cube, Cast Metal
 Lock, Wooden Burr, Impossible Bottle, Laser Cut {Windmill/Owl} Model | 5-52
dolls | Dolls & Accessories > Fashion Dolls ; Dolls & Accessories > Baby Dolls | Bellarosa, Petal & Pip, Tinykins | {Ballerina/Astronaut/Vet/
 Gardener} Doll, Crying Newborn, Hairdresser Styling Head, Twin Prams, Wardrobe of 12 Outfits | 7-80
dollhouse | Dolls & Accessories > Dolls' Houses > Furniture ; Dolls & Accessories > Dolls' Houses | Petal & Pip, Larchwood, Halfpenny | 1:12 {Garden
 Bench and Fountain/Georgian Kitchen/Grand Piano/Nursery}, Mansion Flat Pack, Family of Four, LED Chandelier | 5-165
teddy | Soft Toys > Bears ; Soft Toys > Teddy Bears & Friends | Barnaby & Co, Cuddlewick | {Mohair/Jointed/Graduation} Bear, Classic Ted 30cm,
 Guardsman Bear, Sleepy Cub | 6-110
plush | Soft Toys > Animals ; Soft Toys > Characters | Cuddlewick, Barnaby & Co, Fuzzles | {Elephant/Unicorn/Sloth/Labrador} 40cm, Chess Horse
 Plush, Singing Hamster, Dinosaur Hot Water Buddy, Train Conductor Mouse | 5-45
dino | Figures & Playsets > Dinosaurs & Prehistoric Creatures ; Figures & Playsets > Dinosaurs | Jurassica, Wildkin, Bonebed | {T-Rex/
 Triceratops/Stegosaurus/Velociraptor} {Walking/Hand Painted}, Lost Valley Playset, Hatching Egg, Skeleton Dig Out | 4-72
farm | Figures & Playsets > Farm & Wildlife | Wildkin, Larchwood | {Highland Cow/Shire Mare/Collie/Polar Bear}, Barn and Fences, Safari
 Tub 30, Aquarium Fish Bag | 3-55
horse | Figures & Playsets > Horses & Stables | Wildkin, Petal & Pip | {Arabian/Shetland/Clydesdale} Mare and Foal, Show Jumping Set, Horse Box
 Trailer, Grooming Stable | 5-75
knights | Figures & Playsets > Knights & Pirates | Larchwood, Wildkin, Redoubt | Pirate Galleon, Drawbridge Castle, Black Knight Mounted, Treasure
 Island Playset, Siege Catapult | 6-110
hero | Figures & Playsets > Action Figures > Superheroes ; Characters & Brands > Superheroes | Titanforge, Kapow | Captain Meteor {12 inch/Electronic},
 Night Falcon and Cycle, Iron Sentinel Bust, Doctor Vex Villain Pack, Hero Headquarters | 8-95
starwars | Characters & Brands > Star Wars ; Figures & Playsets > Science Fiction > Star Wars | Titanforge, Kapow, Galaxia | Star Wars {Stormtrooper/
 Darth Vader/Yoda} {Figure/Bobble Head}, Millennium Falcon Display, Lightsaber Telescopic Red, AT-AT Walker | 8-180
scifi | Figures & Playsets > Science Fiction ; Characters & Brands > Time Traveller | Galaxia, Kapow | Time Traveller Phone Box, Cyber Soldier
 Voice Changer, Robot Dog Remote, Star Captain Communicator, Alien Queen Resin | 9-120
princess | Characters & Brands > Princesses ; Dolls & Accessories > Princesses & Fairies | Bellarosa, Glimmer | Ice Princess Singing, {Mermaid/Sleeping/
 Swan} Princess and Prince, Royal Carriage, Princess Castle 3 Storey, Tiara Vanity Case | 7-95
bricks | Construction Toys > Building Bricks ; Construction Toys > Brick Sets | Brixo, Lego, Klikko | Lego {City Fire Station/Technic Crane/Creator
 Treehouse/Friends Stable}, Classic Bucket 600, Base Plate Green, Interlocking Street Café | 8-190
marble | Construction Toys > Marble Runs & Magnetic | Klikko, Larchwood | Marble Run {80/150} Pieces, Magnetic Tiles {32/64}, Gears Starter, Straws
 and Connectors, Metal Nuts and Bolts Crane | 9-85
chem | Learning & Science > Experiments > Chemistry ; Learning & Science > Experiments | Dr Fizz, Beaker Bros | {Crystal Growing/Kitchen/Volcano/Perfume}
 Lab, Slime Science, 1000 Chemistry Set, Forensic Detective Kit, Rocket Bottle Launcher | 6-75
astro | Learning & Science > Astronomy & Space ; Learning & Science > Telescopes | Orbitus, Dr Fizz | {60mm/70mm/114mm} Refractor Telescope, Glow Star
 Ceiling Pack, Moon in My Room, Planetarium Projector, Solar System Mobile Build, Meteorite Sample | 6-190
micro | Learning & Science > Nature & Biology | Beaker Bros, Orbitus | {300x/900x} Microscope, Ant Farm Gel, Butterfly Hatching Cage, Bug Viewer,
 Human Torso Anatomy, Pond Dipping Net | 5-95
robots | Learning & Science > Electronics & Robotics | Circuitry Co, Beaker Bros | {Hydraulic/Solar/Salt Water} Robot Arm, Snap Circuits {100/300},
 Programmable Rover, Crystal Radio, Wire Buzzer Game | 9-160
rocks | Learning & Science > Rocks & Fossils | Bonebed, Beaker Bros | Break Your Own Geodes, Mineral Collection Box, Ammonite Polished, Rock Tumbler
 Motor, Shark Tooth Dig | 5-75
globe | Learning & Science > Geography | Orbitus, Hartley's | Illuminated Globe {20/30}cm, Flags of the World Flash, Magnetic Map {World/Europe} , Country
 Quiz Poster | 8-70
school | Learning & Science > Numbers & Letters ; Learning & Science > Early Skills | Hartley's, Larchwood | Times Tables Bingo, Magnetic Letters 96, Abacus,
 Telling Time Clock, Phonics Flashcards, Chess Board Counting Mat | 4-40
painting | Arts & Crafts > Painting > By Numbers ; Arts & Crafts > Painting | Pigmentum, Artful Otter | {Sunset Harbour/Tiger/Vintage Train} by Numbers, Easel
 Double Sided, Poster Paints 12, Watercolour Tin 24, Canvas Boards A4, Spin Art Machine | 5-60
drawing | Arts & Crafts > Drawing & Colouring ; Arts & Crafts > Drawing | Artful Otter, Pigmentum | Fineliners {24/60}, Spiral Geometry Wheels, Light Pad A4, Manga
 Mannequin Set, Pastel Chalks, Colouring Roll Garden | 3-45
beads | Arts & Crafts > Jewellery Making & Beads | Glimmer, Artful Otter | Loom Bands 2400, Friendship Bracelet Wheel, Wooden Letter Beads, Fuse Beads
 Pegboard {Heart/Star}, Charm Studio | 3-38
knit | Arts & Crafts > Sewing, Knitting & Weaving | Woolwich, Bobbinette | {French/Finger/Learn to} Knitting Set, Knit a {Scarf/Fox}, Chunky Yarn Bundle, Giant
 Knitting Needles | 5-42
sew | Arts & Crafts > Sewing, Knitting & Weaving ; Arts & Crafts > Needlecraft | Bobbinette, Woolwich | Felt {Owl/Cupcake} Sewing Kit, Kids' Sewing Machine, Cross
 Stitch {Robin/Balloon}, Weaving Loom Frame, Patchwork Cushion to Sew | 5-85
clay | Arts & Crafts > Modelling & Pottery ; Arts & Crafts > Clay & Dough | Artful Otter, Tonky | Battery Pottery Wheel, Air Dry Clay 5kg, Plaster Casting {Dinosaur/
 Princess} Moulds, Polymer Blocks 24, Dough Ice Cream Parlour | 4-60
paper | Arts & Crafts > Paper Crafts > Origami | Kamiya, Artful Otter | Origami {Animals/Planes/Flowers} , Chiyogami Sheets 100, Crane Folding Kit, Giant Paper
 Squares, Modular Star Box | 4-32
scrap | Arts & Crafts > Paper Crafts > Scrapbooking & Stickers | Artful Otter, Glimmer | Washi Tape 20, Die Cutter Machine, 3D Decoupage Sheets, Photo Corner Scrapbook,
 Glitter Glue, Rubber Stamps Alphabet | 3-75
candle | Arts & Crafts > Candle & Soap Making | Waxworks, Glimmer | Beeswax Sheets Rolling Pack, Soap Studio Melt and Pour, Gel Candle Kit, Bath Bomb
 Factory | 7-46
bakekit | Arts & Crafts > Baking & Sugarcraft ; Pretend Play > Real Baking | Tonky, Sugarloaf | Cupcake Decorating Set, Cookie Cutters {Dinosaur/Train}, Junior Baker Apron and
 Whisk, Chocolate Lollipop Moulds, Icing Pens, Cake Pop Maker | 5-55
costume | Fancy Dress > Costumes > Children ; Fancy Dress > Costumes > Adults ; Fancy Dress > Costumes | Masquerade, Guise, Gladrags | {Astronaut/Chef/Footballer/Zombie
 Nurse/Roman} Costume, {Viking/1920s/Wizard} Outfit Medium, Train Driver Dungarees, Magician Cape, Inflatable Chess Knight | 8-75
props | Fancy Dress > Wigs, Hats & Masks ; Fancy Dress > Accessories | Masquerade, Guise | {Afro/Elf/Judge} Wig, Venetian Mask, Plastic {Sword/Trident}, Face Paint
 Palette, Gangster Hat, Angel Wings | 3-32
royaldress | Fancy Dress > Costumes > Princesses | Gladrags, Glimmer | {Ice/Rose/Desert} Princess Gown {Age 5-6/Age 7-8}, Cinderella Ball Dress | 9-62
balloons | Party Supplies > Balloons & Banners ; Party Supplies > Decorations | Jollyday, Popfizz | Foil Balloon {Football/Dinosaur/Number 40/Pirate}, Photo Booth Props, Star Wars
 Happy Birthday Banner, Bunting Garden Tea Party, Princess Swirls | 2-24
plates | Party Supplies > Tableware ; Party Supplies > Party Bags | Jollyday, Popfizz | {Train/Princess/Superhero/Chess} Paper Plates, Napkins Racing Cars, Cups 8 Space,
 Piñata Football, Loot Bags | 2-26
kites | Outdoor Toys > Kites & Flyers | Aerowisp, Breezely | {Stunt/Delta/Parafoil} Kite, Dual Line {Ghost/Comet}, Box Kite Linen, Reel and Handles, Boomerang | 7-90
outdoor | Outdoor Toys > Water & Bubbles ; Outdoor Toys > Garden Games | Breezely, Splashy | Water Blaster 2 Pack, Bubble Machine, Garden Quoits, Giant Jenga Tower, Splash
 Pool 2m, Croquet Four Player | 5-95
swing | Outdoor Toys > Swings, Slides & Trampolines | Breezely, Jumpro | {8ft/10ft} Trampoline, Wave Slide, Nest Swing, Climbing Dome, Play Tent | 24-245
wheels | Outdoor Toys > Bikes, Scooters & Ride-Ons | Rumbler, Jumpro | {Two/Three} Wheel Scooter, Balance Bike 12", Race Car Ride-On, Skateboard Maple, Go Kart
 Pedal | 22-190
digging | Outdoor Toys > Children's Gardening | Greenlea, Breezely | {Trowel and Fork/Watering Can/Wheelbarrow} Junior, Grow Your Own {Sunflowers/Beans/Cress Heads}, Mini
 Greenhouse, Seed Starter Windowsill | 4-48
football | Outdoor Toys > Sports > Football ; Sports > Football | Matchday, Jumpro | Pop Up Goal Twin, Training Ball Size 4, Rebound Net, Shin Pads Junior, Keeper Gloves,
 {Match/Indoor} Ball | 6-75
racket | Outdoor Toys > Sports > Rackets ; Sports > Tennis & Badminton | Matchday, Jumpro | Junior Tennis Racket 23", Badminton Garden Net, Swingball Pole, Foam Balls Dozen,
 Table Tennis Instant | 6-60
tables | Games > Table Sports | Kingsway, Matchday | {4ft/6ft} Pool Table, Table Football 3ft, Air Hockey Compact, Dartboard Cabinet, Snooker Balls Set | 22-240
cooking | Pretend Play > Kitchens & Food ; Pretend Play > Shops & Tea Sets | Larchwood, Tinykins | {Retro/Corner} Wooden Kitchen, Sushi Slicing Set, Espresso Machine Play, Pizza
 Oven Wooden, Tea for Teddy Tin, Supermarket Till, Garden Barbecue Grill | 8-140
roles | Pretend Play > Doctors, Tools & Jobs | Larchwood, Tinykins | Vet Case, Workbench with Drill, Hoover and Mop Trolley, Hair Salon, Camera Wooden, Post
 Office Set | 8-75
puppets | Puppets & Theatres > Hand Puppets ; Puppets & Theatres | Cuddlewick, Fabularo | {Fox/Crocodile/Granny/King} Glove, Finger Family 6, Booth with Curtains, Marionette Clown,
 Ventriloquist Boy | 5-80
drums | Musical Toys > Drums & Percussion | Rattletap, Popsong | Junior Drum Kit, Bongo Pair, Tambourine Wood, Roll Up Drum Mat, Xylophone 15 Note | 6-120
strings | Musical Toys > Guitars & Ukuleles | Popsong, Rattletap | {Soprano/Concert} Ukulele, 3/4 Guitar Beginner, Rock Star Electric Guitar Toy, Guitar Stand and Picks |
 12-110
keys | Musical Toys > Keyboards & Karaoke | Popsong, Rattletap | {37/54} Key Keyboard, Karaoke Speaker Two Mics, Dance Piano Mat, Recorder Blue, Melodica | 7-120
camera | Electronic Toys > Cameras | Snapkin, Popsong | Waterproof Kids Digital Camera, Instant Print Camera, Video Recorder HD, Underwater Film Camera, Camera Tripod Bendy | 14-120
gadgets | Electronic Toys > Gadgets ; Electronic Toys > Interactive Pets | Snapkin, Fuzzles | Walkie Talkies Pair, Voice Diary, Robo Puppy, Spy Ear, Tablet ABC, Lava Timer | 9-110
airkits | Hobbies > Scale Model Kits > Aircraft ; Hobbies > Scale Model Kits > Planes | Airwright, Redoubt, Montex | 1:72 {Spitfire/Lancaster/Messerschmitt/Harrier}, 1:48 Phantom,
 Boeing 747 Snap, Starter Gift Set Hurricane | 6-95
shipkits | Hobbies > Scale Model Kits > Ships | Airwright, Montex | 1:350 {Bismarck/Titanic/Ark Royal}, Mayflower, Sailing Ship in Wood, Viking Longship, U-Boat Type VII | 8-140
tankkits | Hobbies > Scale Model Kits > Military & Cars | Montex, Redoubt, Airwright | 1:35 {Tiger/Sherman/Panzer IV}, Eighth Army 1:32, Mini Cooper 1:24, Motorcycle Sidecar | 7-85
glue! | Hobbies > Scale Model Kits > Tools & Glue | Montex, Pigmentum | Poly Cement, Replacement Knife Blades, Masking Tape 6mm, Enamel Thinner Refill | 3-25
rockets | Hobbies > Model Rockets | Orbitus, Aerowisp | {Alpha/Big Daddy/Saturn} Launch Set, Engines C6-5 Three, Altimeter, Parachute 18" | 9-110
coins | Hobbies > Coins, Stamps & Albums | Mintmark, Hartley's | {Coin/Stamp} Collecting Album, Roman Denarius Replica, World Stamps 500, Tweezers and Loupe, First Day
 Covers Lot | 5-85
anime | Hobbies > Collectible Figures & Memorabilia ; Characters & Brands > Anime | Kapow, Galaxia | Magical Girl 1/8 PVC, Ninja Leaf Statue, Chibi Keychain Mystery, Mecha Gunner Kit,
 Vinyl Big Head {Rocker/Chef} | 8-160
juggle | Novelty > Juggling & Circus | Chuckles, Breezely | {Thud/LED} Juggling Balls, Diabolo with Sticks, Spinning Plate, Unicycle 16", Flower Stick, Stilts | 5-95
yoyo | Novelty > Pocket Money & Fidgets | Chuckles, Twistle | Fidget Cube, Ball Bearing Yo-Yo, Slime Tub, Bouncy Balls 50, Spinning Tops Battle, Train Whistle, Magic Spring |
 2-25
baby | Baby & Preschool > Rattles & Teethers ; Baby & Preschool > Bath & Activity | Bumblefish, Cuddlewick, Nordby | Activity Arch, Stacking Rings, Squirty Ducks, Shape Sorter Train, Musical Cot
 Mobile, Push Along Dog | 5-70
none | Gifts & Home > Cushions & Bedding ; Gifts & Home | Jollyday, Homely | {Football/Dinosaur/Chess King/Magic Unicorn} Cushion, Single Duvet Star Wars, Race Track Rug, Princess Pillowcase |
 9-60
none | Gifts & Home > Photo Frames & Wall Art ; Gifts & Home | Homely, Glimmer | Photo Frame {Garden Trellis/Baby}, Canvas Steam Train, Height Chart Astronaut, Photography Is My Life
 Sign, Wall Stickers Planes | 6-48
none | Gifts & Home > Lunch & Drink ; School > Bags & Stationery | Homely, Snapkin | {Princess/Football/Dinosaur/Racing} Lunch Bag, Kite Pattern Flask, Pencil Case Guitar, Backpack Lego Look, Chess
 Mug | 4-42
none | Seasonal > Christmas | Jollyday, Homely | Advent Calendar {Chocolate/Figures}, Train Around the Tree Bauble, Fairy Lights Dinosaur, Snowman Puppet Stocking, Baking
 Elf Ornament | 4-60
none | Clothing > Children ; Clothing | Gladrags, Jollyday | Astronomy Club T-Shirt, Dinosaur Hoodie, Gaming Socks, Ballet Skirt, Drummer Boy Pyjamas, Rain Poncho | 6-38`,
  truth: `
model trains: loco; track
model railways: loco; track
trains: loco; track; woodrail
radio control cars: rccar
radio control: rccar; rcfly; rcboat
drones: rcfly
slot cars: slot
die-cast cars: cars
trading cards: tcg; tcgcare; footcards
magic tricks: tricks
magic: tricks
practical jokes: pranks
board games: board; strategy
strategy games: strategy
chess: chess
card games: cardgames
role playing games: rpg
wargaming: wargame; paints
painting miniatures: wargame; paints
jigsaw puzzles: jigsaw
puzzles: jigsaw; brain
brain teasers: brain
dolls: dolls; princess
dolls' houses: dollhouse
teddy bears: teddy
soft toys: teddy; plush
dinosaurs: dino
horses: horse
knights and castles: knights
superheroes: hero
Star Wars: starwars
princesses: princess; royaldress
Lego: bricks
building bricks: bricks
chemistry: chem
science experiments: chem
astronomy: astro
space: astro; rockets
robots: robots
electronics: robots
rocks and fossils: rocks
painting: painting; paints
drawing: drawing
jewellery making: beads
knitting: knit
sewing: sew
modelling clay: clay
pottery: clay
origami: paper
scrapbooking: scrap
candle making: candle
baking: bakekit
fancy dress: costume; props; royaldress
kites: kites
gardening: digging
football: football; footcards
tennis: racket
puppets: puppets
playing the drums: drums
guitar: strings
photography: camera
model aircraft: airkits
model ships: shipkits
scale models: airkits; shipkits; tankkits; cars
model rockets: rockets
coin collecting: coins
stamp collecting: coins
juggling: juggle
anime: anime
skateboarding: wheels
maps: globe
bugs and insects: micro
snooker: tables
sourdough:
wine:
golf:
sailing:
yoga:
skiing:
whisky:`,
  people: `
model trains, board games | radio control cars, astronomy | magic tricks, chess | dinosaurs, baking | princesses, origami
football, drones | slot cars, photography | Lego, knitting | Star Wars, jigsaw puzzles | painting miniatures, gardening
fancy dress, kites | trading cards, playing the drums | sourdough, magic tricks | teddy bears, dolls' houses | model aircraft, wine
chemistry, puppets | horses, drawing | juggling, model ships | die-cast cars, sewing | superheroes, guitar
robots, candle making | role playing games, pottery | golf, sailing | science experiments, jewellery making | scale models, soft toys
space, card games | trains, scrapbooking | rocks and fossils, tennis | brain teasers, dolls | coin collecting, practical jokes
yoga, whisky | anime, model rockets | strategy games, skiing | building bricks, painting | puzzles, wargaming
radio control, modelling clay | model railways, knights and castles | electronics, magic | football | chess`,
};
