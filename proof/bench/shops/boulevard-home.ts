/** Garden, pets, household, seasons and occasions. */
export const homeShelves = `
garden | Home Improvement > Patio & Garden > Gardening > Garden Tools ; Home Improvement > Patio & Garden > Gardening
 > More ; Home Improvement > Patio & Garden > Gardening > Raised Beds & Planters | Trowelby, Loamwright, Maribel
 Gardens | Garden Tool Set 9 pc with Tote, Heirloom Vegetable Seeds 35 Varieties, Garden Kneeler and Seat Foldable,
 Bypass Pruning Shears 8 in, Seed Starter Tray with Grow Light, Claw Gardening Gloves, Month by Month Gardening Guide
 | 10-42
garden | Home Improvement > Patio & Garden > Gardening > Garden Tools ; Home Improvement > Patio & Garden > Gardening
 > More ; Home Improvement > Patio & Garden > Gardening > Raised Beds & Planters | Trowelby, Loamwright, Maribel
 Gardens | Raised Garden Bed Galvanized 6x3, Tumbling Composter 37 gal | 33-110
plant | Patio & Garden > Plants & Planters > Indoor Plants ; Home > Decor > Live Plants | Fernando's, Pothos & Co,
 Maribel Gardens | Succulents Live Assorted 2 in 12 Pack, Monstera Deliciosa Live Plant 6 in Pot, Ceramic Planter Pots
 Set of 3 with Saucers, Plant Mister Glass, Propagation Station 5 Bulbs Wood Stand, Full Spectrum Grow Light Clip,
 Plant Stand 6 Tier Indoor, Orchid Potting Kit, How Not to Kill Your Houseplant Cards | 12-70
hydro | Home Improvement > Patio & Garden > Gardening > Hydroponics ; Home > Kitchen & Dining > Fresh Herbs |
 Sproutbot, Loamwright | Herb Garden Windowsill Kit 9 Herbs+cook, Sprouting Jar Kit Broccoli Seeds, Microgreens
 Growing Kit, Self Watering Herb Planter | 18-53
hydro | Home Improvement > Patio & Garden > Gardening > Hydroponics ; Home > Kitchen & Dining > Fresh Herbs |
 Sproutbot, Loamwright | Hydroponic Indoor Garden 12 Pods, Salad Tower Vertical Planter 5 Tier | 44-110
mush | Home Improvement > Patio & Garden > Gardening > Mushroom Growing ; Books & Media > Books > Nature & Outdoors |
 Sporewell, Underlog | Oyster Mushroom Grow Kit Organic, Shiitake Log Plugs 100 ct, Mushroom Foraging Knife with
 Brush, Field Guide to Mushrooms of North America, Mushroom Foraging Basket Bag Mesh, Lion's Mane Grow Block | 13-45
feeder | Patio & Garden > Backyard Birding ; Pet Supplies > Wild Birds | Chickadee Lane, Featherfield | Hummingbird
 Feeder Hand Blown Glass+garden, Squirrel Proof Tube Feeder, Bluebird House Cedar, Backyard Birds Folding Guide & Log
 | 15-52
feeder | Patio & Garden > Backyard Birding ; Pet Supplies > Wild Birds | Chickadee Lane, Featherfield | Smart Bird
 Feeder with Camera Solar+gadget, Solar Bird Bath Fountain+garden, Binoculars 12x42 with Phone Adapter, Heated Bird
 Bath Deck Mount | 42-120
seed! | Pet Supplies > Wild Birds ; Patio & Garden > Backyard Birding | Chickadee Lane | Black Oil Sunflower Seed 20
 lb, Suet Cakes 12 Pack, Hummingbird Nectar Concentrate, Mealworms Dried 5 lb, Nyjer Thistle 10 lb | 9-38
pollin | Home Improvement > Patio & Garden > Gardening > Bees & Butterflies ; Toys > Science & Discovery > Nature |
 Maribel Gardens, Featherfield | Butterfly Growing Kit with Caterpillar Voucher+stem, Mason Bee House Bamboo,
 Pollinator Wildflower Seed Balls, Milkweed Seeds Monarch Mix, Bee Watering Station Cups 6, Butterfly Feeder Glass |
 9-40
yard | Patio & Garden > Yard Care ; Patio & Garden > More | Mowbray, Loamwright | Expandable Hose 50 ft with Nozzle,
 Leaf Rake Adjustable, Oscillating Sprinkler, Weed Killer Ready to Use 1 gal, Grass Seed Sun & Shade 7 lb, Snow Shovel
 Ergonomic | 13-43
yard | Patio & Garden > Yard Care ; Patio & Garden > More | Mowbray, Loamwright | Cordless String Trimmer 20V | 35-95
mowpart! | Patio & Garden > Parts ; Patio & Garden > Yard Care | Mowbray | Mower Blade 21 in 2 Pack, Trimmer Line .095
 Refill, Spark Plug for Lawn Engines, Air Filter for 140cc Mower, Chainsaw Chain 16 in | 7-32
patio | Patio & Garden > Patio Furniture ; Patio & Garden > Outdoor Decor | Verandah, Homespun Harbor | Outdoor Bench
 Cushion, Solar Pathway Lights 12 Pack, Garden Gnome Flag Holder | 22-72
patio | Patio & Garden > Patio Furniture ; Patio & Garden > Outdoor Decor | Verandah, Homespun Harbor | Adirondack
 Chair Folding, Patio Umbrella 9 ft, Fire Pit Bowl 30 in, Porch Swing Hanging Chair | 59-160
pest | Patio & Garden > Pest Control ; Household > Pest Control | Bugnot, Mowbray | Fruit Fly Traps 8 Pack, Mouse
 Traps Snap 12, Bug Zapper Outdoor, Mosquito Coils Citronella, Ant Bait Stations 16, Ultrasonic Plug In Repeller 6 |
 9-38
weather | Patio & Garden > Outdoor Decor > Thermometers & Weather ; Electronics > Home > Weather Stations |
 Barometrix, Verandah | Rain Gauge Copper 6 in, Storm Glass Barometer, Rooster Weathervane, NOAA Emergency Weather
 Radio Crank | 18-56
weather | Patio & Garden > Outdoor Decor > Thermometers & Weather ; Electronics > Home > Weather Stations |
 Barometrix, Verandah | Wireless Weather Station with Forecast+gadget | 46-120
dog | Pet Supplies > Shop by Pet > Dogs > Toys & Treats ; Pet Supplies > Shop by Pet > Dogs > Beds & Gear ; Gifts &
 Novelty > Pet Lovers | Wagsworth, Barkley & Bones, Good Boy Goods | Squeaky Plush Dog Toys 6 Pack, No Pull Dog
 Harness Reflective, Dog Puzzle Feeder Level 2, Personalized Dog Collar Engraved, Birthday Bandana & Cake Kit for
 Dogs, Dog Treat Maker with Recipes, Ball Launcher Fetch Stick | 10-37
dog | Pet Supplies > Shop by Pet > Dogs > Toys & Treats ; Pet Supplies > Shop by Pet > Dogs > Beds & Gear ; Gifts &
 Novelty > Pet Lovers | Wagsworth, Barkley & Bones, Good Boy Goods | Orthopedic Dog Bed Large Washable, GPS Pet
 Tracker Collar+gadget | 30-90
cat | Pet Supplies > Shop by Pet > Cats > Toys & Furniture ; Pet Supplies > Shop by Pet > Cats > More ; Gifts &
 Novelty > Pet Lovers | Whiskerwick, Purrcival | Catnip Mice Toys 12 Pack, Cat Tunnel Crinkle 3 Way, Automatic Laser
 Cat Toy, Cat Water Fountain Stainless, Window Perch Hammock for Cats, Cat Scratcher Lounge Cardboard | 9-37
cat | Pet Supplies > Shop by Pet > Cats > Toys & Furniture ; Pet Supplies > Shop by Pet > Cats > More ; Gifts &
 Novelty > Pet Lovers | Whiskerwick, Purrcival | Cat Tree 54 in Sisal Posts, Cat Themed Wall Shelves Set, Robot Feeder
 with Camera+gadget | 29-95
petsup! | Pet Supplies > Shop by Pet > Dogs > Essentials ; Pet Supplies > Shop by Pet > Cats > More | Good Boy Goods,
 Whiskerwick | Poop Bags 900 ct with Dispenser, Clumping Cat Litter 40 lb, Puppy Training Pads 100, Flea & Tick Collar
 2 Pack, Litter Box Liners Jumbo 30, Fountain Replacement Filters 8, Grain Free Salmon Kibble 24 lb | 9-55
aqua | Pet Supplies > Fish & Aquatics ; Pet Supplies > Fish & Aquatics > Decor | Guppy Grove, Finley's | Betta Tank
 Cube Glass, Aquascaping Tool Kit Stainless, Driftwood Branches for Aquariums, Resin Shipwreck Ornament with Bubbler,
 Planted Aquarium Handbook, Automatic Fish Feeder | 12-42
aqua | Pet Supplies > Fish & Aquatics ; Pet Supplies > Fish & Aquatics > Decor | Guppy Grove, Finley's | Aquarium
 Starter Kit 10 Gallon LED, Fish Tank Light Full Spectrum 24 in | 34-95
aqpart! | Pet Supplies > Fish & Aquatics ; Pet Supplies > Fish & Aquatics > Supplies | Guppy Grove | Filter Cartridges
 Medium 12 Pack, Tropical Flakes 7 oz, Water Conditioner 16 oz, Airline Tubing 25 ft, Test Strips Freshwater 100 |
 6-28
bunny | Pet Supplies > Small Animals ; Pet Supplies > Small Animals > Rabbits | Clover & Thump, Finley's | Chew Toys
 Apple Sticks for Bunnies, Timothy Hay Feeder Wood Rack, Bunny Harness and Leash, Rabbit Dig Box Foraging Mat, Bunny
 Care Handbook | 9-28
bunny | Pet Supplies > Small Animals ; Pet Supplies > Small Animals > Rabbits | Clover & Thump, Finley's | Rabbit
 Castle Hideout Cardboard, Rabbit Playpen Foldable 12 Panel | 23-60
hamster | Pet Supplies > Small Animals ; Pet Supplies > More | Clover & Thump, Finley's | Silent Hamster Wheel 8 in,
 Guinea Pig Fleece Liner, Bird Cage Swing and Ladder, Reptile Heat Lamp 100W, Paper Bedding 60L | 10-29
hamster | Pet Supplies > Small Animals ; Pet Supplies > More | Clover & Thump, Finley's | Hamster Habitat Two Level |
 24-60
candle | Home > Candles & Fragrance ; Gifts & Novelty > For Her | Wickham Farm, Emberline | Large 3 Wick Candle Sea
 Salt & Sage, Funny Birthday Candle Best Friend, Candle Warmer Lamp Dimmable, Wax Melts Variety 8 Pack, Taper Candles
 Set 12, Wooden Wick Candle Fireside, Reed Diffuser Sandalwood | 9-48
decor | Home > Decor > Wall Art ; Home > Decor > Accents ; Home > Decor > More | Homespun Harbor, Plum & Plaster |
 Macrame Wall Hanging Boho, Ceramic Donut Vase Set of 2, Throw Pillow Covers 18x18 Set of 4, Metal World Map Wall
 Decor, Vintage Guitar Poster, Faux Fur Throw Blanket | 13-40
decor | Home > Decor > Wall Art ; Home > Decor > Accents ; Home > Decor > More | Homespun Harbor, Plum & Plaster |
 Gallery Wall Frames Set of 9, Canvas Print Abstract 3 Panel, Rattan Mirror Sunburst | 33-85
clock | Home > Decor > Clocks ; Home > Decor > More | Tickery, Plum & Plaster | Silent Wall Clock 12 in, Digital Alarm
 Clock with USB, Farmhouse Wall Clock 24 in, Vinyl Record Wall Clock, Cuckoo Style Pendulum Clock, Sunrise Alarm Clock
 | 13-60
rug | Home > Rugs ; Home > Rugs & Curtains > More | Plum & Plaster, Homespun Harbor | Washable Area Rug 5x7, Runner
 Rug 2x8 Persian, Welcome Door Mat Coir, Blackout Curtains 84 in 2 Panels, Cowhide Print Rug, Shag Rug Fluffy 4x6 |
 16-120
towel | Home > Bed & Bath > Bath Towels ; Home > Bed & Bath > Bath > More | Cottonwell, Homespun Harbor | Bath Towels
 6 Piece Set, Hand Towels Embroidered 2, Washcloths 24 Pack, Memory Foam Bath Mat, Shower Curtain with Hooks, Beach
 Towel Oversized Striped+beach | 11-55
bedding | Home > Bed & Bath > Bedding > Sheets & Comforters ; Home > Bed & Bath > Bedding > More | Cottonwell,
 Slumberly | Queen Sheet Set Microfiber 4 pc, Satin Pillowcase 2 Pack, Kids Dinosaur Comforter Set | 16-51
bedding | Home > Bed & Bath > Bedding > Sheets & Comforters ; Home > Bed & Bath > Bedding > More | Cottonwell,
 Slumberly | Down Alternative Comforter King, Weighted Blanket 15 lb, Mattress Topper 3 in Twin | 42-110
organize | Home > Storage & Organization ; As Seen On TV > Household | Neatnik, Lidwell | Clear Storage Bins 12 Pack,
 Over Door Shoe Rack 24 Pocket, Velvet Hangers 50, Drawer Dividers Bamboo, Under Bed Storage Bags 4, Lazy Susan
 Turntable 2 | 12-36
organize | Home > Storage & Organization ; As Seen On TV > Household | Neatnik, Lidwell | Jewelry Organizer Mirror
 Cabinet | 30-75
clean | Household > Cleaning ; As Seen On TV > Household ; As Seen On TV > More | Spritzy, Mopps | Microfiber Cloths
 50, Magic Stain Remover Paste, Lint Remover Shaver, All Purpose Cleaner 6 Pack, Broom and Dustpan Upright | 10-29
clean | Household > Cleaning ; As Seen On TV > Household ; As Seen On TV > More | Spritzy, Mopps | Spin Mop and
 Bucket, Electric Spin Scrubber | 24-60
vac! | Household > Vacuums & Floor Care ; Household > Vacuums & Floor Care > Bags & Filters | Mopps, Voltbrook |
 Vacuum Bags Type C 10 Pack, HEPA Filter Replacement for Upright, Robot Vacuum Side Brushes 8, Carpet Cleaner Solution
 64 oz, Vacuum Belt Style 7 2 Pack | 7-35
vacuum | Household > Vacuums & Floor Care ; As Seen On TV > Household | Voltbrook, Mopps | Handheld Vacuum Car & Home,
 Steam Mop 10 in 1, Carpet Sweeper Manual | 28-88
vacuum | Household > Vacuums & Floor Care ; As Seen On TV > Household | Voltbrook, Mopps | Cordless Stick Vacuum
 25kPa, Robot Vacuum with Mapping | 73-190
air | Appliances > Heating & Cooling ; Household > Air Quality | Voltbrook, Breezewood | Ceramic Space Heater 1500W,
 Tower Fan 40 in Remote, Cool Mist Humidifier 4L, Personal Neck Fan | 22-64
air | Appliances > Heating & Cooling ; Household > Air Quality | Voltbrook, Breezewood | HEPA Air Purifier Bedroom,
 Dehumidifier Small | 53-130
bulb! | Home Improvement > Tools & Hardware > Electrical & Lighting ; Household > Batteries & Bulbs | Lumenary | LED
 Bulbs A19 60W 16 Pack, AA Batteries 48, Extension Cord 25 ft, Furnace Filter 16x25x1 6 Pack, Smoke Alarm 9V Batteries
 8 | 8-45
tool | Home Improvement > Tools & Hardware > Hand Tools ; Home Improvement > Tools & Hardware > Power Tools ; Gifts &
 Novelty > For Him | Oaksaw, Torquebull | Magnetic Wristband for Screws, Stud Finder Wall Scanner, Hammer Multitool 12
 in 1, Tape Measure Laser 2 in 1 | 13-47
tool | Home Improvement > Tools & Hardware > Hand Tools ; Home Improvement > Tools & Hardware > Power Tools ; Gifts &
 Novelty > For Him | Oaksaw, Torquebull | Home Tool Kit 218 pc, Cordless Drill Driver 20V, Step Ladder 3 Step | 38-110
hard! | Home Improvement > Tools & Hardware > Fasteners ; Home Improvement > Tools & Hardware > More | Torquebull |
 Finish Nails 16 Gauge 2500, Drywall Anchors Kit 200, Wood Screws Assortment 500, Cabinet Hinges Soft Close 10,
 Picture Hanging Hooks 100, Jigsaw Blades T-Shank 20 | 6-30
furn | Furniture > Living Room ; Furniture > Office ; Furniture > More | Deskmate Bros, Plum & Plaster | Computer Desk
 47 in, Folding TV Tray Tables 4, Floating Shelves Set of 3, Ottoman Storage Bench, Bean Bag Chair Adult, Bookshelf 5
 Tier Ladder | 35-97
furn | Furniture > Living Room ; Furniture > Office ; Furniture > More | Deskmate Bros, Plum & Plaster | Ergonomic
 Mesh Office Chair | 82-190
halloween | Seasonal > Holidays > Halloween > Decorations ; Seasonal > Holidays > Halloween > More ; Party & Occasions
 > Halloween | Grimsby Manor, Boo & Crew | Hanging Bats 3D Wall Decals 60, Skeleton Posable 36 in, Pumpkin Carving Kit
 21 pc, Spooky Candelabra Gothic Black, Skull String Lights | 10-49
halloween | Seasonal > Holidays > Halloween > Decorations ; Seasonal > Holidays > Halloween > More ; Party & Occasions
 > Halloween | Grimsby Manor, Boo & Crew | Animatronic Witch 6 ft Light Up, Inflatable Ghost Yard Decor 8 ft, Fog
 Machine 500W with Remote, Halloween Village Haunted House Lighted | 37-140
costume | Seasonal > Holidays > Halloween > Costumes ; Toys > Dress Up & Pretend > Costumes | Boo & Crew, Princess
 Pippa | Inflatable Dinosaur Costume Adult, Toddler Lion Costume, Pirate Captain Costume Men, Witch Hat and Cape Set,
 Astronaut Suit Kids Costume, Nurse Costume Women | 16-60
xmas | Seasonal > Holidays > Christmas > Decorations ; Seasonal > Holidays > Christmas > More | Tinseltown Trim,
 Homespun Harbor | Ball Ornaments 60 ct, Personalized Family Stocking, Nutcracker 14 in Wooden, Snow Globe Musical
 Santa, LED Icicle Lights 300, Golf Santa Ornament, Tree Skirt Plaid 48 in | 10-42
xmas | Seasonal > Holidays > Christmas > Decorations ; Seasonal > Holidays > Christmas > More | Tinseltown Trim,
 Homespun Harbor | Pre-Lit Artificial Christmas Tree 6 ft | 33-110
party | Party & Occasions > Party Supplies ; Party & Occasions > Balloons & Decor | Confettori, Basket & Bow | Balloon
 Arch Kit Pastel 120, Paper Plates and Napkins Serves 24, Happy Birthday Banner Gold, Mermaid Party Favor Bags,
 Bachelorette Party Sash Set, Graduation Centerpieces 10, Photo Booth Props Casino Night | 8-32
wrap | Party & Occasions > Gift Wrap & Cards ; Gifts & Novelty > More | Basket & Bow, Pressed Penny Paper | Wrapping
 Paper Rolls 6 Kraft, Gift Bags Assorted 24 with Tissue, Birthday Cards Bulk 40 Unique, Ribbon Satin 10 Spools, Thank
 You Cards 48 | 8-28
giftcard! | Gift Cards > Restaurants ; Gift Cards > Gaming & Entertainment ; Gift Cards > More | Boulevard Cards,
 Cardinal Cash | Steakhouse Gift Card $50, Game Wallet Code $25 Email Delivery, Spa Day eGift Card $75, Movie Theater
 Gift Card $25, Pet Store Gift Card $30, Golf Outing eGift Card $100, Bookshop Gift Card $20 | 20-100
`;
