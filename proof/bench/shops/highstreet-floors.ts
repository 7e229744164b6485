/** The upper floors of a department store, written before its first measurement, blind to the search. */
export const floors = `
crime | Books/Crime & Thriller ; book¦fiction¦crime ; Books, Music & Film/Books/Fiction | Harrow Press, Lantern Books,
 Black Kettle | The Body in the Signal Box Paperback, Detective Novels Box Set of 6, Murder on the Golf Course
 Hardback, Scandi Thriller Trilogy Crime Fiction, Golden Age Murder Mystery Anthology, The Bridge Killings DI Frost
 Novel, True Crime Casebook Hardback, Solve It Yourself Murder Mystery File, Signed First Edition Crime Novel
 Slipcase, Detective Story Audiobook Collection 12 CD | 7-90
history | Books/History & Politics ; book¦non-fiction¦history | Harrow Press, Meridian, Lantern Books | The Tudors
 Illustrated History, Second World War Atlas Slipcased, A History of Rome Hardback, Medieval Britain Box Set,
 Victorian London Map & History Folio, Steam Age: A History of the Railways+train, History of Cricket in 50
 Matches+cricket, Ancient Egypt History Collection, Churchill Biography 2 Vol, A Short History of Gin+cocktail | 8-110
travelbook | Books/Travel & Maps ; book¦non-fiction¦travel | Meridian, Harrow Press | Great Train Journeys of the
 World Book+train, Lonely Islands Atlas Travel Book, Road Trips of Europe Travel Guide, Scratch Map of the World
 Travel, Coffee Table Book Wild Places Travel, Travel Journal & Planner+stationery, World Atlas Deluxe, Hotels to See
 Before You Die Travel Book | 8-100
poetry | Books/Poetry & Classics ; book¦fiction¦classics | Lantern Books, Black Kettle | Love Poems Clothbound Poetry,
 Complete Sonnets Poetry Leather, Poem for Every Day Anthology, War Poets Collected Folio, Haiku Seasons Poetry Box,
 Fridge Poetry Magnets, Nature Poems Illustrated Poetry, Poetry Writing Journal+stationery | 7-100
cookbook | Books/Food & Drink ; book¦non-fiction¦cookery | Meridian, Black Kettle | Italian Cookery Bible
 Cookbook+cook, One Pan Suppers Cookbook+cook, The Bread Baker's Companion+bake, Whisky Distilleries of Scotland
 Book+whisky, Vegan Feasts Cookbook+cook, Curry from Scratch Cookbook+cook+hot, The Cheese Encyclopaedia+cheese, World
 of Wine Atlas Book+wine, Barbecue Masterclass Book+bbq, Cake Decorating Course Book+bake | 10-60
rock | Music/Vinyl/Rock & Pop ; music¦lp¦rock ; Books, Music & Film/Music | Groovehouse, Spindle, Big Amp | Live at
 the Rainbow 2LP Prog Rock+vinyl, Classic Rock Anthems 180g LP+vinyl, Guitar Heroes Rock CD Box 5 Disc, Seventies Rock
 Band Tour T-Shirt, Punk Rock Singles Collection 7"+vinyl, Rock Legends Photo Book, Rock Band Logo Mug & Coaster, Glam
 Rock Greatest Hits LP+vinyl, Rock Festival Documentary Blu-ray, Framed Rock Tour Poster 1973, Heavy Metal Years LP
 Coloured+vinyl | 8-130
jazz | Music/Vinyl/Jazz & Blues ; music¦cd¦jazz | Groovehouse, Spindle | Modal Jazz Quintet LP Mono+vinyl, Jazz Piano
 Trio CD Box, Jazz Vocal Standards LP+vinyl, Blues Harp Live Jazz & Blues LP+vinyl, Story of Jazz Illustrated Book,
 Jazz Club Nights Blu-ray, Jazz Greats Art Print Framed, Saxophone Colossi Jazz 10 CD | 9-110
classical | Music/Classical & Opera ; music¦cd¦classical | Spindle, Allegra | Complete Symphonies 9 CD Classical,
 Cello Suites LP Classical+vinyl, Opera Highlights 3 CD, Opera on Blu-ray Live from Verona, Great Composers Classical
 Music Book, Piano Nocturnes LP Classical+vinyl, Requiem & Choral Classics CD Box, Composer Bust Plaster Classical
 Music | 9-120
film | DVD & Blu-ray ; film¦box set ; Books, Music & Film/Film | Reelhouse, Spindle | Film Noir Collection Blu-ray,
 Silent Comedy Box Set DVD, Westerns 20 Film DVD, Black & White Classics of Cinema Blu-ray, Director's Cut Collector
 Steelbook Film, History of Cinema Book, Vintage Film Poster Framed, Home Cinema Popcorn Maker, Musicals of the 50s
 DVD Box, Film Trivia Quiz Box+boardgame | 8-110
vinyl | Electronics/Audio/Turntables ; Audio & HiFi ¦ Record Players | Spindle, Big Amp, Orbita | Record Player
 Suitcase Bluetooth, Belt Drive Turntable w/ Preamp, Vinyl Record Cleaning Kit, LP Storage Crate Wooden, Record
 Display Frame 12" Set, Anti-Static Brush & Slipmat Vinyl, Record Divider Set A-Z, Turntable Stylus Gauge Digital |
 9-220
audio | Electronics/Audio/Headphones ; Electronics/Audio/Speakers ; Audio & HiFi ¦ Headphones | Orbita, Big Amp, Pulse
 | Noise Cancelling Headphones Over-Ear, True Wireless Earbuds, Bluetooth Speaker Waterproof, DAB Radio Retro,
 Bookshelf Speakers Pair, Headphone Stand Walnut, Multiroom Smart Speaker, Portable Headphone Amp, Sports Earphones
 Ear Hook+run | 15-280
gaming | Electronics/Gaming ; gaming¦console¦accessories | Pixelforge, Orbita, Pulse | Gaming Headset RGB+audio,
 Mechanical Gaming Keyboard, Wireless Game Controller, Racing Wheel & Pedals Console, Gaming Mouse 16000 DPI, Retro
 Handheld Game Console, Gaming Chair Cushion Set, Farm Simulator Video Game, Football Manager Game for PC+football,
 Controller Charging Dock | 12-240
phonebit! | Electronics/Phones/Accessories ; electronic¦cable | Pulse, Orbita | USB-C Cable 2m Braided, Screen
 Protector x2, AA Batteries x24, HDMI Lead 3m, Replacement Ear Tips S/M/L, SD Card Adaptor, Printer Ink Cartridge
 303XL | 3-35
camera | Photography/Cameras & Lenses ; Photography/Bags & Tripods ; electronics¦photo | Lumina, Obscura, Kestrel |
 Bridge Camera 50x Zoom, Tripod Travel Carbon, Camera Bag Waxed Canvas, 35mm Film Camera Reloadable, Ring Light &
 Phone Holder Photography, ND Filter Set 58mm, Camera Strap Leather, Photography Masterclass Book, Lens Cleaning Kit
 for Photographers, Macro Extension Tubes, Photo Backdrop & Light Tent | 9-290
instant | Photography/Instant Cameras ; Gifts/Photo | Lumina, Obscura | Instant Camera {Mint/Blush}, Instant Camera
 Case & Strap, Instant Photo Album 64 Pocket, Pocket Instant Photo Printer, Instant Photo Peg Display String Lights,
 Instant Camera Starter Kit, Instant Camera Selfie Lens & Filters, Instant Print Scrapbook Kit, Instant Camera Gift
 Box | 12-140
camerabit! | Photography/Consumables | Lumina, Obscura | Instant Film Twin Pack, 35mm Film ISO 400 3 Rolls, Camera
 Battery Spare NP-50, Lens Cap 58mm Replacement, Photo Paper 6x4 x100 | 5-40
office | Home Office/Desk Accessories ; Home & Furniture/Office | Deskmate, Kestrel, Oakley & Pine | Laptop Stand
 Aluminium, Desk Organiser Oak, Monitor Riser w/ Drawer, Ergonomic Footrest Desk, Desk Lamp w/ Wireless Charger, Desk
 Mat Felt, Webcam & Light Home Office, Memo Board Glass, Lumbar Cushion Office Chair | 9-130
stationery | Stationery/Pens & Notebooks ; stationery¦notebook¦pen | Paper Lane, Kestrel, Deskmate | Fountain Pen
 Lacquer Boxed, Notebook Set of 3 Linen, Letter Writing Set Boxed Stationery, Leather Pencil Case, Weekly Planner
 Undated, Brush Pens x24+art, Pen & Notebook Gift Set, Wax Seal Stationery Set, Journal w/ Fountain Pen Loop | 7-110
art | Crafts & Hobbies/Art ; craft¦painting | Paper Lane, Ochre Yard | Watercolour Paint Set 36, Acrylic Painting
 Starter Set, Table Easel & Canvas, Watercolour Pad & Brush Set, Paint by Numbers Harbour, Oil Pastels x48 Artist,
 Artist Brush Roll, Adult Painting Class in a Box | 8-90
knit | Crafts & Hobbies/Knitting & Sewing ; craft¦yarn | Woolpack, Bobbin & Co | Knitting Kit Chunky Beanie, Bamboo
 Knitting Needles Set, Merino Yarn Bundle Knitting, Knitting Bag Floral, Giant Blanket Knitting Kit, Crochet &
 Knitting Starter Box, Sock Knitting Pattern Book, Yarn Bowl Stoneware Knitting | 9-120
boardgame | Toys & Games/Games & Puzzles ; toy¦game¦family | Fairplay, Merrydown | Strategy Board Game Castles of
 Mull, Gardeners' Gambit Board Game+garden, Family Quiz Board Game, Wine Tasting Board Game+wine, Word Board Game
 Deluxe, Backgammon Set Leather, Great Rail Race Board Game+train, Murder Mystery Dinner Party Game+crime, Dominoes &
 Draughts Compendium, Game Night Card Game Dogs vs Cats+dog+cat | 9-80
jigsaw | Toys & Games/Jigsaws ; toy¦jigsaw | Fairplay, Merrydown, Meridian | Steam Train Jigsaw 1000 Piece+train,
 Allotment Jigsaw Puzzle 500 Piece+veg, Cat Cafe Jigsaw 1000 Piece+cat, Classic Cars Jigsaw 1000 Piece+car, Wooden
 Jigsaw Whale, Jigsaw Roll Mat, Bookshop Jigsaw 2000 Piece, Sausage Dogs Jigsaw 500 Piece+dog, Horses at Dawn Jigsaw
 1000 Piece+horse, Map of Your Postcode Jigsaw | 9-100
train | Toys & Games/Model Railway ; toy¦train set | Crossley, Merrydown | Electric Train Set Goods Yard 00, Wooden
 Train Set 60 Piece, Model Locomotive Limited Edition, Train Driver's Cap & Whistle, Model Railway Station Kit,
 Railway Lantern Replica, Cast Iron Railway Nameplate, Steam Locomotive Mug & Tin | 9-190
dog | Pets/Dog/Beds & Bowls ; Pet/Dogs/Toys | Waggle, Houndsditch, Fetch & Co | Dog Bed {Small/Large} Corduroy, Dog
 Lead & Collar Tweed, Dog Coat Waxed, Dog Bowl Ceramic Personalised, Rope & Ball Dog Toy Set, Dog Walking Bag, Dog
 Training Treats Jar, Dog Portrait Cushion, Dog Car Seat Cover, Dog Towel Robe | 7-110
cat | Pets/Cat/Toys & Trees ; Pet/Cats/Beds | Mewsli, Purrington, Fetch & Co | Cat Tree Sisal 140cm, Cat Wand Toy
 Feather, Cat Bed Cave Felt, Cat Fountain Ceramic, Cat Tunnel & Catnip Mice, Cat Scratcher Cardboard DJ Deck, Cat Mug
 & Tea Towel Set, Cat Doorstop, Cat Window Hammock, Tin with Sleeping Cat Shortbread | 7-110
petbit! | Pets/Food & Litter ; Pet/Consumables | Waggle, Mewsli | Clumping Cat Litter 20L, Dog Poo Bags x300, Filter
 Cartridges Cat Fountain x4, Dry Dog Food 12kg, Flea Comb, Aquarium Filter Foam Spare | 3-50
aquarium | Pets/Fish & Aquatics ; Pet/Fish | Reefline, Aquarius | Aquarium Starter Kit 28L, Aquarium LED Plant Light,
 Aquarium Castle Ornament, Nano Fish Tank Desktop, Aquascaping Tool Set, Tropical Fish Keeping Handbook, Aquarium
 Driftwood & Rock Pack, Automatic Fish Feeder | 12-160
bird | Garden/Birds & Wildlife ; garden¦wildlife¦bird | Hedgerow, Wren & Robin, Kestrel | Bird Feeder Squirrel
 Proof+patio, Nest Box w/ Camera Birds, Binoculars 8x42 Birdwatching, Field Guide to Garden Birds, Bird Bath
 Stone+patio, Window Bird Feeder+patio, Bird Song Identification Cards, Robin Nest Pocket Birds, Bird Table Oak+patio,
 Birdwatcher's Notebook & Bag | 8-180
baby | Baby & Nursery/Toys & Gifts ; Baby/Nursery | Nestling, Tiny Acorn | Baby Gift Hamper, Baby Rocker w/ Music,
 Muslin Squares x6 Baby, Baby Milestone Cards & Blanket, Baby Mobile Felt Clouds, Silver Rattle Boxed Baby, Baby
 Carrier Sling, Wooden Stacking Rings Baby, New Baby Memory Book, Baby Bath Pool Toys, Baby Night Light Bear | 7-120
babybit! | Baby & Nursery/Changing ; Baby/Consumables | Nestling, Tiny Acorn | Nappies Size 3 x60, Potty Training
 Seat, Baby Wipes x12, Bottle Teats Medium Flow x2, Nappy Bin Refill Cassette | 4-40
luggage | Travel/Luggage & Bags ; Travel¦suitcase | Voyager, Portmanteau, Kestrel | Cabin Suitcase 4 Wheel
 {Teal/Black}, Packing Cubes Set of 6 Travel, Passport Holder Leather, Travel Pillow Memory Foam+sleep, Luggage Tags &
 Strap Travel, Weekend Holdall Canvas, Travel Adaptor Worldwide, Travel Wash Bag, Travel Document Organiser, Foldaway
 Travel Backpack | 8-190
car | Car & Motorbike/Car Accessories ; Automotive/Car Care | Gleam, Torque, Chequered | Car Detailing Kit Bucket,
 Dash Cam Front & Rear, Car Boot Organiser, Driving Gloves Leather, Classic Car Calendar & Print, Car Vacuum 12V, Tyre
 Inflator Digital Car, Workshop Clock Classic Motor, Car Wash Snow Foam Cannon, Die-Cast Sports Car on Plinth,
 Supercar Picture Book | 8-140
moto | Car & Motorbike/Motorbike ; Automotive/Motorcycle | Torque, Ravenhide | Motorbike Gloves Armoured, Motorcycle
 Chain Care Kit, Motorbike Tank Bag, Biker Neck Warmer Fleece, Motorcycle Paddock Stand, Motorbike Disc Lock, Great
 Motorcycles Book, Motorcycle Intercom, Motorbike Metal Wall Sign | 10-150
carbit! | Car & Motorbike/Parts ; Automotive/Parts | Torque, Gleam | Wiper Blade 21", Headlight Bulb H7, Screenwash
 5L, Spark Plug Motorcycle, Car Air Freshener Refill, Engine Oil 5W30 1L | 3-40
diy | DIY/Hand Tools ; DIY/Power Tools ; tool¦workshop | Ironmonger, Torque, Hardcastle | Cordless Drill Driver 18V,
 Screwdriver Set 42pc, Laser Level Cross Line, Tool Bag Canvas, Multi Tool Pocket DIY, Socket Set 94pc, DIY Manual
 Complete Home, Tool Belt Leather, Workbench Folding, Magnetic Wristband for Screws, Spirit Level Set Oak | 9-190
diybit! | DIY/Fixings ; DIY/Consumables | Ironmonger, Hardcastle | Drill Bits HSS 3mm x10, Wood Screws x200, Sandpaper
 Assorted x20, Wall Plugs Red x100, Magnolia Emulsion 5L, Vinyl Gloves x100 | 2-30
massage | Health & Wellbeing/Massage ; health¦massager | Serene, Kneadly | Massage Gun 4 Heads, Shiatsu Neck Massager,
 Foot Spa Massager, Massage Oil Trio, Acupressure Mat & Pillow Massage, Hot Stone Massage Set, Scalp Massager
 Electric, Massage Cushion Heated | 9-170
sleep | Health & Wellbeing/Sleep ; health¦sleep | Serene, Drowse | Weighted Blanket 7kg Sleep+throw, Sunrise Alarm
 Clock, Silk Sleep Mask & Pillowcase, White Noise Sleep Machine, Lavender Pillow Spray Sleep Set, Sleep Headband
 Headphones+audio, Herbal Sleep Tea & Mist Box+tea, Memory Foam Pillow Sleep | 8-150
healthbit! | Health & Wellbeing/First Aid ; health¦pharmacy | Serene, Kneadly | Plasters Assorted x40, Toothbrush
 Heads x4, Digital Thermometer, Contact Lens Solution, Foot Cream Cracked Heels | 3-30
gift | Gifts/Gifts for Him ; gift¦him¦under 50 ; Seasonal/Father's Day | Gentleman & Co, Kestrel, Highstreet Gifts |
 Golf Ball Whisky Stones+golf+whisky, Beer Caddy Oak, Barbecue Branding Iron+bbq, Cufflinks Bicycle Chain+bike+jewel,
 Desktop Putting Game Golf+golf, Novelty Socks Darts Champion+sock+darts, Gardener's Hand Cream & Twine Tin+garden,
 Pocket Fishing Rod Set+fish, Bottle Opener Wall Mount, Shed Sign Grandad's Allotment+garden, Football Stadium Print
 Framed+football, Vinyl Record Clock Rock+rock+vinyl, Hip Flask Steam Engine+train | 8-80
gift | Gifts/Gifts for Her ; gift¦her ; Seasonal/Mother's Day ; New in | Highstreet Gifts, Fox & Fern, Amabel |
 Afternoon Tea Hamper & Teapot+tea, Scented Candle & Bath Salts Box+candle+bath, Prosecco & Truffles Gift Box+choc,
 Yoga Lover's Box Mat Spray & Candle+candle+yoga, Gardening Gloves & Seeds Gift Set+garden+veg, Silk Scarf & Brooch
 Box+scarf+jewel, Cat Lady Mug & Socks Gift+cat+sock, Running Medal Hanger+run, Photo Frame Best Mum, Book Lover's
 Crime Novel & Tea Parcel+crime+tea | 10-80
gift | Christmas/Stocking Fillers ; Christmas/Decorations & Gifts ; Seasonal¦Xmas | Highstreet Gifts, Fox & Fern |
 Bauble Fairisle Set of 6, Christmas Cracker Wine Lovers x6+wine, Advent Calendar Coffee 24 Days+coffee, Advent
 Calendar Chocolate Truffles+choc, Christmas Pudding Socks+sock, Hot Chilli Sauce Advent Calendar+hot, Dog Christmas
 Stocking+dog, Cat Christmas Stocking+cat, Christmas Train Set around Tree+train, Beauty Advent Calendar 25
 Doors+makeup+skin, Cheese Lover's Christmas Hamper+cheese, Wreath Pre-Lit 60cm | 8-90
gift | Clearance ; Sale/Last Chance ; New in | Highstreet Gifts, Kestrel, Amabel | Retro Cocktail Shaker Set+cocktail,
 Novelty Tie Golf+golf, Bath Robe Hooded Unisex+bath, Table Lamp Tango Orange, Picture Frame 8x10 Pool Blue, Umbrella
 Cricket Green, Cushion Jazz Stripe, Rug Rock Grey 120x170, Throw Coffee Brown+throw, Mug Set Bridge Street | 6-90
`;
