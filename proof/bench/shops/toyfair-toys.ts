/** What `toyfair` sells besides hobbies. */
export const toyShelves = `
fossil | Educational Toys > Science > Geology ; Science, Nature & Garden | Geoworld, National Geographic, Natural
 History Museum | Dig {T-Rex/Triceratops/Mammoth} Skeleton+dino, {Gemstone/Amber} Excavation, Rock & Mineral
 Collection 24, Trilobite Boxed, Rock Tumbler, Ammonite Polished | 5-85
dino | Figures & Playsets > Animals > Dinosaurs ; Figures & Playsets > Animals | Schleich, Collecta, Papo, Jurassic
 World | {Tyrannosaurus/Spinosaurus/Brachiosaurus/Giganotosaurus/Velociraptor} Figure, Walking T-Rex with Roar, 12
 Assorted Mini Dinos, Hatching Egg Grow, Indominus Rex Electronic | 3-60
horse | Figures & Playsets > Animals ; Figures & Playsets > Animals > Horses | Schleich, Breyer, Our Generation,
 Collecta | {Arabian Mare/Shire Stallion/Shetland Foal/Hanoverian}, Stable with Groom, Show Jumping Set, Horse Box and
 Jeep | 4-95
farm | Figures & Playsets > Animals ; Figures & Playsets > Farms | Schleich, Britains, Collecta, Wild Republic |
 {Highland Cow/Tamworth Pig/African Elephant/Emperor Penguin/Polar Bear}, Farmyard 3+ Playset, Noah's Ark Wooden, Tub
 of 20 Zoo, Honey Bee Life Cycle+bug, Tarantula+bug | 3-70
pirate | Figures & Playsets > Vehicles & Playsets > Pirates ; Characters & Brands > Jake and the Neverland Pirates |
 Playmobil, Le Toy Van, Papo | Barbarossa Pirate Ship, Jake's Bucky Boat, {Captain/Corsair with Sword}, Treasure
 Island Cave, Cannon Master | 4-85
knight | Figures & Playsets > Castles & Knights | Playmobil, Le Toy Van, Papo, Schleich | Lion Castle,
 {Dragon/Jousting} Knight, Catapult and Siege Tower, Budkins Robin Hood | 4-110
hero | Figures & Playsets > Action Figures ; Characters & Brands > Marvel ; Characters & Brands > DC Comics | Hasbro,
 Mattel, Funko, Diamond Select | {Iron Man/Captain America/Thor/Wolverine} Marvel Legends 6", Titan Hero Spider-Man,
 {Batman/Green Arrow/Joker} Pop! Vinyl, Avengers Hulk Smash Fists, Superman Man of Steel 12" | 6-80
starwars | Characters & Brands > Star Wars > Toys ; Figures & Playsets > Science Fiction & Fantasy | Hasbro, Funko,
 Jakks, Kotobukiya | Star Wars Black Series {Boba Fett/Stormtrooper}, {Darth Vader/Yoda/Chewbacca} 20", Millennium
 Falcon Vehicle, Ultimate FX Lightsaber, BB-8 Remote | 7-130
scifi | Figures & Playsets > Science Fiction & Fantasy ; Characters & Brands > {Doctor Who/Transformers} | Character
 Options, Hasbro, Neca | {Dalek/Cyberman/Weeping Angel} 5.5", Sonic Screwdriver 11th, {Optimus
 Prime/Bumblebee/Grimlock+dino} Voyager+robot, Alien Xenomorph, Gandalf Hobbit Figure | 6-75
potter | Characters & Brands > Harry Potter ; Figures & Playsets > Science Fiction & Fantasy | Noble Collection,
 Rubie's, Funko | {Hermione/Dumbledore/Voldemort} Wand in Box, Gryffindor Scarf, Hogwarts Robe Child, Golden Snitch,
 Marauder's Map, Hedwig Plush | 8-70
turtle | Figures & Playsets > Action Figures ; Characters & Brands > {WWE/Ben 10/Teenage Mutant Ninja Turtles} |
 Mattel, Bandai, Flair | WWE {The Rock/John Cena/Undertaker} Elite, Wrestling Ring Slammin, {Leonardo/Donatello}
 Classic, Omnitrix Watch, Ninja Power Ranger Megazord+hero | 6-65
princess | Characters & Brands > Disney Princess ; Characters & Brands > Disney > Frozen ; Dolls & Accessories >
 Fashion Dolls | Disney, Mattel, Jakks, Simba | {Cinderella/Rapunzel/Ariel/Sleeping Beauty} Sparkle Doll, {Elsa/Anna}
 Toddler, Magic Wand and Tiara Set, Royal Carriage, Singing Olaf Castle | 8-75
doll | Dolls & Accessories > {Baby Dolls/Fashion Dolls/Playsets} ; Dolls & Accessories | Zapf Creation, Barbie,
 Monster High, Corolle | Baby {Annabell/Born Interactive}, Pony Ride and Groom+horse, Doll Pram, Draculaura, {Rock
 Star/Mermaid/Pop Singer} Doll, Convertible Car Pink, Nappies and Bottles, Styling Head | 7-85
dollhouse | Dolls & Accessories > Dolls' Houses ; Dolls & Accessories > Dolls' Houses & Furniture | Le Toy Van, Plan
 Toys, Sylvanian Families, Streets Ahead | Sophie's House, {Georgian Dining/Nursery/Kitchen} Furniture 1:12,
 Chesterfield Victorian Kit, Wooden Family of Four, LED Lamp Miniature, Mini Grand Piano, Beechwood Hall | 7-190
teddy | Soft Toys > Teddy Bears ; Soft Toys > Bears | Steiff, Gund, Charlie Bears, Merrythought | {Mohair
 Jointed/Classic Brown/Paddington/Guardsman} Bear, Sleepy Cub Cream 28cm, Year Bear {2014/2015}, Collector's Growler |
 10-190
plush | Soft Toys > Animals ; Soft Toys > Characters | Jellycat, Aurora, Ty, Keel Toys | Bashful Bunny,
 {Sloth/Pug/Snowy Owl/Unicorn} 12 inch, Beanie Boo Leopard, T-Rex Cuddly+dino, Pony Brown Standing+horse, Polar Bear
 with Scarf+bear, Bumble Bee Bag Clip+bug | 5-45
puppet | Puppets & Puppet Theatres > {Hand Puppets/Finger Puppets/Marionettes} ; Puppets & Puppet Theatres | The
 Puppet Company, Fiesta Crafts, Folkmanis, Melissa & Doug | {Crocodile/Wolf/Granny/Policeman} Long Sleeve, Finger Set
 {Three Little Pigs/Royal Family}, Punch and Judy, Pinocchio String Marionette, {Dragon/Horse+horse/Dinosaur+dino} in
 Egg, Ventriloquist Dummy, Doorway Theatre Fabric, Tabletop Playhouse | 4-85
bricks | Building & Construction Toys > Building Sets ; Building & Construction Toys > Stacking Blocks | Mega Bloks,
 Kre-O, Cobi, Meccano | {Police Station/Army Tank/Pirate Ship+pirate} Building Set, Bucket 300 Pieces, {Space
 Chaos/Rocket}+space Set, 5 Model Helicopter, Halo Warthog, K'Nex Roller Coaster | 8-95
lego | Characters & Brands > Lego ; Building & Construction Toys > Building Sets | LEGO, LEGO City, LEGO Technic |
 LEGO {Creator Beach House/Arctic Base Camp/Compact Crawler/Fire Station}, Star Wars X-Wing+starwars, Super Heroes
 Batwing+hero, Cargo Train 60052+train, {Minifigures Series 12/Baseplate Green}, Friends Riding Camp+horse | 4-150
marblerun | Building & Construction Toys > Marble Runs | Quadrilla, Gravitrax, Galt, HapeToys | Marble Run {50/100}
 Pieces+marbles, Twist and Rail Wooden+marbles, Super Set Glow+marbles | 15-110
marbles | Games > Marbles ; Novelty & Special Use > Pocket Money Toys | House of Marbles, Toyday, Schylling | Net Bag
 {Dragon/Sea Turtle/Galaxy}, 50 Assorted Cat's Eyes, Handmade Art Glass 35mm, Jumbo Shooters Tin, Bag of Jacks | 3-30
drumkit | Musical Toy Instruments > Percussion > Drums ; Musical Toy Instruments | Bontempi, PP Drums, Hape, Reig |
 Junior {3/5} Piece Drum Kit with Stool, Electronic Roll Up Drum Pad, Drumsticks Maple 5A Pair, Snare with Strap, Toy
 Cymbal and Bass Set | 8-150
percuss | Musical Toy Instruments > Percussion ; Musical Toy Instruments > Percussion >
 {Tambourines/Xylophones/Shakers} | Halilit, Percussion Plus, Hohner Kids, Bigjigs | {Djembe 8 inch/Bongos
 Natural/Tabla Pair}+handdrum, Tambourine 6 Jingle, Glockenspiel 15 Note, Egg Maracas, Rainbow Xylophone,
 Boomwhackers, Triangle | 4-60
guitar | Musical Toy Instruments > Guitars & Strings ; Musical Toy Instruments | Paper Jamz, Bontempi, Encore, Mad
 About | {Electric Rock/Half Size Classical/Ukulele Pink/Flying V} Guitar, Strap and Plectrums Set, Air Guitar with
 Amp, Rock Star Microphone Stand | 8-110
keyboard | Musical Toy Instruments > {Keyboards/Wind} | Bontempi, Casio, Aulos | 49 Key Keyboard, Giant Floor Piano
 Mat, Descant Recorder, Harmonica Blues C, Kazoo Metal, Saxophone Toy 8 Keys, Accordion Junior | 3-90
paint | Arts & Crafts > Painting Supplies ; Arts & Crafts > Easels | Crayola, Galt, Royal & Langnickel, Creall | Ready
 Mix Paint 500ml Set, Watercolour Tin 36, Paint by Numbers {Tiger/Horses+horse/Venice}, Wooden Double Sided Easel,
 Fingerpaint Pots, Paint Your Own {Rocks/Piggy Bank/Fairy Tea Set+fairy}, Canvas Boards 5 | 4-60
draw | Arts & Crafts > Drawing & Painting Supplies > Colouring Pens & Markers ; Arts & Crafts > Drawing | Crayola,
 Staedtler, Faber-Castell, Stabilo | Fineliners Wallet 20, Pip-Squeaks Magic Markers, Sketch Pad A3, Pencils Tin 24,
 Spirograph Deluxe, Etch Pad Magnetic, How to Draw Manga Set, Colouring Roll Pirates+pirate | 3-40
beads | Arts & Crafts > Children's Craft Kits > Jewellery & Beads ; Arts & Crafts > Jewellery Making | Hama, Melissa &
 Doug, Galt, Rainbow Loom | Bead Bouquet Wooden, Friendship Bracelet Maker, {Charm/Button} Jewellery Set, Loom Bands
 {600/2400} Refill, Necklace Studio Crystal, Letter Beads and Elastic | 3-35
hama | Arts & Crafts > Children's Craft Kits | Hama, Aquabeads, Pyssla | Midi Beads Bucket 10000, Pegboard
 {Star/Princess+princess/Train+train}, Ironing Paper, Magic Bead Sprayer | 3-30
knit | Arts & Crafts > Sewing & Knitting > Knitting ; Arts & Crafts > Children's Craft Kits > Knitting | Galt, Prym,
 Wool Couture, Janod | French Knitting Doll, {My First Scarf/Chunky Snood/Robin} Kit, Bamboo Needles 4mm, Merino DK
 Ball 50g, Pom Pom Makers | 4-48
sew | Arts & Crafts > Sewing & Knitting ; Arts & Crafts > Children's Craft Kits > Sewing | Galt, Buttonbag, Janome,
 Prym | {Owl Cushion/Felt Fox/Bunting} Sewing Kit, Cross Stitch {Kitten/Fairy+fairy}, Mini Sewing Machine, Embroidery
 Hoops, Thread Tin 24 | 5-95
clay | Arts & Crafts > Modelling & Pottery ; Arts & Crafts > Clay & Dough | Play-Doh, Fimo, Das, Moon Sand | {Cake
 Makin' Station/Ice Cream Parlour/Bakery} Dough, Tub 8 Pack, Pottery Wheel, Air Dry Clay 1kg, Soft Blocks 26, Magic
 Kinetic Sand | 3-50
paper | Arts & Crafts > Paper & Stickers ; Arts & Crafts > Scrapbooking | Galt, Djeco, Docrafts, Stampendous | Rubber
 Stamps {Alphabet/Farm/Dinosaur+dino}, Sticker Book {Fairy+fairy/Football+football/Cars}, Glitter Glue, Craft Punch,
 Decoupage Papers, Ink Pad Rainbow | 2-25
origami | Arts & Crafts > Paper & Stickers > Origami ; Arts & Crafts > Paper Craft > Origami | Djeco, Yasutomo, Folia
 | Origami {Animals/Bird Game/Cranes} Kit, 100 Sheets 15cm Chiyogami, Modular Bascetta Star, Money Folding Book | 3-25
bakekit | Arts & Crafts > Cooking & Baking ; Pretend Play > Kitchen Toys > Baking Sets | Tala, Little Cooks, Dr
 Oetker, Hope & Henry | Children's Baking Set, {Gingerbread House/Cupcake/Pizza} Making Kit, Kids Apron and Rolling
 Pin, Junior Whisk & Spatula, Cake Pop Maker, My First Cookbook | 5-45
cutters | Arts & Crafts > Cooking & Baking > Decorating ; Party Supplies > Cake Supplies | PME, Wilton, Culpitt, Tala
 | {Star/Dinosaur+dino/Princess Crown+princess/Train+train} Cookie Cutter, Sugarpaste Blue 250g, Icing Bag 6 Nozzles,
 Silicone Muffin Cases, Edible Glitter Gold | 2-25
playfood | Pretend Play > Kitchen Toys > {Playfood/Pots & Pans/Kitchens} ; Pretend Play | Casdon, Le Toy Van,
 Kidkraft, Bigjigs | {Espresso Machine with Cups/Toaster/Dyson Vacuum}, Wooden {Birthday Cake/Bread Basket/Pizza},
 Retro Kitchen Red, Tea Set Tin, Cutting Fruit Crate, Cash Register | 7-150
doctor | Pretend Play > {Medical Kits/Household Toys/Tools} ; Pretend Play | Casdon, Peterkin, Bosch Mini, Theo Klein
 | Doctor's Bag, Vet Carry Case, Workbench 50pc, Chainsaw with Sound, Iron and Board, Hairdryer Set, Ladder and
 Toolbox | 6-70
costume | Fancy Dress > Costumes > {Adults/Children} ; Fancy Dress > Costumes | Rubie's, Smiffy's, Amscan, Travis
 Designs | {Pirate+pirate/Princess+princess/Batman+hero/Stormtrooper+starwars/T-Rex
 Inflatable+dino/Astronaut+space/Fairy+fairy/Bumblebee+bug} Costume, 70s Rock Star Jumpsuit+rockstar, {Victorian
 Maid/Sailor/Roman} Outfit, Morphsuit Red | 9-65
dress | Fancy Dress > Accessories > {Hats/Wigs/Beards & Moustaches/Masks} ; Fancy Dress > Accessories | Smiffy's,
 Bristol Novelty, Widmann, Amscan | {Afro/Mullet/Long Purple} Wig, Top Hat Satin, Pirate Eye Patch and Hook+pirate,
 Captain's Peaked Cap, Spock Ears, Inflatable Guitar+rockstar, Feather Boa, Horse Head Latex+horse | 2-25
facepaint | Fancy Dress > Accessories > Make-Up ; Fancy Dress > Make-Up & Face Paint | Snazaroo, Smiffy's, Grimas |
 Face Painting Kit {Boys/Girls/Zombie}, Palette 12 Colours, Water Based Paint 18ml White, Sponges High Density,
 Stencils Face, Fake Blood and Scar Wax, UV Body Sticks | 2-30
banner | Party Supplies > Banners, Stickers & Confetti > {Banners/Confetti} ; Party Supplies > Decorations | Amscan,
 Unique Party, Talking Tables, Ginger Ray | Happy Birthday Foil Banner,
 {Pirate+pirate/Princess+princess/Dinosaur+dino/Football+football/Train+train} Bunting, Age 40 Confetti, Pom Pom
 Hanging 5, Congratulations Letter, Wine Time Table Scatter, Gold Fringe Curtain | 2-18
balloon | Party Supplies > Balloons ; Party Supplies > Balloons > {Foil/Latex} | Amscan, Qualatex, Unique Party |
 {Number 5/Heart/Star} Foil Balloon, 25 Pearl Latex, Helium Canister, {Star Wars+starwars/Frozen
 Princess+princess/Spider-Man+hero} Foil | 2-40
modelball | Party Supplies > Balloons > Modelling ; Hobbies > Circus & Juggling | Qualatex, Sempertex, Tricks Shop |
 260Q Modelling Balloons 100, Double Action Pump with Carry Case, Balloon Twisting Starter Kit, Twisting Animals
 Instruction DVD | 4-35
table | Party Supplies > Tableware ; Party Supplies > {Invitations/Party Bags/Pinatas} | Amscan, Unique Party, Meri
 Meri | {Unicorn/Superhero+hero/Dinosaur+dino/Football+football} Paper Plates, Pinata Donkey, Thank You Cards 8, Party
 Bags with Fillers, Paper Straws Stripe, Invitation Pad {Fairy+fairy/Space+space} | 2-25
baby | Baby & Toddler Toys > {Activity Centres/Rattles/Bath Toys/Push & Pull Along} ; Baby & Toddler Toys | Vtech,
 Lamaze, Tiny Love, Fisher-Price | Activity Cube, First Steps Walker, Rattle Rings, {Freddie Firefly/Mortimer Moose},
 Stacking Cups, Bath Squirters Sea, Cot Mobile, Baby Drum Magic Lights+handdrum | 5-75
learn | Educational Toys > {Literacy & Spelling/Mathematics/Time} ; Electronic Toys > Learning Computers | Leapfrog,
 Vtech, Learning Resources, Orchard Toys | Number Magnets, Alphabet Bus, Times Table Bingo, Innotab 3 Tablet, Telling
 Time Clock, Train Your Brain Flashcards, World Map Globe 30cm, Coin Set Play Money | 5-95
money | Novelty & Special Use > Money Banks ; Novelty & Special Use > {Keyrings/Pocket Money Toys} | Lesser & Pavey,
 Puckator, Tobar | Money Box {Piggy/London Bus/Football Boot+football}, Novelty Mug Keep Calm, Keyring Torch, Bouncy
 Ball Jet, Golf Pen Set, Beer Pong, Slinky Metal, Sailing Boat Bookends | 2-28`;
