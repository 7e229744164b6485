/** Crafts, kitchen, garden, home, pets, tech, and what is a gift but about no interest. */
export const homeShelves = `
crochet | Crafts > Needlecraft & Yarn > Crochet ; Crafts > Needlecraft & Yarn > All | Loopworth, Ewe & Me | Crochet
 Hook Set Ergonomic 9 Sizes, Crochet Kit for Beginners Bear Amigurumi, Granny Square Blanket Kit, Yarn Cotton DK 20 x
 50g Bundle+knit, Yarn Winder & Swift+knit, Crochet Pattern Book 40 Animals, Project Bag for Yarn & Hooks+knit | 8-72
knit | Crafts > Needlecraft & Yarn > Knitting ; Crafts > Needlecraft & Yarn > All | Loopworth, Ewe & Me | Bamboo
 Knitting Needles Set 36, Chunky Knit Scarf Kit, Interchangeable Circular Needles 3.5-8mm, Sock Blockers & Sock Yarn
 Gift Set, Row Counter & Stitch Marker Tin, Alpaca Wool Hand Dyed 100g+crochet | 8-90
felt | Crafts > Needlecraft & Yarn > Felting ; Crafts > Other Crafts > Other | Fleecework, Ewe & Me | Needle Felting
 Kit Fox, Merino Roving 50 Colours, Wool Felting Tool Set & Foam Mat, Needle Felted Birds Kit 3 | 8-48
quilt | Crafts > Sewing > Quilting & Patchwork ; Crafts > Sewing > All | Patchley, Bobbin Lane | Fat Quarter Bundle 25
 Florals+sew, Rotary Cutter 45mm & Cutting Mat A2+sew, Quilting Rulers Acrylic Set+sew, Jelly Roll Strips 40 x 2.5in,
 Cot Quilt Kit Woodland, Quilter's Handbook 100 Blocks | 9-78
sew | Crafts > Sewing > Dressmaking & Machines ; Crafts > Sewing > All | Bobbin Lane, Patchley | Sewing Machine Mini
 Portable, Tailor's Dart Ruler French Curve Set, Sewing Box Cantilever Wood, Dressmaking Shears 9 inch, Pattern Weights
 & Pin Cushion | 9-150
haber! | Crafts > Sewing > Haberdashery ; Crafts > Sewing > All | Bobbin Lane | Machine Needles Universal x10, Iron-On
 Hem Tape 20m, Zips Assorted Colours 50, Bobbins for Model 301 x25, Polyester Thread 60 Reels | 3-18
diamond | Crafts > Painting & Drawing > Diamond Painting ; Crafts > Other Crafts > Other | Sparklio, Gemmarty | 5D
 Diamond Painting Kit Peacock 40x50, Diamond Painting Light Pad A3, Drill Pen & Tray Tool Set Diamond Art, Diamond Art
 Notebook Mandala, Full Drill Diamond Art Cat on Piano | 8-45
water | Crafts > Painting & Drawing > Watercolour ; Crafts > Painting & Drawing > All | Atelier Moss, Umberly |
 Watercolour Pan Set 48, Watercolour Paper Pad 300gsm A4, Squirrel Mop Brush Set, Water Brush Pens 20, Wooden Tabletop
 Easel, Watercolour Landscapes Step by Step Book | 8-80
letter | Crafts > Painting & Drawing > Calligraphy & Lettering ; Crafts > Paper Crafts > All | Umberly, Nib & Fold |
 Brush Lettering Pen Set 12, Calligraphy Dip Pen & Ink Box, Modern Lettering Workbook, Gothic Nib Fountain Pen Set |
 8-48
paper | Crafts > Paper Crafts > Cardmaking & Scrapbooking ; Crafts > Paper Crafts > All | Nib & Fold, Snippet & Co |
 Die Cutting Machine A5, Clear Stamps Botanical & Ink Pads, Scrapbook Album 12x12 Kraft, Cardmaking Kit 60 Cards,
 Decorative Hole Punch Set Shapes, Paper Trimmer & Scoring Board | 8-98
leather | Crafts > Other Crafts > Leathercraft ; Crafts > Other Crafts > Other | Awl & Hide | Leather Craft Tool Kit 48
 pcs, DIY Wallet Kit Veg Tan, Leather Stamping Letters, Stitching Pony Beech, Bridle Leather Shoulder Offcuts 1kg,
 Leather Bag Patterns | 9-92
carve | Crafts > Other Crafts > Woodcarving ; DIY & Tools > Hand Tools > All | Chiswell, Awl & Hide | Whittling Knife
 Set in Roll, Spoon Carving Hook Knife, Basswood Blocks 16 pcs, Palm Gouges Set 12, Woodcarving for Beginners Book |
 9-95
resin | Crafts > Other Crafts > Resin & Casting ; Crafts > Other Crafts > Other | Glosswell, Sparklio | Epoxy Resin
 Starter Kit 1L, Silicone Moulds for Resin Coasters & Tray, Mica Pigment Powders 50, UV Resin Lamp & Jewellery Kit |
 9-62
bead | Crafts > Jewellery Making > Beads & Kits ; Crafts > Other Crafts > Other | Gemmarty, Snippet & Co | Clay Beads
 Bracelet Kit 6000, Bead Loom & Seed Beads, Jewellery Pliers Set 3 & Findings Box, Bead Board Grey Flocked, Charm
 Bracelet Making Kit | 7-45
wick | Crafts > Candle & Soap Making > Candle Making ; Crafts > Other Crafts > Other | Glosswell, Tallowfield | Candle
 Making Kit Soy Wax & Tins, Wax Melting Pot 900ml, Fragrance Oils for Candles 12 x 10ml, Pillar Candle Moulds Set 5 |
 9-58
scent | Home & Garden > Home Fragrance > Candles ; Home & Garden > Décor > All | Tallowfield, Amberquay | Scented
 Candle Fig 3 Wick, Himalayan Rock Salt Lamp, Reed Diffuser Linen 200ml, LED Flameless Candles 9 with Remote | 8-48
coffee | Home & Garden > Kitchen > Coffee & Tea ; Grocery > Drinks > Coffee | Roastery Nine, Crema Bros | Burr Coffee
 Grinder Electric, Moka Pot 6 Cup, Espresso Tamper 58mm & Mat, V60 Style Dripper & Server, Java Estate Coffee Beans
 1kg, Barista Milk Jug & Thermometer, Cold Brew Maker 1.3L, Coffee Tasting Selection 8 Origins | 8-120
pods! | Grocery > Drinks > Coffee ; Home & Garden > Kitchen > Coffee & Tea | Crema Bros | Descaler Tablets x12, Water
 Filter Cartridges for Espresso Machine 3 Pack, Paper Filters #2 x200, Gasket Seal Moka Pot 6 Cup | 4-22
cake | Home & Garden > Kitchen > Baking ; Home & Garden > Kitchen > All | Batterby, Mixwell | Cake Turntable & Icing
 Set 106 pcs, Bundt Tin Non-Stick 24cm, Stand Mixer 5L Tilt Head, Cupcake Carrier 24, Fondant Tools & Moulds,
 Springform Trio, Celebration Cakes Recipe Book, Sourdough Banneton Kit+bread, Bread Lame & Dough Scraper+bread | 8-140
pan | Home & Garden > Kitchen > Cookware ; Home & Garden > Kitchen > All | Mixwell, Hobbson | Cast Iron Skillet
 26cm+bbq, Chef Knife 8 inch Damascus, Chopping Board Acacia, Pressure Cooker 6L, Herb Mill Magic Chop, Spice Rack 20
 Jar Filled, One Pot Cookbook | 9-120
sushi | Home & Garden > Kitchen > World Cooking ; Home & Garden > Kitchen > All | Hobbson, Umami Dock | Sushi Making
 Kit Bamboo Mat 12 pcs+pan, Sushi Bazooka Roller+pan, Yanagiba Sashimi Knife+pan, Sushi Plates & Chopsticks for 4,
 Sushi at Home Cookbook+pan | 9-58
bbq | Home & Garden > Garden > Barbecues ; Home & Garden > Garden > All | Emberjack, Smoulder | Kettle BBQ 57cm with
 Lid, BBQ Tool Set 18 pcs in Case, Bluetooth Meat Thermometer+gadget, Smoker Box & Hickory Chips, BBQ Rub Gift Set 8,
 Pizza Oven Outdoor Pellet, Grill Like a Pitmaster Book, Leather Grilling Gloves | 9-190
brew | Home & Garden > Kitchen > Home Brewing ; Grocery > Drinks > Beer & Wine | Hopsmith | Beer Brewing Starter Kit 40
 Pint, Hydrometer & Trial Jar, IPA Malt Extract Kit, Swing Top Bottles 500ml x12, Brewer's Recipe Log, Mini Keg
 Dispenser 5L | 9-130
bar | Grocery > Drinks > Beer & Wine ; Home & Garden > Kitchen > Glassware | Amberquay, Hopsmith | Wine Glasses Set of
 6, Cut Glass Punch Bowl, Orange & Mango Squash Gift Trio, Whisky Tumblers Pair Boxed, Fly Fishing Hip Flask 6oz | 9-68
garden | Home & Garden > Garden > Tools & Growing ; Home & Garden > Garden > All | Hoe & Harrow, Spadeworth | Stainless
 Border Fork & Spade+veg, Bypass Secateurs, Kneeler Seat Foldable+veg, Heated Propagator 7 Tray+veg, Butternut Squash
 Seeds Heirloom Set+veg, Raised Bed Cedar 120x90+veg, Rockery Alpine Plant Collection, Hori Hori Knife & Sheath+veg,
 Potato Grow Bags x4+veg, Climbing Rose Bare Root Pair, Bee & Bug Hotel Large | 8-120
yard | Home & Garden > Garden > Furniture & Fencing ; Home & Garden > Garden > All | Spadeworth, Hobbson | Fencing
 Panel Willow 2m x 1.5m, Wooden Garden Bridge 5ft, Pool Chlorine Dispenser & Test Strips, Family Paddling Pool 2.6m,
 Fly Screen Door Magnetic, Electric Fly Swatter, Cast Iron Bell for Porch, Bat Box Cedar | 9-140
plant | Home & Garden > Plants > Indoor ; Home & Garden > Plants > All | Fernery, Leafwick | Monstera Adansonii in Pot,
 Succulent Collection 10, Moss Pole & Leaf Shine Kit, Macrame Hanger Set of 3, Grow Light Clip 4 Head, Self-Watering
 Pot 22cm, Bonsai Chinese Elm 7 Years+bonsai, Bonsai Tool Set in Roll+bonsai, Bonsai Seeds Kit 4 Species+bonsai | 9-78
bee | Home & Garden > Garden > Beekeeping ; Pets > Other Animals > Other | Waggle & Comb | Beekeeper Suit Ventilated
 with Veil, Bee Smoker & Hive Tool, National Hive Flat Pack, Haynes Style Bee Manual | 12-180
hen | Pets > Poultry > Houses & Care ; Pets > Other Animals > Other | Cluckwell | Chicken Coop 4 Hen, Automatic Coop
 Door Light Sensor, Poultry Feeder & Drinker, Chicken Swing Perch, Egg Skelter & Basket, Backyard Hens Book | 9-190
cat | Pets > Cats > Toys & Furniture ; Pets > Cats > All | Miaowtown, Furrow, Tailwise | Cat Tree 155cm Sisal,
 Interactive Laser Cat Toy, Catnip Mouse Toys 6, Cat Water Fountain 2.5L, Cat Tunnel Crinkle, Heated Cat Bed, Cat Flap
 Microchip, Window Perch for Two Cats, GPS Cat Tracker Collar+gadget, Cat Scratching Board | 7-120
dog | Pets > Dogs > Toys & Training ; Pets > Dogs > All | Woofington, Furrow, Tailwise | Puppy Teething Toy Set 10,
 Train Your Puppy Handbook, No-Pull Dog Harness, Snuffle Mat, Dog Bed Calming Donut, Crate 30in with Mat, Treat Pouch &
 Clicker, Kong Style Rubber Ball, Dog Raincoat, Puppy First Year Memory Book | 7-95
petfood! | Pets > Dogs > Food & Hygiene ; Pets > Cats > All ; Pets > Fish & Reptiles > All | Tailwise, Furrow | Cat
 Litter Clumping 10L, Puppy Kibble Chicken 2kg, Live Black Crickets Medium Tub, Fish Flakes 250ml, Poo Bags 600,
 Fountain Replacement Filters x8 | 4-34
aqua | Pets > Fish & Reptiles > Aquariums ; Pets > Fish & Reptiles > All | Finwick, Reefton | Nano Aquarium 30L LED,
 Aquarium Bridge & Castle Ornament, Dragon Stone Aquascaping Rock 5kg, Aquarium External Filter 800 l/h, Tropical Fish
 Encyclopedia, Magnetic Algae Cleaner | 8-150
reptile | Pets > Fish & Reptiles > Vivariums ; Pets > Fish & Reptiles > All | Scalewell, Reefton | Glass Terrarium
 60x45 for Reptiles, Basking Lamp & Thermostat Kit, Gecko Hide Cave Resin, Bearded Dragon Hammock & Climbing Branch,
 Digital Hygrometer Thermometer Reptile, Dart Frog Bioactive Kit | 8-160
cavy | Pets > Small Animals > Housing & Toys ; Pets > Small Animals > All | Burrowly, Tailwise | Guinea Pig C&C Cage 2
 Tier, Fleece Cage Liner & Cuddle Cup for Guinea Pigs, Hay Rack & Tunnel for Guinea Pig Rabbit, Small Animal Playpen 12
 Panel, Chew Toys Apple Wood Guinea Pig | 7-85
wing | Pets > Birds > Cages & Toys ; Pets > Other Animals > Other | Chirpwell | Budgie Cage Flight 80cm, Parrot Swing
 Ladder & Bell, Millet Holder & Bath for Budgies | 7-90
mechkb | Electronics > Computing > Keyboards & Mice ; Electronics > Computing > All | Clackworks, Keyhaven | Mechanical
 Keyboard 75% Hot-Swap RGB+gamer, PBT Keycaps Retro Beige 140, Switch Tester & Lube Kit, Coiled Aviator Cable for
 Mechanical Keyboard, Walnut Wrist Rest 65%, Custom Keyboard Barebones Kit 60% | 12-180
desk | Electronics > Computing > Keyboards & Mice ; Electronics > Computing > All | Keyhaven, Voltura | Wireless
 Keyboard & Mouse Combo Slim Quiet, Vertical Mouse 2.4G, Laptop Stand Aluminium, USB-C Docking Station 9-in-1, Monitor
 Arm Dual | 12-98
gamer | Electronics > Gaming > PC Gaming ; Electronics > Gaming > All | Ragequit, Clackworks | Gaming Mouse 16000 DPI
 RGB, Gaming Headset 7.1 Surround, XL Gaming Mouse Pad 900x400, Gaming Chair with Footrest, USB Game Controller for PC,
 RGB Desk Light Bars | 12-210
retro | Electronics > Gaming > Retro Consoles ; Electronics > Gaming > All | Pixelpier, Ragequit | Handheld Retro
 Console 400 Games+gadget, Mini Arcade Cabinet 8-Bit, Retro USB Pad Twin 16-Bit, Plug & Play TV Game Joystick, History
 of Video Games 1972-1999 Book | 12-150
three | Electronics > 3D Printing > Printers & Filament ; Electronics > Other Electronics > Other | Layerly | 3D
 Printer 220x220 Auto Level, PLA Filament Silk 4 x 250g, Filament Dryer Box, 3D Print Tool Kit 42 pcs, PEI Build Plate
 Upgrade | 14-290
solder | Electronics > Components > Kits & Tools ; Electronics > Other Electronics > Other | Ohmstead, Layerly |
 Soldering Iron Station 60W, Electronics Starter Kit for Microcontroller Boards, Circuit Board Holder Helping Hands,
 DIY FM Radio Solder Kit, Digital Multimeter Auto Range, Resistor & Capacitor Assortment Case, Single Board Computer
 Kit Pi Style | 9-110
ham | Electronics > Other Electronics > Two-Way Radio ; Electronics > Other Electronics > Other | Ohmstead | Handheld
 Transceiver Dual Band VHF/UHF, Amateur Radio Exam Guide, Morse Code Key Brass | 16-120
smart | Electronics > Smart Home > Devices ; Electronics > Smart Home > All | Voltura, Homelynx | Smart Plug 4 Pack
 Energy Monitor, Smart LED Strip 10m Music Sync, Video Doorbell 2K, Smart Display 8 inch, Colour Smart Bulbs E27 x3,
 Motion Sensor Hub Kit | 14-130
av | Electronics > TV & Audio > Home Cinema ; Electronics > TV & Audio > All | Auralis, Voltura | Mini Projector
 1080p+gadget, Projector Screen 100 inch, Soundbar 2.1 with Bass Subwoofer, Popcorn Maker & Cinema Boxes Set, AV
 Receiver 5.1 | 19-320
gadget | Electronics > Gadgets > All ; Electronics > Other Electronics > Other | Voltura, Homelynx | Bluetooth Item
 Finder 4 Pack, Magnetic Wireless Power Bank, Digital Notepad LCD 12 inch, Portable Speaker Deep Bass, Wake Up Light
 Alarm, Translator Earbuds | 12-98
photo | Electronics > Cameras > Accessories ; Electronics > Cameras > All | Shutterquay, Lumio | Bridge Camera 40x
 Zoom, Carbon Travel Tripod, Camera Sling Bag, Instant Camera with Film Bundle, Softbox Lighting Kit, ND Filter Set,
 Flash Speedlite TTL, Landscape Photography Workshop Book | 12-280
pod | Electronics > TV & Audio > Microphones ; Musical Instruments > Other Instruments > Other | Auralis, Keyhaven |
 USB Podcast Microphone with Boom Arm, Audio Interface 2 Channel, Acoustic Foam Panels 24, Podcast Recorder Mixer |
 16-150
cable! | Electronics > Accessories > Cables & Batteries ; Electronics > Computing > All | Voltura | USB-C Cable 2m x3,
 CR2032 Batteries x20, Filament Nozzles 0.4mm x10, Soldering Tips 900M x10, Camera Battery NP-W126 Spare, Projector
 Lamp Module | 4-32
mug | Home & Garden > Kitchen > Mugs ; Gifts > Funny Gifts > Mugs | Giggle Depot, Printopia, Mugtastic | World's Best
 Drummer Mug, Keep Calm and Go Fly Fishing Mug, Funny Bridge Player Mug, Crochet Queen Mug, Mug for Physics Teacher I
 Make Bad Science Puns, Darts Legend Mug 180, Heavy Metal Nurse Mug, Born in the 1980s Mug, Crazy Cat Lady Mug+cat,
 Model Railway Grandad Mug, Magic Heat Change Mug Photo, Birdwatcher Mug | 6-19
wear | Gifts > Funny Gifts > T-Shirts & Socks ; Clothing > Men > T-Shirts | Giggle Depot, Printopia | Funny Golf
 T-Shirt I'd Tap That, Evolution of Fishing T-Shirt, Chess Socks Novelty, Squash Player Eat Sleep Repeat Tee, Sushi
 Socks Box of 3, Gamer Boxers Loading, T-Shirt for Climbers Life on the Rocks, Cat Dad Socks+cat, Skate Style Logo
 Hoodie | 9-32
novel | Gifts > Funny Gifts > Gadgets & Keyrings ; Gifts > Other Gifts > Other | Giggle Depot, Quirkhouse | Golf Ball
 Keyring Engraved, Guitar Shaped Cheese Board, Engraved Hip Flask Best Man, Horse Head Mask Rubber, 80s Neon Leg
 Warmers Fancy Dress, Metal Wall Sign Man Cave Rules, Piano Cat Cushion+cat, Camera Lens Pencil Pot, Poker Dice
 Cufflinks | 7-36
house | Home & Garden > Household > All ; Home & Garden > Other Home > Other | Hobbson, Homelynx | Steam Iron 2400W
 Ceramic, Ironing Board Cover 120x38, Magic Eraser Sponges 40, Stackable Storage Boxes 32L x5, Curling Iron Hair Tong
 25mm, Model 5 Vacuum Cordless, Drum Lampshade 30cm Linen, Rocking Chair Nursery, Club Chair Tub Leather Look | 9-160
decor | Home & Garden > Décor > Wall Art ; Home & Garden > Décor > All | Amberquay, Printopia | Canvas Print Racing
 Horses, Forth Bridge Framed Print, Clock Vinyl Record Style, Poster Botanical Ferns, Mouse Ornament Resin, Highland
 Cow Cushion | 9-58
kids | Toys & Hobbies > Pre-School Toys > Learning ; Toys & Hobbies > Other Toys > Other | Tiddlepip, Little Quay | Toy
 Kitchen & Sushi Play Food, Felt Busy Board, Piano Mat Musical Toddler, Kids Fishing Game Magnetic, Doctor Role Play
 Case, Junior Drum Baby | 9-46
card! | Gifts > Gift Cards & Wrap > All ; Gifts > Other Gifts > Other | Printopia, Nib & Fold | Gift Card Harbour 25,
 Spa Voucher for Two, Restaurant E-Voucher for Two, Fishing Birthday Card Pop Up, Cat Gift Wrap 6 Sheets, Gift Bags
 Football 12 | 3-90
`;
