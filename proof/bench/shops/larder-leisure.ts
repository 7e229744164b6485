/** Crafts, sports, outdoors, pets, travel, cameras, work, gadgets and games. */
export const leisureShelves = `
knit | Crafts > Knitting & Crochet ; Crafts | Woolcombe, Skein & Sons, Purlfection | Interchangeable Needle Set Birch,
 Merino Yarn Bundle 10 Balls+crochet, Sock Knitting Kit Fair Isle, Yarn Bowl Ceramic+crochet, Arm Knitting Blanket Kit
 Chunky, Crochet Hook Set Rosewood+crochet, Amigurumi Crochet Kit Fox+crochet, Knitting Project Bag Linen+crochet,
 Hand Dyed Sock Skein Trio+crochet, Stitch Marker Tin Sheep+crochet, Granny Square Crochet Throw Kit+crochet | 7-95
sew | Crafts > Sewing & Embroidery ; Crafts | Threadneedle, Haberdash, Purlfection | Sewing Box Wicker with Tray,
 Tailor's Shears 25cm, Embroidery Hoop Kit Wildflowers+embroid, Dressmaking Pattern Wrap Dress, Quilting Fat Quarters
 20, Rotary Cutter and Mat Set, Visible Mending Kit Sashiko+embroid, Cross Stitch Sampler Kit Alphabet+embroid, Dress
 Form Adjustable | 7-98
thread! | Crafts > Haberdashery ; Crafts | Threadneedle, Haberdash | Machine Needles Assorted 10, Polyester Thread
 Reels 24, Bobbins Spare 25, Zip Pack Nylon, Buttons 500g | 2-18
paint | Crafts > Art Supplies ; Crafts | Huebert, Studio Nine, Palette & Knife | Watercolour Tin 24 Half Pans, Oil
 Paint Starter Set with Canvas, Field Easel Beech, Sable Brush Roll 12, Gouache Set 18, Watercolour Paper Block Cold
 Pressed, Acrylic Pouring Kit, Paint by Numbers Lavender Fields, Plein Air Sketch Satchel+draw | 8-98
draw | Crafts > Drawing & Calligraphy ; Crafts | Huebert, Studio Nine, Papertrail | Graphite Pencil Tin 24, Charcoal
 and Pastel Box+paint, Sketchbook Hardbound A4+journal, Alcohol Marker Case 60, Urban Sketching Kit+paint, Artist's
 Mannequin Wooden+paint, Light Pad A4 Tracing | 6-82
pottery | Crafts > Pottery & Candle Making ; Crafts | Claypit, Studio Nine | Home Pottery Kit with Air Drying Clay,
 Ceramic Tool Set 22, Mini Potter's Wheel, Kintsugi Repair Kit, Pottery Banding Wheel | 12-95
craftmix | Crafts > Kits ; Crafts | Claypit, Purlfection, Haberdash | Soap Making Kit, Macrame Wall Hanging Kit,
 Leather Card Holder Making Kit, Linocut Printing Starter Set, Book Nook Miniature Alley Kit, Spoon Carving Set+diy |
 9-72
tent | Outdoors > Camping ; Outdoors | Ridgeway, Fernhill, Nightfell | Two Man Tent 2.1kg+hike, Down Sleeping Bag
 Compact+hike, Camp Stove Titanium+hike, Head Torch Rechargeable+hike+run, Enamel Camp Kitchen Set, Hammock with Bug
 Net, Inflatable Sleeping Mat+hike, Camping Lantern Collapsible, Folding Camp Chair High Back | 9-180
hike | Outdoors > Hiking ; Outdoors | Ridgeway, Fernhill, Cairnstone | Trekking Poles Carbon Pair, Daypack 25L+tent,
 Merino Hiking Socks 3 Pack+tent, Insulated Flask 750ml+tent, Map Case and Compass+tent, Summit Bagging Scratch Map,
 Packable Rain Jacket+tent, Trail Snack Pouch Set | 9-98
gas! | Outdoors > Fuel & Spares ; Outdoors | Nightfell, Ridgeway | Gas Canister 230g, Tent Pegs Spare 20, Guy Line
 Repair Cord, Filter Refill Cartridge | 3-25
bike | Sport > Cycling ; Outdoors > Cycling | Spokely, Kerbstar, Chainring & Co | Bike Light Set USB, Merino Cycling
 Jersey, Floor Pump with Gauge, Multi Tool 18 Functions, Handlebar Bag Waxed, Bike Repair Stand, Cycling Gloves Gel,
 Brass Bicycle Bell, GPS Bike Computer+gadget, Pannier Pair Waterproof | 9-130
tube! | Sport > Cycling > Spares ; Sport > Cycling | Spokely, Chainring & Co | Inner Tube 700x25, Brake Pads Pair,
 Chain 11 Speed Replacement, Puncture Patches Refill, Chain Lube 100ml | 3-30
run | Sport > Running ; Sport | Stridewell, Pacemaker, Tempora | Running Belt Phone Pouch, Hydration Vest 5L,
 Reflective Running Jacket, Heart Rate Strap+gym, Medal Display Hanger Runner, Running Socks Anti Blister 4, GPS
 Running Watch+watch+gadget, LED Arm Bands Pair, Runner's Training Journal+journal | 8-150
yoga | Sport > Yoga & Pilates ; Sport | Stillwater, Lotusleaf, Stridewell | Cork Yoga Mat, Yoga Block and Strap Set,
 Meditation Cushion Buckwheat+meditate, Yoga Wheel Back Stretch, Pilates Ring+gym, Eco Mat Bag Canvas, Bolster
 Cotton+meditate, Meditation Timer Hourglass+meditate, Yoga Pose Card Deck, Singing Bowl Tibetan+meditate, Acupressure
 Mat Set | 9-88
gym | Sport > Fitness ; Sport | Stridewell, Ironclock, Gripwell | Adjustable Dumbbell Pair, Resistance Band Set,
 Kettlebell 12kg, Massage Gun Compact+run+gadget, Skipping Rope Speed, Foam Roller+run, Ab Wheel | 8-150
fish | Sport > Fishing ; Outdoors > Angling | Riverbend, Tacklebrook, Old Pike | Fly Rod 9ft 5wt with Tube+fly, Lure
 Box 60 Pieces, Fly Tying Kit in Wooden Case+fly, Baitcasting Reel, Landing Net Wooden+fly, Fishing Vest Multi
 Pocket+fly, Tackle Bag with Trays, Fly Box 100 Trout Flies+fly, Carp Bite Alarm Set, Ice Fishing Rod Combo | 9-180
line! | Sport > Fishing > Line & Hooks ; Sport > Fishing | Tacklebrook, Riverbend | Monofilament Line 300m, Barbless
 Hooks 50, Leaders Tapered 3 Pack, Split Shot Refill | 3-22
golf | Sport > Golf ; Sport | Fairwaye, Birdie Lane, Greensman | Golf Balls Soft Feel 24, Putting Mat 3m, Rangefinder
 Laser Slope+gadget, Leather Golf Glove, Putter Cover Tartan, Electronic Swing Trainer+gadget, Divot Tool and Marker
 Set, Golf Umbrella Double Canopy, Chipping Net Pop Up | 8-180
tennis | Sport > Racket Sports ; Sport | Courtney, Stridewell | Tennis Racket Graphite, Padel Racket Carbon, Badminton
 Racket Twin, Racket Bag 6, Table Tennis Bat Pro, Pickleball Paddle Set, Tennis Ball Saver Pressuriser | 12-130
swim | Sport > Swimming & Water ; Sport | Saltmarsh, Bluewake | Mirrored Swim Goggles, Changing Robe Long Sleeve, Tow
 Float with Dry Bag, Neoprene Swim Gloves and Socks, Waterproof Swim MP3 Player+gadget, Cold Water Swimming
 Journal+journal | 9-98
ride | Sport > Equestrian ; Pets & Animals > Horses | Paddockers, Bridlewood | Riding Gloves Suede, Grooming Kit Bag
 for Horses, Velvet Riding Hat, Saddle Pad Quilted, Horse Treats Gift Tin, Stable Name Plate Brass, Jodhpur Boots
 Leather | 9-120
footy | Sport > Football ; Fandom > Football | Kickwell, Terrace Tales | Retro Football Shirt 1982, Football Grounds
 Scratch Poster, Flick to Kick Table Football Set+board, Match Football Thermal Bonded, Football Card Stat
 Game+social, Football Shirt Display Frame | 9-85
dog | Pets & Animals > Dogs ; Pets & Animals | Barkley, Muttley Crew, Wagtail | Personalised Leather Dog Collar, Dog
 Puzzle Feeder, Orthopaedic Dog Bed Large, Birthday Cake Kit for Dogs, Dog Walking Bag with Dispenser, Tweed Dog Coat,
 Paw Print Impression Frame, Ball Launcher Automatic, Snuffle Mat, Dog Breed Encyclopedia Book, Puppy Training Clicker
 Set | 6-120
cat | Pets & Animals > Cats ; Pets & Animals | Purrington, Wagtail, Muttley Crew | Cat Tree Sisal 140cm, Laser Toy
 Automatic for Cats, Catnip Mice Set 6, Window Hammock for Cats, Cat Water Fountain Ceramic, Cat Cave Felted Wool, Cat
 Portrait Print Custom, Treat Maze Cat | 5-98
petfood! | Pets & Animals > Food & Litter ; Pets & Animals | Wagtail, Barkley | Clumping Litter 10kg, Dry Dog Food
 Lamb 2kg, Waste Bags Refill 300, Fountain Filters Spare 4, Salmon Pouches 12 | 4-38
smallpet | Pets & Animals > Fish & Small Pets ; Pets & Animals | Finley, Wagtail | Nano Aquarium 20L with Light+aqua,
 Rabbit Tunnel Willow, Aquascaping Tool Set+aqua, Hamster House Birch, Betta Bowl Arched+aqua, Shrimp Starter Tank
 Kit+aqua | 9-98
travel | Travel > Luggage & Accessories ; Travel | Yonder, Wayfarer & Co, Nordal | Packing Cubes 6, Memory Foam Neck
 Pillow, Leather Passport Holder Engraved, Cabin Trolley 40L, Universal Adapter with USB C, Scratch Off World Map,
 Travel Journal Prompted+journal, Hanging Wash Bag, Luggage Tag Pair, Digital Luggage Scale+gadget | 8-150
photo | Photography > Accessories ; Electronics > Cameras | Lumenar, Aperture Lane, Shutterby | Tripod Carbon Compact,
 Camera Strap Leather, Lens Cleaning Kit, Camera Backpack 20L, Photo Printer Pocket+gadget, Ring Light 45cm, Instant
 Camera Mint+gadget, ND Filter Set 67mm, Photographer's Field Notebook+journal, Macro Extension Tubes | 8-180
film! | Photography > Film & Batteries ; Photography > Accessories | Lumenar, Shutterby | Instant Film Twin Pack,
 Spare Battery NP Type, Memory Card 64GB, Printer Paper Refill 50 | 9-48
office | Office > Desk ; Office & Tech | Deskmate, Nordal, Oakapple | Standing Desk Converter, Felt Desk Mat, Monitor
 Stand Walnut, Ergonomic Footrest, Desk Lamp Dimmable, Cable Tidy Box, Laptop Riser Folding, Whiteboard Glass, Blue
 Light Glasses | 9-150
gadget | Electronics > Gadgets ; Office & Tech | Gadgeteer, Voltly, Nordal | Bluetooth Tracker 4 Pack+travel, Smart
 Plug Energy Monitor, Wireless Charger 3 in 1+office, Sunrise Alarm Clock, Portable Projector Mini, Noise Cancelling
 Headphones+office, Bluetooth Speaker Waterproof, Digital Photo Frame Wi-Fi+photo, Power Bank 20000mAh+travel, Robot
 Vacuum Compact | 12-190
cable! | Electronics > Cables & Chargers ; Electronics | Voltly, Gadgeteer | USB C Cable 2m, HDMI Lead, Ear Tips Spare
 Foam, Screen Protector Twin, Smart Bulb Replacement | 4-25
diy | Home > Tools & DIY ; Tools | Gripwell, Ironclock, Sharpe & Daughter | Cordless Screwdriver Set, Leather Tool
 Belt, Socket Set 94 Piece, Chisel Set in Oak Box, Magnetic Wristband, Whittling Knife Kit+craftmix, Spirit Level
 Brass and Rosewood, Workshop Apron Waxed, Tape Measure Personalised | 9-130
board | Games > Board Games ; Games & Puzzles | Meeplehouse, Oak & Dice, Tablecloth | Wine Merchants Board Game+wine,
 Birds of the Marsh Board Game+birds, Empire Builders Deluxe, Garden Plots Tile Game+garden, Scrabblish Travel
 Edition+travel, Co-op Game Deep Reef, Railway Tycoons Big Box | 12-88
social | Games > Party & Card Games ; Games & Puzzles | Tablecloth, Jumpstart, Oak & Dice | Magic Hour Card Game, Quiz
 Night Box for Music Lovers, Gone Fishing Drinking Game, Playing Cards Art Deco, Poker Chip Set 300 Aluminium Case,
 Charades in a Tin, Cribbage Board Walnut+board | 8-85
puzzle | Games > Jigsaws & Puzzles ; Games & Puzzles | Wexmoor, Sunday Table, Knotwork | 1000 Piece Jigsaw Steam Train
 Viaduct, 1000 Piece Jigsaw Cats on Bookshelves+cat, Wooden Jigsaw Tulip Field 300, Double Sided Jigsaw Coffee Beans,
 2000 Piece Jigsaw Golf Links at Dusk, Puzzle Roll Mat and Trays, 1000 Piece Vintage Cookbook Jigsaw | 9-72
brainy | Games > Jigsaws & Puzzles ; Games & Puzzles | Knotwork, Oak & Dice | Crossword Puzzle Almanac, Escape Room in
 a Box+board, Cast Puzzle Trio, 3D Wooden Mechanical Puzzle Clock+craftmix, Sudoku Board Wooden, Logic Puzzle Page a
 Day | 8-70
tarot | Mind & Spirit ; Gifts > Mind & Spirit | Lotusleaf, Moonhare, Stillwater | Tarot Deck Gilded Edges, Crystal
 Healing Set 10, Birth Chart Print Custom, Incense Burner Backflow+meditate, Pendulum Kit Amethyst, Oracle Cards
 Forest, Zodiac Candle+candle, Astrology Guidebook | 7-68
stars | Nature & Optics > Astronomy ; Nature & Optics | Starling Optics, Wingwell | Beginner Telescope 70mm, Star Map
 Poster Custom Date, Planisphere Northern Sky, Red Light Torch Astronomer, Meteorite Fragment in Frame, Moon Atlas
 Hardback, Astronomy Eyepiece Set | 9-120
novelty | Gifts > Novelty ; Gifts for Him | Daft Things, Mugshot | Golf Pen Set Desktop+journal, Socks Beer Print,
 Toilet Golf Game, Guitar Shaped Bottle Opener, Apron with Sausage Dogs+dog+cook+bake, Fishing Rod Pen+journal, Tea
 Towel Runner's Kitchen+cook, Keyring Camera | 4-24
card! | Gift Cards & Wrap ; Gifts | Papertrail, Daft Things | Store Gift Card, Gift Wrap Botanical 5m, Birthday Card
 Golfer, Gift Bag Wine Bottle, Spa Day Voucher, Greeting Card Knitting Sheep | 2-90
`;
