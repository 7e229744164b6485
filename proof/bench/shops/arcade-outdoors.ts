/** Outdoors, sports, garden, kitchen, pets, collecting, toys, wellness and travel. The format is that of `Fair`. */
export const outdoorShelves = `
tent | Sports & Outdoors > Camping > {Tents/Sleeping Gear/Furniture} | Vango, Coleman, Easy Camp, Highlander | {2/4}
 Man Dome Tent, Three Season Sleeping Bag, Self Inflating Camping Mat, Folding Camping Chair, Camping Lantern
 Rechargeable, Camping Hammock with Straps, Airbed Double | 12-190
campkitchen | Sports & Outdoors > Camping > Camp Kitchen | Campingaz, Jetboil, Kelly Kettle, Coleman | Single Burner
 Camping Stove, Camping Cook Set for Two, Titanium Spork Twin Pack, Insulated Cool Box 24 L, Storm Kettle | 8-120
hiking | Sports & Outdoors > Hiking > {Backpacks/Trekking Poles/Accessories} | Osprey, Berghaus, Karrimor, Deuter |
 Day Hiking Backpack {20/30} L, Trekking Poles Pair, Hydration Bladder 2 L, Dry Bag Set, Walking Gaiters, Rucksack
 Rain Cover | 9-130
boots | Clothing & Shoes > Outdoor > Walking Boots & Socks | Merrell, Karrimor, Salomon | {Mens/Womens} Walking Boots
 Waterproof, Merino Walking Socks Two Pairs, Hiking Trousers Zip-Off | 14-150
headtorch | Sports & Outdoors > Camping > Torches & Navigation | Petzl, Silva, LED Lenser, Black Diamond |
 Rechargeable Head Torch 400 Lumens, Baseplate Compass, Pocket Torch, Emergency Whistle and Mirror Set | 7-75
bushcraft | Sports & Outdoors > Camping > Knives & Tools | Leatherman, Victorinox, Opinel, Gerber | Multi-Tool with
 Sheath, Swiss Style Pocket Knife, Fire Steel with Striker, Folding Saw, Paracord Survival Bracelet | 8-110
climb | Sports & Outdoors > Climbing | Petzl, Black Diamond, DMM | Climbing Harness, Chalk Bag with Belt, Climbing
 Helmet, Belay Device, Climbing Hangboard, Chalk Ball Twin Pack | 8-110
cycling | Sports & Outdoors > Cycling > {Accessories/Lights/Bags} | Lezyne, Cateye, Topeak, Altura | Bike Light Set
 USB Rechargeable, Saddle Bag, Handlebar Bag, Bike Multi-Tool 18 Functions, Mini Bike Pump, Track Pump with Gauge,
 Cycle Computer Wireless, Bike Phone Mount, Bottle Cage, Bike Repair Stand | 8-120
cyclewear | Sports & Outdoors > Cycling > {Clothing/Helmets} | Endura, dhb, Giro, Altura | Cycling Jersey Short
 Sleeve, Padded Cycling Shorts, Road Bike Helmet, Cycling Gloves, Hi-Vis Cycling Jacket, Cycling Glasses | 14-120
tubes! | Sports & Outdoors > Cycling > Parts > {Tyres & Tubes/Chains/Brakes} | Schwalbe, Continental, Shimano | Inner
 Tube 700 x 28C, Folding Tyre 700 x 25C, 10 Speed Chain, Brake Pads Pair, Cassette 11-32 | 5-60
fishing | Sports & Outdoors > Fishing > {Rods/Reels/Tackle} | Shimano, Daiwa, Abu Garcia, Shakespeare | Carp Rod 12
 ft, Spinning Reel 4000, Telescopic Travel Rod, Tackle Box with 3 Trays, Landing Net with Handle+flyfishing, Lure
 Assortment 30 Pieces, Bite Alarm Set of 3, Bedchair for Carp Anglers, Rod Holdall | 8-140
flyfishing | Sports & Outdoors > Fishing > Fly Fishing | Greys, Orvis, Snowbee | Trout Fly Selection of 24 with Box,
 Fly Rod 9 ft 5 wt, Fly Tying Kit with Vice, Chest Waders, Fly Fishing Vest | 12-190
line! | Sports & Outdoors > Fishing > Line & Hooks | Daiwa, Maxima, Drennan | Monofilament Line 10 lb 300 m, Barbless
 Hooks Size 12 Pack of 10, Lead Weights Assorted, Swivels Pack of 20 | 3-15
running | Sports & Outdoors > Running > {Shoes/Accessories/Clothing} | ASICS, Brooks, Nike, Ronhill | {Mens/Womens}
 Running Shoes Neutral, Running Belt with Bottle, Reflective Running Vest, Running Socks 3 Pairs, LED Running Armband,
 Trail Running Hydration Vest, Lightweight Running Jacket | 9-120
sportwatch | Electronics > Wearables > {GPS Watches/Fitness Trackers} | Garmin, Fitbit, Polar, Amazfit | GPS Running
 Watch+running, Fitness Tracker with Heart Rate, Heart Rate Chest Strap, Multisport GPS Watch+running | 29-330
gym | Sports & Outdoors > Fitness > {Weights/Home Gym} | York Fitness, Bowflex, Opti, Mirafit | Neoprene Dumbbell Set,
 Kettlebell {8/12} kg, Resistance Bands Set of 5, Speed Skipping Rope, Ab Roller Wheel, Doorway Pull-Up Bar,
 Adjustable Weight Bench, Foam Roller | 8-160
yoga | Sports & Outdoors > Fitness > Yoga & Pilates | Yogamatters, Manduka, Gaiam, Liforme | Yoga Mat 6 mm, Cork Yoga
 Block Pair, Yoga Strap, Meditation Cushion+mindful, Pilates Ring, Yoga Mat Bag, Yoga Starter Set | 8-110
swim | Sports & Outdoors > Swimming | Speedo, Zoggs, Arena, Dryrobe | Swimming Goggles Anti-Fog, Silicone Swim Cap,
 Kickboard, Changing Robe, Open Water Tow Float, Swim Fins | 7-140
football | Sports & Outdoors > Team Sports > Football; Sports & Outdoors > Fan Shop > Football | Adidas, Mitre, Nike,
 Puma | Match Football Size 5, Shin Pads, Goalkeeper Gloves, Pop-Up Football Goal, Firm Ground Football Boots,
 Training Cones Set | 9-90
fanshop | Sports & Outdoors > Fan Shop > Football | Arsenal FC, Liverpool FC, Chelsea FC, Manchester City FC |
 Official Football Scarf, Club Crest Mug, Home Shirt Adult, Stadium Print Framed | 8-75
racket | Sports & Outdoors > Racket Sports > Equipment | Wilson, Head, Yonex | Tennis Racket 27 Inch+tennis, Tennis
 Balls Tube of 4+tennis, Badminton Set with Net, Racket Overgrips Pack of 3+tennis, Tennis Backpack+tennis, Feather
 Shuttlecocks Tube of 6 | 6-130
golf | Sports & Outdoors > Golf > {Balls/Training Aids/Accessories} | Titleist, Callaway, TaylorMade, Longridge | Golf
 Balls Dozen, Golf Glove, Putting Mat, Golf Umbrella, Golf Stand Bag, Divot Tool and Marker Gift Set, Golf Chipping
 Net | 8-190
garden | Garden > {Hand Tools/Accessories}; Garden > Tools > Hand Tools | Burgon & Ball, Spear & Jackson, Kent &
 Stowe, Fiskars | Hand Trowel and Fork Set, Bypass Secateurs, Garden Kneeler, Leather Gardening Gloves, Border Spade,
 Galvanised Watering Can, Garden Trug, Dibber, Garden Apron with Pockets | 7-65
seeds | Garden > Plants & Seeds > {Vegetable Seeds/Flower Seeds/Grow Kits} | Thompson & Morgan, Mr Fothergill's,
 Suttons, Unwins | {Chilli/Herb/Tomato/Bonsai} Growing Kit, Wildflower Seed Mix, Vegetable Seeds Collection 12
 Packets, Windowsill Propagator, Spring Bulbs 100 Mixed, Sweet Pea Seeds | 4-38
planter | Garden > Pots & Planters; Home & Garden > Houseplants > Pots | Elho, Ivyline, Stewart | Terracotta Pot with
 Saucer, Hanging Basket 14 Inch, Ceramic Houseplant Pot+houseplant, Macrame Plant Hanger+houseplant, Raised Bed
 Wooden, Plant Mister Brass+houseplant, Self-Watering Indoor Planter+houseplant | 7-80
houseplant | Home & Garden > Houseplants > {Indoor Plants/Terrariums} | The Little Botanical, Bloombox, Patch |
 Monstera Plant in Pot, Succulent Collection of 6, Glass Terrarium Kit, Peace Lily, Snake Plant | 14-75
birdfeed | Garden > Wildlife > {Bird Feeders/Nest Boxes}; Pet Supplies > Wild Birds | RSPB, Peckish, Jacobi Jayne,
 Gardman | Seed Bird Feeder, Bird Bath on Pedestal, Wooden Nest Box, Window Bird Feeder, Bird Feeding Station, Nest
 Box Camera | 8-110
wildlife | Garden > Wildlife > Insect & Hedgehog Homes | Wildlife World, RSPB, Gardman | Bee Hotel+bees, Hedgehog
 House, Bug Hotel, Bat Box, Butterfly House, Trail Camera | 12-110
gardenfurn | Garden > Furniture > {Chairs/Lighting/Parasols} | Charles Bentley, Outsunny, Suntime | Folding Garden
 Chair, Solar String Lights 100 LED, Parasol 2.7 m, Bistro Set 3 Piece, Garden Bench Cushion, Fire Pit | 12-170
bbq | Garden > Barbecues & Outdoor Dining > {Grills/Tools/Pizza Ovens} | Weber, Char-Broil, Landmann, Ooni | Kettle
 Barbecue 47 cm, BBQ Tool Set 5 Piece, Meat Thermometer Digital, Portable Charcoal Grill, Smoking Wood Chips, Chimney
 Starter, Pizza Peel+pizza | 9-220
hose! | Garden > Watering > Hoses & Fittings; Garden > Lawn & Soil Care | Hozelock, Westland, Miracle-Gro | Garden
 Hose 30 m, Hose Connector Set, Lawn Feed 5 kg, Multi-Purpose Compost 40 L, Strimmer Line | 4-45
baking | Home & Kitchen > Bakeware > {Cake Tins/Tools/Decorating} | Tala, Mason Cash, Nordic Ware, Wilton | Ceramic
 Mixing Bowl, Springform Cake Tin 23 cm, Bundt Tin, Piping Bag and Nozzle Set, Cookie Cutters Set of 12, Cake
 Turntable, Silicone Baking Mat, Rolling Pin Adjustable, Muffin Tray 12 Hole, Icing Colours Set of 8 | 6-60
bread | Home & Kitchen > Bakeware > Bread Making | KitchenCraft, Panasonic, Mason Cash | Banneton Proving Basket,
 Sourdough Starter Kit, Bread Lame, Loaf Tin 2 lb, Bread Machine | 7-160
mixer | Home & Kitchen > Small Appliances > Mixers & Processors | Kenwood, KitchenAid, Bosch | Stand Mixer 4.3
 L+baking, Hand Mixer 5 Speed+baking, Food Processor 2.1 L, Stick Blender Set | 24-430
cooking | Home & Kitchen > Cookware > {Pans/Casseroles/Woks} | Le Creuset, Lodge, Tefal, ProCook | Cast Iron Skillet
 26 cm, Cast Iron Casserole 24 cm, Carbon Steel Wok, Non-Stick Frying Pan, Saucepan Set 3 Piece, Griddle Pan, Tagine |
 18-220
knives | Home & Kitchen > Kitchen Knives & Boards | Wusthof, Victorinox, Global, ProCook | Chef's Knife 20 cm, Santoku
 Knife, Knife Block Set 6 Piece, Whetstone 1000/6000, Bamboo Chopping Board, Paring Knife Set of 3 | 9-190
cooktool | Home & Kitchen > Cooking Tools > {Gadgets/Scales/Pasta & Pizza} | OXO, Microplane, Joseph Joseph, Imperia |
 Fine Grater, Garlic Press, Digital Kitchen Scale, Pestle and Mortar Granite, Mandoline Slicer, Pasta Machine+pasta,
 Pizza Stone with Cutter+pizza, Ravioli Mould Set+pasta, Salad Spinner, Sushi Making Kit | 8-75
spice | Grocery > {Herbs & Spices/Sauces/Oils}; Grocery > Food Gifts | Schwartz, Spice Kitchen, Bart, Belazu | Indian
 Spice Tin with 9 Spices, Curry Kit Gift Set, Hot Sauce Gift Set of 5+chilli, Truffle Oil 250 ml, BBQ Rub
 Collection+bbq, Smoked Salt Trio, Chilli Sauce Challenge Box+chilli | 6-45
sweet | Grocery > {Chocolate/Sweets/Biscuits} | Lindt, Hotel Chocolat, Thorntons, Cadbury | Assorted Chocolate Box 400
 g, Dark Chocolate Tasting Selection, Chocolate Truffles 200 g, Hot Chocolate Gift Set, Milk Chocolate Hamper | 5-50
cheese | Grocery > Cheese & Deli; Home & Kitchen > Serveware > Cheese Boards | The Cheese Lovers, Artesa, Boska |
 Acacia Cheese Board with Knives, Mozzarella Making Kit, Cheese Knife Set of 4, Slate Cheese Board, Raclette Set |
 11-70
brew | Home & Kitchen > Home Brewing; Grocery > Beer | BrewDog, Mangrove Jack's, Young's | Home Brew Starter Kit 40
 Pints, IPA Brewing Kit, Craft Beer Mixed Case of 12, Cider Making Kit, Beer Glass Set of 4, Fermenting Bucket 25 L |
 12-95
wine | Home & Kitchen > Barware > Wine Accessories; Grocery > Wine | Vacu Vin, Riedel, Le Creuset, Laithwaites | Wine
 Glasses Set of {4/6}, Wine Decanter, Lever Corkscrew, Wine Stopper and Pump Set, Wine Rack 12 Bottle, Wine Cooler
 Sleeve, Red Wine Trio Gift Box | 9-95
cocktails | Home & Kitchen > Barware > Cocktail Accessories; Grocery > Spirits | Bar Craft, Oxo, Viners, Tom Dixon |
 Cocktail Shaker Set 5 Piece, Coupe Glasses Set of 4, Martini Glasses Pair, Muddler and Strainer Set, Bar Spoon Gift
 Set, Ice Ball Mould, Hip Flask+whisky | 8-85
whisky | Grocery > Spirits > Whisky & Gin | Glenfiddich, Talisker, Jameson, The Glenlivet | Whisky Tumbler and
 Miniature Gift Set, Single Malt 12 Year Old 70 cl, Whisky Tasting Set 5 x 3 cl | 18-85
coffee | Grocery > Coffee > {Beans/Ground}; Grocery > Hot Drinks Gifts | Lavazza, illy, Taylors, Union | Coffee Beans
 1 kg Dark Roast, Espresso Ground 250 g Tin, Coffees of the World Gift Box, Decaf Coffee Beans 500 g | 6-35
coffeegear | Home & Kitchen > Coffee > {Espresso Machines/Cafetieres/Grinders} | Bialetti, De'Longhi, Hario,
 AeroPress, Bodum | Stovetop Moka Pot 6 Cup, Cafetiere 8 Cup, Burr Coffee Grinder, Pour Over Dripper Set, Milk
 Frother, Espresso Cups Set of 4, Coffee Canister, Coffee Tamper 58 mm | 12-160
descaler! | Home & Kitchen > Coffee > Filters & Care | De'Longhi, Melitta, Puly | Descaler 500 ml, Coffee Filter
 Papers Size 4 Pack of 80, Water Filter Cartridge, Machine Cleaning Tablets | 4-22
tea | Grocery > Tea > {Loose Leaf/Tea Bags/Gift Sets} | Twinings, Whittard, Teapigs, Fortnum & Mason | Tea Selection
 Box 48 Bags, Loose Leaf Earl Grey Caddy, Matcha Gift Set, Herbal Infusions Collection, Breakfast Tea 250 g Tin,
 Flowering Tea Gift Box | 5-45
teapot | Home & Kitchen > Tea > {Teapots/Infusers/Kettles} | London Pottery, Bredemeijer, Forlife, Whittard | Teapot 4
 Cup, Cast Iron Teapot with Infuser, Tea for One Set, Tea Infuser Ball, Tea Caddy Trio, Glass Teapot with Warmer |
 8-70
kettle | Home & Kitchen > Small Appliances > Kettles & Toasters | Russell Hobbs, Breville, Morphy Richards | Electric
 Kettle 1.7 L, 2 Slice Toaster, Sandwich Toaster, Air Fryer 4 L, Slow Cooker 3.5 L | 18-110
dog | Pet Supplies > Dogs > {Toys/Beds/Leads & Collars/Treats} | KONG, Ruffwear, Ancol, Petface | Rubber Chew Dog Toy,
 Orthopaedic Dog Bed, Reflective Dog Lead, Padded Dog Harness, Dog Puzzle Feeder, Squeaky Plush Toy, Dog Raincoat,
 Natural Dog Treats Box, Dog Towel Drying Coat | 6-75
cat | Pet Supplies > Cats > {Toys/Scratchers/Beds} | Catit, PetSafe, Trixie, Petface | Cat Tree with Hammock, Sisal
 Scratching Post, Feather Wand Cat Toy, Cat Tunnel, Radiator Cat Bed, Catnip Mice Pack of 6, Cat Water Fountain | 5-95
litter! | Pet Supplies > {Dogs > Food/Cats > Litter/Cleaning} | Pedigree, Whiskas, Catsan | Dry Dog Food 12 kg, Cat
 Food Pouches 40 x 85 g, Cat Litter 20 L, Poo Bags 300, Flea Spot-On Treatment | 6-45
fish | Pet Supplies > Fish & Aquatics > {Aquariums/Decor} | Fluval, Tetra, biOrb, Marina | Aquarium Starter Kit 54 L,
 Aquarium LED Light, Shipwreck Aquarium Ornament, Betta Tank 10 L, Air Pump | 9-150
smallpet | Pet Supplies > Small Animals > {Cages/Toys} | Ferplast, Rosewood, Trixie | Hamster Cage Two Storey, Guinea
 Pig Hideaway, Rabbit Activity Toy, Silent Exercise Wheel, Rabbit Hutch | 6-120
petlover | Home & Garden > Gifts > Animal Lovers | Wrendale Designs, Emma Bridgewater, Moorland Pottery | Labrador
 Mug+dog, Dachshund Tea Towel+dog, Tabby Cat Cushion+cat, Cat Lover Tote Bag+cat, Horse Print Mug+horse, Bird Print
 Apron+birdwatch, Bee Motif Mug+bees | 8-40
horse | Sports & Outdoors > Equestrian > {Riding Wear/Grooming} | Shires, HKM, LeMieux | Riding Gloves, Horse Grooming
 Kit, Riding Hat, Jodhpurs, Fleece Horse Rug, Hay Net | 8-110
coin | Collectables > Coins & Banknotes > {Supplies/Sets} | Royal Mint, Lighthouse, Westminster Collection | Coin
 Collecting Album, Brilliant Uncirculated Coin Set, Commemorative Crown, Coin Capsules Pack of 20, Banknote Album |
 7-75
stamp | Collectables > Stamps > {Albums/Stamps} | Stanley Gibbons, Lighthouse, Royal Mail | Stamp Stockbook 32 Pages,
 World Stamps 500 Off Paper, Stamp Tweezers and Magnifier, First Day Cover Album, Presentation Pack | 6-55
diecast | Collectables > Diecast & Toy Vehicles > {Cars/Planes/Trucks} | Corgi, Burago, Oxford Diecast, Maisto | 1:18
 Classic Sports Car Model+cars, 1:43 Mini Cooper+cars, 1:76 Double Decker Bus, 1:72 Spitfire Diecast+aviation, 1:24
 Rally Car+cars | 7-75
funko | Collectables > Figures > {Vinyl Figures/Action Figures} | Funko, Hasbro, McFarlane | {Darth Vader/The
 Mandalorian}+starwars Collectable Figure, {Batman/Iron Man/Spider-Man}+comics Collectable Figure, Harry Potter+potter
 Collectable Figure, Figure Display Case | 11-45
tcg | Collectables > Trading Cards > {Packs & Boxes/Binders} | Pokemon, Magic The Gathering, Topps | Trading Card
 Booster Pack, Trading Card Elite Box, Card Binder 9 Pocket, Starter Deck, Collector Tin | 5-60
carfan | Automotive > Gifts & Accessories; Automotive > Car Care | Meguiar's, Autoglym, Haynes | Car Valeting Gift
 Set+carcare, Build Your Own V8 Engine Kit, Car Polishing Kit+carcare, Classic Car Workshop Manual | 12-65
plastickit | Hobbies > Model Making > Plastic Kits > {Aircraft/Ships/Military/Cars} | Airfix, Revell, Tamiya, Italeri
 | 1:72 Spitfire Mk.Vb Model Kit+aviation, 1:48 Hurricane Model Kit+aviation, 1:35 Tiger Tank Model Kit, 1:350
 Battleship Model Kit, 1:24 Sports Car Model Kit+cars, 1:144 Airliner Model Kit+aviation, 1:72 Lancaster Gift Set with
 Paints+aviation | 8-95
modeltool | Hobbies > Model Making > {Paints & Tools/Airbrushes} | Humbrol, Revell, Vallejo, Tamiya | Enamel Paint Set
 of 6, Hobby Knife Set, Precision Cutters, Airbrush Starter Set, Cutting Mat A3, Hobby Acrylic Paint Set of 16, Model
 Maker's Tweezers Set | 5-95
woodkit | Hobbies > Model Making > Wooden Kits > {Ships/Mechanical} | UGEARS, Artesania Latina, ROKR | Mechanical
 Wooden Locomotive Kit+rail, Wooden Clock Model Kit, Ship Model Kit HMS Victory, Book Nook Miniature Kit, Wooden Music
 Box Kit | 18-120
railway | Hobbies > Model Railways > {Train Sets/Locomotives/Scenery} | Hornby, Bachmann, Graham Farish, Peco | OO
 Gauge Train Set, Steam Locomotive OO Gauge, Model Railway Scenery Pack, Track Extension Pack, Station Building Kit,
 Coach Pack of 2, Model Railway Controller | 9-240
wargame | Hobbies > Tabletop Wargaming > Miniatures | Warhammer, Warlord Games, The Army Painter, Mantic | Fantasy
 Miniatures Starter Set, Miniature Paint Set, Infantry Squad Plastic Miniatures, Wargaming Terrain Set, Hobby Brush
 Set, Battle Game Rulebook | 9-110
rccar | Hobbies > Radio Control > Cars & Trucks | Carrera, Traxxas, Tamiya, Maisto Tech | RC Car 1:16 Off-Road, RC
 Monster Truck 4WD, RC Rock Crawler, RC Drift Car, RC Rally Car Kit | 19-190
rcother | Hobbies > Radio Control > {Boats/Helicopters} | Volantex, Syma, Revell Control | RC Speed Boat, RC
 Helicopter 3.5 Channel+aviation, RC Glider+aviation, RC Submarine | 18-110
drone | Electronics > Drones; Hobbies > Radio Control > Drones | DJI, Ryze, Holy Stone, Potensic | Mini Drone with 4K
 Camera, Drone for Beginners, Drone Carry Case, FPV Drone Kit, Drone Landing Pad | 14-290
slot | Hobbies > Slot Cars | Scalextric, Carrera | Slot Car Racing Set, Slot Car GT Racer, Slot Car Track Extension
 Pack | 18-160
boardgame | Toys & Games > Games > Board Games > {Family/Strategy} | Ravensburger, Hasbro, Asmodee, Days of Wonder |
 Family Board Game, Strategy Board Game, Co-operative Board Game, Train Route Board Game, Board Game Travel Edition,
 Murder Mystery Board Game, Board Game Expansion | 12-70
cardgame | Toys & Games > Games > {Card Games/Party Games/Quiz Games} | Big Potato, Exploding Kittens, Bicycle,
 Gamewright | Party Card Game, Family Card Game, Playing Cards Twin Deck, Quiz Game for Adults+quiz, Poker Set 300
 Chips, Trivia Card Game+quiz | 6-50
chess | Toys & Games > Games > Traditional Games | Philos, Jaques of London, Longfield | Wooden Chess Set Folding,
 Travel Chess Magnetic, Chess Clock, Backgammon Set+othertrad, Dominoes in Box+othertrad, Weighted Chess Pieces |
 9-110
jigsaw | Toys & Games > Puzzles > Jigsaw Puzzles; Toys & Games > Puzzles > Accessories | Ravensburger, Gibsons,
 Clementoni, Falcon | {500/1000/2000} Piece Jigsaw Puzzle {Harbour/Country Cottage/Steam Train/Cats}, Jigsaw Puzzle
 Mat Roll, Jigsaw Puzzle Sorting Trays | 9-45
brain | Toys & Games > Puzzles > Brain Teasers | Rubik's, Hanayama, Thinkfun, Professor Puzzle | 3x3 Speed Cube, Cast
 Metal Brain Teaser, Escape Room Game, Wooden Puzzle Box, Logic Game, Puzzle Book Collection | 7-45
rpg | Toys & Games > Games > Role Playing Games | Dungeons & Dragons, Chessex, Q-Workshop | Polyhedral Dice Set of 7,
 Role Playing Starter Set, Monster Handbook, Dice Tower, Adventure Module, Game Master Screen | 8-60
lego | Toys & Games > Building Toys > Building Sets | LEGO | {City Police Station/Technic Racing Car/Botanical
 Bouquet/Friends House/Architecture Skyline/Creator Dinosaur} Set, Star Wars Fighter Set+starwars, Harry Potter Castle
 Set+potter, Classic Brick Box 790 Pieces, Minifigure Storage Head | 9-140
bricks | Toys & Games > Building Toys > Building Sets | Mega Bloks, K'NEX, Geomag, Cobi | Building Bag 80 Pieces,
 Construction Set 300 Pieces, Building Bricks Vehicle, Magnetic Building Set | 9-70
traintoy | Toys & Games > Vehicles > Train Sets; Toys & Games > Preschool > Wooden Toys | BRIO, Bigjigs, Thomas &
 Friends | Wooden Railway Starter Set, Wooden Train Engine, Wooden Bridge and Tunnel | 9-70
doll | Toys & Games > Dolls > {Fashion Dolls/Dolls' Houses/Baby Dolls} | Barbie, Sylvanian Families, Baby Annabell,
 Our Generation | Doll with Accessories, Doll House Furniture Set, Doll Outfit Pack, Doll Pushchair, Doll House |
 9-110
plush | Toys & Games > Soft Toys > {Teddy Bears/Animals} | Jellycat, Steiff, Keel Toys, Aurora | Bunny Soft Toy 31 cm,
 Teddy Bear Classic, Puppy Plush, Dragon Soft Toy, Elephant Soft Toy | 10-75
sciencekit | Toys & Games > Educational > {Science Kits/Microscopes/Coding} | National Geographic, Thames & Kosmos,
 Learning Resources, Galt | Crystal Growing Kit, Chemistry Set, Microscope for Children, Coding Robot+robot, Volcano
 Science Kit, Solar System Planetarium+astronomy, Robot Arm Kit+robot, Electronics Circuit Kit+robot | 12-95
dino | Toys & Games > Figures > Dinosaurs; Toys & Games > Educational > Fossils | Schleich, Jurassic World, National
 Geographic | Tyrannosaurus Rex Figure, Dinosaur Fossil Dig Kit, Roaring Dinosaur Toy, Triceratops Figure, Dinosaur
 Playset | 7-65
outdoortoy | Toys & Games > Outdoor Toys | Nerf, Little Tikes, Micro, Wicked | Foam Dart Blaster, Kids Scooter, Garden
 Swing, Boomerang, Stunt Kite, Water Pistol, Trampoline 6 ft | 8-160
baby | Baby & Nursery > {Toys/Gifts/Feeding} | Fisher-Price, Tommee Tippee, VTech | Baby Activity Gym, Stacking Rings,
 Baby Bottle Set, Cot Mobile, Teething Toys Set | 8-60
bath | Beauty > Bath & Body > {Gift Sets/Bath Bombs/Body Care} | Sanctuary Spa, Baylis & Harding, Neal's Yard, The
 Body Shop | Bath Gift Set, Bath Bombs Set of 6, Body Butter+skincare, Bath Salts 500 g, Bath Pillow, Hand Cream
 Trio+skincare, Shower Gel Collection | 8-55
skincare | Beauty > Skin Care > {Face/Masks} | Clarins, L'Occitane, Olay, Elemis | Face Cream 50 ml, Hydrating Serum
 30 ml, Clay Face Mask, Sheet Masks Pack of 5, Jade Roller and Gua Sha, Skincare Discovery Set | 9-95
makeup | Beauty > Make-up > {Eyes/Lips/Brushes/Nails} | Maybelline, Revolution, NYX, Real Techniques | Eyeshadow
 Palette 18 Shades, Make-up Brush Set, Lip Gloss Trio, Nail Polish Set of 6+nails, Gel Nail Lamp Kit+nails, Make-up
 Organiser | 6-60
perfume | Beauty > Fragrance > {Women/Men} | Calvin Klein, Hugo Boss, Davidoff, Jo Malone | Eau de Toilette 50 ml, Eau
 de Parfum 30 ml, Fragrance Gift Set | 18-110
massage | Health & Wellness > Massage & Relaxation | HoMedics, Beurer, Renpho | Shiatsu Neck Massager, Foot Spa,
 Massage Gun, Acupressure Mat, Massage Oil Set | 14-140
aroma | Health & Wellness > Aromatherapy > {Diffusers/Essential Oils}; Home & Garden > Candles | Tisserand, Neom,
 Yankee Candle, Muji | Essential Oil Set of 6, Ultrasonic Aroma Diffuser, Sleep Pillow Mist, Incense Sticks Gift Set |
 8-75
candle | Home & Garden > Home Fragrance > Candles | Yankee Candle, Woodwick, Neom, Bath House | Scented Candle Large
 Jar, Votive Candle Gift Set, Reed Diffuser 100 ml, Candle Snuffer and Wick Trimmer | 8-55
beard | Beauty > Men's Grooming > {Shaving/Beard Care} | Bulldog, Wilkinson Sword, Mo Bro's, Braun | Beard Care Kit,
 Safety Razor, Shaving Brush and Bowl Set, Beard Trimmer, Beard Oil | 7-85
luggage | Travel > Luggage > {Suitcases/Bags/Accessories} | Samsonite, Antler, Eastpak, American Tourister | Cabin
 Suitcase 55 cm, Weekend Holdall, Packing Cubes Set of 6, Luggage Tag Pair, Travel Backpack 40 L, Toiletry Bag | 9-160
travel | Travel > Travel Accessories > {Comfort/Organisers/Maps} | Go Travel, Trtl, Cabeau, Luckies | Memory Foam
 Travel Pillow, Worldwide Travel Adapter, Passport Holder, Scratch Map of the World, Travel Journal, Digital Luggage
 Scale, Sleep Mask and Ear Plugs Set | 7-50
globe | Home & Garden > Home Decor > Globes & Maps | National Geographic, Nova Rico, Stellanova | Illuminated World
 Globe 30 cm, World Wall Map Framed, Antique Style Globe, Star Globe+astronomy | 18-110
bedding | Home & Garden > {Bedding/Towels/Rugs/Storage} | Silentnight, Dunelm, Catherine Lansfield | Duvet Cover Set
 Double, Egyptian Cotton Bath Towel, Memory Foam Pillow, Fleece Throw, Storage Ottoman, Shaggy Rug | 9-95
novelty | Home & Garden > Gifts > Novelty Mugs & Cushions | Half a Donkey, Purple Leaf, Dazzling Gifts | Born to Fish
 Mug+fishing, Eat Sleep Cycle Mug+cycling, Gardening Queen Mug+garden, Guitar Hero Dad Mug+guitargear, I'd Rather Be
 Reading Tote+reader, World's Best Dad Mug, Running Late Mug, Coffee Table Coasters, Keep Calm Cushion | 6-22
reader | Books > Reading Accessories; Electronics > E-Readers | Kindle, IF, Thinking Gifts | Rechargeable Book Light,
 E-Reader 6 Inch, Leather Bookmark, Book Stand, Book Seat Cushion | 5-130
furniture | Home & Garden > Furniture > {Living Room/Office/Lighting} | Vasagle, IKEA, Habitat | Coffee Table Oak
 Effect, Bookcase 5 Tier, TV Stand, Desk Lamp, Side Table, Music Room Wall Clock | 18-170
jewellery | Jewellery & Watches > {Necklaces/Earrings/Watches} | Pandora, Swarovski, Fossil, Casio | Silver Pendant
 Necklace, Stud Earrings, Charm Bracelet, Analogue Watch, Chess Piece Cufflinks+chessish, Camera Charm+photoish |
 18-150
clean! | Household > {Cleaning/Laundry/Light Bulbs} | Dettol, Fairy, Vileda, Philips | Multi-Surface Cleaner 1 L,
 Spray Mop, Washing Powder 40 Washes, LED Bulb E27 Pack of 4, Running Tap Filter | 4-35
giftcard! | Gift Cards | Amazon, Spotify, Nintendo eShop, Steam | Gift Card {25/50}, Digital Voucher 20 | 20-60
party | Home & Garden > Party Supplies | Talking Tables, Ginger Ray, Unique Party | Paper Plates Pack of 8, Balloon
 Arch Kit, Happy Birthday Banner, Football Party Napkins, Unicorn Party Bags | 4-22
`;
