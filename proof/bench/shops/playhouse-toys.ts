/** Dolls, animals, dressing up, crafts, science, sports, outdoor play and the nursery. */
export const playShelves = `
party | Party > Tableware & Decoration ; Party | Steam & Co, Confetti Lane, Fizzbang | Dinosaur Party Plates 16 Pack,
 Unicorn Birthday Napkins 20, Pirate Treasure Loot Bags 10, Football Party Tablecover, Space Foil Balloon Bundle,
 Rainbow Bunting 10m, Princess Paper Cups 8, Pony Foil Balloon Giant | 2-22
dressup | Party > Costumes > Children ; Toys > Dressing Up | Capes & Co, Confetti Lane, Masquerella | Dinosaur Costume
 with Tail+dino, Pirate Captain Costume+pirate, Knight Tabard and Sword Costume+knight, Astronaut Suit Costume+space,
 Ice Princess Gown Costume, Little Witch Costume, Firefighter Outfit with Hat, Unicorn Dress and Headband+unicorn,
 Doctor's Coat Costume | 9-48
dressup | Party > Costumes > Adults & Wigs ; Party > Costumes | Masquerella, Fizzbang, Capes & Co | Flapper Costume
 1920s Ladies, Long Wizard Beard and Wig, Venetian Mask with Feathers, Stage Face Paint Palette, Viking Helmet with
 Plaits, Vampire Cape Full Length, Pirate Hook Eyepatch and Cutlass Set+pirate | 4-62
fashdoll | Toys > Dolls > Fashion Dolls ; Toys > Dolls & Accessories | Bellarose, Glamarie, Isolde & Friends | Fashion
 Doll Ballerina Tutu, Fashion Doll with Horse and Riding Outfit+horse, Mermaid Colour Change Doll, Fashion Doll Vet
 Playset, Doll Camper Van with Pool, Singing Princess Isolde Doll+isolde, Doll Wardrobe with 20 Outfits | 9-88
babydoll | Toys > Dolls > Baby Dolls ; Toys > Dolls & Accessories | Bellarose, Dimpling, Muffet | Baby Doll Drinks and
 Wets 38cm, Soft Bodied First Doll, Doll's Pram Twin Folding, Doll High Chair and Feeding Set, Reborn Style Baby Doll
 Sleeping, Rag Doll Handmade Poppy+plush, Wooden Doll Cradle with Bedding | 9-95
dollhouse | Toys > Dolls > Dolls' Houses ; Toys > Dolls & Accessories | Tumblewood, Muffet, Hollowfield | Georgian
 Dolls' House Kit 1:12, Wooden Dolls' House 3 Storey with Furniture, Dolls' House Kitchen Furniture 1:12, Dolls' House
 Family of Five, Miniature Roombox Kit Bookshop with LED+craft, Dolls' House Grand Piano 1:12, Dolls' House Wallpaper
 and Carpet Bundle | 7-145
plush | Toys > Soft Toys > Animals ; Toys > Soft Toys | Cuddlewick, Hug Harbour, Little Gardener, Snoozle | Plush
 Highland Pony 30cm+horse, Tabby Cat Soft Toy Lying+cat, Cuddly Triceratops Green+dino, Plush Unicorn Rainbow
 Mane+unicorn, Giant Octopus Plush 60cm, Sausage Dog Soft Toy, Barn Owl Plush, Elephant Comforter Grey, Shark Plush
 Cushion, Fox Cub Floppy | 6-62
teddy | Toys > Soft Toys > Teddy Bears ; Collectables > Teddy Bears | Cuddlewick, Hug Harbour, Mohairy | Classic
 Mohair Teddy Bear Jointed, Teddy Bear in Knitted Jumper, Limited Edition Centenary Bear Numbered, Bedtime Bear with
 Night Light, Giant Teddy Bear 1m, Teddy Bear Guardsman, Small Pocket Bear Keepsake | 7-140
puppet | Toys > Puppets & Theatre ; Toys > Soft Toys | Mitten & Mouth, Tumblewood, Hug Harbour | Full Body Wolf Hand
 Puppet+plush, Finger Puppets Farm Animals 10, Marionette Pinocchio Wooden Strings, Puppet Theatre Folding with
 Curtains, Glove Puppet Set Red Riding Hood, Ventriloquist Dummy Boy, Dragon Puppet Long Sleeve+dragon+plush, Shadow
 Puppet Kit Fairy Tales | 5-85
horse | Toys > Animal Figures > Horses & Stables ; Toys > Figures | Paddockers, Schlicht, Bellarose | Arabian Mare
 Figure Hand Painted, Horse Stable Playset with Loft, Show Jumping Set with Rider, Shire Horse and Cart, Foal and
 Shetland Pony Twin Pack, Grooming Salon for Horses, Horse Box Trailer and 4x4, Rocking Horse with Sounds | 5-95
farm | Toys > Animal Figures > Farm ; Toys > Vehicles > Farm & Building Site | Fieldmaster, Schlicht, Tumblewood |
 Barn Playset with Animals, Cow and Calf Figures, Farmer with Tractor and Hay+tractor, Sheep Flock 8 Figures, Wooden
 Farmyard Sorting, Hen House with Eggs | 5-78
dino | Toys > Animal Figures > Dinosaurs ; Toys > Figures | Jurastone, Schlicht, Roarsome | Giant T-Rex Figure Roaring
 45cm, Dinosaur Dig Excavation Egg Set 12, Velociraptor Articulated Figure, Dinosaur Skeleton Wooden Kit, Walking
 Brachiosaurus Battery, Dino Rescue Truck and Cage, Fossil Collection Real 8 Pieces | 5-85
castle | Toys > Figures > Knights & Castles ; Toys > Figures | Schlicht, Tumblewood, Klemma | Knight's Castle with
 Drawbridge Wooden, Jousting Champion Knight Figure, Dragon Tower Siege Set+dragon, Foam Sword and Shield Lion
 Crest+dressup, Black Knight Figures 6 Pack, Catapult and Siege Tower, Crusader Helmet Metal Replica+dressup | 6-95
pirate | Toys > Figures > Pirates ; Toys > Figures | Klemma, Bathtime Bay, Rolo | Pirate Galleon Playset with Cannon,
 Treasure Island Play Mat and Figures, Pirate Treasure Chest Coins and Gems, Skull Rock Hideout Set, Pirate Cutlass
 and Telescope Role Play+dressup | 5-80
unicorn | Toys > Fantasy > Unicorns & Fairies ; Gifts for Girls | Glamarie, Sparkleby, Muffet | Unicorn Night Light
 Colour Changing, Make Your Own Unicorn Felt Kit+textile, Unicorn Backpack Sequin, Light Up Unicorn Carousel, Unicorn
 Jewellery Box Musical, Unicorn Stable with Fairy Rider, Unicorn Diary with Lock+pen | 5-68
isolde | Film TV & Comics > Princess Isolde ; Toys > Dolls | Glamarie, Isolde & Friends, Popcorn Vault | Princess
 Isolde Ice Palace Playset, Princess Isolde Singing Microphone+music+sing, Isolde Snow Dress Official+dressup, Isolde
 and Bramble Reindeer Figures, Princess Isolde Storybook Set, Princess Isolde Magnetic Dress Up Tin | 7-90
beasts | Film TV & Comics > Pocket Beasts ; Toys > Figures | Nimbus Games, Popcorn Vault, Hug Harbour | Pocket Beasts
 Plush Embermouse 25cm+plush, Pocket Beasts Battle Figure 8 Pack, Pocket Beasts Throw and Catch Capsule, Pocket Beasts
 Handbook of All 400, Pocket Beasts Rucksack, Pocket Beasts Arena Playset | 7-75
music | Toys > Musical ; Musical Instruments > For Children | Plinkaplonk, Tumblewood, Little Maestro | Wooden
 Xylophone 12 Notes, Percussion Set 14 Pieces in Bag, Toy Drum with Sticks, Toy Electric Guitar with Amp Sounds, Floor
 Piano Mat 2m, Rainbow Hand Bells 8, Sing Along Karaoke Machine with 2 Microphones+sing, Junior Bongos Pair | 6-92
instrument | Musical Instruments > Beginners ; Musical Instruments | Little Maestro, Crescendo, Strumwell | Soprano
 Ukulele Starter Pack with Bag, 61 Key Keyboard with Stand and Stool, Descant Recorder Three Piece, Half Size
 Classical Guitar Natural+guitar, Harmonica in C 10 Hole, Junior Drum Kit 5 Piece, Cajon Birch Flat Pack, Steel String
 Guitar Starter Pack+guitar | 8-175
science | Toys > Science & Discovery ; Toys > Educational | Eurekids, Beaker & Bunsen, Bright Spark | Chemistry Lab
 120 Experiments, Grow Your Own Crystals Kit, Erupting Volcano Lab, Slime Science Factory, Human Body Anatomy Model,
 Weather Station Kit, Perfume Science Kit, Magic of Magnets Experiment Kit, Kitchen Chemistry Baking Science | 8-78
optic | Toys > Science & Discovery > Microscopes & Telescopes ; Toys > Educational | Eurekids, Starling Optics |
 Refractor Telescope 70mm with Tripod+space, Microscope 900x with Slides+science, Bug Viewer Jar and
 Magnifier+bug+science, Reflector Telescope 114mm Stargazer+space, Digital Microscope USB+science, Junior Binoculars
 6x21 | 8-150
space | Toys > Science & Discovery > Space ; Toys > Educational | Starling Optics, Eurekids, Orbit Skill Toys | Solar
 System Planetarium Model Motorised, Moon Lamp 3D with Stand, Rocket Launch Kit Air Powered+science, Glow Stars and
 Planets Ceiling 200, Astronaut and Lunar Lander Figures, Star Projector Night Sky, Mars Rover Build Kit | 6-82
robot | Toys > Electronics & Robotics ; Toys > Educational | Bright Spark, Botworks, Eurekids | Coding Robot Mouse
 Set, Build Your Own Robot Arm Hydraulic, Snap Circuits 100 Projects+science, Solar Robot 14 in 1+science, Dancing
 Robot Dog Interactive, Programmable Robot Kit for Ages 8, Retro Tin Robot Clockwork+tin | 9-145
globe | Toys > Educational > Maps & Globes ; Toys > Educational | Terrapin, Eurekids | Illuminated Globe 30cm, Scratch
 Off World Map Deluxe, Talking Globe with Pen, Flags of the World Card Set, Magnetic Map of Europe, Children's Picture
 Atlas | 6-80
paint | Arts & Crafts > Painting & Drawing ; Arts & Crafts | Smudge, Huebert, Artichoke | Wooden Easel Double Sided,
 Deluxe Art Case 174 Pieces+colour, Watercolour Set 36 Pans, Acrylic Painting Set with Canvases, Paint by Numbers Old
 Harbour, Sketching Pencils Tin 24+pen, Marker Pens Dual Tip 80+pen+colour, Spin Art Machine, Learn to Draw Manga Set
 | 6-88
colour | Arts & Crafts > Colouring ; Books > Activity | Huebert, Smudge, Papermoth | Colouring Book Wild Horses+horse,
 Grown Up Colouring Book Mandalas, Giant Colouring Poster Dinosaurs+dino, Colouring Book Secret Gardens, Velvet
 Colouring Set Kittens+cat, Colouring Roll Outer Space+space, Colouring Book Guitars and Rock Stars, Colouring Book
 Trains and Trucks | 4-28
beads | Arts & Crafts > Jewellery Making ; Arts & Crafts | Sparkleby, Craftkin, Threadbear | Friendship Bracelet
 Maker, Wooden Bead Box 400, Heishi Bead Kit 6000 Pieces, Jewellery Making Suitcase, Charm Bracelet Kit Mermaid, Loom
 Band Tower | 5-44
textile | Arts & Crafts > Sewing & Knitting ; Arts & Crafts | Threadbear, Craftkin, Woolgather | My First Sewing
 Machine, Learn to Knit Kit Scarf, Cross Stitch Kit Owl, Pom Pom Maker Set, Weaving Loom Wooden, Sew Your Own Softies
 Kit, Crochet Kit Beginner Penguin, Felting Kit Dachshund | 7-95
clay | Arts & Crafts > Modelling & Pottery ; Arts & Crafts | Smudge, Craftkin, Puttypot | Pottery Wheel for Children,
 Air Dry Clay 2kg with Tools, Polymer Clay 50 Colours, Paint Your Own Tea Set+paint, Play Dough Ice Cream Parlour,
 Clay Modelling Kit Dragons+dragon | 6-62
paper | Arts & Crafts > Paper Craft ; Arts & Crafts | Papermoth, Craftkin | Origami Kit 200 Sheets, Card Making Kit 50
 Cards, Quilling Starter Set, Scrapbook Album Kit, Paper Plane Folding Book, Pop-Up Paper Castle Kit+knight | 5-38
refill! | Arts & Crafts > Materials ; Arts & Crafts | Craftkin, Huebert, Smudge | Glue Sticks Refill 20, Googly Eyes
 500, Glitter Shaker Refill Pots, Loom Bands Refill 600, Replacement Paint Pans Blue, Pipe Cleaners 100, Hama Style
 Beads Refill 3000 | 2-15
football | Sports Toys > Football ; Sports & Outdoor Play | Kickwell, Goalmouth, Sportivo | Football Goal Pop Up Pair,
 Match Football Size 5, Football Rebounder Net, Table Football 4ft, Electronic Football Target Goal, Goalkeeper Gloves
 Junior, Football Skills Trainer Belt | 7-145
sport | Sports Toys > Games & Targets ; Sports & Outdoor Play | Sportivo, Bullsby, Kickwell | Badminton Set with Net,
 Velcro Catch Set, Kids Golf Set with Bag, Swingball Tennis Trainer, Rounders Set Wooden, Boxing Punch Ball Stand,
 Archery Set Suction Cup | 8-75
basket | Sports Toys > Basketball ; Sports & Outdoor Play | Sportivo, Dunkster | Basketball Hoop Adjustable Stand,
 Over Door Mini Basketball Hoop, Basketball Size 7 Indoor Outdoor, Arcade Basketball Shootout Double, Light Up
 Basketball Glow | 9-150
dartspool | Sports Toys > Darts & Table Games ; Games > Indoor Sports | Bullsby, Sportivo | Table Tennis Set with
 Retractable Net, Magnetic Dart Board+darts, Mini Pool Table 3ft, Air Hockey Tabletop, Carrom Board 74cm+board,
 Bristle Dartboard with 6 Darts+darts | 9-150
outdoor | Sports & Outdoor Play > Garden Play ; Sports & Outdoor Play | Backyarders, Tumblewood, Bounceby | Folding
 Trampoline with Handle, Sand and Water Table, Nest Swing 100cm, Pop Up Play Tent and Tunnel, Slackline 15m
 Kit+juggle, Mud Kitchen Wooden+cook, Garden Tool Set for Children, Rope Ladder and Disc Swing | 9-150
water | Sports & Outdoor Play > Water & Bubbles ; Sports & Outdoor Play | Splashdown, Backyarders, Fizzbang | Water
 Blaster Pump 1.2 Litre Twin, Bubble Machine Shark, Water Balloons Quick Fill 100, Water Slide 5m, Giant Bubble Wand
 Kit, Foam Dart Blaster 20 Rounds, Paddling Pool 3 Ring | 4-58
kite | Sports & Outdoor Play > Kites ; Sports & Outdoor Play | Windle, Skyhook, Breezer | Delta Kite Rainbow Tail,
 Dual Line Stunt Kite 160cm, Dragon Kite 3D Single Line+dragon, Power Kite 2.5m with Bar, Pirate Ship Kite 3D+pirate,
 Pocket Parafoil Kite, Beginner Diamond Kite, Box Kite Classic | 5-120
scooter | Ride-Ons > Scooters & Skates ; Sports & Outdoor Play | Rollo & Sons, Kerbstar, Zip | Three Wheel Scooter
 Light Up, Stunt Scooter Pro 110mm, Complete Skateboard Maple 31 Inch, Inline Skates Adjustable, Roller Skates Quad
 Retro, Penny Style Cruiser Board, Folding Scooter Big Wheel | 18-140
rideon | Ride-Ons > Cars & Bikes ; Ride-Ons | Rollo & Sons, Zip, Backyarders | Balance Bike 12 Inch Wooden, Pedal
 Tractor with Trailer+tractor, 12V Electric Ride On Jeep with Remote, Push Along Ride On Car, Bouncy Hopper
 Horse+horse, Tricycle with Parent Handle, Foot to Floor Fire Engine | 16-195
baby | Baby > Rattles & Activity ; Baby Toys | Dimpling, Snoozle, Bo Peepers | Wooden Rattle and Teether Ring,
 Activity Gym Mat with Arches, Stacking Cups Rainbow, Musical Cot Mobile Bears, Crinkle Cloth Book Jungle, Shape
 Sorter House, Spiral Pram Toy, Baby Walker Wooden with Blocks | 5-80
bath | Baby > Bath Toys ; Baby Toys | Bathtime Bay, Dimpling | Rubber Ducks Family 4, Bath Fishing Game with Net,
 Floating Boat Set Harbour, Bath Crayons 9, Water Wheel Tower, Squirting Sea Animals 6 | 4-34
cook | Toys > Pretend Play > Kitchens & Food ; Toys > Pretend Play | Tumblewood, Muffet, Birkholz | Wooden Play
 Kitchen with Oven, Cutting Fruit and Vegetables Set, Toy Coffee Machine Wooden, Cake Stand Play Food, Wooden Toaster
 Set, Tin Tea Party Set 15 Pieces, Pizza Shop Counter | 8-140
role | Toys > Pretend Play ; Toys > Pretend Play > Shops & Jobs | Tumblewood, Rolo, Dimpling | Toy Cash Register with
 Scanner, Doctor's Case 12 Pieces, Tool Bench with Drill, Post Office Set, Toy Vacuum Cleaner, Vet Carry Case with
 Puppy, Hairdresser Salon Set | 8-75
tin | Collectables > Tin & Clockwork ; Collectables | Chromework, Marvo, Old Nursery Co | Clockwork Tin Racing Car,
 Tin Carousel Wind Up, Spinning Top Humming Tin, Clockwork Mouse, Jack in the Box Clown Tin, Tin Motorcyclist Wind Up,
 Music Box Ballerina | 8-78
pen | Stationery > Pens & Pencil Cases ; Stationery | Scribblers, Papermoth, Sparkleby | Unicorn Pencil Case
 Filled+unicorn, Ten Colour Pen Pony+horse, Scented Gel Pens 24, Football Boot Pencil Case+football, Dinosaur
 Stationery Set 9 Pieces+dino, Calligraphy Fountain Pen Set+craft, Cat Sticky Notes+cat, Secret Diary Invisible Ink |
 3-32
video | Electronics > Games Consoles & Handheld ; Games > Electronic | Pixelbox, Bright Spark, Joyzone | Handheld
 Retro Console 200 Games, Plug and Play TV Arcade Stick, Electronic Fishing Game Handheld, Mini Arcade Cabinet 8 Bit,
 Wireless Controller Blue, Gaming Headset Junior, Virtual Pet Keychain | 9-98
garden | Toys > Science & Discovery > Nature ; Toys > Educational | Eurekids, Backyarders | Butterfly Growing Kit with
 Net+bug, Ant World Gel Habitat+bug, Wormery Clear+bug, Sunflower Race Growing Set, Bird Box Build Kit+craft,
 Carnivorous Plants Terrarium, Bug Hotel Wooden+bug | 6-46
battery! | Electronics > Batteries ; Toys > Accessories | Voltly, Pixelbox | AA Batteries 24 Pack, LR44 Button Cells
 10, 9V Block Twin, Universal Toy Charger USB Cable, C Size Batteries 4 | 2-24
gift! | Gift Vouchers & Wrap ; Party | Confetti Lane, Papermoth | Toy Shop Gift Card, Gift Wrap Dinosaurs 5m, Gift Bag
 Football Large, Birthday Card Steam Engine, Wrapping Paper Unicorns, Voucher for Magic Workshop Digital | 2-90
`;
