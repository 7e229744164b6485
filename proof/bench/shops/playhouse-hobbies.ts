/** Railways, vehicles, kits, games, cards, puzzles, collectables and everything to make. */
export const hobbyShelves = `
loco | Hobby > Railways > Engines ; Model Making > Trains | Brackwater, Lindale Models, Copperline, Tramway & Sons |
 00 Gauge 0-6-0 Tank Engine Weathered+steam, Class 47 Co-Co Diesel BR Blue DCC Ready, N Gauge Pacific Express 4-6-2
 Green+steam, HO Electric Locomotive Re 4/4 Red Sound Fitted, Two Car Railbus Diesel Unit, Saddle Tank 0-4-0 "Hector"
 Works Engine+steam, O Gauge Shunter Class 08, Narrow Gauge Garratt 0-9+steam | 28-240
wagon | Hobby > Railways > Carriages & Wagons ; Hobby > Railways | Brackwater, Lindale Models, Copperline, Siding 9 |
 00 Mk1 Corridor Composite Coach Maroon, N Gauge 16t Mineral Wagon Triple Pack, HO Container Flat "Nordfracht", Milk
 Tank Wagon 6 Wheel, 20t Brake Van Grey, Dining Car with Lit Tables, Cattle Van Weathered | 9-75
trainset | Hobby > Railways > Complete Sets ; Toys > Vehicles > Train Sets | Brackwater, Copperline, Tramway & Sons |
 Moorland Goods Electric Set with Oval, Night Mail Digital Starter Set, Coastal Steam Special Electric Set+steam, N
 Gauge Compact Starter Set with Controller, Snowy Village Christmas Set with Tank Engine+steam, Battery Freight Set
 for Beginners | 34-190
scenery | Hobby > Railways > Buildings & Landscape ; Hobby > Railways | Hollowfield, Pinebank, Siding 9 | Country
 Station Building Kit 00+kit, Signal Box Card Kit Twin, Viaduct Arches Resin HO, Static Grass and Bushes Landscape
 Set, Platform Figures Passengers N Gauge, Tunnel Portal Double Track, Working Level Crossing with Lights, Cattle
 Market Diorama Set | 6-72
track! | Hobby > Railways > Track & Electrics ; Hobby > Railways | Brackwater, Copperline, Siding 9 | Straight Track
 168mm Pack 6, Rail Joiners Nickel x24, Left Hand Turnout, Replacement Motor Bogie, Pick-Up Wheels Spare, Curve R2
 Single | 2-40
woodtrain | Toys > Wooden Toys > Trains ; Toys > Vehicles > Train Sets | Birkholz, Tumblewood, Rattletrack | Wooden
 Train Set Figure of Eight 45pcs, Wooden Magnetic Engine and Trucks, Mountain Tunnel for Wooden Railway, Farm Halt
 Wooden Railway Station, Bridge Expansion Wooden Track, Wooden Crane with Cargo Train, Wooden Roundhouse with
 Turntable | 8-95
diecar | Toys > Vehicles > Die-Cast ; Collectables > Model Cars | Gearbox Lane, Minuto, Chromework, Velox | 1:43 1962
 Roadster British Green, 1:18 Rally Coupe Monte Winner #37, 1:64 Street Racers 10 Car Pack, 1:24 Police Interceptor V8
 Saloon, 1:43 Le Mans Prototype Night Race, 1:18 Pull Doors Beach Camper Van, 1:64 Muscle Car Flame Paint, 1:24
 Classic Taxi Cab Black | 4-95
dietruck | Toys > Vehicles > Die-Cast ; Toys > Vehicles > Farm & Building Site | Gearbox Lane, Minuto, Fieldmaster |
 1:32 Tractor with Round Baler+tractor, 1:50 Tipper Lorry 8 Wheel, 1:32 Combine Harvester with Header+tractor, 1:76
 Double Deck Bus Route 12, 1:50 Crawler Excavator, 1:32 Vintage Grey Tractor Ploughing Day+tractor, 1:50 Articulated
 Truck "Haulwell Express", 1:32 Front Loader and Bale Trailer+tractor | 8-85
slot | Toys > Vehicles > Slot Racing ; Hobby > Racing Sets | Slotspeed, Velox, Grandbahn | Figure 8 Slot Racing Set
 1:43, GT Duel Slot Car Set 1:32 6m, Slot Car 1:32 Touring Saloon Digital, Lap Counter Bridge for Slot Racing, Night
 Circuit Set with Lights, Slot Car Formula Single Seater, Loop and Jump Slot Set | 16-180
rccar | Toys > Vehicles > Radio Control ; Hobby > RC > Cars & Trucks | Torqheads, Dustdevil, Velox, HPX Racing | 1:10
 4WD Buggy Brushless RTR 2.4GHz, 1:16 Rock Crawler Truck Green, RC Stunt Car Double Sided Flip 360, Remote Control
 Police Car with Siren, 1:24 Drift Car RTR with Cones, RC Monster Truck 40km/h Waterproof, Radio Controlled Supercar
 1:14 Licensed Red, My First RC Racer Chunky | 12-210
rcpart! | Hobby > RC > Spares ; Toys > Vehicles > Radio Control | Torqheads, Dustdevil, HPX Racing | 7.2V NiMH Battery
 Pack for RC Car, Steering Servo 9kg Metal Gear, Front Wishbones for 1:10 Buggy, Body Clips 50 Pack, Spare Tyres and
 Rims Monster Truck 4pcs, Drone Propellers Set of 8 | 3-40
rcair | Toys > Vehicles > Radio Control ; Hobby > RC > Drones & Helicopters | Skyhook, Gnat, HPX Racing | Mini Drone
 with Altitude Hold+drone, Camera Quadcopter 1080p Foldable+drone, 3.5 Channel RC Helicopter Gyro, Foam RC Glider 2
 Channel, Hand Gesture Drone for Beginners+drone, RC Stunt Plane Trainer 600mm | 15-160
rcboat | Toys > Vehicles > Radio Control ; Hobby > RC > Boats | Skyhook, Bluewake, Torqheads | RC Speedboat Self
 Righting 25km/h, Remote Control Pool Submarine, RC Sailing Yacht 650mm, RC Tug Boat with Smoke, Twin Pack Pool Racing
 Boats Remote Control | 14-150
planekit | Model Making > Plastic Kits > Aircraft ; Model Making | Ironbridge Kits, Falconar, Revett | 1:72 Spitfire
 Mk IXc Starter Set, 1:48 Mosquito Night Fighter, 1:144 Jumbo Airliner, 1:72 Lancaster Dambuster, 1:32 Messerschmitt
 Bf 109, 1:72 Sea King Rescue Helicopter, 1:48 Jet Trainer Display Team | 8-90
kit | Model Making > Plastic Kits > Cars Ships & Armour ; Model Making | Ironbridge Kits, Revett, Mastodon Models |
 1:24 Sports Coupe 1967 Kit+carkit, 1:350 Battleship 3 Decks, 1:35 Tiger Tank Late Version, 1:24 Camper Van Easy Click
 Kit+carkit, 1:96 Three Mast Tea Clipper, 1:35 Army Lorry and Crew, 1:12 Grand Prix Motorcycle Kit | 11-120
kittool | Model Making > Paints & Tools ; Model Making | Ironbridge Kits, Revett, Fineline | Modeller's Tool Set Knife
 File Cutters, Acrylic Model Paint Set 24 Colours, Airbrush and Compressor Starter, Helping Hands with Magnifier Lamp,
 Weathering Powders Box, Cutting Mat and Tweezer Set for Modellers | 7-95
minis | Games > Tabletop Wargames ; Model Making > Figures | Grimhold, Legion Forge, Mastodon Models | Grimhold
 Starter Army Skeleton Host+kit, 28mm Orc Raiders 10 Plastic Figures+rpg+kit, Napoleonic Line Infantry 1:72 48
 Figures+kit, Siege Cannon and Crew Metal, Mountain Troll Resin Miniature+rpg, Rulebook of War 3rd Edition Hardback,
 Ruined Tower Tabletop Terrain+rpg, Miniature Painting Handle and Brush Set+kit | 9-110
beastcard | Games > Trading Cards ; Collectables > Trading Cards | Nimbus Games, Cardvault, Booster Barn | Pocket
 Beasts Booster Box Storm Reef+beasts, Pocket Beasts Elite Trainer Tin+beasts, Pocket Beasts Theme Deck Ember+beasts,
 Pocket Beasts Collector Album 9 Pocket+beasts, Pocket Beasts Holo Rare Bundle 50 Cards+beasts | 5-110
tcg | Games > Trading Cards ; Games | Nimbus Games, Cardvault, Booster Barn | Aether Duel Starter Deck Twin, Aether
 Duel Booster Pack x6, Spellbound Arena Commander Deck, Spellbound Arena Draft Booster Display, Deck Box Leather with
 Dice Tray, Trading Card Playmat 60cm, Card Collector Ring Binder Zip 360 | 6-100
sleeve! | Games > Trading Cards > Accessories ; Games > Trading Cards | Cardvault, Booster Barn | Soft Card Sleeves
 100 Pack, Matte Sleeves Standard Size 60, Toploader Refill 25, 9 Pocket Pages Refill x50, Deck Dividers Spare | 2-18
fbcard | Collectables > Stickers & Sports Cards ; Collectables | Panorama Stickers, Cardvault | Football League
 Sticker Album Starter+football, Football Trading Cards Mega Tin+football, World Cup Legends Card Binder+football,
 Football Stickers Box 50 Packets+football | 6-70
board | Games > Board Games > Strategy ; Games > Board Games | Meeplehouse, Nimbus Games, Oak & Dice, Tablecloth |
 Harvest of Empires, Salt Road Merchants, Isles of Amber Big Box, Railway Barons Board Game, Vineyard Tycoon 2nd
 Edition, Coffee Traders of Antwerp, Orbit Colony+space, Lighthouse Keepers Co-op Game | 18-95
family | Games > Board Games > Family ; Games > Board Games | Meeplehouse, Tablecloth, Jumpstart, Rolo | Frog Hop
 Family Game, Property Boss Classic, Treasure Cove Pirate Board Game+pirate, Snakes and Ladders Giant Mat, Who Stole
 the Cake Detective Game, Ludo Compendium 5 in 1, Dino Egg Rescue Game+dino, Horse Race Derby Board Game+horse | 7-55
partygame | Games > Party Games ; Games | Tablecloth, Jumpstart, Laughing Cow Games | Draw It Fast Party Game, Hum
 That Tune, Quiz Night Box 1000 Questions, Murder at the Manor Dinner Party Game, Charades for Grown Ups, Truth or
 Fib, Karaoke Roulette Game+sing | 8-66
cardgame | Games > Card Games ; Games | Oak & Dice, Jumpstart, Rolo, Tablecloth | Magic Market Card Game, Gone Fishing
 Family Card Game, Fluffy Kittens Card Game+cat, Garden of Thieves, Seven Suits Playing Cards Casino Quality, Bluff
 Baron, Happy Families Retro Edition, Speed Train Card Snap | 5-32
chess | Games > Chess & Classics ; Games > Board Games | Oak & Dice, Staunton Row, Birkholz | Folding Magnetic Chess
 Set, Weighted Tournament Chess Pieces and Roll-Up Board, Walnut Chess Board 45cm, Electronic Chess Computer, Chess
 Clock Digital, Glass Chess Set Frosted | 9-130
classic | Games > Chess & Classics ; Games | Oak & Dice, Birkholz, Rolo | Backgammon Attache Case, Mah Jong Set in
 Case 144 Tiles, Wooden Solitaire with Marbles+brain, Go Board and Stones, Dominoes Double Six in Box, Shut the Box 12
 | 8-90
rpg | Games > Role Playing ; Games | Grimhold, Legion Forge, Nimbus Games | Polyhedral Dice Set 7 Metal Dragon
 Eye+dragon, Caverns and Crowns Starter Box, Game Master Screen and Notes, Monster Codex Roleplaying Hardback, Dice
 Tower Walnut, Caverns and Crowns Adventure The Drowned Abbey, Leather Dice Tray Folding | 8-75
jigsaw | Puzzles > Jigsaws ; Games > Puzzles | Wexmoor, Puzzlegate, Pictoria, Sunday Table | 1000 Piece Jigsaw The
 Steam Train at Corfe+steam, 500 Piece Jigsaw Cats in the Wool Shop+cat, 1000 Pieces Wild Horses at Dawn+horse, 2000
 Piece World Map Antique+globe, 1000 Piece Jigsaw Fishing Boats in Harbour, 100 XXL Jigsaw Dinosaurs Roar+dino, 1000
 Piece Magic Forest Glow, 1500 Piece Solar System+space, 500 Piece Classic Cars Rally Day, 1000 Piece Gardener's Shed
 | 8-78
jigtool | Puzzles > Jigsaw Accessories ; Puzzles > Jigsaws | Puzzlegate, Sunday Table | Roll-Up Puzzle Mat 2000,
 Portapuzzle Board Carrier, Puzzle Sorting Trays Stackable 6, Tilting Jigsaw Table Board with Drawers | 12-98
brain | Puzzles > Brain Teasers ; Games > Puzzles | Knotwork, Puzzlegate, Cubix | Speed Cube 3x3 Magnetic, Cast Metal
 Disentanglement Puzzle Level 6, Wooden Burr Puzzle Set of 6, Puzzle Box Secret Drawer, Pyramid Cube and Megaminx
 Bundle, Peg Solitaire Logic Game 80 Challenges, Escape Puzzle The Watchmaker's Room | 6-88
magic | Games > Magic & Jokes ; Toys > Creative > Magic Sets | Prestodigi, Abracadaver, Wizzard & Daughter, Marvo |
 150 Tricks Magic Set with Wand, Svengali Deck Close-Up Conjuring, Linking Rings 8 Inch Set of 8, Junior Magician's
 Suitcase, Cups and Balls Copper, Learn Card Magic Book and Deck, Vanishing Coin and Thumb Tip Kit, Magic Top Hat with
 Rabbit and Silks | 6-85
joke | Games > Magic & Jokes ; Party > Jokes | Marvo, Laughing Cow Games, Whoopsie | Whoopee Cushion Self Inflating,
 Fake Spiders and Flies 24+bug, Squirting Flower Brooch, Prank Kit 12 Gags in Tin, Snake in a Nut Can, Electric Shock
 Pen | 2-27
juggle | Toys > Circus & Skill ; Toys > Outdoor | Bigtop, Spindle, Orbit Skill Toys | Thud Juggling Balls Set of 5,
 Diabolo with Hand Sticks Bearing, Juggling Clubs Trio, Spinning Plates Pair, Devil Sticks Flower, Beginner Unicycle
 16 Inch, Juggling Scarves and Book Set | 6-95
yoyo | Toys > Skill Toys ; Toys > Pocket Money | Spindle, Orbit Skill Toys, Rolo | Aluminium Yo-Yo Unresponsive,
 Wooden Kendama Striped, Looping Yo-Yo Auto Return, Pro Yo-Yo Tricks Kit with DVD, Kendama Pro Sticky Paint | 5-66
stamp | Collectables > Stamps & Coins ; Collectables | Philatex, Mintmark, Panorama Stickers | Stamp Collector's
 Starter Kit Album 500 Stamps, Stockbook 32 Black Pages, World Stamps Off Paper 1kg, Railway Stamps of the World 100
 Different, Stamp Magnifier and Tweezers Set | 7-60
coin | Collectables > Stamps & Coins ; Collectables | Mintmark, Philatex | Coin Album 10 Pages with Slipcase, World
 Coins Bag 100 Mixed, Roman Coin Replica Set 12, Silver Plated Proof Coin Tower, Coin Capsules Case Mahogany | 8-85
bobble | Collectables > Vinyl Figures ; Film TV & Comics | Bobblers, Popcorn Vault, Heroforge | Vinyl Bighead Wandlore
 Headmistress Thrale+wandlore, Vinyl Bighead Star Corsairs Admiral Voss+corsairs, Vinyl Bighead Captain
 Valiant+valiant, Vinyl Bighead Rock Guitarist Ozzo, Vinyl Bighead Pocket Beasts Embermouse+beasts, Vinyl Bighead
 Football Keeper+football, Vinyl Bighead Horror Clown | 9-40
wandlore | Film TV & Comics > Wandlore ; Toys > Figures | Popcorn Vault, Heroforge, Quillfeather | Wandlore Academy
 Replica Wand in Box, Wandlore House Scarf Ravenmere, Wandlore Academy Great Hall Playset, Wandlore Marauding Stairs
 Board Game+board, Wandlore Golden Owl Figurine, Wandlore Trunk Stationery Set+pen, Wandlore Hooded Robe Adult+dressup
 | 8-95
corsairs | Film TV & Comics > Star Corsairs ; Toys > Figures | Heroforge, Popcorn Vault, Bobblers | Star Corsairs 6
 Inch Figure Captain Rook, Star Corsairs Light Sabre Cutlass, Star Corsairs Frigate Model Kit+kit, Star Corsairs
 Helmet Voice Changer+dressup, Star Corsairs Droid K0-B Remote Control+robot, Star Corsairs Chess Set+chess, Star
 Corsairs Micro Fleet 5 Pack | 9-110
valiant | Film TV & Comics > Superheroes ; Toys > Figures | Heroforge, Bobblers, Capes & Co | Captain Valiant 12 Inch
 Action Figure, Captain Valiant Shield Role Play+dressup, Night Heron Caped Figure with Cycle, Captain Valiant vs
 Doctor Malice Twin Pack, Lady Tempest Superhero Figure, Valiant Tower Playset, Valiant Comic Omnibus Volume 1 | 8-90
brick | Toys > Construction > Bricks ; Toys > Construction | Stakkit, Klemma, Bildo | Brick Box Classic 900 Pieces,
 Fire Station Brick Set, Brick Technic Crane Motorised, Pirate Ship Brick Set+pirate, Space Shuttle Brick Set
 1100pcs+space, Brick Flower Bouquet Set, Brick Castle of the Lion Knights+knight, Brick Steam Locomotive 10
 Wheel+steam, Brick Sports Car 1:14 | 9-140
construct | Toys > Construction ; Toys > Construction > Marble Runs | Bildo, Magnetix Jr, Tumblewood | Marble Run XXL
 150 Pieces+marble, Glow in the Dark Marble Track 88pcs+marble, Magnetic Tiles 60 Clear Colours, Metal Construction
 Kit 20 Models, Wooden Planks 200 in Barrel, Gear Maze Builder, Marble Run Wooden 56pcs+marble | 12-98
`;
