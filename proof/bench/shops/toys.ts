import type { Trade } from './trade.ts';

/** A toys-and-hobby shop: what the search is tuned on. */
export const toys: Trade = {
  name: 'toys',
  brands: 'Corvane, Hobbyline, Tumble & Co, Redfern, Oxley, Playmark, Brio Vale, Lindqvist, Starbarn, Nettle',
  shelves: `
Hobbies > Trading Cards & Accessories > Packs & Sets | booster pack, deck, starter set | Magic the Duel Dragons, Magic
 the Duel Isle of Storms, Pocket Monsters Black, Football Stars 2025, Magic the Duel Core | 4-60
Hobbies > Trading Cards & Accessories > Sleeves & Albums | card sleeves, collector album | Magic, Football, Plain Black | 4-30
Hobbies > Magic & Conjuring > Tricks | vanishing coin trick, card trick set, rope trick, 100 magic tricks box |
 Professional, Junior, Street, Classic, Table | 6-70
Hobbies > Radio & Remote Control > Cars & Trucks | RC buggy 1:18, remote controlled rally car, monster truck 2.4GHz, drift
 car RTR | Blue, Desert, Storm, Red Fox, Carbon | 19-190
Hobbies > Radio & Remote Control > Drones & Helicopters | quadcopter, mini helicopter, drone with camera | Sky, Night,
 Falcon, Wasp | 25-240
Die-Cast & Toy Vehicles > Die-Cast Vehicles | 1:43 saloon car, 1:18 sports car, tractor, police car, racing car | Jaguar
 E, Beetle 1963, Mustang, Rally Cup, Cooper | 5-95
Die-Cast & Toy Vehicles > Garages & Tracks | racing track, garage playset, loop track for cars | City, Turbo, Super | 15-90
Hobbies > Model Trains & Railway Sets > Rail Vehicles | OO gauge locomotive, tank engine, coach, goods wagon | Highland,
 Great Western, Flying Duchess, Pacific, Southern | 12-230
Hobbies > Model Trains & Railway Sets > Track & Accessories | curved track, signal box, station platform, points motor |
 OO gauge, N gauge, HO scale | 6-60
Baby & Toddler Toys > Push & Pull | wooden train, pull-along duck, stacking train | Rainbow, My First, Farm | 8-40
Hobbies > Model Building Kits > Aircraft | 1:72 plastic kit, 1:48 bomber, biplane kit | Spitfire, Hurricane, Lancaster,
 Fokker | 9-90
Hobbies > Model Building Kits > Ships & Tanks | 1:350 battleship kit, 1:35 tank kit | Bismarck, Victory, Tiger | 14-120
Jigsaws & Puzzles > Jigsaw Puzzles | 1000 piece jigsaw, 500 piece jigsaw, panorama jigsaw | Steam Train, Garden Cottage,
 Kittens, Coffee Shop, Racing Cars, Space | 8-45
Jigsaws & Puzzles > Brain Teasers | puzzle cube, wooden knot, metal ring puzzle | Master, Dragon, Twist | 6-40
Games > Board Games | family board game, strategy game, quiz game | Castle Siege, Train Tycoon, Garden Party, Island
 Traders, Dice & Glory | 12-90
Games > Card Games | card game, party card deck | Wizard's Hand, Snap, Secret Chef | 5-30
Games > Chess & Draughts | chess set, travel chess, chess clock | Staunton, Walnut, Magnetic | 12-160
Arts & Crafts > Bead Art & Jewellery-Making | bead kit, bracelet loom, charm set | Rainbow, Mermaid, Glitter | 6-45
Arts & Crafts > Painting By Numbers | painting by numbers, watercolour set | Horses, Harbour, Football Hero | 7-40
Arts & Crafts > Sewing & Knitting | first sewing kit, knitting doll, felt animals sewing set | Owl, Fox, Unicorn | 8-40
Arts & Crafts > Modelling Clay | modelling clay 12 colours, pottery wheel for kids | Soft, Air Dry, Neon | 6-60
Dolls & Accessories > Fashion Dolls | fashion doll, doll with outfits | Ballet, Chef, Camping, Photographer, Football | 9-60
Dolls & Accessories > Dolls' Houses | dolls' house, miniature kitchen furniture, miniature garden | Victorian, Town | 15-220
Figures & Playsets > Animals & Dinosaurs | T-Rex figure, dinosaur playset, horse figure, lion figure | Giant, Jurassic,
 Savannah | 5-70
Figures & Playsets > Science Fiction & Fantasy | space trooper figure, wizard with magic wand, dragon | Deluxe, Elite | 7-90
Construction Toys > Building Blocks | brick set, space shuttle bricks, castle bricks, train bricks | Classic, City | 10-180
Educational Toys > Science Kits | chemistry kit, crystal growing kit, microscope, volcano lab | Junior, Eureka, Lab | 12-95
Educational Toys > Astronomy | telescope, planetarium projector, glow star map | Junior, Night Sky | 15-150
Pretend Play > Kitchen Toys | play kitchen, wooden tea set, toy coffee maker, cupcake set | Retro, Rose, Bistro | 10-130
Pretend Play > Tools & Gardening | toy tool bench, child's watering can, toy lawn mower | Little Helper, Bob's | 8-70
Party Supplies > Tableware | paper plates, napkins, cups | Football, Dinosaur, Pirate, Racing Car, Magic Unicorn | 3-15
Party Supplies > Balloons & Candles | foil balloon, number candle, balloon arch | Train, Football, Space | 3-25
Fancy Dress > Costumes | costume, wig and hat | Wizard, Chef, Astronaut, Magician, Racing Driver | 9-60
Sports Toys & Outdoor > Kites & Flying Toys | stunt kite, delta kite, flying disc | Rainbow, Storm, Pirate | 6-80
Sports Toys & Outdoor > Football | goal set, football size 3, training cones | Garden, Pro, Junior | 7-90
Novelty > Stationery & Gadgets | magic pen, train rubber, camera keyring, puzzle rubber, coffee mug | Fun, Retro | 3-25
Puppets & Theatres > Hand Puppets | hand puppet, puppet theatre, finger puppets | Crocodile, Princess, Farm | 6-80`,
  truth: `
magic tricks: magic & conjuring
radio control cars: radio & remote control > cars
drones: drones & helicopters
diecast cars: die-cast vehicles
model railways: model trains & railway
model trains: model trains & railway
model aircraft: model building kits > aircraft
jigsaw puzzles: jigsaw puzzles
puzzles: jigsaws & puzzles
board games: > board games
card games: > card games
trading cards: trading cards & accessories
chess: chess & draughts
jewellery making: bead art & jewellery
painting: painting by numbers
dolls: dolls & accessories
dinosaurs: animals & dinosaurs
science experiments: science kits
stargazing: > astronomy
kites: kites & flying
football: > football
puppets: hand puppets
lego: building blocks
sewing: sewing & knitting
scale models: model building kits
sourdough:
photography:
gardening:
coffee:`,
  people: `
magic tricks, card games | radio control cars, drones | model railways | jigsaw puzzles, sewing | trading cards, chess
diecast cars, football | board games | jewellery making, dolls | painting, puppets | dinosaurs, science experiments
stargazing, kites | model aircraft, scale models | sourdough, puzzles | gardening | photography, coffee | lego
model trains, jigsaw puzzles | radio control cars | magic tricks | kites, dolls`,
};
