import type { Fair } from './fair.ts';

/** Sports, home, garden and pets of a department store, written before its first measurement, blind to the search. */
export const emporium: Fair = {
  name: 'emporium',
  everywhere: 'Northfold, Emporium Home',
  brandShelf: 'Shop by Brand/',
  titles: `$brand $thing, $extra; $brand $thing - $extra; $thing, $extra; $brand $thing; $thing; $brand $code
 $thing; $thing | $brand; $extra $thing; The $brand $thing`,
  descriptions: `$none; $thing by $brand. $extra.; The $thing is made to last. Free returns within 60 days.; $thing.
 Pairs well with our $other.; $brand $thing - Imported. See also: $other. $path; Whether running late or playing hard,
 the $thing has you covered.; $thing, $extra. Wipe clean with a damp cloth.; Key features: $extra, item no. $code,
 dispatched in 2-3 days`,
  extras: `Black; White; Navy; Sage Green; Stainless Steel; Small; Medium; Large; X-Large; Set of 2; Set of 4;
 2-Pack; One Size; 12"; 20cm; Natural; Oak; Recycled; Grey Marl; Gift Boxed; Heavy Duty; Compact; Premium;
 Multicolour; Lightweight; Rose Gold; New Season; Exclusive; Web Only`,
  shelves: `
bike | Sports & Outdoors/Cycling/Accessories ; Sports & Outdoors/Cycling/Bikes & Parts ; Sporting Goods > Outdoor
 Recreation > Cycling | Velora, Ridgeback, Shimano, Lezyne | {Road/MTB} Helmet, Floor Pump with Gauge, {Front/Rear}
 LED Light Set, Saddle Bag, Bib Shorts, Multi Tool 17 Function, Panniers 40L, Gravel Bike 10 Speed, D Lock with Cable,
 Bottle Cage Carbon, Turbo Trainer | 8-900
bikepart! | Sports & Outdoors/Cycling/Components | Shimano, Velora | Inner Tube 700x25, Brake Pads Pair, Chain 11
 Speed Replacement, Presta Valve Caps | 3-40
run | Sports & Outdoors/Running/Shoes ; Sports & Outdoors/Running/Clothing ; Shoe & Clothing/Sports/Running |
 Fleetfoot, Asics, Salomon, Kalenji | {Road/Trail/Race} Running Shoe, Hydration Vest 5L, Split Shorts, Reflective
 Jacket, Armband Phone Holder, Cushioned Ankle Sock 3pk, GPS Watch, Race Number Belt | 6-190
yoga | Sports & Outdoors/Fitness/Yoga & Pilates ; sports-outdoors/fitness/yoga | Manduka, Liforme, Lotus Lane |
 {Cork/Natural Rubber/Travel} Yoga Mat, Block Pair, Bolster Buckwheat, Cotton Strap 8ft, Meditation Cushion Zafu, High
 Waist Leggings, Mat Cleaner Spray | 8-120
lift | Sports & Outdoors/Fitness/Strength ; Sporting Goods > Exercise & Fitness > Weight Lifting | Ironclad, Bodymax,
 Rogue | {Hex/Adjustable} Dumbbell Pair, Kettlebell 16kg, Olympic Bar 7ft, Lifting Belt Leather, Wrist Wraps, Flat
 Bench Folding, Squat Rack Half, Bumper Plate 10kg, Chalk Block | 7-600
cardio | Sports & Outdoors/Fitness/Machines ; Sports & Outdoors/Fitness/Cardio | Bodymax, Concept, Reebok |
 {Magnetic/Water} Rowing Machine+rowing, Treadmill Folding Running+run, Spin Bike, Cross Trainer, Mini Stepper,
 Skipping Rope Speed | 9-950
boxing | Sports & Outdoors/Combat Sports/Boxing ; Sports & Outdoors/Combat Sports | Everlast, Lonsdale, RDX |
 {Sparring/Bag} Gloves 14oz, Heavy Bag 4ft, Speed Ball Platform, Hand Wraps 4.5m, Focus Pads Curved, Gum Shield Gel,
 Head Guard | 5-220
golf | Sports & Outdoors/Golf ; Sporting Goods > Outdoor Games > Golf | Titleist, Callaway, Fairway & Co | Dozen
 Balls, {Stand/Cart} Bag, Putter Mallet 34in, Glove Cabretta, Divot Tool and Marker, Putting Mat 3m, Rangefinder
 Laser, Umbrella Double Canopy, Wedge 56 Degree | 6-350
racket | Sports & Outdoors/Racket Sports/{Tennis/Badminton} ; sports-outdoors/racket-sports | Head, Wilson, Babolat |
 {Graphite/Junior} Tennis Racket+tennis, Tennis Balls Tube of 4+tennis, Overgrip 12 Pack+tennis+squash, Badminton Set
 with Net, Shuttlecocks Feather, Racket Backpack+tennis+squash | 5-220
squash | Sports & Outdoors/Racket Sports/Squash ; sports-outdoors/racket-sports | Dunlop, Tecnifibre, Head | Squash
 Racket 125, Double Yellow Dot Ball 12, Eye Guard Court, Indoor Court Shoe | 6-170
swim | Sports & Outdoors/Water Sports/Swimming ; Swimwear/Training | Speedo, Zoggs, Arena | {Racing/Open Water}
 Goggles, Silicone Cap, Pull Buoy, Kickboard, Swimsuit Endurance, Jammers, Microfibre Pool Towel, Nose Clip, Training
 Fins | 4-90
water | Sports & Outdoors/Water Sports/{Surfing/Paddle Boarding/Kayaking} ; Sports & Outdoors/Water Sports | Tribord,
 Quiksilver, Red Paddle | {7ft/8ft} Foam Surfboard+surf, Surf Wax Cold Water+surf, Leash 8ft+surf, Winter Wetsuit
 5/3+surf, Inflatable Kayak Two Person+kayak, Kayak Paddle Fibreglass+kayak, Dry Bag 20L+kayak, iSUP Board 10'6 | 6-600
sail | Sports & Outdoors/Boating/Sailing ; Vehicles & Parts > Watercraft Parts | Musto, Gill, Crewsaver | Offshore
 Jacket, Sailing Gloves Short Finger, Deck Shoe, Lifejacket 150N, Rigging Knife, Tide Clock Brass, Winch Handle,
 Splicing Kit Fid Set, Hand Bearing Compass | 9-420
dive | Sports & Outdoors/Water Sports/Diving & Snorkelling | Cressi, Scubapro, Mares | Mask and Snorkel Combo, Full
 Face Mask, Dive Computer Wrist, Open Heel Fins, Underwater Torch, Regulator Set | 15-650
fish | Sports & Outdoors/Fishing ; Sports & Outdoors/Fishing/{Rods/Reels/Tackle} ; Sporting Goods > Outdoor Recreation
 > Fishing | Shakespeare, Daiwa, Korum | {Carp/Fly/Spinning} Rod 9ft, Baitrunner Reel, Tackle Box 3 Tray, {Bass/Pike}
 Lure Set+bass, Waders Neoprene, Landing Net, Bite Alarm Trio, Fly Tying Kit, Bedchair | 6-240
camp | Sports & Outdoors/Camping/{Tents/Sleeping/Cooking/Furniture} ; Sports & Outdoors/Camping | Vango, Coleman,
 Outwell, Robens | {2/4/6} Person Tent, Sleeping Bag 3 Season, Gas Stove Double Burner, Folding Chair with Cup Holder,
 Lantern Rechargeable, Self Inflating Mat, Enamel Mug Set, Cool Box 24L, Mallet and Pegs, Hammock with Mosquito Net |
 8-520
hike | Sports & Outdoors/Hiking ; Sports & Outdoors/Hiking/{Boots/Rucksacks} ; Shoe & Clothing/Outdoor | Osprey,
 Berghaus, Salomon, Craghoppers | {Daypack 22L/Rucksack 55L}, Walking Boots Mid GTX, Trekking Poles Pair, Map Case,
 Merino Hiking Sock, Gaiters, Head Torch, Softshell Jacket, Baseplate Compass | 9-230
climb | Sports & Outdoors/Climbing ; Sports & Outdoors/Climbing/Hardware | Black Diamond, Petzl, DMM | Harness Alpine,
 Quickdraw Set 6, Chalk Bag, Dynamic Rope 60m, Belay Device, Crash Pad, Rock Shoe Velcro, Hangboard Beech, Nut Key |
 8-260
ski | Sports & Outdoors/Winter Sports ; Sports & Outdoors/Winter Sports/Skiing | Salomon, Atomic, Dare 2b | Ski
 Goggles, Helmet Visor, All Mountain Skis 170, Salopettes, Boot Bag, Thermal Base Layer, Pole Pair, Wax Iron Kit, Snow
 Gloves | 12-620
horse | Sports & Outdoors/Equestrian ; Pets/Equine | Shires, Harry Hall, LeMieux | Riding Hat Velvet, Jodhpurs,
 Grooming Kit Box, Lead Rope, {Numnah/Saddle Pad}, Half Chaps, Hay Net, Stable Rug 200g, Show Jacket | 6-210
archery | Sports & Outdoors/Archery ; Sports & Outdoors/Target Sports | Petron, Bear, Avalon | Recurve Bow Takedown,
 Carbon Arrows 6, Target Butt 60cm, Arm Guard and Tab, Hip Quiver | 8-220
lawn | Sports & Outdoors/Garden Games/Lawn Bowls ; Sports & Outdoors/Bowls | Taylor, Henselite, Drakes Pride | Lawn
 Bowls Set Size 3, Bowls Trolley Bag, White Jack, Bowls Measure, Bowling Shoes Flat | 9-290
games | Sports & Outdoors/Garden Games ; Toys/Outdoor | Jaques, Big Game Co, Kubbik | Croquet Set Six Player, Boules
 in Case, Giant Jenga Tower, Swingball, Trampoline 8ft, Paddling Pool, Archery Set Suction+archery | 12-320
cricket | Sports & Outdoors/Team Sports/Cricket ; Sports & Outdoors/Team Sports | Gray-Nicolls, Kookaburra | English
 Willow Bat, Wheelie Bag, Match Ball 156g, Batting Pads, Stumps with Base, Keeper Gloves | 9-240
football | Sports & Outdoors/Team Sports/Football ; Sports & Outdoors/Team Sports | Adidas, Mitre, Puma | Match Ball
 Size 5, FG Boots Adult, Pop Up Goal Pair, Shin Guards, Training Cones 50, Keeper Gloves Roll Finger | 6-150
snooker | Games Room ; Games Room/{Darts/Pool & Snooker} | BCE, Winmau, Unicorn | 6ft Pool Table+pool, Two Piece Cue
 Ash+pool, Pool Ball Set+pool, Bristle Board+darts, Steel Tip 24g Set+darts, Dartboard Surround+darts, Table Tennis
 Table Indoor, Football Table Sturdy+football | 9-480
bake | Home & Kitchen/Bakeware ; Home & Kitchen/Baking/{Tins & Trays/Utensils/Decorating} ; Home & Garden > Kitchen &
 Dining | Nordic Ware, Masterclass, KitchenCraft, Mason Cash | Bundt Tin, {Springform/Loaf/Muffin} Tin, Cooling Rack,
 Mixing Bowl Cane, Piping Nozzle Set, Cake Stand Glass, Stand Mixer 5L, Rolling Pin Marble, Cake Turntable, Measuring
 Spoons, Silicone Spatula Trio | 5-420
bread | Home & Kitchen/Bakeware/Bread Making ; Home & Kitchen/Baking | Mason Cash, Challenger, Bannetonry |
 {Oval/Round} Banneton Proofing Basket, Dough Scraper, Scoring Lame, Sourdough Starter Crock, Cast Iron Bread Pan,
 Dough Whisk, Linen Couche, Bread Machine | 6-240
pan | Home & Kitchen/Cookware ; Home & Kitchen/Cookware/Frying Pan ; Home & Garden > Kitchen & Dining > Cookware | Le
 Creuset, Tefal, Lodge, ProCook | {Non Stick/Carbon Steel} Frying Pan, Casserole Cast Iron 24cm, Saucepan Set 3pc, Wok
 with Lid, Stock Pot 10L, Griddle Pan, Roasting Tin, Pressure Cooker | 14-320
knife | Home & Kitchen/Knives ; Home & Kitchen/Cutlery & Knives | Global, Zwilling, Robert Welch |
 {Chef's/Santoku/Paring} Knife, Knife Block 6pc, Whetstone 1000-6000, Magnetic Rack, Honing Steel, Chopping Board End
 Grain | 10-290
gadget | Home & Kitchen/Gadgets ; Home & Kitchen/Utensils | Oxo, Joseph Joseph, Microplane | Fine Grater, Salad
 Spinner, Pasta Machine Hand Crank+pasta, Ravioli Mould+pasta, Pasta Drying Rack+pasta, Mandoline, Kitchen Scale
 Digital+bake, Spiraliser, Garlic Press, Can Opener, Sushi Making Kit+sushi, Bamboo Rolling Mat Pair+sushi | 6-90
storage | Home & Kitchen/Storage ; Home & Kitchen/Food Preserving | Kilner, Joseph Joseph, Le Parfait | Bread Bin,
 Food Container Set, Spice Rack 12 Jar, {Preserve/Pickling} Jar 1L+pickle, Fermenting Crock Set+pickle, Jam Funnel and
 Thermometer+pickle, Lunch Box Tiffin, Cereal Dispenser | 5-70
coffee | Home & Kitchen/Coffee & Tea/Coffee ; Small Appliances/Coffee Machines ; Home & Kitchen/Coffee & Tea |
 De'Longhi, Aeropress, Hario, Bialetti | {Bean to Cup/Espresso} Machine, Burr Grinder, Moka Express 6 Cup, V60 Dripper
 Set, French Press 8 Cup, Milk Frother, Tamper and Mat, Gooseneck Kettle+tea, Double Wall Espresso Cup, Knock Box |
 7-650
tea | Home & Kitchen/Coffee & Tea/Tea ; Home & Kitchen/Coffee & Tea | Bodum, London Pottery, Teapigs | {Cast
 Iron/Glass/Globe} Teapot, Infuser Mug, Leaf Tea Caddy, Tea Strainer and Stand, Darjeeling Sampler Tin, Matcha Whisk
 Bowl Set, Bone China Cup & Saucer, Tea Cosy Quilted | 6-85
bar | Home & Kitchen/Barware ; Home & Kitchen/Barware/Glasses | Bar Bespoke, LSA, Riedel | Boston Shaker+cocktail,
 Cocktail Shaker Gift Set+cocktail, {Coupe/Martini} Glass Pair+cocktail, Jigger and Strainer+cocktail, Muddler
 Walnut+cocktail, Balloon Gin Glass+gin+cocktail, Gin Botanicals Tin+gin, Whisky Decanter+whisky, Tumbler Cut
 Crystal+whisky, Whisky Stones 9+whisky, Bordeaux Glass Pair+wine, Decanter Wide Base+wine, Wine Rack 12 Bottle+wine,
 Waiter's Corkscrew+wine, Vacuum Stopper+wine, Pint Glass+beer | 6-130
brew | Home & Kitchen/Home Brewing ; Home & Kitchen/Barware/Home Brew | Brewferm, Mangrove Jack's, Coopers |
 {IPA/Stout/Cider} Starter Kit, Fermenter Bucket 25L, Hydrometer and Jar, Bottle Capper, Swing Top Bottles 12, Barrel
 Pressure 5 Gal, Siphon Tube Auto, Elderflower Wine Kit+wine | 7-140
cheese | Home & Kitchen/Gadgets/Cheese ; Home & Kitchen/Serveware | Big Cheese, Boska, Artesà |
 {Mozzarella/Halloumi/Blue} Making Kit+cheesemaking, Cheese Press with Mould+cheesemaking, Raclette for Two, Fondue
 Set Enamel, Cheese Knife Trio, Slate Board | 8-95
bbq | Garden & Outdoors/Barbecues ; Garden & Outdoors/Barbecues/Tools & Accessories ; Home & Garden > Kitchen & Dining
 > Outdoor Cooking | Weber, Traeger, Char-Broil, Ooni | {Kettle/Kamado/Gas 3 Burner} Barbecue, Pellet Smoker, Chimney
 Starter, Rotisserie, Tongs and Spatula Set, Meat Thermometer Wireless, Lumpwood Charcoal 5kg, Cedar Planks, Pizza
 Oven 12in+pizza, Pizza Peel Perforated+pizza, Grill Cover, Leather Gauntlets | 8-900
table | Home & Kitchen/Tableware ; Home & Kitchen/{Dinnerware/Linens} | Denby, Portmeirion, Sophie Conran | Dinner Set
 12pc, {Pasta/Cereal/Salad} Bowl, Serving Platter, Table Runner Linen, Napkins, Placemat Cork, Tea Towel Trio, Gravy
 Boat, Cutlery Canteen 24pc | 6-190
clean | Home & Kitchen/Cleaning ; Household Essentials | Vileda, Addis, Joseph Joseph | Spray Mop, Magic Eraser Sponge
 10, Clothes Airer, Ironing Board Cover, Pedal Bin 30L, Laundry Basket, Boot Scraper Mat, Stain Remover | 4-90
vac | Small Appliances/Vacuum Cleaners ; Small Appliances | Dyson, Shark, Bosch, Russell Hobbs | Cordless Stick Vac,
 Toaster 4 Slice, Steam Iron, Air Fryer 6L+cook, Microwave 800W, Slow Cooker+cook, Soup Maker+cook, Dehumidifier, Fan
 Heater | 22-480
seeds | Garden & Outdoors/Plants & Seeds ; Garden & Outdoors/Plants & Seeds/Vegetable | Thompson & Morgan, Suttons, Mr
 Fothergill's | {Butternut Squash/Tomato Gardener's Delight/Sweet Pea/Wildflower} Seeds, Herb Growing Kit
 Windowsill+herb, Chilli Growing Kit, Dahlia Tubers 5, Raspberry Canes, Tulip Bulb Mix 50, Seed Potatoes | 2-35
tools | Garden & Outdoors/Garden Tools ; Garden & Outdoors/Hand Tools ; garden-outdoors/tools | Spear & Jackson,
 Burgon & Ball, Fiskars, Kent & Stowe | {Border Fork/Digging Spade/Dutch Hoe}, Secateurs Bypass, Trowel and Fork Gift
 Set, Kneeler Seat, Hori Hori, Long Reach Loppers, Leaf Rake, Gardening Gloves, Dibber, Twine in a Tin | 5-75
mower! | Garden & Outdoors/Power Tools/Parts | Bosch, Flymo | Replacement Mower Blade, Strimmer Line Spool, Spark
 Plug, Chainsaw Oil 1L | 4-45
power | Garden & Outdoors/Power Tools ; Garden & Outdoors/Lawn Mowers & Strimmers | Bosch, Flymo, Stihl | Cordless
 Mower 37cm, Hedge Trimmer 50cm, Grass Strimmer, Leaf Blower, Pressure Washer, Robotic Mower | 55-900
pots | Garden & Outdoors/Pots & Planters ; Garden & Outdoors/Watering | Whichford, Elho, Haws | Terracotta Long Tom,
 Hanging Basket, Raised Bed Kit, Watering Can Copper, Hose Reel 25m, Water Butt, Propagator Heated, Cold Frame,
 Obelisk Rusted | 7-160
house | Home/Plants ; Home/Plants/{Indoor/Bonsai & Terrarium} ; home/house-plants | Leaf & Larder, Bloombox, Patch |
 Monstera Deliciosa, Peace Lily, Cactus Trio, Terrarium Kit Geometric, Macrame Hanger, Ceramic Planter Stand, Brass
 Mister, Chinese Elm Bonsai+bonsai, Bonsai Pruning Set+bonsai, Juniper Starter Bonsai Kit+bonsai | 7-95
patio | Garden & Outdoors/Garden Furniture ; Garden & Outdoors/Lighting | Kettler, Nova, Kontiki | Bistro Set, Parasol
 3m, Rattan Corner Sofa, Steamer Chair Teak, Solar Stake Lights, Festoon Bulbs 10m, Fire Pit Steel, Picket Fencing
 Panel, Log Store | 14-950
birds | Garden & Outdoors/Wildlife/Birds ; Pets/Wild Birds ; Animals & Pet Supplies > Pet Supplies > Bird Supplies |
 RSPB, CJ Wildlife, Peckish | Robin Nest Box, Seed Feeder Large, Suet Balls 50, Bird Table Thatched, Window Feeder,
 Nest Box Camera, Field Guide to Garden Birds, Sunflower Hearts 5kg, Bird Bath Stone | 5-140
bees | Garden & Outdoors/Wildlife/Bees ; Garden & Outdoors/Beekeeping | Thorne, Simonsbee, National Hive | Cedar Hive
 Complete, Bee Suit with Veil, Smoker Galvanised, Hive Tool J Type, Honey Extractor 4 Frame, Foundation Wax Sheets |
 8-360
hens | Garden & Outdoors/Poultry ; Pets/Poultry | Omlet, Chicken House Co | Chicken Coop for 4, Layers Pellets 20kg,
 Drinker Galvanised, Electric Netting 25m, Egg Skelter | 9-420
dog | Pets/Dogs ; Pets/Dogs/{Beds/Leads & Collars/Toys/Treats} ; Animals & Pet Supplies > Pet Supplies > Dog Supplies
 | Ruffwear, Kong, Barbour, Ancol | {Orthopaedic/Donut} Dog Bed, Leather Collar, Extending Lead, Squeaky Duck, Classic
 Rubber Chew, Wax Dog Coat, Training Clicker and Whistle, Slow Feeder Bowl, Car Harness, Dental Sticks 28, Towelling
 Drying Robe | 5-130
cat | Pets/Cats ; Pets/Cats/{Toys/Furniture/Feeding} ; Animals & Pet Supplies > Pet Supplies > Cat Supplies | Catit,
 Rosewood, Trixie | Scratching Post Sisal, Cat Tree 140cm, Laser Chaser, Water Fountain, Catnip Mice, Cat Flap
 Microchip, Radiator Bed, Litter Tray Hooded, Window Hammock | 4-140
fishtank | Pets/Fish & Aquatics ; Animals & Pet Supplies > Pet Supplies > Fish Supplies | Fluval, Biorb, Juwel |
 {60L/Nano 19L} Aquarium, External Filter, LED Reef Light, Heater 100W, Tropical Flake, Driftwood Root, Gravel Vacuum,
 Castle Ornament | 4-320
rabbit | Pets/Small Animals ; Pets/Reptiles | Exo Terra, Kaytee, Rosewood | Rabbit Hutch Two Tier, Hamster Cage,
 Timothy Hay 2kg, Vivarium 3ft, Heat Mat, Guinea Pig Tunnel, Carry Crate | 6-210
wood | DIY & Tools/Hand Tools/Woodworking ; DIY & Tools/Hand Tools | Stanley, Veritas, Record, Narex | Block Plane
 No.9, Bevel Edge Chisel Set, Dovetail Saw, Marking Gauge, Carving Knife Set Spoon, Mortise Mallet, Clamp F 300mm 4pk,
 Router Table, Wood Lathe Bench | 9-560
diy | DIY & Tools/Power Tools ; DIY & Tools ; Hardware > Tools | DeWalt, Makita, Ryobi | Combi Drill 18V, Jigsaw
 650W+wood, Mitre Saw 216mm+wood, Orbital Sander+wood, Socket Set 94pc, Spirit Level 1200, Screwdriver Set, Laser
 Measure, Toolbox Cantilever, Work Light, Step Ladder | 12-360
diypart! | DIY & Tools/Fixings | Fischer, Spax | Wood Screws 4x40 200pk, Wall Plugs Brown, Masking Tape 50mm, Drill
 Bit Replacement 6mm, Sandpaper Discs | 2-25
paintdec | DIY & Tools/Decorating ; DIY & Tools/Paint | Dulux, Harris, Farrow Lane | Emulsion Magnolia 2.5L, Chalk
 Paint Duck Egg, Roller Set, Brush Trio Synthetic, Wallpaper Botanical, Dust Sheet | 6-65
car | Automotive ; Automotive/Car Care | Halfords, Autoglym, Ring | Wax and Polish Kit, Dash Cam, Jump Starter, Roof
 Box 400L, Tyre Inflator, Bike Rack 3+bike, Seat Covers | 8-320
scent | Home/Candles & Fragrance ; Home/Home Fragrance | Yankee, Neom, Wax Lyrical | {Three Wick/Fig and Cassis/Votive
 Trio} Candle+candle, Reed Diffuser, Candle Making Kit Soy+candle, Tea Lights 50+candle, Wick Trimmer Set+candle,
 Hurricane Lantern+candle, Beeswax Dinner Candles+candle | 4-75
deco | Home/Decor ; Home/{Soft Furnishings/Mirrors & Frames/Lighting} | Habitat, Oka, Nordal | Velvet Cushion, Knitted
 Throw, Photo Frame Multi, Star Wall Light, Table Lamp Ceramic, Round Mirror 60cm, Rug Kilim, Wall Clock Station,
 Chest of Drawers Pine, Vase Ribbed | 9-480
bath | Bed & Bath ; Bed & Bath/{Towels/Bedding} | Christy, Bedeck, Soak & Sleep | Egyptian Cotton Towel, Duvet Set
 King, Bath Mat, Dressing Gown Waffle, Pillow Goose Down, Shower Caddy, Bath Bombs 6, Blanket Electric | 8-180
photo | Electronics/Cameras ; Electronics/Photography | Canon, Fujifilm, Manfrotto | Instant Camera Mini, Mirrorless
 Body, Tripod Travel Carbon, 50mm Lens f1.8, Camera Backpack, Ring Light, Instant Film Twin Pack, ND Filter Set, SD
 Card 128GB | 12-900
audio | Electronics/Audio ; Electronics/Headphones | Sony, JBL, Audio-Technica | Turntable Belt Drive+vinyl, Record
 Cleaning Brush+vinyl, Vinyl Storage Crate+vinyl, Bluetooth Speaker, Noise Cancelling Headphones, DAB Radio, Soundbar,
 Running Earbuds Sport+run | 12-420
music | Electronics/Musical Instruments ; Musical Instruments/{Guitars/Keyboards/Drums} | Fender, Yamaha, Roland |
 Acoustic Guitar Dreadnought+guitar, Bass Guitar Long Scale+bassg, Bass Amp 25W+bassg, Guitar Capo+guitar, String
 Winder and Strings+guitar, Digital Piano 88, Electronic Drum Kit, Ukulele Mahogany, Condenser Mic, Practice
 Amp+guitar | 9-850
luggage | Travel/Luggage ; Luggage & Bags | Samsonite, Antler, Cabin Max | {Cabin/Large} Case Spinner, Packing Cubes,
 Neck Pillow, Travel Adaptor, Vanity Train Case, Wash Bag Hanging, Weekend Holdall, Luggage Scale | 8-260
wear | Clothing/{Menswear/Womenswear} ; Clothing/Accessories | Barbour, Joules, Seasalt | Cable Knit Beanie, Wax
 Jacket, Breton Top, Leather Belt, Silk Scarf, Wellington Boots, Fleece Gilet, Bow Tie, Training Shoes Leather,
 Slippers Sheepskin | 9-240
`,
  truth: `
cycling: bike
running: run
yoga: yoga
weightlifting: lift
boxing: boxing
golf: golf
tennis: tennis
squash: squash
swimming: swim
surfing: surf
kayaking: kayak
sailing: sail
scuba diving: dive
rowing: rowing
fishing: fish
bass: bass; bassg
camping: camp
hiking: hike
rock climbing: climb
skiing: ski
horse riding: horse
archery: archery
bowls: lawn
cricket: cricket
football: football
darts: darts
pool: pool
baking: bake; bread
sourdough: bread
making pasta: pasta
sushi: sushi
pickling: pickle
cooking: cook; pan; knife; gadget; pasta; sushi
coffee: coffee
tea: tea
cocktails: cocktail
gin: gin; cocktail
whisky: whisky
wine: wine
home brewing: brew
cheese making: cheesemaking
barbecue: bbq
pizza: pizza
gardening: seeds; tools; pots; power
herbs: herb
houseplants: house
bonsai: bonsai
feeding wild birds: birds
beekeeping: bees
keeping chickens: hens
dogs: dog
cats: cat
aquariums: fishtank
woodworking: wood
DIY: diy; paintdec; wood
candles: candle
photography: photo
vinyl records: vinyl
playing the guitar: guitar; bassg
travelling: luggage
magic:
chess:
model railways:
stamp collecting:
knitting:
astronomy:
fencing (the sport):
ballet:
`,
  people: `
cycling | running | yoga | weightlifting | golf | tennis, swimming | surfing, kayaking | sailing | fishing
camping, hiking | skiing | horse riding | football | baking | cooking | coffee | tea | cocktails | wine
home brewing | barbecue | gardening | houseplants | feeding wild birds | beekeeping | keeping chickens | dogs
cats | aquariums | woodworking, DIY | candles | photography | playing the guitar | travelling | boxing, running
rock climbing | cricket, gardening
`,
  narrow: `
bass | bowls | squash | rowing | herbs | sourdough | gin | whisky | pool | pizza | pickling | archery | bonsai
cheese making
`,
  absent: `
magic | chess | model railways | stamp collecting | knitting | astronomy | fencing (the sport) | ballet
`,
};
