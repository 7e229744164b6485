/** Models, games and toys of a mail-order house, written before its first measurement, blind to the search. */
export const models = `
kitplane | Model Shop > Aircraft > Plastic Kits 1:72 ; Model Shop > Aircraft > Plastic Kits 1:48 ; Model Shop >
 Starter Sets | Airmark, Halberd, Contrail, Swallow | Supermarine Spitfire Mk{I/IX}+ww2plane, Avro Lancaster B.III
 Bomber+ww2plane, Messerschmitt Bf109E-4+ww2plane, Hawker Hurricane Starter Set w/ Paints+ww2plane, Supersonic
 Airliner Kit, Sopwith Camel Biplane, Jump Jet GR.3, Sea Rescue Helicopter Kit, Flying Boat Short Sunderland+ww2plane
 | 7-140
kitcar | Model Shop > Cars & Motorcycles > Plastic Kits 1:24 ; Model Shop > Cars & Motorcycles | Halberd, Contrail,
 Redline Models | E-Type Roadster Kit, Rally Saloon 1:24 Kit, Grand Prix Racer 1968 Kit, Motorcycle 750cc 1:12 Kit,
 London Bus Routemaster Kit, Camper Van Split Screen Kit, Muscle Coupe V8 Engine Kit, Farm Tractor 1:24 Kit+tractor |
 9-130
kitship | Model Shop > Ships > Plastic Kits 1:350 ; Model Shop > Ships > Waterline 1:700 | Airmark, Halberd, Sealark |
 HMS Hood Battlecruiser, RMS Titanic Ocean Liner, Type VII U-Boat, Aircraft Carrier Ark Royal, Clipper Cutty Sark,
 Pirate Galleon Black Gull+pirate, Lifeboat Severn Class, Motor Torpedo Boat | 8-150
kittank | Model Shop > Military > Armour 1:35 ; Model Shop > Military > Armour 1:72 | Halberd, Panzerwerk, Airmark |
 Sherman M4A3 Tank Kit, Tiger I Late Tank Kit, Churchill Mk VII Tank Kit, Cromwell Tank w/ Crew Kit, T-34/85 Tank Kit,
 Challenger 2 Tank Kit, Half-Track SdKfz 251 Kit, WWI Mark IV Male Tank Kit | 9-110
kitspace | Model Shop > Space & Fantasy ; Model Shop > Real Space | Contrail, Nova Works | Moon Rocket 1:144
 Kit+space, Lunar Lander w/ Astronauts Kit+space, Space Shuttle & Booster Kit+space, Space Station 1:400 Kit+space,
 T-Rex Skeleton Plastic Kit+dinosaur, Triceratops Diorama Kit+dinosaur, Mars Rover Snap Kit+space | 8-120
woodship | Model Shop > Ships > Wooden Kits Plank-on-Frame ; Model Shop > Ships > Wooden Period Ships | Sealark,
 Oakham & Daughters | HMS Victory Cross Section, Bluenose Schooner, Thames Sailing Barge, Viking Longship, Brig Lady
 Jane Double Planked, Dory with Nets, Mayflower 1620, Bristol Pilot Cutter, Paddle Steamer Wooden, Ship in a Bottle
 Kit | 15-190
balsa | Model Shop > Flying Models > Balsa ; Flying Models/Rubber Powered | Swallow, Thermalway | Balsa {Glider
 Chuck/Tow-Line} Kit 24", Rubber Powered Spitfire Balsa+ww2plane, Balsa Piper Style High-Wing, Balsa
 Lysander+ww2plane, Free Flight Biplane Laser Cut, Indoor Duration Model, Catapult Jet Balsa, Autogiro Balsa Kit |
 5-90
modeltool | Model Shop > Tools & Finishing ; Model Shop > Workbench | Redline Models, Tinker, Halberd | Airbrush &
 Compressor Set+minipaint, Sprue Cutters Precision, Modeller's Tool Set 20pc, Magnifier Lamp for Modellers+minipaint,
 Cutting Mat A3 & Knife, Photo-Etch Bender, Weathering Powder Set 12, Helping Hands Clamp+minipaint, Model Paint
 Starter Rack 24 Colours+minipaint, Spray Booth Folding+minipaint | 8-180
modelpart! | Model Shop > Spares & Consumables | Redline Models, Halberd | Poly Cement 25ml, Enamel Tinlet 14ml {Matt
 Black/Sea Grey/Leather}, Replacement Decal Sheet Spitfire, Airbrush Nozzle 0.3mm Spare, Scalpel Blades No.11 x10,
 Plastic Strip 0.5mm, Masking Tape 6mm Refill | 2-14
railway | Railway Room > 00 Gauge > Locomotives ; Railway Room > 00 Gauge > Coaches & Wagons ; Railway Room > Train
 Sets | Baker Street Locos, Crossley, Great Northern Models, Sidings | {Class 37/Class 08} Diesel Loco 00 DCC Ready,
 A4 Pacific Express Loco, Pannier Tank 0-6-0 GWR, Flying Highlander Train Set 00, Pullman Coach Pack of 3, Coal Wagon
 7-Plank Weathered, Brake Van 20T, Digital Starter Set 00, Mail Coach w/ Apparatus | 14-240
railway | Railway Room > Scenics > Buildings ; Railway Room > Scenics ; Railway Room > Track & Control | Crossley,
 Sidings, Hedgerow Scenics | Station Building Card Kit 00, Signal Box Kit w/ Interior, Stone Viaduct Bridge 00, Girder
 Bridge Single Track, Static Grass Applicator, Trees Deciduous Pack of 12, Engine Shed Low Relief, Platform Figures
 Painted, Track Pack A Extension, Twin Controller, Turntable Motorised | 7-130
ngauge | Railway Room > N Gauge ; Railway Room > N Gauge > Locos & Sets | Crossley, Minitrack, Graham & Pole | N Gauge
 Diesel Shunter, N Gauge Suburban Tank Engine, N Gauge Freight Starter Set, N Gauge Mk1 Coach Maroon, N Gauge Tanker
 Wagons x3, N Gauge Country Halt Kit, N Gauge Tunnel Mouths Pair, N Gauge High Speed Unit | 8-170
railpart! | Railway Room > Spares | Crossley, Sidings | Rail Joiners Pack of 24, Traction Tyres, Carbon Brushes for
 Loco Motor, Coupling Hooks NEM x10, Track Pins 10g, Decoder 8-Pin Blanking Plug, Bulbs 12V Grain of Wheat | 2-16
woodtrain | Nursery Toys > Wooden Railway ; Toys > Pre-School > Trains | Little Oak, Pennywhistle, Tomtit | Wooden
 Train Set 40 Piece Figure-of-Eight, Magnetic Wooden Engine & Trucks, Wooden Railway Lifting Bridge, Wooden Level
 Crossing, Wooden Engine Shed, Wooden Train Table w/ Drawers, Name Train Letters Carriage, Battery Engine for Wooden
 Track, Wooden Railway Crane | 6-140
rccar | Radio Control > Cars > Buggies 1:10 ; Radio Control > Cars > Ready to Run ; RC/Electric | Dustdevil, Voltara,
 Hornet RC | Monster Truck 4WD RTR 2.4GHz, Desert Buggy 1:10 Brushless, RC Drift Car 1:24, RC Rock Crawler 1:18,
 Stadium Truggy RTR, RC Touring Car Kit, Micro RC Rally 1:32, RC Short Course Truck, RC Stunt Car Double Sided |
 14-160
rcplane | Radio Control > Aircraft ; Radio Control > Drones & Helicopters | Voltara, Thermalway, Skylark RC | Foam RC
 Trainer Plane 3ch+plane, RC Spitfire Ready to Fly+ww2plane, RC Glider 1.5m+plane, RC Helicopter Coaxial, Drone
 Quadcopter w/ Camera 1080p, Mini Drone for Beginners, Racing Drone FPV, Indoor Micro RC Biplane+plane | 14-170
rcboat | Radio Control > Boats & Tanks ; Radio Control > Boats | Sealark, Voltara | RC Speedboat Self-Righting, RC
 Sailing Yacht 650mm, RC Tugboat, RC Airboat, RC Lifeboat Twin Prop, RC Submarine Mini, RC Catamaran Racer | 18-200
rctank | Radio Control > Tanks ; Radio Control > Boats & Tanks | Panzerwerk, Voltara | RC Battle Tank w/ Infrared
 Pair, RC Tiger Tank 1:16 Smoke & Sound, RC Mini Tank 1:72, RC Tank w/ BB Cannon | 20-200
rcpart! | Radio Control > Spares & Batteries | Voltara, Hornet RC | LiPo Battery 7.4V 2200mAh Pack, Pinion Gear 17T,
 Propeller 8x4 x2, Servo Horn Set, Body Clips x20, Buggy Tyres Rear Pair, Shock Oil 40wt | 3-45
slot | Slot Racing > Cars ; Slot Racing > Sets & Track | Racetrak, Crossley, Redline Models | Slot Car Set Grand Prix
 Digital, Slot Car GT3 1:32, Slot Car Classic Mini Pair, Slot Racing Lap Counter & Timer, Slot Car Le Mans Winner,
 Slot Track Chicane Pack, Slot Racing Pit Lane Building, My First Slot Race Set | 12-140
diecar | Collectors' Cabinet > Die-Cast > Cars ; Collectors' Cabinet > Die-Cast > Buses & Lorries | Harvest, Lledale,
 Redline Models | Die-Cast Roadster 1:43 {Red/Racing Green}, Die-Cast Police Car 1962, Die-Cast Supercar 1:18 Opening
 Doors, Die-Cast Double Decker 1:76, Die-Cast Camper Van Surfboards, Die-Cast Rally Winner 1:43 Display Case, Die-Cast
 Fire Engine, Die-Cast Removals Lorry, Die-Cast Ten Car Garage Set | 6-140
dieplane | Collectors' Cabinet > Die-Cast > Aircraft | Swallow, Lledale | Die-Cast Spitfire 1:72 w/ Stand+ww2plane,
 Die-Cast Lancaster 1:144+ww2plane, Die-Cast Mustang P-51D+ww2plane, Die-Cast Airliner 1:200, Die-Cast Jet Fighter
 Desert Scheme, Die-Cast Biplane Tiger Moth | 12-150
tractor | Toys > Farm > Tractors ; Collectors' Cabinet > Die-Cast > Farm | Harvest, Furrow & Field, Tomtit | Tractor
 1:32 w/ Front Loader, Vintage Tractor Grey 1:16, Combine Harvester 1:32, Tractor & Livestock Trailer, Ride-On Pedal
 Tractor, Forage Harvester Model, Plough Reversible 1:32, Tractor Playset with Barn, Slurry Tanker 1:32 | 6-150
mini | Wargames > Miniatures 28mm ; Wargames > Miniatures > Fantasy | Grimhold, Raven Forge, Ironpike | 28mm Orc
 Warband x20+rpg, 28mm Napoleonic Line Infantry x36, Skeleton Horde Box+rpg, 28mm Dragon Metal Resin Large+rpg+dragon,
 28mm Roman Legionaries, 28mm Dungeon Adventurers Set of 6+rpg, 28mm Saxon Cavalry, 15mm Desert War Tank Troop+tank,
 Elf Archers Box+rpg, Goblin Boss on Wolf+rpg | 8-120
minipaint | Wargames > Paints & Brushes ; Wargames > Painting | Grimhold, Hob & Imp | Miniature Paint Set Dungeon
 Colours 16+rpg, Miniature Painting Handle, Kolinsky Miniature Brush Set, Wet Palette for Miniatures, Contrast Wash
 Set for Miniatures, Basing Kit Tufts & Grit, Learn to Paint Miniatures Box | 8-100
terrain | Wargames > Terrain & Rules ; Wargames > Scenery | Grimhold, Hedgerow Scenics, Ironpike | Gaming Mat 6x4
 Grassland, Ruined Abbey MDF Terrain, Hills Set of 3 Terrain, Skirmish Rulebook Hardback, Napoleonic Rules & Army
 Lists, Wargames Ruler & Tokens Set, Castle Gatehouse Terrain, Figure Carry Case Foam | 9-150
board | Games Cupboard > Board Games > Strategy ; Games Cupboard > Board Games | Fennel Games, Meeple House, Orbit,
 Long Table | Harbour Barons, Kings of the Salt Road, Allotment Rivals Board Game+gardening, Steam & Rails Board
 Game+train, Colony Nine Space Board Game+space, Plague Doctors Co-op, Vineyard Dynasty, Siege of Malta Board
 Wargame+wargame, Dragon Egg Auction+dragon, The Bridge Builders Board Game, Cat Cafe Tile Game+cat | 14-110
family | Games Cupboard > Family Games ; Games > Family | Fennel Games, Pennywhistle, Merry Hill | Snakes & Ladders
 Giant, Ludo Wooden, Murder at the Manor Family Game, Hungry Otters, Property Tycoon Family Game, Word Tiles Deluxe,
 Magnetic Fishing Game, Dinosaur Race Game+dinosaur, Tumbling Tower Wooden, Pirate Plunder Game+pirate, Bingo Machine
 w/ Cage | 6-90
partygame | Games Cupboard > Party & Quiz | Merry Hill, Long Table | Charades in a Tin, Pub Quiz Box 2000 Questions,
 Draw & Guess Party Game, After Dinner Mystery, Music Quiz Buzzers, Forehead Guessing Game, Eighties Trivia Tin, Truth
 or Porky Pies | 6-70
cardgame | Games Cupboard > Card Games ; Games > Cards > Family | Fennel Games, Merry Hill, Orbit | Magic Garden Card
 Game, Exploding Turnips Card Game, Snap Farmyard Animals, Happy Families Classic Card Game, Top Facts Dinosaurs Card
 Game+dinosaur, Wizard School Card Game, Railway Rummy Card Game+train, Poker Face Family Card Game, Cat Burglars Card
 Game+cat, Go Fish Large Print | 5-60
tcg | Games Cupboard > Trading Cards ; Trading Cards/Sealed | Duelstar, Arcanum, Cardhaven | Duelstar Booster Box 36
 Packs, Arcanum Starter Deck {Fire/Frost}, Trading Card Binder 9-Pocket, Card Sleeves Matte 100 Dragon Art+dragon,
 Duelstar Elite Collection Tin, Football Sticker Cards Mega Tin, Deck Box Leatherette, Trading Card Playmat, Arcanum
 Draft Booster Pack x6 | 7-130
rpg | Games Cupboard > Role-Playing ; Games Cupboard > Role-Playing > Rulebooks | Raven Forge, Lantern & Ten Foot
 Pole, Grimhold | Role-Playing Starter Box Cursed Mine, Core Rulebook Fantasy Role-Play 5th Edition, Bestiary of
 Dragons Role-Play Sourcebook+dragon, Game Master's Screen, Adventure Anthology Sunken Crypts, Dungeon Tiles
 Reversible, Polyhedral Dice Set {Metal/Resin} 7pc, Dice Tower Walnut, Dice Tray Folding, Character Journal, Cosmic
 Horror Role-Playing Book | 8-110
chess | Games Cupboard > Chess ; Games Cupboard > Chess > Sets & Boards | Bishop & Rook, Staunton Yard, Oakham &
 Daughters | Chess Set Staunton {Boxwood/Ebonised} 3.75", Chess Board Walnut Inlaid 45cm, Travel Chess Magnetic, Isle
 of Lewis Chess Set, Digital Chess Clock, Chess Openings Explained Book, Roll-Up Tournament Chess Set, Electronic
 Chess Computer, Glass Chess Set, Endgame Course Paperback Chess | 9-190
classic | Games Cupboard > Traditional ; Games > Traditional Table Games | Staunton Yard, Oakham & Daughters, Merry
 Hill | Backgammon Attache Case, Mah Jong Set Bamboo, Dominoes Double Nine Tin, Draughts Set Wooden, Solitaire with
 Glass Marbles, Cribbage Board Oak, Nine Men's Morris, Go Board & Stones 19x19, Shut the Box, Chinese Chequers | 8-140
poker | Games Cupboard > Casino & Poker | High Stack, Sharper | Poker Set 300 Chips 11.5g Aluminium Case, Clay Poker
 Chips x50, Poker Table Top Octagonal, Card Shuffler Automatic Poker Night, Dealer Button & Blinds Set Poker, Plastic
 Poker Cards Jumbo Index+playing, Poker Felt Mat Roll-Out, Texas Hold'em Strategy Book | 9-130
bridge | Games Cupboard > Bridge & Whist ; Games > Cards > Bridge | Grand Slam, Linen & Ace, Staunton Yard | Bridge
 Set Twin Cards & Score Pads+playing, Bidding Boxes Set of 4, Duplicate Bridge Boards x16, Acol Bidding for Improvers
 Book, Bridge Table Cloth Green Baize, Bridge Cards Bar-Coded Box of 12+playing, Bridge Conventions Flashcards,
 Leather Cased Bridge Set+playing, Bridge Tea Party Mugs Suit of Four, Play of the Hand Book | 7-130
playing | Games Cupboard > Playing Cards ; Games > Cards > Packs | Linen & Ace, Sharper | Playing Cards Twin Pack
 Linen Finish+bridge+poker, Large Index Patience Cards+bridge, Gilt Edged Playing Cards Boxed+bridge+poker, Playing
 Card Holder Wooden x4+bridge, Playing Cards Vintage Locomotives+bridge+poker+train, Waterproof Playing
 Cards+bridge+poker, Playing Cards Cats of the World+bridge+poker+cat | 5-60
jigsaw | Puzzle Corner > Jigsaws 1000 Pieces ; Puzzle Corner > Jigsaws 500 Pieces ; Jigsaws > Wooden | Gibbet & Gorse,
 Fireside Puzzles, Compass | Steam Train at Goathland Jigsaw 1000pc+train, The Village Post Office Jigsaw, Spitfire
 over Dover Jigsaw 500XL+ww2plane, Kittens in a Basket Jigsaw+cat, Magic of Venice Jigsaw 2000pc, World Map Jigsaw,
 Wild Horses Jigsaw 1000pc+horse, Dragon's Lair Jigsaw 1000pc+dragon, Fishing Harbour Jigsaw 636pc, Shaped Dinosaur
 Floor Jigsaw+dinosaur, Solar System Jigsaw 500pc+space+astro, Vintage Tractors Jigsaw+tractor | 7-80
jigacc | Puzzle Corner > Boards & Storage | Fireside Puzzles, Compass | Jigsaw Puzzle Roll 3000, Jigsaw Board w/
 Drawers Tilting, Puzzle Sorting Trays x6 Jigsaw, Portapuzzle Jigsaw Case 1500, Jigsaw Table Easel, Jigsaw Frame
 Poster 1000pc | 8-130
brain | Puzzle Corner > Brain Teasers ; Puzzles/Mechanical | Knotwise, Compass, Tinker | Speed Cube 3x3 Magnetic, Cast
 Metal Puzzle Grade 6, Burr Puzzle Wooden Set of 6, Secret Puzzle Box Money, Rope & Ring Puzzle, Megaminx Stickerless,
 Tangram Wooden, Escape Room in a Box+family, Disentanglement Wire Puzzles x16, Sudoku Board Wooden, Bumper Logic
 Puzzles Book | 5-80
magictrick | Conjurors' Corner > Magic Sets ; Conjurors' Corner > Close-Up Magic | Marvo, Wandsworth & Vane, Abracab |
 Magic Set 150 Tricks, Cups & Balls Copper, Svengali Deck, Linking Rings 8", Thumb Tip & Silk, Royal Road to Card
 Tricks Book, Chinese Coin Vanish Trick, Marked Deck of Cards Trick, Close-Up Mat for Conjurors, Floating Table
 Illusion, Junior Conjuror Case w/ Wand | 8-140
juggle | Circus & Juggling ; Toys > Outdoor > Circus Skills | Clubhouse, Big Top | Juggling Balls Set of 5 Thuds,
 Juggling Clubs x3, Diabolo w/ Handsticks, Devil Stick & Rods, Unicycle 20" Learner, Poi Ribbon Pair, Spinning Plates
 x4, Juggling Rings, Stilts Adjustable, Yo-Yo Ball Bearing Pro, Learn to Juggle Kit & Book, Slackline 15m | 8-130
kite | Outdoor Toys > Kites ; Kites > Power & Stunt | Dragonfly Kites, Breeze, Zephyr & Co | Delta Kite Easy Flyer,
 Stunt Kite Dual Line 1.4m, Power Kite 2.5m w/ Straps, Box Kite Cotton, Dragon Tail Kite 15m+dragon, Kite Making
 Workshop Kit, Parafoil Pocket Kite, Owl Single Line Kite, Octopus Show Kite, Indoor Kite Carbon | 6-160
puppet | Theatre & Puppets ; Toys > Theatre > Puppets | Pennywhistle, Mr Punch, Tomtit | Glove Puppet
 {Crocodile/Wolf/Queen}, Marionette Harlequin Wooden, Puppet Theatre Tabletop, Finger Puppets Farmyard x8, Dragon Hand
 Puppet Large+dragon, Ventriloquist Dummy Boy, Shadow Puppet Kit, Cat Glove Puppet w/ Moving Mouth+cat, Sock Puppet
 Making Kit | 5-110
doll | Dolls & Prams > Dolls ; Toys > Dolls ; Dolls & Prams > Clothes | Bishop, Lindenlea, Poppet | Rag Doll
 {Rosie/Harriet/Tilly} 45cm, Baby Doll Soft Bodied, Porcelain Collector Doll Edwardian, Doll's Pram Coach Built,
 Doll's Cot Wooden, Doll's Wardrobe of Outfits, Fashion Doll Horse Rider+horse, Doll's Carry Basket & Bedding, Reborn
 Style Baby Doll | 9-170
dollhouse | Dolls' Houses > Houses ; Dolls' Houses > Furniture 1:12 ; Dolls' Houses > Miniatures | Thimble Hall,
 Oakham & Daughters, Poppet | Georgian Dolls' House Kit 1:12+doll, Dolls' House Kitchen Range, Four Poster Bed 1:12,
 Dolls' House Lighting Set, Dolls' House Family of Four+doll, Victorian Bathroom Suite 1:12, Miniature Tea Set 1:12,
 Cottage Dolls' House Painted+doll, Dolls' House Wallpaper & Floor Pack, Miniature Piano 1:12, Nursery Furniture 1:12
 | 7-220
teddy | Bears & Soft Toys > Bears ; Bears & Soft Toys > Collectors' Bears | Bramley Bears, Lindenlea, Growlers |
 Mohair Teddy Bear 12" Jointed, Traditional Teddy Bear with Growler, Limited Edition Bear Albert, Teddy Bear in Duffle
 Coat, Bear Making Kit Mohair, Miniature Teddy Bear 3", First Teddy Bear Birth Date Ribbon, Graduation Teddy Bear |
 9-160
soft | Bears & Soft Toys > Soft Toys ; Toys > Soft | Lindenlea, Cuddlepot, Tomtit | Plush {Fox/Hare/Elephant} 30cm,
 Plush Dragon w/ Wings+dragon, Plush Curled Sleeping Cat+cat, Plush Stegosaurus+dinosaur, Plush Pony Lying+horse,
 Plush Steam Engine Cushion+train, Plush Highland Cow, Weighted Sloth, Plush Penguin Family | 7-90
costume | Dressing Up > Costumes ; Dressing Up > Hats & Wigs | Masquerade, Puddle, Big Top | Pirate Captain
 Costume+pirate, Astronaut Suit Fancy Dress+space, Witch Costume Adult, Knight Tabard & Sword Costume, Engine Driver
 Costume+train, Dinosaur Inflatable Costume+dinosaur, Curly Wig 70s, Cat Ears & Tail Set+cat, Fairy Wings & Wand Set,
 Roaring Twenties Flapper Dress, Face Paint Palette 12 | 5-90
party | Party Goods ; Party Goods > Balloons & Bunting | Puddle, Merry Hill, Confetti Lane | Balloon Arch Kit, Cotton
 Bunting 10m, Pinata Donkey & Stick, Party Bags Filled x12, Disco Ball Light Rotating, Helium Number Balloons, Pass
 the Parcel Prizes, Bubble Machine Party, Chocolate Fountain Party, Karaoke Microphone Party, Pirate Party Tableware
 for 8+pirate | 6-90
partybit! | Party Goods > Sundries | Puddle, Confetti Lane | Balloon Ribbon Refill, Paper Plates White x20, Birthday
 Cake Candles x24, Helium Canister Refill, Balloon Pump Nozzle | 2-20
`;
