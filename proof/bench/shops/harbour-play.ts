/** Toys, models, games, sport, outdoors, collecting, books, films, music and instruments. */
export const playShelves = `
rccar | Toys & Hobbies > Radio Control > Cars & Trucks ; Toys & Hobbies > Radio Control > RC Vehicles | Veltrax,
 Rhinoz, Torque Toys | 1:10 Brushless Monster Truck RTR 4WD, RC Drift Car 1/16 with Gyro, Remote Control Rock Crawler
 2.4GHz, RC Stunt Car Double Sided 360, 1:14 Buggy 40km/h Off-Road, Remote Control Rally Car Licensed Model | 14-190
rcair | Toys & Hobbies > Radio Control > Planes & Helicopters ; Toys & Hobbies > Radio Control > RC Vehicles | Veltrax,
 Skyloop | RC Glider Plane EPP Foam 2CH, Remote Control Helicopter 3.5 Channel, RC Warbird Trainer 4CH 400mm | 19-160
drone | Toys & Hobbies > Radio Control > Drones ; Electronics > Cameras > Drones & Accessories | Skyloop, Aerovue |
 Mini Drone with 4K Camera Foldable, FPV Racing Quadcopter Kit with Goggles, GPS Drone Brushless 30min, Drone Backpack
 Hard Shell for Mini Series, Drone Landing Pad 75cm, Pocket Drone Altitude Hold for Beginners | 16-240
rcpart! | Toys & Hobbies > Radio Control > Parts ; Toys & Hobbies > Radio Control > Cars & Trucks | Veltrax, Skyloop |
 7.4V LiPo Battery 1500mAh for RC Car Drone, Propeller Blades 4 pcs for Mini Drone, 12mm Hex Wheels & Tyres 1/10 RC,
 17T Pinion Gear M0.8, Body Clips R-Pins x50 | 4-32
train | Toys & Hobbies > Model Railways > OO/HO Gauge ; Toys & Hobbies > Models & Modelling > All Models | Wexham,
 Branchline & Sons, Hartgleis | OO Gauge Class 37 Diesel Locomotive DCC Ready, N Gauge Tank Engine 0-6-0, Electric
 Train Set Digital Starter Oval, 3 x Bogie Coal Wagons Weathered HO, Signal Box Building Kit 1:76, Girder Bridge Double
 Track OO/HO, Locomotive Spotter's Album Preserved Lines, Scenic Scatter & Tree Pack for Layouts | 9-210
trainpart! | Toys & Hobbies > Model Railways > Spares ; Toys & Hobbies > Model Railways > OO/HO Gauge | Wexham,
 Hartgleis | Rail Joiners Nickel x24, Motor Brushes & Springs Spare, Tension Lock Couplings Pair, Smoke Oil 50ml | 3-16
toytrain | Toys & Hobbies > Pre-School Toys > Vehicles ; Toys & Hobbies > Other Toys > Other | Tiddlepip, Little Quay |
 My First Wooden Train 12 pcs, Animal Train Push Along, Musical Choo Choo Bath Train, Model Fire Engine Friction | 8-45
kit | Toys & Hobbies > Models & Modelling > Plastic Kits ; Toys & Hobbies > Models & Modelling > All Models | Kestrel
 Plastics, Modelforge, Tamuro | 1/72 Spitfire Mk.Vb Model Kit, 1:35 Sherman Tank Plastic Kit, 1/350 Battleship Model
 Kit with Photo-Etch, 1:24 Rally Car Kit Unassembled, Modeller's Tool Set Nippers Files Tweezers, Model Kit Airbrush &
 Compressor Set+mini, Lancaster Bomber Gift Set with Paints & Glue | 9-160
mini | Toys & Hobbies > Wargames & Role-Playing > Miniatures ; Toys & Hobbies > Models & Modelling > All Models |
 Grimhold, Modelforge, Ironwarden | Undead Legion 20 Figures 28mm Unpainted, Miniature Paint Set 24 Dropper Bottles,
 Wet Palette for Hobby Painting, Kolinsky Detail Brush Trio 000-2, Painting Handle & Magnifier Stand, Dwarf Warband
 Starter Army | 9-120
slot | Toys & Hobbies > Slot Cars > Sets ; Toys & Hobbies > Models & Modelling > All Models | Circuitron, Torque Toys |
 1:32 Slot Car Set Le Mans Figure 8, Digital Slot Racing Pair GT3, Lap Counter & Straights Extension for Slot Track |
 24-190
brick | Toys & Hobbies > Building Toys > Brick Sets ; Toys & Hobbies > Other Toys > Other | Blokko, Brixwell | Pirate
 Harbour 1280 pcs Building Bricks, Technic Style Crane Truck 1:20 Bricks, Brick Botanical Bouquet for Adults, Modular
 Street Corner Bookshop 2400 pcs, LED Light Kit for Blokko Street Sets, Brick Separator & Sorting Tray Bundle | 9-180
jig | Toys & Hobbies > Puzzles > Jigsaws ; Toys & Hobbies > Games & Puzzles > All | Wrenfield, Cobble Lane, Puzzlarium
 | 1000 Piece Puzzle Steam Railway at Dusk, 500XL Piece Jigsaw Kittens in Teacups+cat, 2000 pc Jigsaw Garden Birds,
 Wooden Jigsaw Dragon A3 Irregular Pieces, Jigsaw Board with Drawers 1500 pcs, Roll Up Puzzle Mat Felt 46x26, Gradient
 Puzzle 1000 Impossible, Mystery Jigsaw Who Dunnit | 8-85
board | Toys & Hobbies > Games > Board Games ; Toys & Hobbies > Games & Puzzles > All | Meeplewick, Tall Table,
 Foxglove Games | Colonists of the Reef Board Game, Dungeon Crawl Co-op Big Box, Rail Barons Board Game 2-5
 Players+train, Wingspread Bird Strategy Game+bird, Family Party Board Game Draw & Guess, Legacy Campaign Game Season
 1, Card Sleeves & Meeple Organiser Insert, Worker Placement Game Vineyards | 12-110
escape | Toys & Hobbies > Games > Mystery & Escape ; Toys & Hobbies > Games & Puzzles > All | Locked Attic, Foxglove
 Games | Escape Room in a Box The Lighthouse+board, Exit Adventure Game Level 4 Tomb+board, Wooden Cryptex Puzzle Lock
 Box, Escape Room Puzzle Book, Breakout Party Kit Escape Game at Home, Secret Compartment Puzzle Box Walnut | 9-78
chess | Toys & Hobbies > Games > Traditional Games ; Toys & Hobbies > Games & Puzzles > All | Rookwell, Tall Table |
 Wooden Chess Set Folding 38cm, Digital Chess Clock Tournament, Weighted Staunton Chessmen, Electronic Chess Computer,
 Chess Openings Explained Paperback, Themed Chess Set Vikings Resin | 9-170
poker | Toys & Hobbies > Games > Casino & Cards ; Toys & Hobbies > Games > Traditional Games | Acehouse, Tall Table |
 Poker Chip Set 500 Clay 14g Case, Texas Hold'em Table Top Mat Rubber, Automatic Card Shuffler 6 Deck+bridge, Dealer
 Button & Card Guard Set, Plastic Playing Cards Jumbo Index Twin+bridge | 8-140
bridge | Toys & Hobbies > Games > Casino & Cards ; Books Film & Music > Books > Hobbies & Games | Acehouse | Bridge
 Bidding Boxes Set of 4, Contract Bridge Score Pads & Pencils Gift Tin, Bridge for Improvers Hardback | 9-48
magic | Toys & Hobbies > Magic & Novelty > Tricks ; Toys & Hobbies > Other Toys > Other | Presto Pete, Vanishco | Magic
 Set 150 Tricks with Wand, Svengali & Stripper Deck, Linking Rings 8 inch, Chinese Coin Vanish Close-Up Trick, Sleight
 of Hand Royal Road Book, Cups and Balls Copper, Levitating Pen Stage Illusion | 7-75
juggle | Toys & Hobbies > Outdoor Toys > Circus ; Toys & Hobbies > Other Toys > Other | Bigtop, Presto Pete | Juggling
 Balls Thud Set of 5, Juggling Clubs Pair Pro, LED Poi Glow Set, Diabolo with Handsticks & Book, Unicycle 20 Inch |
 9-98
tcg | Toys & Hobbies > Collectable Card Games > Sealed Product ; Collectables > Trading Cards > All | Runegate, Pocket
 Beasts | Booster Box 36 Packs English, Elite Trainer Box Trading Cards, Commander Deck Undead Unleashed, 9-Pocket Card
 Binder Zip 360, Graded Card Display Stand Magnetic, Mystery Tin Rare Holo Cards | 8-150
doll | Toys & Hobbies > Dolls > Dolls' Houses ; Toys & Hobbies > Models & Modelling > All Models | Thimble Row,
 Tiddlepip | 1:12 Georgian Dolls House Kit, Miniature Kitchen Dresser 1/12 Scale, Dolls House Lighting Starter 12V, DIY
 Miniature Room Kit Cafe with LED, Victorian Dolls House Family of 4, Tiny Books & Bottles Bundle 1:12 | 9-160
fashion | Toys & Hobbies > Dolls > Fashion Dolls ; Toys & Hobbies > Other Toys > Other | Tiddlepip, Stella | Fashion
 Model Doll with Wardrobe, Squash Squishy Toy Animals 24 pcs, Magic Unicorn Slime Kit, Racing Toy Garage with Lift |
 9-48
dino | Toys & Hobbies > Action Figures > Dinosaurs ; Toys & Hobbies > Other Toys > Other | Jurassix, Little Quay |
 Walking T-Rex Roaring Toy, Dinosaur Figures 12 pcs Realistic, Dig Your Own Fossil Kit 12 Eggs, Velociraptor Skeleton
 Model Glow, Dinosaur Encyclopedia Lift the Flap, Triceratops Night Light 3D, Remote Control Velociraptor | 8-62
kite | Toys & Hobbies > Outdoor Toys > Kites ; Sports > Outdoor Play > Other | Zephyra, Bigtop | Delta Kite Rainbow
 160cm, Dual Line Stunt Kite Freestyle, Power Kite 3m Foil with Bar, Pocket Kite Parafoil | 9-98
darts | Sports > Pub & Table Sports > Darts ; Sports > Pub & Table Sports > All | Oche King, Bullwick | Tungsten Darts
 24g Steel Tip Set 90%, Bristle Dartboard Blade Wire, Dartboard Cabinet & Chalkboard, LED Dartboard Surround Light,
 Dart Mat with Oche Line, Electronic Scoring Dartboard Soft Tip, Leather Darts Wallet | 9-130
pool | Sports > Pub & Table Sports > Snooker & Pool ; Sports > Pub & Table Sports > All | Baizeman, Bullwick | 2 Piece
 Ash Pool Cue 57 inch, Tabletop Pool Table 3ft, Reds and Yellows 2 inch Ball Set, Cue Case Aluminium, Triangle & Chalk
 Gift Set, Folding Snooker Table 6ft | 9-240
pong | Sports > Pub & Table Sports > Table Tennis ; Sports > Racket Sports > All | Spinetti, Bullwick | Table Tennis
 Bat 5 Star Carbon, Retractable Ping Pong Net Set, 3 Star Balls 40+ Tub of 60, Table Tennis Robot Ball Launcher | 9-180
cuepart! | Sports > Pub & Table Sports > All ; Sports > Racket Sports > All | Oche King, Baizeman, Wallop | Dart
 Flights & Stems Refill 50 Sets, Stick-On Cue Tips 10mm x10, Replacement Grip Tape for Squash Tennis Racket, Racket
 String Reel 200m | 3-25
squash | Sports > Racket Sports > Squash ; Sports > Racket Sports > All | Wallop, Nickline | Squash Racket 130g
 Graphite, Double Yellow Dot Squash Balls 12, Squash Goggles Eyewear, Racket Bag 3R for Squash, Court Shoes Indoor Gum
 Sole | 10-140
golf | Sports > Golf > Clubs & Accessories ; Sports > Other Sports > Other | Fairlinks, Parsons Green | 7 Iron Golf
 Club Right Hand, Golf Rangefinder 800m, Soft Feel Golf Balls Dozen, Indoor Putting Mat Auto Return, Golf Stand Bag 14
 Way, Golf Tees & Divot Tool Gift Tin, Driver Head Covers 1-3-5 | 8-190
cricket | Sports > Team Sports > Cricket ; Sports > Other Sports > Other | Willowby, Nickline | English Willow Cricket
 Bat SH, Cricket Ball Leather 5.5oz, Wicket Keeping Gloves, Spring Back Stumps Set, Cricket Almanack Hardback | 9-180
box | Sports > Combat Sports > Boxing & MMA ; Sports > Other Sports > Other | Knuckle & Co, Ringside Jack | Boxing
 Gloves 12oz Leather, Free Standing Punch Bag, Hook and Jab Pads Pair, Speed Ball Reflex Headband, Hand Wraps 4.5m &
 Gumshield | 8-140
climb | Sports > Climbing > Equipment ; Sports > Other Sports > Other | Cragfast, Altiva | Climbing Shoes Velcro
 Bouldering, Chalk Bag & Liquid Chalk Set, Fingerboard Hangboard Wood, Sit Harness Adjustable, Bouldering Crash Pad, 12
 Quickdraws Wiregate, Rock Climbing Guide Sea Cliffs, Belay Glasses | 9-170
skate | Sports > Wheeled Sports > Skateboards ; Sports > Other Sports > Other | Kerbgrind, Rollo | Complete Skateboard
 31 Maple Deck, Longboard Drop Through 41, Fingerboard Skate Park Set, Skate Tool & Bearings Gift Pack, Penny Cruiser
 Board | 12-120
swim | Sports > Water Sports > Swimming ; Sports > Water Sports > All | Tidewell, Bluefin Bay | Open Water Swim Buoy
 Dry Bag 20L, Anti-Fog Swimming Goggles Polarised, Thermal Swimming Wetsuit, Dry Robe Changing Coat, Neoprene Swim Cap
 & Gloves | 9-170
sup | Sports > Water Sports > Paddle & Kayak ; Sports > Water Sports > All | Tidewell, Driftline | Inflatable Stand Up
 Paddle Board 10'6, Carbon SUP Paddle Adjustable 3 pc, Coil Leash 10ft for Paddleboards, SUP Deck Bag Cooler, Electric
 SUP Pump 16PSI | 16-330
horse | Sports > Equestrian > Riding ; Pets > Horses > Tack & Grooming | Canterby, Stirrup Lane | Riding Helmet
 Adjustable, Jodhpurs Full Seat Silicone, Horse Grooming Kit in Tote, Saddle Cloth & Fly Veil Set, Show Jumping Whip,
 Hay Net Bundle & Lick for Horse, Half Chaps Leather | 9-120
archery | Sports > Target Sports > Archery ; Sports > Pub & Table Sports > All | Yewman, Outlaw | Recurve Bow 54
 Takedown Kit, Arrows Carbon 12 Pack, Archery Arm Guard & Finger Tab, Straw Archery Target with Stand | 12-150
run | Sports > Fitness > Running ; Sports > Fitness > All | Pacelane, Strivo | Running Vest Hydration Pack, GPS Running
 Watch, Marathon Medal Hanger, Head Torch for Night Running, Flip Belt Waist Pouch, Running Socks 5 Pairs, Bone
 Conduction Headphones Sport+gadget, Foam Roller & Massage Ball Kit+yoga | 8-160
yoga | Sports > Fitness > Yoga & Pilates ; Sports > Fitness > All | Asanova, Strivo | Non-Slip Yoga Mat 6mm TPE, Cork
 Yoga Blocks & Strap, Yoga Wheel 33cm, Meditation Cushion Zafu, Aerial Yoga Hammock, Yoga Dice & Pose Cards | 8-85
fish | Sports > Fishing > Coarse & Sea ; Sports > Fishing > All | Pikewell, Reedham Tackle | Telescopic Rod & Reel
 Combo, Sea Bass Lure Set 30 pcs, Carp Bite Alarms x3 with Receiver, Folding Fishing Chair Recliner, Tackle Box 4 Tray
 Loaded, Floating Polarised Fishing Glasses, Fish Finder Castable Sonar+gadget, Angler's Unhooking Mat & Scales | 9-160
fly | Sports > Fishing > Fly ; Sports > Fishing > All | Reedham Tackle, Mayfly & Mutton | Fly Rod 9ft #6 4 Piece, Fly
 Tying Vice & Tool Kit, Trout Flies Assorted 50 in Box, Large Arbor Fly Reel 5/6, Chest Pack Fly Vest, Chalkstream
 Diaries | 10-160
hook! | Sports > Fishing > Terminal Tackle ; Sports > Fishing > All | Pikewell | Barbless Hooks Size 12 x100,
 Fluorocarbon Tippet 4X 50m, Lead Weights Assorted, Boilies 15mm 1kg Squid, Swivels Rolling x50 | 3-16
camp | Sports > Outdoors > Camping & Hiking ; Sports > Outdoors > All | Mossbank, Tarnside, Wildling | 3 Man Tent Pop
 Up Blackout, Ultralight Sleeping Bag 900g+hike, Trekking Poles Folding+hike, Camping Stove & Pan Set+hike, Dry Bag
 Rucksack 40L+hike, Camp Bed Folding XL, Rechargeable Lantern 1000lm, Merino Hiking Socks x3+hike, Compass & Map
 Case+hike | 9-170
bird | Home & Garden > Wild Birds > Feeding & Optics ; Home & Garden > Garden > All | Hawthorn & Wren, Peckish Lane,
 Farsight | Binoculars 10x42 HD for Bird Watching+star, Smart Bird Feeder Camera Wi-Fi+garden+gadget, Cedar Nest Box
 Blue Tit+garden, Squirrel Proof Seed Feeder+garden, Spotting Scope 20-60x80, Pocket Bird Identifier Guide, Twitcher's
 Logbook, Window Feeder Suction Cups+garden | 9-190
star | Electronics > Optics > Telescopes ; Hobbies > Science & Nature > All | Farsight, Orbitry | Astronomical
 Telescope 90mm Refractor with Tripod, Moon Filter & Eyepiece Kit 1.25, Planisphere Rotating Star Chart, Night Sky
 Yearbook, Phone Mount for Telescope, Astronomer's Red Torch | 9-210
mineral | Hobbies > Science & Nature > Rocks & Fossils ; Hobbies > Science & Nature > All | Geodex, Orbitry | Crystal &
 Mineral Collection 36 Labelled, Break Your Own Geodes x10, Rock Tumbler Kit, Geologist's Hammer & Loupe, Ammonite
 Fossil Pair, Rocks and Minerals Handbook | 9-95
detect | Hobbies > Metal Detecting > Detectors ; Hobbies > Science & Nature > All | Groundhound | Metal Detector 10
 inch Waterproof Coil, Pinpointer Probe Pro, Finds Pouch & Serrated Digger Set | 14-230
coin | Collectables > Coins & Stamps > Accessories ; Collectables > Other > Other | Mintmark, Philby | Coin Album 480
 Pockets+coins, Silver Commemorative Crown in Capsule+coins, Coin Collector's Magnifier 30x LED+coins+stamps, Stockbook
 64 Pages Black+stamps, World Stamps 1000 Off Paper Kiloware+stamps, Stamp Tongs & Hinges Set+stamps, Roman Coin
 Genuine Uncleaned+coins | 8-70
crime | Books Film & Music > Books > Crime & Thriller ; Books Film & Music > Books > Fiction | Gannet Press,
 Blackfriars | The Inspector Pell Omnibus Crime, Murder at Low Tide Paperback, The Bridge Killer (DI Marsh 4), Cosy
 Mystery Box Set 6 Books, A Study in Shadows Detective Classics | 8-45
scifi | Books Film & Music > Books > Science Fiction ; Books Film & Music > Books > Fiction | Gannet Press, Outer Quay
 | Starhaul Trilogy Box Set Sci-Fi, The Clockwork Moon Signed SF Novel, Best Science Fiction of the Year, Colony Nine
 Hardback | 8-48
fiction | Books Film & Music > Books > Fiction ; Books Film & Music > Books > All | Gannet Press, Heronsgate | The
 Beekeeper's Promise Novel, The Chess Player's Daughter, Summer at Darts Cottage Romance, Rechargeable Book Light Clip
 On, Wooden Book Rest Bed Tray, Cast Iron Bookends Owls, Selected Love Poems Clothbound+poetry, Haiku Anthology
 Pocket+poetry | 8-40
nonfic | Books Film & Music > Books > Non-Fiction ; Books Film & Music > Books > All | Heronsgate, Gannet Press | D-Day
 Hour by Hour+war+book, Tanks of the Eastern Front Illustrated+war+book, A Bridge Too Many Memoir of a Civil
 Engineer+book, Python in 30 Days, Naval Battles Atlas+war+book, The Vegetable Grower's Bible+veg+garden, Train Your
 Mind Workbook, Coffee Table Book Lighthouses+book | 9-46
manga | Books Film & Music > Comics > Manga & Anime ; Collectables > Film & TV > Figures | Kitsu House, Otomo Lane |
 Mistral Academy Manga Vol 1-5 Set, Anime Figure Schoolgirl Swordfighter 18cm, How to Draw Manga Step by Step, Anime
 Wall Scroll Poster, Ghost Courier Blu-ray Collector's Anime Series | 9-95
horror | Books Film & Music > Film & TV > Horror ; Books Film & Music > Film & TV > All | Midnight Reel, Blackfriars |
 Slasher Classics 8 Film Blu-ray Box, Zombie Double Bill DVD Steelbook, Horror Movie Trivia Cards, Vampire Cinema
 Poster Book | 8-62
film | Books Film & Music > Film & TV > All ; Books Film & Music > Film & TV > Drama | Midnight Reel, Heronsgate | The
 Fly Fisherman's Wife DVD, Ironbridge Complete Series 1-4, Kids Animation 5 Film Collection, Golf Comedy Classic
 Blu-ray | 8-38
eighties | Books Film & Music > Music > Pop & Rock ; Books Film & Music > Music > All | Sonder Records, Needle Drop |
 Greatest Synthpop of the 80s 4CD, 1980s New Romantics Vinyl 2LP+vinyl, Eighties Power Ballads LP Pink
 Vinyl+vinyl+rockm, The Story of 80s Pop Book+book, 80s Music Quiz Card Game, Live 1985 Stadium Concert DVD+rockm |
 9-48
rockm | Books Film & Music > Music > Pop & Rock ; Books Film & Music > Music > All | Sonder Records, Needle Drop |
 Classic Rock Anthems 3CD, Prog Rock Reissue 180g LP+vinyl, Thrash Metal Live Album 2LP+metal+vinyl, Heavy Metal
 Encyclopedia+metal, Iron Vultures Tour T-Shirt+metal, Rock Legends Framed Plectrum Set, Doom Metal CD Box+metal,
 Guitar Heroes Biography+book | 9-58
disc | Books Film & Music > Music > Vinyl & Players ; Electronics > Audio > Turntables | Needle Drop, Auralis | Belt
 Drive Turntable with Bluetooth+vinyl, Record Cleaning Kit 6 in 1+vinyl, Vinyl Storage Crate 80 LPs+vinyl, Jazz Trio LP
 Mono+vinyl, Opera Arias Highlights 2CD+opera, La Traviata Vinyl Box+opera+vinyl, Piano Sonatas CD | 9-160
bass | Musical Instruments > Guitars & Basses > Bass ; Musical Instruments > Guitars & Basses > All | Lowdown, Strutter
 | 4 String Electric Bass Guitar Sunburst, Bass Amp 25W Practice, Slap Bass Method Book & Audio, Padded Bass Gig Bag,
 Bass Octave Fuzz Pedal, Wide Bass Guitar Strap Leather | 12-230
uke | Musical Instruments > Guitars & Basses > Ukuleles ; Musical Instruments > Guitars & Basses > All | Kahuna Bay,
 Strutter | Soprano Ukulele Starter Pack, Concert Ukulele Mahogany, Ukulele Songbook 101 Hits, Ukulele Wall Hanger &
 Capo | 9-98
keys | Musical Instruments > Keyboards & Pianos > All ; Musical Instruments > Other Instruments > Other | Claviera,
 Strutter | 61 Key Portable Keyboard with Stand, Digital Piano 88 Weighted, Piano Stool Adjustable, Sustain Pedal for
 Piano/Keyboard, Easy Piano Sheet Music Film Themes, Roll Up Piano 49 Keys | 12-330
drum | Musical Instruments > Drums & Percussion > All ; Musical Instruments > Other Instruments > Other | Thumpster,
 Strutter | Electronic Drum Kit Mesh Heads, 5A Drumsticks Hickory 4 Pairs, Drum Practice Pad 12 inch & Stand, Cajon
 Birch, Drum Rug 160cm | 9-330
strings! | Musical Instruments > Accessories > Strings & Spares ; Musical Instruments > Guitars & Basses > All |
 Strutter | Bass Guitar Strings 45-105, Nylon Ukulele Strings Set, Acoustic Guitar Bridge Pins x6, Snare Drum Head 14 |
 4-35
`;
