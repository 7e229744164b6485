/** Sports, games of the yard, outdoors, and what goes with them. */
export const sportShelves = `
pickle | Sporting Goods > Racquet Sports > Pickleball ; Sporting Goods > Racquet Sports > Paddles & Racquets |
 Dinkwell, Courtmoor, Voltaza | Pickleball Paddle Set of 2 with 4 Balls, Outdoor Pickleballs 40 Holes 12 Pack,
 Pickleball Sling Bag Reversible, Lead Tape & Overgrip Tune-Up Kit for Paddles, Smash the Kitchen: Pickleball Strategy
 Guide | 14-53
pickle | Sporting Goods > Racquet Sports > Pickleball ; Sporting Goods > Racquet Sports > Paddles & Racquets |
 Dinkwell, Courtmoor, Voltaza | Carbon Fiber Pickleball Paddle 16mm Raw Surface, Portable Pickleball Net Half Court |
 43-130
tennis | Sporting Goods > Racquet Sports > Tennis ; Sporting Goods > Racquet Sports > Paddles & Racquets | Courtmoor,
 Acewright | Pressurized Tennis Balls 12 Cans, Tennis Backpack Holds 2 Racquets, Solo Tennis Trainer Rebound Base with
 Cord, Ball Hopper 72 Capacity, Women's Tennis Skort with Pockets | 15-52
tennis | Sporting Goods > Racquet Sports > Tennis ; Sporting Goods > Racquet Sports > Paddles & Racquets | Courtmoor,
 Acewright | Adult Tennis Racquet 27 in Pre-Strung | 42-120
hoops | Sporting Goods > Team Sports > Basketball ; Sporting Goods > Team Sports > Balls | Rimrock, Hardwood Heroes |
 Indoor/Outdoor Composite Basketball 29.5, Over the Door Mini Hoop with Scoreboard, Basketball Dribble Goggles &
 Training Cones, Return Chute for Driveway Hoop, Basketball Shooting Sleeve & Headband Set, Wooden Wall Rack for
 Basketballs | 12-45
hoops | Sporting Goods > Team Sports > Basketball ; Sporting Goods > Team Sports > Balls | Rimrock, Hardwood Heroes |
 Youth Basketball Hoop Adjustable 5-7 ft | 36-110
soccer | Sporting Goods > Team Sports > Soccer ; Sporting Goods > Team Sports > Balls | Golaza, Pitchwright | Match
 Soccer Ball Size 5 Thermal Bonded, Pop Up Soccer Goals Pair 4 ft, Shin Guards with Ankle Sleeves Youth, Agility
 Ladder and Cones Soccer Training Kit, Goalkeeper Gloves Finger Spines | 12-42
soccer | Sporting Goods > Team Sports > Soccer ; Sporting Goods > Team Sports > Balls | Golaza, Pitchwright | Soccer
 Rebounder Net 5x5, Firm Ground Soccer Cleats Men's | 34-95
foot | Sporting Goods > Team Sports > Football ; Sporting Goods > Team Sports > Balls ; Fan Shop > Gridiron |
 Gridmark, Two Minute Co | Composite Leather Football Official Size, Receiver Gloves Sticky Grip Adult, Flag Football
 Belt Set 14 Players, Football Kicking Tee & Holder Stick, Tailgate Football Toss Target Game+tailgate+lawn, Fantasy
 Football Draft Board Kit with Labels, Throwback Gridiron Felt Pennant Wall Set | 11-70
baseball | Sporting Goods > Team Sports > Baseball & Softball ; Sporting Goods > Team Sports > More | Dugout Dan,
 Basepath | Leather Baseballs Bucket of 24, Bat Pack Backpack with Fence Hook, Ballpark Bucket List Scratch Off Poster
 | 14-50
baseball | Sporting Goods > Team Sports > Baseball & Softball ; Sporting Goods > Team Sports > More | Dugout Dan,
 Basepath | Baseball Glove 12 in Leather Right Hand Throw, USA Youth Bat Alloy 29/19, Pitching Net with Strike Zone
 7x7, Batting Tee Heavy Base, Pitcher's Radar Pocket Speed Gun | 40-115
hockey | Sporting Goods > Winter Sports > Hockey ; Sporting Goods > Team Sports > More | Bluelinr, Slapshot Supply |
 Ice Hockey Pucks Official 6 oz 12 Pack, Knee Hockey Set Mini Sticks and Net, Shooting Pad Tiles Slick Ice, Wheeled
 Hockey Gear Bag | 15-52
hockey | Sporting Goods > Winter Sports > Hockey ; Sporting Goods > Team Sports > More | Bluelinr, Slapshot Supply |
 Senior Composite Hockey Stick 85 Flex, Street Hockey Goal 54 in with Targets | 42-120
bowling | Sporting Goods > Leisure Sports & Game Room > Bowling ; Sporting Goods > Leisure Sports & Game Room > More |
 Lanemaster, Kingpin & Daughters | Single Ball Bowling Tote with Shoe Pocket, Microfiber Bowling Ball Cleaner & Shammy
 Kit, Retro Bowling Shirt Two Tone, Wrist Support for Bowlers | 16-54
bowling | Sporting Goods > Leisure Sports & Game Room > Bowling ; Sporting Goods > Leisure Sports & Game Room > More |
 Lanemaster, Kingpin & Daughters | Men's Bowling Shoes Slide Soles, Reactive Resin Bowling Ball 14 lb | 44-120
disc | Sporting Goods > Leisure Sports & Game Room > Disc Golf ; Sports & Outdoors > Sporting Goods > Outdoor
 Recreation > Lawn & Disc | Chainsong, Huckleberry Discs | Disc Golf Starter Set Driver Midrange Putter, Disc Golf
 Backpack 20 Discs, Glow in the Dark Putter 174g, Telescopic Disc Retriever 16 ft, Mini Marker Discs and Scorecards
 Tin | 12-50
disc | Sporting Goods > Leisure Sports & Game Room > Disc Golf ; Sports & Outdoors > Sporting Goods > Outdoor
 Recreation > Lawn & Disc | Chainsong, Huckleberry Discs | Portable Disc Golf Basket 24 Chains | 39-130
golf | Sporting Goods > Golf > Golf Accessories ; Sporting Goods > Golf > Clubs ; Gifts & Novelty > For Him > Golf |
 Back Nine Supply, Tee Hollow | Golf Balls Soft Compression 2 Dozen, Chipping Net Pop Up, Magnetic Golf Towel with
 Clip, Personalized Bamboo Golf Tee Box, Golf Push Cart Phone & Cup Holder | 12-52
golf | Sporting Goods > Golf > Golf Accessories ; Sporting Goods > Golf > Clubs ; Gifts & Novelty > For Him > Golf |
 Back Nine Supply, Tee Hollow | Putting Green Mat with Ball Return, Golf Rangefinder with Slope Switch, 60 Degree Lob
 Wedge Milled Face | 41-140
hunt | Sporting Goods > Hunting > Hunting Gear ; Sports & Outdoors > Sporting Goods > Outdoor Recreation > Hunting &
 Shooting | Bucktrail, Sumac Ridge | Grunt Call and Rattle Bag Combo, Scent Eliminator Field Spray 2 Pack, Field
 Dressing Kit in Roll, Duck Decoys Mallard 6 Pack | 15-57
hunt | Sporting Goods > Hunting > Hunting Gear ; Sports & Outdoors > Sporting Goods > Outdoor Recreation > Hunting &
 Shooting | Bucktrail, Sumac Ridge | Trail Camera 32MP Night Vision, Hang-On Tree Stand Safety Harness, Camo Hunting
 Pack with Rifle Carry, Ground Blind 2 Person See Through | 46-140
fish | Sporting Goods > Fishing > Rods & Reels ; Sporting Goods > Fishing > Tackle ; Sports & Outdoors > Sporting
 Goods > Outdoor Recreation > Fishing | Bobberline, Cattail Creek | Bass Lure Kit 84 Pieces with Tackle Box, Ice
 Fishing Tip-Up Set of 3, Fillet Knife 7 in with Sheath, Wading Vest with Fly Boxes, Mystery Tackle Crate Largemouth |
 12-48
fish | Sporting Goods > Fishing > Rods & Reels ; Sporting Goods > Fishing > Tackle ; Sports & Outdoors > Sporting
 Goods > Outdoor Recreation > Fishing | Bobberline, Cattail Creek | Baitcast Combo 6'8 Medium Heavy, Spinning Reel
 3000 10 BB, Electric Fillet & Scale Station, Rod Rack Holds 12 Wall Mount | 38-120
terminal! | Sporting Goods > Fishing > Tackle ; Sporting Goods > Fishing > Line & Hooks | Bobberline, Cattail Creek |
 Monofilament Line 8 lb 1000 yd, Worm Hooks Offset 3/0 25 Pack, Split Shot Sinkers Assortment, Nightcrawler Scent
 Dough Bait Jar, Snap Swivels Size 7 50 ct | 3-15
kayak | Sporting Goods > Boats & Water Sports > Kayaks & Paddling ; Sports & Outdoors > Sporting Goods > Outdoor
 Recreation > On the Water | Paddlehaven, Loonwater | Adjustable Kayak Paddle 91 in Aluminum, Kayak Deck Bag with
 Cooler Pocket, Waterproof Dry Bag 20L with Phone Case, Padded Kayak Seat with Back Pouch, Great Lakes Paddling Trails
 Guidebook | 16-51
kayak | Sporting Goods > Boats & Water Sports > Kayaks & Paddling ; Sports & Outdoors > Sporting Goods > Outdoor
 Recreation > On the Water | Paddlehaven, Loonwater | Foldable Kayak Cart 165 lb, Paddling Life Vest Adult | 42-110
surf | Sporting Goods > Boats & Water Sports > Surf ; Bikes, Boards & Scooters > Surf & Bodyboards | Saltwick, Point
 Nine | Premium Surf Leash 7 ft Straight, Surf Wax Variety 6 Pack with Comb, Hooded Surf Changing Poncho, Wall Mounted
 Surfboard Rack Bamboo | 15-63
surf | Sporting Goods > Boats & Water Sports > Surf ; Bikes, Boards & Scooters > Surf & Bodyboards | Saltwick, Point
 Nine | Soft Top Surfboard 6 ft, Bodyboard 42 in Slick Bottom, Balance Board Trainer with Roller+snow | 50-165
snow | Sporting Goods > Winter Sports > Ski & Snowboard ; Sporting Goods > Winter Sports > More | Powderline, Corniche
 Nine | Ski and Snowboard Boot Bag, Snow Sports Helmet, Ski Wall Rack 4 Pairs, Merino Ski Socks 2 Pack, Tune and Wax
 Kit with Iron | 18-59
snow | Sporting Goods > Winter Sports > Ski & Snowboard ; Sporting Goods > Winter Sports > More | Powderline, Corniche
 Nine | Ski Goggles Magnetic Swap Lens, Heated Ski Gloves Battery Powered, Snowboard Padded Travel Bag 165 | 48-130
bike | Bikes, Boards & Scooters > Cycling Accessories ; Sporting Goods > Cycling > Parts & Accessories | Spokewell,
 Ridgeline Cyclery, Cadence Lane | Bike Light Set USB Rechargeable 1000 Lumen+mtb, Handlebar Phone Mount Bag
 Waterproof, Multi Tool 18 in 1 with Tire Levers+mtb, Gel Bike Shorts Padded 4D, Cycling Jersey Short Sleeve Rear
 Pockets | 14-51
bike | Bikes, Boards & Scooters > Cycling Accessories ; Sporting Goods > Cycling > Parts & Accessories | Spokewell,
 Ridgeline Cyclery, Cadence Lane | Bike Repair Stand Foldable+mtb, Road Bike Helmet with Visor, GPS Bike Computer
 Wireless+mtb | 41-120
mtb | Bikes, Boards & Scooters > Bikes > Mountain Bikes > Gear ; Sporting Goods > Cycling > Mountain | Ridgeline
 Cyclery, Loamhound | Platform Pedals CNC Alloy with Pins, Trail Knee & Elbow Pad Set, Hydration Pack 2L for Trail
 Riding+bike+hike, Mountain Bike Handlebar 780mm, Epic Singletrack Rides of North America+bike | 20-57
mtb | Bikes, Boards & Scooters > Bikes > Mountain Bikes > Gear ; Sporting Goods > Cycling > Mountain | Ridgeline
 Cyclery, Loamhound | Full Face MTB Helmet Adult | 48-115
biketube! | Bikes, Boards & Scooters > Cycling Accessories ; Bikes, Boards & Scooters > Parts | Spokewell, Cadence
 Lane | Inner Tube 26x1.95 Schrader 2 Pack, Brake Pads V-Brake 70mm 4 Pairs, 9-Speed Replacement Chain, Spoke Nipples
 Brass 36 ct, Scooter Wheels 100mm with Bearings | 6-25
camp | Sporting Goods > Camping & Hiking > Camp Essentials ; Sports & Outdoors > Sporting Goods > Outdoor Recreation >
 Camping | Pinebluff, Coyote Hollow, Trailmoss | Camp Kitchen Mess Kit with Kettle+hike, LED Camping Lantern
 Rechargeable+rv, Camping Hammock with Bug Net+hike, Cast Iron Pie Iron Campfire Cooker, Oversized Camp Chair with
 Cooler Arm+rv+tailgate, Fire Starter Ferro Rod with Paracord+hike | 14-58
camp | Sporting Goods > Camping & Hiking > Camp Essentials ; Sports & Outdoors > Sporting Goods > Outdoor Recreation >
 Camping | Pinebluff, Coyote Hollow, Trailmoss | Instant Cabin Tent 6 Person, Double Sleeping Bag Flannel Lined, Two
 Burner Propane Stove | 46-150
hike | Sporting Goods > Camping & Hiking > Hiking & Backpacking ; Luggage & Travel > Bags > Backpacks > Outdoor |
 Trailmoss, Switchback Goods | Trekking Poles Cork Grip Collapsible, Squeeze Water Filter Personal+camp, Long Distance
 Trail Journal & Map, Women's Convertible Hiking Pants, Hiking Daypack 22L with Rain Cover | 18-62
hike | Sporting Goods > Camping & Hiking > Hiking & Backpacking ; Luggage & Travel > Bags > Backpacks > Outdoor |
 Trailmoss, Switchback Goods | Internal Frame Backpack 55L+camp, Ultralight Backpacking Tent 1 Person+camp, Waterproof
 Hiking Boots Mid Men's, Inflatable Sleeping Pad Ultralight+camp | 50-140
parks | Luggage & Travel > Maps & Guides ; Gifts & Novelty > For the Traveler ; Books & Media > Books > Travel |
 Lodgepole Press, Passage & Pine | National Parks Scratch Off Map, National Parks Sticker Set 63 Vinyl, Vintage
 National Park Posters Set of 12, National Parks Adventure Log, Complete Guide to America's National Parks+travelbk,
 Great Smoky Mountains National Park Enamel Camp Mug, National Parks Trivia Cards+trivia | 10-40
lift | Sporting Goods > Exercise & Fitness > Shop by Activity > Strength ; Health & Wellness > Fitness > Weights |
 Ironfern, Grindhaus | Cast Iron Kettlebell 35 lb, Leather Weightlifting Belt 4 in, Resistance Bands Set with Door
 Anchor+pilates, Lifting Straps and Wrist Wraps Bundle, Doorway Pull Up Bar No Screws | 14-53
lift | Sporting Goods > Exercise & Fitness > Shop by Activity > Strength ; Health & Wellness > Fitness > Weights |
 Ironfern, Grindhaus | Adjustable Dumbbell 25 lb Single, Olympic Barbell Pad & Clips Set, Foldable Weight Bench,
 Bumper Plate 25 lb | 43-130
pilates | Sporting Goods > Exercise & Fitness > Shop by Activity > Yoga & Pilates ; Health & Wellness > Fitness >
 Studio | Lunafold, Corewise | Pilates Ring 14 in Dual Grip, Grip Socks for Pilates and Barre 4 Pairs+yoga+ballet,
 Pilates Bar Kit with Resistance Bands, Ankle and Wrist Weights Stylish 2 lb Pair, Exercise Ball 65 cm Anti-Burst with
 Pump+yoga, Thick Reformer Mat Towel, Sliding Discs Core Trainer | 12-65
yoga | Sporting Goods > Exercise & Fitness > Shop by Activity > Yoga & Pilates ; Health & Wellness > Fitness > Studio
 | Lunafold, Mothersun | Extra Wide Yoga Mat 72x32+pilates, Natural Rubber Yoga Mat with Alignment Lines, Yoga Bolster
 Rectangular Buckwheat+meditate, Cork Block and Strap Set, Yoga Mat Bag Canvas Large, High Waist Flare Yoga Pants, 365
 Days of Yoga Desk Deck | 14-75
run | Sporting Goods > Exercise & Fitness > Shop by Activity > Running ; Shoes > Athletic > Running Accessories |
 Pacebird, Miler & May | Reflective LED Running Vest, Race Bib and Medal Display Rack, No-Bounce Running Belt for
 Phone, Massage Gun Mini for Runners+lift, My Marathon Training Log, Compression Calf Sleeves Pair | 14-51
run | Sporting Goods > Exercise & Fitness > Shop by Activity > Running ; Shoes > Athletic > Running Accessories |
 Pacebird, Miler & May | Running Hydration Vest 1.5L, Women's Cushioned Running Shoes, GPS Sport Watch with Pace
 Alerts | 41-120
ballet | Clothing > Dancewear > Ballet & Dance ; Clothing, Shoes & Jewelry > Kids > Girls > Activewear > Dance |
 Pirouelle, Barre & Bow | Split Sole Canvas Ballet Slippers, Girls' Ballet Leotard with Skirt, Ballet Foot Stretcher
 Wood, Dance Bag Duffel with Garment Pocket, Music Box Ballerina Jewelry Case, Pointe Shoe Sewing Kit in Tin | 14-44
ballet | Clothing > Dancewear > Ballet & Dance ; Clothing, Shoes & Jewelry > Kids > Girls > Activewear > Dance |
 Pirouelle, Barre & Bow | Portable Ballet Barre 4 ft Freestanding | 36-95
gymn | Sporting Goods > Exercise & Fitness > Shop by Activity > Gymnastics ; Clothing, Shoes & Jewelry > Kids > Girls
 > Activewear > Dance | Tumbletree, Barre & Bow | Gymnastics Grips & Chalk Bag, Sparkle Gymnastics Leotard Girls |
 18-64
gymn | Sporting Goods > Exercise & Fitness > Shop by Activity > Gymnastics ; Clothing, Shoes & Jewelry > Kids > Girls
 > Activewear > Dance | Tumbletree, Barre & Bow | Folding Gymnastics Mat 4x8, Floor Balance Beam 8 ft Suede, Kids Kip
 Bar Height Adjustable | 52-150
martial | Sporting Goods > Exercise & Fitness > Shop by Activity > Martial Arts ; Sporting Goods > Team Sports > More
 | Kamae Supply, Ironfern | Belt Display Rack 10 Level, Kick Shield Curved Pad, Practice Foam Nunchucks, Rebreakable
 Board Training | 15-41
martial | Sporting Goods > Exercise & Fitness > Shop by Activity > Martial Arts ; Sporting Goods > Team Sports > More
 | Kamae Supply, Ironfern | Karate Gi Uniform with White Belt, Foam Sparring Gear Set 7 Piece | 35-80
roller | Bikes, Boards & Scooters > Skates & Skateboards ; Sports & Outdoors > Sporting Goods > Outdoor Recreation >
 Skates | Rinkydoo, Kickflip Kate | Skate Pads Set Knee Elbow Wrist, Roller Skate Bag with Mesh Window, Glitter Toe
 Stops & Lace Pack, Rhinestone Skate Helmet, Outdoor Skate Wheels 62mm 82A 8 Pack | 14-46
roller | Bikes, Boards & Scooters > Skates & Skateboards ; Sports & Outdoors > Sporting Goods > Outdoor Recreation >
 Skates | Rinkydoo, Kickflip Kate | Women's Quad Roller Skates High Top, Light Up Inline Skates Adjustable Kids |
 37-100
dive | Sporting Goods > Boats & Water Sports > Snorkel & Scuba ; Luggage & Travel > Beach & Pool | Reefgate, Deepwell
 Marine | Full Face Snorkel Mask 180, Dive Knife Titanium Blunt Tip, Mesh Dive Bag Backpack, Reef Fish Identification
 Cards Waterproof | 14-47
dive | Sporting Goods > Boats & Water Sports > Snorkel & Scuba ; Luggage & Travel > Beach & Pool | Reefgate, Deepwell
 Marine | Dry Top Snorkel Set with Fins, Underwater Dive Light 2000 Lumen, Scuba Diver Log Book with Binder | 38-105
swim | Sporting Goods > Boats & Water Sports > Swim ; Clothing, Shoes & Jewelry > Women > Swim | Lanecrest, Seabrae |
 Mirrored Racing Goggles, Swim Fins Short Blade, Kickboard and Pull Buoy Set, One Piece Athletic Swimsuit Women's,
 Kids Puddle Vest, Silicone Swim Cap Long Hair | 10-55
lawn | Patio & Garden > Outdoor Play > Yard Games ; Sports & Outdoors > Sporting Goods > Outdoor Recreation > Lawn &
 Disc ; Toys > Outdoor Play | Sodbuster Games, Picket & Post | Giant Tumble Tower Wood Blocks+tailgate, Ladder Toss
 Game Set+tailgate, Bocce Ball Set with Carry Bag, Spike Net Ball Game Set, Kan Throw Disc Game LED, Horseshoe Set
 Steel Pro | 22-64
lawn | Patio & Garden > Outdoor Play > Yard Games ; Sports & Outdoors > Sporting Goods > Outdoor Recreation > Lawn &
 Disc ; Toys > Outdoor Play | Sodbuster Games, Picket & Post | Cornhole Boards Regulation 4x2 Set with 8
 Bags+tailgate, Croquet Set 6 Player Hardwood | 53-130
tailgate | Fan Shop > Tailgating ; Patio & Garden > Coolers & Tailgating | Two Minute Co, Sodbuster Games, Frostbarrel
 | Folding Tailgate Table with Cup Holders, Foldable Stadium Seat with Back+foot | 25-73
tailgate | Fan Shop > Tailgating ; Patio & Garden > Coolers & Tailgating | Two Minute Co, Sodbuster Games, Frostbarrel
 | Pop Up Canopy 10x10 with Team Color Panels, Rolling Cooler 45 Qt All Terrain, Tabletop Propane Grill Portable+bbq,
 Bluetooth Party Speaker Cooler, Hitch Mounted Grill & Flag Pole Kit | 61-150
horse | Pet Supplies > Farm & Horse > Riding & Tack ; Sports & Outdoors > Sporting Goods > Outdoor Recreation >
 Equestrian | Paddock Lane, Bluestem Tack | Horse Grooming Tote with 9 Brushes, Slow Feed Hay Bag, Nylon Halter & Lead
 Rope Set, Horse Treats Peppermint Nuggets Bucket, Model Horse Stable Playset with 2 Horses | 13-43
horse | Pet Supplies > Farm & Horse > Riding & Tack ; Sports & Outdoors > Sporting Goods > Outdoor Recreation >
 Equestrian | Paddock Lane, Bluestem Tack | Equestrian Riding Tights Silicone Seat, Schooling Riding Helmet Dial Fit,
 Leather Paddock Boots Zip | 35-95
gameroom | Sporting Goods > Leisure Sports & Game Room > Tables & Darts ; Furniture > Game Room | Barrelhouse Games,
 Kingpin & Daughters | Air Hockey Pucks & Pushers Set, Shuffleboard Table Weights Red Blue, Neon Game Room Sign LED |
 18-56
gameroom | Sporting Goods > Leisure Sports & Game Room > Tables & Darts ; Furniture > Game Room | Barrelhouse Games,
 Kingpin & Daughters | Bristle Dartboard Set with Cabinet, Tabletop Foosball 27 in, Two Piece Pool Cue 19 oz Maple,
 Billiard Balls Regulation Set of 16 | 46-120
sportscard | Collectibles > Sports Cards & Memorabilia ; Fan Shop > Trading Cards | Slabhouse, Rookie Row | Vintage
 Baseball Card Mystery Repack+baseball, Magnetic One-Touch Card Holders 35pt 5 Pack, 9 Pocket Zip Binder for Trading
 Cards, Autograph Baseball Display Case UV+baseball, Graded Card Slab Storage Case, Basketball Rookie Card Blaster
 Pack+hoops | 10-39
sportscard | Collectibles > Sports Cards & Memorabilia ; Fan Shop > Trading Cards | Slabhouse, Rookie Row | Baseball
 Card Hobby Box 20 Packs+baseball | 31-95
sleeve! | Collectibles > Supplies ; Collectibles > Sports Cards & Memorabilia | Slabhouse | Penny Sleeves 1000 ct, Top
 Loaders 3x4 25 Pack, Comic Bags and Boards Current Size 100, Team Bags Resealable 200, Semi Rigid Card Savers 50 |
 4-22
`;
