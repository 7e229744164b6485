import type { Fair } from './fair.ts';
import { toyShelves } from './toyfair-toys.ts';

/** Toys and hobbies of a British marketplace, written before its first measurement, and blind to the search. */
export const toyfair: Fair = {
  name: 'toyfair',
  everywhere: 'FunTrading, Tobar',
  brandShelf: 'Characters & Brands > ',
  titles: `$brand $thing; $brand $thing $extra; $thing - $extra; $brand - $thing; $BRAND $code $thing; $thing by $brand;
 $brand $code $thing ($extra); $thing $extra $extra; *NEW* $thing *$extra*; $thing [$extra] $code`,
  descriptions: `$thing from $brand. $extra.; Product Description $brand $thing $code. Box Contains 1 x $thing.; $none;
 $thing. Makes a great gift for birthdays and Christmas. $extra. Please note that colours may vary from the picture.;
 $thing. Customers who bought this also bought $other.; Brand new $thing with fast UK dispatch. See our shop for $other
 and much more!; Manufacturer: $brand. Style: $path. Item model number $code.; Suitable for ages 3 and up. Warning!
 Choking hazard due to small parts. $thing. Everyone loves magic moments - train hard and play hard.`,
  extras: `Great Gift Idea; Boys Girls Kids Toy; Stocking Filler; Pack of 12; Twin Pack; Ages 5+; Blue; Red; Assorted
 Colours; One Supplied at Random; 2015 Edition; Boxed; Kids Xmas Present; UK Seller; Large; Small;
 Set of 3; Party Bag Filler; Limited Edition; Officially Licensed; Battery Operated; NEW IN BOX; 30cm; Holiday Fun;
 Retro Classic; with Free Postage; Fun for Everyone!!; Multi-Coloured`,
  shelves: `
loco | Hobbies > Model Trains & Railway Sets > Rail Vehicles > Trains ; Hobbies > Model Trains & Railway Sets > Rail
 Vehicles > Coaches | Hornby, Bachmann, Dapol, Graham Farish, Heljan | 00 Gauge {Class 37/Class 08/Class 121} Diesel,
 BR Hawksworth Corridor 3rd R4410A, LNER A4 Mallard DCC Ready+steam, N Gauge Pannier 7752+steam, GWR 14xx
 Weathered+steam, Pullman Parlour Car, 7 Plank Wagon Private Owner, Brake Van BR Grey, Eurostar {Power Car/Buffet} |
 9-190
trainset | Hobbies > Model Trains & Railway Sets > Train Sets ; Hobbies > Model Trains & Railway Sets | Hornby,
 Bachmann, Gaugemaster, Piko | {Flying Scotsman+steam/Western Master/Mixed Freight/Tornado Express+steam} Electric
 Set, Digital Starter Set DCC, Santa's Express, Highland Rover OO | 45-260
track | Hobbies > Model Trains & Railway Sets > Rail & Tracks ; Hobbies > Model Trains & Railway Sets > Accessories |
 Hornby, Peco, Gaugemaster, Bachmann | Curve 2nd Radius Double, Left Hand Point, Straight 168mm Pack 4,
 {Track/Extension} Pack B, Buffer Stop, Isolating Fishplates, Power Controller HM2000, Foam Underlay Roll, Turntable
 Motorised, Rolling Road | 3-90
railbuild | Hobbies > Model Trains & Railway Sets > Scenery & Buildings ; Hobbies > Model Building Kits & Tools >
 Buildings & Scenery ; Hobbies > Model Trains & Railway Sets > Lighting & Signal Engineering | Metcalfe, Peco, Hornby,
 Noch | {Stone Viaduct/Girder Bridge/Footbridge/Country Station/Goods Shed} Card Kit, Colour Light Signal, Lineside
 Fencing, Pub and Shops Low Relief, Ballast Grey 250g, Sitting Passengers Painted, {Deciduous Trees/Hedges} | 4-60
woodrail | Baby & Toddler Toys > Push & Pull Along ; Die-Cast & Toy Vehicles > Play Trains & Railway Sets > Wooden ;
 Die-Cast & Toy Vehicles > Play Trains & Railway Sets | Brio, Bigjigs Rail, Tidlo, Melissa & Doug | {Rail/City Road
 and Rail/Fairy Figure of Eight+fairy/Dinosaur+dino} Train Set, Suspension Bridge, Roundhouse, {Magnetic Coal/Fruit}
 Wagon, Level Crossing, Steam Engine with Smoke Sound+steam, Tunnel | 5-95
thomas | Characters & Brands > Thomas & Friends ; Die-Cast & Toy Vehicles > Play Trains & Railway Sets > Trains ;
 Characters & Brands > Chuggington | Fisher-Price, Tomy, Learning Curve | Take-n-Play {Percy/James/Toby/Salty},
 Trackmaster {Gordon/Hiro/Emily}, Interactive Chatsworth, Sodor Engine Wash, Motorised Wilson | 6-60
slot | Hobbies > Slot Cars, Race Tracks & Accessories > Slot Cars ; Hobbies > Slot Cars, Race Tracks & Accessories |
 Scalextric, Carrera, Ninco, Micro Scalextric | {Aston Martin DBR9/Mini Cooper/McLaren MP4/Caterham R500/Ford Escort
 MkII} 1:32 Super Resistant, {Rally Masters/Le Mans/Street Racers} Set | 18-190
slottrack | Hobbies > Slot Cars, Race Tracks & Accessories > Tracks & Accessories | Scalextric, Carrera, Ninco | Hand
 Throttle, {Racing/Hairpin/Chicane} Curve, Lap Counter, Crossover Half Straight, Barriers and Flags, Grandstand | 4-60
rccar | Hobbies > Radio & Remote Control > Vehicles > Cars ; Hobbies > Radio & Remote Control > Vehicles > Trucks ;
 Electronic Toys > Remote Controlled Toys | Tamiya, HPI Racing, Traxxas, Nikko, Maisto Tech | 1/10
 {Grasshopper/Monster Truck/Savage XS} RTR, Rock Crawler 4x4, RC Drift {Nissan/BMW}, 1:24 Lamborghini Radio
 Controlled, Nitro Buggy 2.4GHz, {Stunt Roller/Fire Engine} Remote Control, Flip Racer | 12-240
heli | Hobbies > Radio & Remote Control > Vehicles > Helicopters ; Hobbies > Radio & Remote Control > Aircraft | Syma,
 Silverlit, Revell Control, WLtoys | S107G 3 Channel Gyro, {Apache/Chinook/Big One} Heli 2.4GHz, Indoor IR Copter with
 Lights, Single Blade V911 | 15-120
drone | Hobbies > Radio & Remote Control > Vehicles > Quadcopters ; Electronic Toys > Remote Controlled Toys > Drones
 | Hubsan, Syma, Parrot, Blade, WLtoys | X4 H107 Quadcopter {LED/HD Camera}, X5C Explorers, Nano QX, {AR/Rolling
 Spider} Drone, Hexacopter with Altitude Hold | 20-320
rcboat | Hobbies > Radio & Remote Control > Vehicles > Boats | Heng Long, Nikko, Double Horse | RC {Racing Yacht
 Sail/Speed/Airboat} Boat, Submarine Mini Radio Control, Lifeboat Twin Screw, Pirate Galleon RC+pirate | 14-140
rcpart! | Hobbies > Radio & Remote Control > Accessories & Parts | Tamiya, HPI Racing, Hubsan, Syma | 7.2V NiMH
 Battery 3000mAh, Main Blade Set, Pinion Gear 17T, Body Clips x10, USB Charging Cable, Tail Motor, Shock Oil 30wt |
 2-35
plane | Hobbies > Model Building Kits & Tools > Model Kits > Airplane & Jet Kits ; Hobbies > Model Building Kits &
 Tools | Airfix, Revell, Italeri, Hasegawa | 1:72 {Spitfire Mk.Vb/Messerschmitt Bf109/Lancaster BIII/Harrier GR9/Red
 Arrows Hawk}, 1:48 {Hurricane/Mosquito}, Boeing 747 1:144, Dogfight Double Gift Set | 6-80
kit | Hobbies > Model Building Kits & Tools > Model Kits > {Tank Kits/Car Kits/Ship & Submarine Kits/Figure Kits} |
 Airfix, Revell, Tamiya, Italeri | {Tiger I Early/Sherman/Churchill Crocodile} Tank 1:35, HMS {Victory/Hood/Belfast},
 VW Camper T1 1:24, Jaguar E-Type Starter Kit, Humbrol Enamel Set with Brushes, WWII British Infantry 1/72 | 5-85
steam | Hobbies > Model Building Kits & Tools > Steam Models ; Hobbies > Working Models | Mamod, Wilesco | SP4
 Stationary Engine, {Traction Engine/Steam Roller/Steam Wagon} TE1A, D5 Live Steam Kit, Line Shaft and Grinder, Steam
 Launch Brass Boiler | 45-320
diecast | Die-Cast & Toy Vehicles > Toy Vehicles & Accessories > Scaled Models > Vehicles ; Die-Cast & Toy Vehicles |
 Corgi, Oxford Diecast, Bburago, Hot Wheels, Matchbox | {Routemaster Bus London/Morris Minor Traveller/Land Rover
 Series II/Ford Transit Royal Mail/VW Beetle} 1:76, 1:18 {Ferrari F40/Bugatti Veyron}, 5 Car Pack, James Bond Aston
 Martin DB5, Vintage Glory Foden Lorry | 3-95
playcar | Die-Cast & Toy Vehicles > Toy Vehicles & Accessories > Play Vehicles ; Die-Cast & Toy Vehicles > Garages |
 Bruder, Dickie Toys, Tonka, Siku | {JCB Excavator/Cement Mixer/Bin Lorry/Tractor with Trailer/Ambulance}, Multi
 Storey Garage with Lift, Friction Fire Truck with Ladder, Airport Jumbo Push Along, Drummer Boy Marching Band Bus |
 6-75
tcg | Hobbies > Trading Cards & Accessories > Packs & Sets ; Games > Trading Card Games ; Collectible Card Games |
 Konami, Upper Deck, Wizards of the Coast | Yu-Gi-Oh! {Legendary Collection/Structure Deck Dragons/Booster Box/Zexal
 Tin}, Cardfight Vanguard Trial, Dragon Ball Z Starter, Force of Will Booster | 3-85
pokemon | Hobbies > Trading Cards & Accessories > Packs & Sets ; Collectible Card Games ; Characters & Brands >
 Pokemon | Pokémon, Nintendo, The Pokémon Company | XY {Booster/Elite Trainer Box/Theme Deck/Blister 3 Pack},
 {Charizard/Mewtwo/Pikachu} EX Tin, Full Art Holo Single 106/106 | 3-75
pokefig | Figures & Playsets > Action Figures ; Characters & Brands > Pokemon | Tomy, Nintendo | Pikachu {Plush
 20cm/Figure 3 Pack}, Catch n Return Poké Ball, Eevee Clip On, Team Rocket Battle Arena | 6-45
mtg | Hobbies > Trading Cards & Accessories > {Singles/Packs & Sets} ; Collectible Card Games | Wizards of the Coast,
 Magic: the Gathering, MTG | Magic The Gathering {Khans of Tarkir/Theros/Origins} {Booster/Intro Pack/Fat Pack}, Duel
 Decks Elves vs Goblins, Commander 2014 Forged in Stone, Foil Planeswalker Rare, 50 Basic Lands Lot | 2-95
tcgcare | Hobbies > Trading Cards & Accessories > Storage & Sleeves | Ultra Pro, Dragon Shield, Max Protection | 9
 Pocket Pages 100, Deck Protector Sleeves Black 50, Deck Box {Skull/Satin}, Playmat Tube, Toploader 35pt | 3-40
footcards | Hobbies > Trading Cards & Accessories > Packs & Sets ; Hobbies > Stickers | Panini, Topps, Match Attax |
 {World Cup 2014/Premier League/Champions League} {Sticker Album/Multipack/Collector Tin/Booster Packets} | 2-35
stamps | Hobbies > Collectible Stamps ; Hobbies > Stamps & Philately | Stanley Gibbons, Lighthouse, Prinz, Davo |
 {Penny Red/Victorian/Commonwealth} Lot of 50 Used, Stockbook 32 Black Pages, First Day Cover {Wimbledon/Steam
 Railways+train+steam/Royal Wedding}, Watermark Tweezers, 500 Different Worldwide Mint, Starter Album for Beginners,
 Perforation Gauge | 4-90
coins | Hobbies > Coins & Banknotes ; Hobbies > Coin Collecting | Westminster, Royal Mint, Lindner | 2012 Olympic 50p
 {Judo/Archery}, Silver Proof Britannia, {Roman/Tudor} Replica Set, Coin Album 10 Pages, Old Pennies Year Set, WWII
 Banknote Collection | 4-95
wargame | Games > Tabletop & Miniature Gaming ; Hobbies > Collectible Figures & Memorabilia > Military Figures & Sets
 | Games Workshop, Warlord Games, Perry Miniatures, Mantic | Warhammer 40K {Space Marine Tactical Squad/Necron
 Warriors/Ork Boyz}, Bolt Action {German Grenadiers/British Paras} 28mm, Napoleonic {Highlanders/Hussars}, Dwarf
 Ironbreakers, Starter Army Undead, Rulebook Hardback | 14-110
warpaint | Games > Tabletop & Miniature Gaming > Terrain & Paint ; Hobbies > Model Building Kits & Tools > Tools &
 Paint | Citadel, Army Painter, Vallejo | {Base/Layer/Shade} Pot 12ml, Wargamer Brush Regiment, Battlefield Rocks
 Basing, Ruined Temple Terrain, Quickshade Strong Tone, Modelling Sand Coarse | 3-60
rpg | Games > Role Playing & Fantasy ; Games > Role Playing & Fantasy > Books | Wizards of the Coast, Paizo, Catalyst
 | Dungeons & Dragons {Starter Set/Monster Manual/Dungeon Master's Guide}, Pathfinder {Beginner Box/Core}, Shadowrun
 5th, Dungeon Tiles Master Set | 12-65
dice | Games > Dice & Dice Games | Chessex, Koplow, Q-Workshop | Polyhedral 7 Set {Speckled/Gemini/Borealis}, D20
 Countdown Jumbo, Leather Pouch for Polyhedrals | 3-30
tricks | Hobbies > Magic & Illusions ; Games > Magic Tricks ; Novelty & Special Use > Magic | Marvin's Magic, Tenyo,
 John Adams, Tricks Shop | {100/200/365} Amazing Tricks, Svengali Deck, Cups & Balls, Invisible Thread, Chinese
 Linking Rings 8 inch, Vanishing Hankie Thumb Tip, Rabbit and Top Hat Set, Mind Reader Box, Sponge Balls 2 inch,
 Ultimate Magician Suitcase | 4-60
prank | Novelty & Special Use > Jokes & Pranks ; Novelty & Special Use | Henbrandt, Smiffy's, Rubie's | Whoopee
 Cushion, Fake {Dog Poo/Cockroaches/Blood Capsules}, Electric Shock Pen, Fart Spray, Snake Nut Can, Squirting Flower,
 Nail Through Finger | 2-15
juggle | Sports Toys & Outdoor > Juggling ; Hobbies > Circus & Juggling | Juggle Dream, Mister Babache, Henrys, Duncan
 | Thud Beanbags Set of 3, {Pro/One Piece} Clubs x3, Spinning Plate with Stick, Flower Stick Fire Wicked, Stage Balls
 80mm, Juggling Scarves, Learn in a Day Kit, {Cyclone/Jester} Diabolo with Handsticks, Silk Poi Trainer, Devil Sticks
 UV | 5-55
unicycle | Sports Toys & Outdoor > Bikes & Ride-Ons > Unicycles ; Sports Toys & Outdoor > Circus Skills | Indy, Mister
 Babache | 20 inch Trainer Unicycle, Wooden Stilts, Rola Bola Board, Pedal-Go | 25-130
yoyo | Sports Toys & Outdoor > Yo-yos ; Novelty & Special Use > Yo-Yos | Duncan, YoYoFactory, Henrys | Butterfly
 Yo-Yo, {ProYo/Velocity/Dv888} Ball Bearing, Replacement Strings Trick Pack, Freehand Zero Offstring | 4-50
kite | Sports Toys & Outdoor > Kites & Flight Toys > Kites ; Garden & Outdoors > Kites | Flexifoil, Eolo, Spirit of
 Air, Prism | Stunt Kite {Delta 160cm/Pocket/Pro}, Power Foil 2m Two Line, {Parrot/Pirate Ship+pirate/Dinosaur+dino}
 Single Line, Box Kite, Windsock Turbine | 6-110
flight | Sports Toys & Outdoor > Kites & Flight Toys | Gunther, Stomp, Wham-O | Balsa Glider Twin, {Air Powered/Stomp}
 Rocket+space, Frisbee Classic, Boomerang Left Handed, Parachute Man, Rubber Band Plane | 3-30
jigsaw | Jigsaws & Puzzles > Jigsaws ; Jigsaws & Puzzles > Jigsaws > {Adult/Children} | Ravensburger, Gibsons, Falcon,
 Jumbo | {500/1000/2000} Piece {Cornish Harbour/Garden Shed Magic/London Bridge/Steam at the Station+train+steam},
 {Dinosaur+dino/Pirate+pirate/Princess+princess/Horses+horse/Solar System+astro} 35 Piece Floor, What If No.9 The
 Wedding | 6-48
jigmat | Jigsaws & Puzzles > Jigsaw Accessories | Jumbo, Ravensburger, Portapuzzle | Puzzle Roll 1500, Portapuzzle
 Standard, Sort and Go Trays, Easel Board | 9-70
brain | Jigsaws & Puzzles > {Brain Teasers/3-D Puzzles} | Professor Puzzle, Hanayama, Rubik's, Wrebbit | 3x3 Cube,
 Cast Enigma {Level 6/Key}, Einstein Letter Block, {Tower Bridge/Big Ben} 3D 216pc, Wooden Snake Cube, Gordian Knot |
 5-50
board | Games > Board Games ; Games > Board Games > Family | Hasbro, Drumond Park, Mattel, Orchard Toys, Asmodee |
 Monopoly {Classic/Here and Now/Football Club+football}, Articulate!, Cluedo, {Dobble/Pictionary}, Scrabble Original,
 Ticket to Ride Europe+train, Shopping List Memory, Pop to the Shops, Trivial Pursuit 2000s, Rapidough | 9-65
strategy | Games > Board Games > Strategy ; Games > Board Games | Z-Man, Fantasy Flight, Mayfair, Days of Wonder |
 Carcassonne, {Settlers of Catan/Seafarers Expansion}, Pandemic, Small World, Arkham Horror, Agricola | 20-75
trad | Games > Traditional Games ; Games > Board Games > Traditional | Jaques, Philos, House of Marbles, Cardinal |
 Wooden Draughts, Backgammon 15 inch, Double Six Dominoes, Mah Jong in Case, Shut the Box, Ludo & Snakes, Chinese
 Checkers+marbles, Solitaire with Glass Marbles+marbles | 6-75
chess | Games > Chess ; Games > Traditional Games > Chess | Jaques, Philos, Manopoulos, DGT | {Isle of Lewis/Staunton
 No.5/Reykjavik} Set, Travel Magnetic 25cm, Digital Clock 2010, Tournament Roll Board, Chess Computer Talking | 10-190
deck | Games > Card Games > Playing Cards ; Games > Card Games > Standard Playing Card Decks | Bicycle, Piatnik,
 Waddingtons, Copag | Rider Back Poker Size, {Bridge Twin Set Gilt+bridge/Bridge Score Pads and Bidding
 Boxes+bridge/Large Index Jumbo+bridge}, Standard Deck No.1 Red+bridge, Wooden Card Holder+bridge, Gin Rummy Travel
 Set, Automatic Card Shuffler+bridge | 3-35
poker | Games > Casino Equipment > Poker Chips ; Games > Casino Equipment | Bullets, Copag, Trademark | {300/500}
 Piece Clay Chip Case, Texas Holdem Felt Layout, Dealer Button Set, Roulette Wheel 12 inch | 8-120
cards | Games > Card Games ; Games > Card Games > Specialty | Mattel, Winning Moves, Paul Lamond, Gamewright | Uno,
 Top Trumps {Dinosaurs+dino/Deadly Predators/Space Rockets+space}, Happy Families, Old Maid Vintage, Skip-Bo, Snap
 Fairy Tale+fairy, Sleeping Queens, Dutch Blitz | 3-18
darts | Games > Dartboards & Darts ; Sports Toys & Outdoor > Target Games | Winmau, Unicorn, Harrows | Bristle
 Dartboard Blade 4, Tungsten 23g, Magnetic Dartboard Family, Dart Flights & Stems Pack, Cabinet Wooden, Soft Tip
 Electronic Board | 5-110
pooltab | Games > Table & Pub Games ; Sports Toys & Outdoor > Table Games | BCE, Riley, Debut | Tabletop Snooker,
 {3ft/6ft Folding} Pool Table, Cue Two Piece 48 inch, Chalk and Triangle Set, Pool Balls 2 inch Spots & Stripes | 8-190
tablefoot | Games > Table & Pub Games ; Sports Toys & Outdoor > Table Games | BCE, Subbuteo, Riley | Table Football
 4ft+football, Subbuteo {England/Champions League} Team Box+football, Air Hockey Table | 14-160
football | Sports Toys & Outdoor > Balls > Football ; Sports Toys & Outdoor > Football | Mitre, Kickmaster, Adidas,
 Franklin | Size 5 Training Ball, {6ft/12x6} Flexi Goal, Rebounder Net, Goalkeeper Gloves Junior, Shin Pads, Reflex
 Trainer | 5-85
cricket | Sports Toys & Outdoor > Cricket ; Sports Toys & Outdoor > Bat & Ball | Gunn & Moore, Slazenger, Kwik Cricket
 | Bat Size {3/5/Harrow}, Plastic Stumps Set, Windball Six Pack, Batting Gloves Youth, Beach Cricket Carry Bag | 5-75
garden | Garden & Outdoors > Garden Games ; Sports Toys & Outdoor > Garden Games | Traditional Garden Games, Garden
 Games Ltd, Uber | Croquet 4 Player, Giant {Tumble Tower/Connect Four/Limbo}, Boules Steel 8, Skittles Beechwood,
 Swingball All Surface, Quoits Rope | 12-130
paddling | Sports Toys & Outdoor > Swimming Pool & Outdoor Water Toys ; Garden & Outdoors > Pools | Bestway, Intex,
 Zoggs | {Family/Three Ring} Paddling Pool, Inflatable Crocodile Ride On, Dive Sticks, Arm Bands 3-6 Years, Water
 Slide Double, Pool Noodle, Rockin' Surf Lounger | 4-75
tent | Sports Toys & Outdoor > Play Tents & Tunnels | Worlds Apart, Pacific Play, Kidkraft | Pop Up
 {Pirate+pirate/Princess Castle+princess/Fire Engine/Dinosaur+dino} Tent, Crawl Tunnel, Teepee Cotton | 12-90
blaster | Sports Toys & Outdoor > Blasters & Foam Play ; Characters & Brands > Nerf | Nerf, Hasbro, Zing, Buzz Bee |
 N-Strike {Retaliator/Maverick/Elite Stryfe}, Zombie Strike Hammershot, 30 Foam Darts Refill, Zano Bow, Air Warriors
 Shotgun, Super Soaker Freezefire | 8-55
rideon | Sports Toys & Outdoor > Bikes & Ride-Ons | Little Tikes, Kettler, Rolly, Feber | Cozy Coupe, {Balance/Wooden
 Balance} Bike, Pedal Tractor with Loader, Rocking Horse Plush+horse, Scooter 3 Wheel, 6V Electric Car | 25-190
sand | Sports Toys & Outdoor > Sandpits & Toys ; Pretend Play > Garden Tools | Gowi, Kids in the Garden, Big Jigs |
 Sandpit Turtle, Bucket & Spade Castle, Sand Wheel Mill, Water Table Pirate+pirate, Rock Pool Net | 4-70
gardenkit | Pretend Play > Garden Tools ; Science, Nature & Garden > Gardening | Briers, Kids in the Garden, Bigjigs,
 Interplay | Childrens Wheelbarrow, {Long Handled Rake/Fork and Trowel} Set, Grow Your Own {Sunflowers/Carnivorous
 Plants/Tomatoes}, Fairy Garden Grow Kit+fairy, Watering Can Ladybird+bug, Gloves and Belt | 5-45
gnat | Science, Nature & Garden > Bugs & Nature ; Educational Toys > Science > Nature | Insect Lore, Learning
 Resources, Interplay, Brainstorm | Live Butterfly Garden+bug, Ant World+bug, Bug Viewer Triple Magnifier+bug,
 Ladybird Land+bug, Worm World+bug, Pond Dipping Kit, Minibeast Figures 72pc+bug | 6-45
astro | Educational Toys > Science > Astronomy ; Science, Nature & Garden > Space | Brainstorm, Celestron, National
 Geographic, Uncle Milton | {50mm/70mm} Refractor with Tripod, Planetarium Star Projector, Moon in My Room, Glow Solar
 System Mobile, Planisphere Night Sky, Star Theatre | 8-130
chem | Educational Toys > Science > Chemistry Sets ; Educational Toys > Science | Thames & Kosmos, John Adams,
 Clementoni, Galt | {Chem 1000/Hot Wires/Gross Science/Crystal Lab}, Horrible Explosive Experiments, Volcano Making,
 Rocket Fuel Lab+space, Slime Factory, Perfume Science, Kitchen Science, Weird Weather Kit | 8-75
micro | Educational Toys > Science > Microscopes | National Geographic, Edu-Toys, Bresser | {300x/900x/USB} Microscope
 Set, Prepared Slides 10, Human Skeleton 45cm, Torso Anatomy | 9-110
elec | Educational Toys > Electronics ; Educational Toys > Science > Electronics | Hot Wires, Cambridge Brainbox,
 Elenco | Snap Circuits {Junior/Pro 500}, FM Radio Kit, Brainbox Primary 2, Solar Motor Lab, Morse Code Lab | 12-100
robot | Electronic Toys > Robots ; Educational Toys > Robots | WowWee, Silverlit, Meccano, 4M |
 {Robosapien/MiP/Roborover} Robot, Tin Can Robot, Meccanoid G15, Salt Water Spider Robot, Zoomer Dog, Brush Robot |
 9-170${toyShelves}`,
  truth: `
model railways: loco; trainset; track; railbuild
trains: loco; trainset; track; railbuild; woodrail; thomas; train
radio control cars: rccar
radio control helicopters: heli
drones: drone
slot car racing: slot; slottrack
plastic model kits: plane; kit
steam engines: steam
die-cast cars: diecast
trading card games: tcg; pokemon; mtg; tcgcare
pokemon: pokemon; pokefig; tcgcare
stamp collecting: stamps
coin collecting: coins
wargaming: wargame; warpaint
role-playing games: rpg; dice
magic tricks: tricks
magic: tricks; mtg
pranks: prank
juggling: juggle
circus skills: juggle; unicycle; modelball
kite flying: kite
jigsaw puzzles: jigsaw; jigmat
board games: board; strategy; trad; chess
card games: cards; deck; tcg; pokemon; mtg; poker
chess: chess
bridge (the card game): bridge
darts: darts
pool: pooltab
cricket: cricket
football: football; footcards
marbles: marbles
gardening: gardenkit
insects: bug
astronomy: astro
outer space: astro; space
science experiments: chem; micro; elec
robots: robot
fossils: fossil
dinosaurs: dino
horses: horse
pirates: pirate
superheroes: hero
star wars: starwars
harry potter: potter
princesses: princess
dolls' houses: dollhouse
teddy bears: teddy; bear
puppets: puppet
lego: lego
drums: drumkit; handdrum
rock: guitar; drumkit; rockstar
playing the guitar: guitar
painting: paint
drawing: draw
jewellery making: beads
knitting: knit
sewing: sew
origami: origami
baking with kids: bakekit; cutters
fancy dress: costume; dress; facepaint
face painting: facepaint
balloon modelling: modelball
throwing parties: banner; balloon; modelball; table
gin:
sailing:
sourdough:
wine tasting:
yoga:
beekeeping:
coffee:
`,
  people: `
model railways | radio control cars | magic tricks, pranks | stamp collecting | wargaming, role-playing games
dinosaurs | baking with kids | juggling, circus skills | jigsaw puzzles | puppets | slot car racing
trading card games | drones | dolls' houses | teddy bears | knitting, sewing | chess | superheroes, star wars
horses, princesses | astronomy, outer space | science experiments | kite flying | plastic model kits
die-cast cars | fancy dress, face painting | board games, card games | jewellery making | painting, drawing
football | throwing parties | lego | pirates, dinosaurs | harry potter | pokemon
coin collecting, stamp collecting | gardening, insects | radio control helicopters | robots
playing the guitar, magic tricks
`,
  narrow: `
drums | rock | magic | trains | bridge (the card game) | darts | pool | cricket | balloon modelling
steam engines | marbles | origami | fossils
`,
  absent: `
gin | sailing | sourdough | wine tasting | yoga | beekeeping | coffee
`,
};
