/** Outdoors, sports, exercise and music. */
export const outShelves = `
camp | Outdoors > Camp & Hike > Camping ; Outdoors > Camp & Hike | Tamarack Trail, Boulderfield | Rechargeable Camp
 Lantern 600 Lumens, Cast Iron Pie Iron, Enamel Percolator 8 Cup for Campfire, Foil Packets and Dutch Ovens: A
 Campfire Cookbook+cook | 16-36
camp | Outdoors > Camp & Hike > Camping ; Outdoors > Camp & Hike | Tamarack Trail, Boulderfield | High-Back Folding
 Camp Chair, Double Hammock with Straps+hike, 20-Degree Mummy Sleeping Bag, Insulated Sleeping Pad R4 | 42-125
hike | Outdoors > Camp & Hike > Hiking ; Outdoors > Camp & Hike | Tamarack Trail, Boulderfield | Merino Boot Socks 3
 Pack, Squeeze Water Filter+camp, Rechargeable Headlamp 400 Lumens+camp, Hydration Reservoir 3 L, 60 Day Hikes with a
 View, National Parks Passport and Sticker Set+travel+camp | 14-38
hike | Outdoors > Camp & Hike > Hiking ; Outdoors > Camp & Hike | Tamarack Trail, Boulderfield | Carbon Trekking
 Poles, 28 L Daypack with Rain Cover, Titanium Canister Stove 3 oz+camp | 45-110
fuel! | Outdoors > Camp & Hike ; Outdoors > More Gear | Tamarack Trail, Boulderfield | Isobutane Fuel Canister 8 oz,
 Tent Seam Repair Kit, Aluminum Stakes 10 Pack, Replacement Filter Cartridge, Boot Laces 72 in, Pole Tip Replacements
 Pair | 5-24
kayak | Outdoors > Paddle & Fish > Kayak & Canoe ; Outdoors > Paddle & Fish | Loonwater, Riverbend | Dry Bag Set
 5-10-20 L, Portable Canoe Seat with Back, Kayak Wall Hanger Pair, Quiet Water: Paddling Guide to the Northeast |
 16-42
kayak | Outdoors > Paddle & Fish > Kayak & Canoe ; Outdoors > Paddle & Fish | Loonwater, Riverbend | Fiberglass Paddle
 230 cm, J-Cradle Roof Rack Pair, Low-Profile Paddling Life Vest, Neoprene Spray Skirt | 45-120
fish | Outdoors > Paddle & Fish > Fishing ; Outdoors > Paddle & Fish | Reedbank, Loonwater | Bass Lure Assortment 60
 pc, Tip-Up Set of 3+ice, Fillet Knife 7 in with Sheath+ice, Folding Rubber Landing Net | 14-38
fish | Outdoors > Paddle & Fish > Fishing ; Outdoors > Paddle & Fish | Reedbank, Loonwater | Spinning Rod and Reel
 Combo 6 ft 6 in, Tackle Backpack with 4 Trays, Ice Rod and Reel Combo 28 in+ice, Hand Ice Auger 6 in+ice | 38-95
bike | Outdoors > Cycling > Gear ; Outdoors > Cycling | Chainline, Velocroft | Rechargeable Front and Rear Lights,
 Folding Multi-Tool 18-in-1, Waxed Canvas Frame Bag, Great American Rail-Trails | 18-44
bike | Outdoors > Cycling > Gear ; Outdoors > Cycling | Chainline, Velocroft | Vented Road Helmet, Handlebar GPS
 Computer, Padded Bib Shorts, Steel Floor Pump with Gauge | 45-120
bikepart! | Outdoors > Cycling > Parts ; Outdoors > Cycling | Chainline, Velocroft | Inner Tube 700 x 25 Presta 2
 Pack, Disc Brake Pads Pair, 11-Speed Chain, Cork Bar Tape, Wet Chain Lube 4 oz, Tubeless Sealant 8 oz | 6-36
snow | Outdoors > Snow > Ski & Ride ; Outdoors > Snow | Alpenglade, Tamarack Trail | Merino Neck Gaiter, Wax and Edge
 Tuning Kit, Wall Rack for Skis and Boards, Lift Pass Retractable Reel and Helmet Bag | 15-40
snow | Outdoors > Snow > Ski & Ride ; Outdoors > Snow | Alpenglade, Tamarack Trail | Magnetic Lens Snow Goggles,
 Insulated Waterproof Mittens, Folding Boot Dryer, Rechargeable Hand Warmers Pair | 40-110
bird | Yard & Patio > Birding ; Outdoors > More Gear | Wrenwood, Finch & Fable | Field Guide to Eastern Birds,
 Squirrel-Proof Tube Feeder, Window Hummingbird Feeder, Cedar Bluebird House, Birder's Life List Journal, Screech Owl
 Nesting Box+owl | 15-44
bird | Yard & Patio > Birding ; Outdoors > More Gear | Wrenwood, Finch & Fable | 8x42 Waterproof Binoculars, Heated
 Deck-Mount Birdbath | 55-135
forage | Outdoors > Nature & Foraging ; Outdoors > More Gear | Wildpantry, Finch & Fable | Wild Edibles of the
 Northeast Field Guide, Folding Mushroom Knife with Brush+mushroom, Oyster Mushroom Grow Kit+mushroom, Willow
 Gathering Basket, Backyard Maple Tapping Kit, Mushroom Identification Card Deck+mushroom, Cooking with Weeds and Wild
 Greens+cook | 14-48
pickle | Active Life > Court Sports > Pickleball ; Active Life > Court Sports | Dinkwell, Baseline Athletic | Outdoor
 Balls 40-Hole 12 Pack, Court Sling Bag with Paddle Sleeve, Own the Kitchen: Winning Pickleball Doubles | 13-36
pickle | Active Life > Court Sports > Pickleball ; Active Life > Court Sports | Dinkwell, Baseline Athletic | Graphite
 Paddle Set of 2 with 4 Balls, Carbon Face Paddle 16 mm, Portable Pickleball Net 22 ft | 55-140
tennis | Active Life > Court Sports > Tennis ; Active Life > Court Sports | Baseline Athletic, Deuce Club | Solo
 Trainer Rebounder, Overgrip 12 Pack and Dampeners Gift Set, The Inner Serve: Tennis Tactics | 14-34
tennis | Active Life > Court Sports > Tennis ; Active Life > Court Sports | Baseline Athletic, Deuce Club | Graphite
 Racquet 100 sq in Strung, Six-Racquet Bag, Rolling Ball Hopper 75 | 48-130
disc | Active Life > Field & Yard Sports > Disc Golf ; Active Life > Field & Yard Sports | Chainsong, Fairway Fox |
 Driver Midrange Putter Starter Set, Glow Putter Premium Plastic, Telescoping Disc Retriever, Mini Marker Set of 4 |
 12-32
disc | Active Life > Field & Yard Sports > Disc Golf ; Active Life > Field & Yard Sports | Chainsong, Fairway Fox |
 Portable 24-Chain Practice Basket, 20-Disc Backpack | 45-130
base | Active Life > Field & Yard Sports > Baseball ; Active Life > Field & Yard Sports | Ninth & Main, Sandlot Supply
 | Scorekeeper's Book 50 Games, Scratch-Off Map of Major League Ballparks, UV Acrylic Ball Display Case, The Long
 Season: Baseball in the Fifties | 13-38
base | Active Life > Field & Yard Sports > Baseball ; Active Life > Field & Yard Sports | Ninth & Main, Sandlot Supply
 | Leather Fielding Glove 11.75 in, Maple Bat 33 in, Bucket of 24 Practice Balls, Adjustable Batting Tee | 38-98
yoga | Wellness > Movement > Yoga & Pilates ; Wellness > Movement | Stillwater, Lotus & Loam | Cork Blocks
 Pair+pilates, Cotton Strap 8 ft, Yoga Pose Deck 60 Cards, Canvas Mat Tote+pilates | 12-34
yoga | Wellness > Movement > Yoga & Pilates ; Wellness > Movement | Stillwater, Lotus & Loam | Natural Rubber Mat 5 mm
 with Alignment Lines+pilates, Buckwheat Bolster+zen, Backbend Wheel | 38-85
pilates | Wellness > Movement > Yoga & Pilates ; Wellness > Movement | Corelign, Stillwater | Resistance Ring 14 in,
 Grip Socks 3 Pair+yoga, Extra-Thick Exercise Mat 12 mm+yoga, Mini Ball 9 in with Guide, Portable Reformer Bar with
 Bands, Full-Length Foam Roller+yoga, Pilates Mat Work Illustrated | 13-45
guitar | Music Shop > Guitar ; Music Shop > More | Redbud Strings, Coalfire Audio | Clip-On Tuner and Capo Gift Set,
 Folding A-Frame Stand, Fingerstyle Blues for Acoustic Guitar, Wall Hanger Walnut for Guitars, Pick Punch with
 Celluloid Sheets | 14-38
guitar | Music Shop > Guitar ; Music Shop > More | Redbud Strings, Coalfire Audio | Tooled Leather Strap, Mini
 Practice Amp 5 W, Looper Pedal | 42-110
guitarpart! | Music Shop > Guitar ; Music Shop > More | Redbud Strings, Coalfire Audio | Phosphor Bronze Strings
 Light, Nickel Electric Strings 9-42, Violin String Set 4/4, Bridge Pins 6 Pack, Rosin Cake Light, 9 V Pedal Power
 Cable | 6-26
violin | Music Shop > Orchestral ; Music Shop > More | Cremonelle, Spruce & Bow | Adjustable Shoulder Rest, Folding
 Music Stand with Bag, Fiddle Tunes for Two, Practice Mute and Rosin Gift Box, First Position Violin Method with Audio
 | 14-36
violin | Music Shop > Orchestral ; Music Shop > More | Cremonelle, Spruce & Bow | Carbon Fiber Violin Bow 4/4, Oblong
 Case with Hygrometer | 45-120
lp | Music Shop > Records & Players | Groovehouse, Wax Cabin | Record Cleaning Kit with Velvet Brush, Blue Hour Trio
 Live at the Cellar 180g LP, Album Storage Crate Holds 80, Crate Digger's Guide to 1970s Soul, Cork Slipmat and Stylus
 Gauge Set | 17-42
lp | Music Shop > Records & Players | Groovehouse, Wax Cabin | Walnut LP Display Shelf Set of 3, Suitcase Turntable
 3-Speed, Sounds of Swing 4 LP Box | 48-98
`;
