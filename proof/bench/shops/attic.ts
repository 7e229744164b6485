import { models } from './attic-models.ts';
import type { Fair } from './fair.ts';

/** A mail-order house for hobbies, written before its first measurement, blind to the search. */
export const attic: Fair = {
  name: 'attic',
  everywhere: 'Attic & Sons, Old Toyman, Windfall',
  brandShelf: 'Makers A-Z > ',
  titles: `$brand $thing; $brand $thing $code; $thing - $brand $code - $extra; $BRAND $code $thing ($extra); $thing,
 $extra; $thing; $brand $thing, $extra, as shown in catalogue p. 37; $thing by $brand [$code]; $brand $thing. Also see
 $other; $code $thing; $extra $thing $brand`,
  descriptions: `$none; $none; The $thing is a long-standing favourite of our customers. $extra.; $brand no. $code.
 Sent within 3 working days by carrier; $thing by $brand. Not suitable for children under 36 months.; Customers who
 ordered this also ordered: $other.; $thing, $extra. Find it on page $code of our printed catalogue, department
 $path.; Hours of fun for young and old with this $thing.; A present which will be treasured. $brand $thing.; Shown
 with $other (not included).`,
  extras: `boxed; assorted colours; colour may vary; age 8+; age 14+; adult collector; limited edition; new tooling;
 reissue; Code 3; w/ instructions; blue; red; large; small; set; deluxe; twin pack; 1:72; 30cm; 12"; second edition;
 best seller; pre-loved box; mail order exclusive; rainy day; great for grandparents; stocking filler; no batteries
 needed; made in England; hand finished; clearance line; pack of 2`,
  shelves: `${models.trim()}
science | Science Cupboard > Kits ; Science Cupboard > Chemistry & Physics | Retort, Newton Lane, Brightspark |
 Chemistry Set 200 Experiments, Volcano Making Kit, Electricity & Magnetism Lab, Slime Laboratory, Weather Station
 Junior, Solar Robot Kit 12 in 1+robot, Forensic Science Kit, Human Body Model Torso, Newton's Cradle, Crystal Growing
 Lab+geo, Ant Farm Habitat, Hot Air Engine Science Kit | 8-130
robot | Science Cupboard > Electronics & Robots ; Toys > Electronic | Brightspark, Orbit, Voltara | Coding Robot
 Programmable, Robot Arm Kit Hydraulic+science, Build Your Own Robot Spider+science, Line Following Robot Kit+science,
 Robot Dog Interactive, Walking Tin Robot Clockwork, Robot Kit with Microcontroller+science | 10-170
electro | Science Cupboard > Electronics | Brightspark, Newton Lane | Electronics Lab 130 in 1, Crystal Radio Kit,
 Soldering Practice Kit Clock, Clip Circuits Starter Box, FM Radio Build Kit, Microcontroller Learning Kit, Theremin
 Solder Kit | 10-120
astro | Science Cupboard > Astronomy ; Astronomy & Optics > Telescopes | Polestar, Orrery Works, Newton Lane |
 Refractor Telescope 70mm w/ Tripod, Newtonian Telescope 130mm, Planisphere Northern Sky, Moon Filter & Eyepiece Set,
 Red Light Torch for Stargazing, Star Atlas Spiral Bound, Home Planetarium Projector, Astronomy Binoculars 10x50, Moon
 Globe Illuminated, Wooden Orrery Kit Planets, Meteorite Fragment Framed+geo | 9-260
micro | Science Cupboard > Microscopes ; Astronomy & Optics > Microscopes | Retort, Newton Lane | Biological
 Microscope 40-1000x, Stereo Microscope, Pocket Microscope w/ LED, Prepared Slides Set of 50, Digital Microscope USB,
 Pond Life Microscope Kit, Field Microscope Brass, Slide Making Kit Microscopy, World of the Microscope Book | 12-170
geo | Science Cupboard > Rocks & Fossils ; Collectors' Cabinet > Minerals | Lyme & Lias, Newton Lane, Cavern | Fossil
 Starter Collection Boxed+dinosaur, Geologist's Hammer, Amethyst Cathedral Geode, Rock Tumbler Kit+science, Rocks &
 Minerals Collection 24, Ammonite Polished Pair, Dig a Dinosaur Excavation Kit+dinosaur+science, Hand Lens Loupe 10x
 Geology, Megalodon Tooth Fossil+dinosaur, Fossils of Britain Handbook+dinosaur, Mineral Display Case | 6-150
detect | Metal Detecting ; Metal Detecting > Detectors & Accessories | Hoarder, Fieldwalk, Saxon Gold | Metal Detector
 Beginner 6.5" Coil, Pinpointer Probe Waterproof, Detecting Digging Trowel Serrated, Finds Pouch & Belt, Metal
 Detector Junior, Detector Headphones Wired, Finds Display Box, Metal Detecting Finds Guide Book, Detectorist's Cap
 Embroidered, Sand Scoop Beach Detecting | 12-160
coin | Collectors' Cabinet > Coins ; Numismatics > Albums & Tools | Sovereign House, Mintmark, Guinea | Coin Album
 Ring Binder 10 Pages, Silver Proof Coin Cased, Victorian Penny Set of 5, Coin Magnifier Loupe, Roman Bronze Coin
 Identified, Coins of England Yearbook, Coin Cabinet Mahogany Trays, Pre-Decimal Coin Set 1967, Commemorative Crown
 Railway+train, Coin Capsules Display Box | 7-180
stamp | Collectors' Cabinet > Stamps ; Philately | Penny Post, Mintmark, Perforo | Stamp Album World Springback,
 Stockbook 32 Pages Black, Stamp Starter Set Tongs & Magnifier, World Stamps 1000 Off Paper, Stamp Catalogue Part 1,
 Locomotive Stamps Thematic 100+train, Cat Stamps Thematic 100+cat, First Day Cover Collection, Perforation Gauge &
 Tongs Set, Penny Red Plate 1864, Horse Stamps Thematic 100+horse | 6-120
collectbit! | Collectors' Cabinet > Sundries ; Philately | Penny Post, Mintmark | Stamp Hinges x1000, Album Leaves
 Refill x20, Coin Flips 50mm x100, Coin Cleaning Dip 250ml, Mount Strips Black | 3-18
draw | Art Room > Drawing ; Art Room > Pencils & Pastels | Quill & Ochre, Graphis, Cumber | Sketching Pencils Tin of
 24, Charcoal Drawing Set Wooden Box, Artist's Pastels 48, Coloured Pencils 72 Tin Cat Design+cat, Sketchbook A4
 Casebound, Drawing Manikin 12", Light Pad A3 Tracing, Learn to Draw Horses Book+horse, Fineliner Drawing Pens x12,
 Drawing Board w/ Parallel Motion, Manga Drawing Set | 6-120
water | Art Room > Painting > Watercolour | Quill & Ochre, Cotman's Yard, Cumber | Watercolour Half Pan Set 24,
 Watercolour Field Box Enamelled, Watercolour Block Cold Pressed 12x16, Sable Round Brushes Watercolour x5,
 Watercolour Landscapes Course Book, Water Brush Pen Set, Watercolour Travel Roll, Masking & Granulating Medium
 Watercolour Set, Watercolour Gift Chest | 8-140
oil | Art Room > Painting > Oils & Acrylics ; Art Room > Easels | Quill & Ochre, Cumber, Rembrough | Oil Colour Set
 12x37ml, Acrylic Paint Set 48, Box Easel Beech+water, Canvas Panels Pack of 10, Palette Knives Set, Oil Painting
 Brushes Hog x12, Painting by Numbers Kingfisher, Table Easel+water, Oil Painting Starter Box, Artist's Smock+water |
 8-160
artbit! | Art Room > Sundries | Cumber, Graphis | Turpentine Substitute 500ml, Watercolour Pan Refill Sap Green, Putty
 Rubber, Oil Tube 37ml Titanium White, Pencil Leads 2mm Refill, Brush Soap Tin | 2-15
print | Art Room > Printmaking | Inkstone & Press, Quill & Ochre | Lino Cutting Starter Kit, Lino Cutting Tools x10
 Boxed, Screen Printing Kit A4, Block Printing Inks Set of 6, Printing Baren Bamboo, Tabletop Etching Press, Gelli
 Printing Plate Kit, Japanese Woodblock Print Kit, Lino Printing Project Book, Letterpress Mini Press | 9-200
calli | Writing Room > Calligraphy ; Art Room > Lettering | Quill & Ochre, Scriptor | Calligraphy Dip Pen Set w/ Nibs,
 Brush Lettering Pens x10, Chinese Calligraphy Set Ink Stone, Illuminated Letters Gilding Kit, Calligraphy Practice
 Pad & Guide, Oblique Holder Copperplate, Calligraphy Inks Gift Box 6+pen, Calligraphy Course Box | 8-110
pen | Writing Room > Fountain Pens ; Fancy Stationery > Pens | Scriptor, Kestrel, Sterling | Fountain Pen
 {Broad/Medium/Fine} Nib Marbled, Fountain Pen & Ink Gift Set, Bottled Ink Trio+calli, Fountain Pen Walnut Cap, Pen
 Roll Leather, Demonstrator Piston Filler Pen, Desk Pen Stand & Blotter, Glass Dip Pen+calli | 9-190
notebook | Fancy Stationery > Journals ; Fancy Stationery > Notepaper & Seals | Fox & Hare, Scriptor, Kestrel |
 Leather Journal Handmade Paper, Five Year Diary Lockable, Writing Set Laid Paper Boxed, Sealing Wax & Initial Seal
 Set, Dotted Notebook A5 Cat & Moon+cat, Travel Journal Wrap, Address Book Liberty Style, Correspondence Cards Horses
 Boxed+horse | 6-80
penbit! | Writing Room > Refills ; Fancy Stationery | Scriptor, Sterling | Ink Cartridges x12, Rollerball Refill
 Black, Converter Standard, Calligraphy Nib Spare, Blotting Paper x10 | 2-14
paper | Paper Crafts ; Paper Crafts > Card Making & Scrapbooking | Snippet, Fox & Hare, Bobbin Lane | Die Cutting
 Machine A5, Card Making Kit 30 Cards, Scrapbook Album 12x12, Rubber Stamp Set Botanical, Paper Quilling Kit,
 Scrapbook Paper Pad Travel Theme, Embossing Heat Tool Set, Washi Tape Box of 30, Decoupage Kit, Craft Punch Set of
 10, Card Making Chest with Drawers | 6-140
origami | Paper Crafts > Origami & Model Cutting | Snippet, Cranefold | Origami Paper 500 Sheets, Origami Dinosaurs
 Kit+dinosaur, Washi Chiyogami Origami Paper Box, Kusudama Origami Book, Origami Dragon Masterclass+dragon, Paper
 Aeroplane Folding Book+plane, Money Origami Kit, Origami Lamp Kit Large | 7-100
yarn | Wool Shop > Yarn ; Haberdashery > Wool | Rook & Sons, Shearwater, Purl Harbour | Merino DK Yarn Bundle 10x50g,
 Hand-Dyed Sock Yarn Skein, Aran Wool Mega Ball 400g, Cotton DK Colour Pack 12, Yarn Bowl Ceramic, Yarn Winder &
 Swift, Alpaca Lace Yarn Pair, Yarn Storage Bag with Grommets, Chunky Yarn Cone | 8-120
knit | Wool Shop > Knitting ; Haberdashery > Knitting Needles & Kits | Rook & Sons, Purl Harbour, Thimble Hall |
 Knitting Needle Set Bamboo 36pc, Beginner's Scarf Knitting Kit, Fair Isle Jumper Knitting Kit, Interchangeable
 Circular Knitting Needles, Knitting Bag Tweed, Knitting Machine 40 Needle, Toy Rabbit Knitting Kit, Stitch Dictionary
 Knitting Book, Cable Needles & Stitch Markers Tin Knitting, Sock Knitting Kit & Loom | 7-130
crochet | Wool Shop > Crochet | Purl Harbour, Hooked | Crochet Hook Set Ergonomic 9, Amigurumi Crochet Kit
 {Elephant/Octopus}, Granny Square Blanket Crochet Kit, Crochet Dinosaur Kit+dinosaur, Crochet Basket Kit T-Shirt
 Yarn, Crochet Stitches Book, Crochet Case Roll, Crochet Cardigan Kit | 7-90
sew | Haberdashery > Dressmaking ; Haberdashery > Sewing Machines & Boxes | Thimble Hall, Bobbin Lane, Tailor's
 Daughter | Sewing Box Cantilever Wooden, Dressmaking Shears 9", Sewing Machine Compact 12 Stitch, Wrap Dress Sewing
 Pattern 8-24, Dressmaker's Dummy Adjustable, Liberty Style Lawn Fabric 2m+quilt, Tote Bag Sewing Kit, Pin Cushion &
 Thimble Set, Beginner's Sewing Course Book, Overlocker Starter Feet Set, Thread Rack 50 Reels | 8-220
quilt | Haberdashery > Patchwork & Quilting | Bobbin Lane, Calico Yard | Fat Quarters Bundle x20 Quilting, Quilt Kit
 Log Cabin Double, Rotary Cutter & Mat Quilting Set, Jelly Roll 40 Strips Patchwork, English Paper Piecing Kit,
 Patchwork Cushion Kit, Quilting Ruler Set Acrylic, Quilting Hoop on Stand, Horses Quilt Panel Fabric+horse | 9-130
stitch | Haberdashery > Embroidery & Tapestry ; Needlecraft > Cross Stitch Kits | Anchorage, Calico Yard, Thimble Hall
 | Cross Stitch Kit Cottage Garden, Cross Stitch Kit Cat on Windowsill+cat, Cross Stitch Kit Steam Locomotive+train,
 Tapestry Cushion Kit Hare, Embroidery Silks 100 Skeins, Embroidery Hoop Set Bamboo, Crewel Embroidery Kit, Cross
 Stitch Kit Dragon+dragon, Needlework Floor Frame, Punch Needle Embroidery Kit | 7-110
sewbit! | Haberdashery > Sundries ; Wool Shop > Sundries | Bobbin Lane, Thimble Hall | Sewing Machine Needles 90/14
 x5, Bobbins Plastic x10, Elastic 6mm 5m, Rotary Blades 45mm Spare, Knitting Needle Point Protectors, Zip 20cm Black,
 Stranded Cotton Skein No. 310 | 2-14
weave | Wool Shop > Weaving & Macrame ; Crafts > Weaving | Shearwater, Calico Yard | Table Loom 40cm Rigid Heddle,
 Macrame Wall Hanging Kit, Lap Loom Weaving Kit, Tapestry Weaving Kit, Spinning Wheel Drop Spindle Kit, Basket Weaving
 Kit Willow, Inkle Loom, Weaving Yarn Pack | 12-160
bead | Crafts > Beads & Jewellery | Bauble & Bead, Magpie, Silverthorn | Jewellery Making Kit 1200pc, Seed Beads
 Assortment 24 Colours, Jewellery Pliers Set, Silver Clay Starter Kit+pottery, Beading Loom, Gemstone Bead Strands
 x10, Enamelling Kit with Kiln, Wire Wrapping Jewellery Book, Bead Organiser Case, Ring Making Workshop Kit | 7-150
pottery | Crafts > Pottery & Modelling | Slipware Co, Cumber, Kilnsea | Air Drying Clay 5kg & Tools, Pottery Wheel
 Tabletop, Pottery Tools Set 18, Polymer Clay 24 Blocks, Banding Wheel Metal, Pottery Glaze Set, Pinch Pot Kit for
 Two, Hand Building Pottery Book, Pottery Apron Split Leg, Clay Sculpting Kit Bust | 9-150
carve | Workshop > Carving & Whittling | Chisel & Chip, Greenwood, Tinker | Whittling Knife Set 3pc, Spoon Carving
 Kit, Wood Carving Chisels x12 Roll, Basswood Blocks x10 Carving, Carving Mallet Beech, Whittling Starter Tin, Bird
 Carving Kit Wren, Whittle a Chess Knight Kit+chessmen, Carving Gloves & Strop Set, Whittling Projects Book | 8-120
woodwork | Workshop > Woodwork ; Workshop > Fretwork & Tools | Chisel & Chip, Greenwood, Oakham & Daughters | Block
 Plane No. 60, Marking Gauge Rosewood, Fretsaw & Patterns Set, Dovetail Saw Brass Back, Bird Box Woodwork Kit, Bevel
 Edge Chisels x6, Child's Workbench & Tools, Stool Making Woodwork Kit, Engineer's Square Set, Joinery Handbook |
 9-160
leather | Crafts > Leatherwork | Cobbler & Cain, Saddleback Lane | Leather Wallet Making Kit, Leather Craft Tools Set
 32, Veg Tan Leather Offcuts 1kg, Belt Making Kit Leather, Leather Stamps Alphabet, Stitching Pony for Leather,
 Leather Dye Set, Leathercraft Patterns Book, Moccasin Kit, Tooling Leather Mallet & Slab | 9-120
candle | Crafts > Candle Making | Ember, Tallow & Wick | Candle Making Kit Soy Deluxe, Beeswax Sheets Candle Rolling
 Kit, Silicone Candle Moulds x6, Candle Fragrance Oils Set, Candle Pouring Jug & Thermometer, Dipped Candle Kit,
 Candle Making Handbook, Candle Dye Chips & Wicks Box | 8-110
soap | Crafts > Soap & Bath | Ember, Lather Lane | Soap Making Kit Melt & Pour, Soap Cutter & Loaf Mould, Bath Bomb
 Making Kit, Cold Process Soap Starter Box, Soap Stamps & Colours Set, Natural Soap Making Book, Soap Embossing
 Rollers, Lip Balm Making Kit | 8-100
guitar | Music Room > Guitars & Ukuleles | Kingfisher, Fenland, Rosewood | Classical Guitar {3/4/Full} Size, Electric
 Guitar Starter Pack, Guitar Capo & Plectrum Tin, Guitar Stand Folding, Guitar Tuner Clip-On, Steel String Guitar
 Folk, Guitar Chords Poster & Book, Guitar Practice Amp 10W, Build a Guitar Kit | 8-260
ukulele | Music Room > Guitars & Ukuleles ; Music Room > Folk | Kingfisher, Mahalo Bay | Soprano Ukulele
 {Blue/Natural} w/ Bag, Concert Ukulele Mahogany, Ukulele Songbook 100 Tunes, Ukulele Wall Hanger, Ukulele Case
 Padded, Banjolele, Ukulele Starter Pack & Tuner, Tenor Ukulele Electro | 8-150
wind | Music Room > Recorders & Whistles ; Music Room > Folk | Pennywhistle, Fenland | Descant Recorder Pearwood,
 Harmonica Blues in C, Tin Whistle D & Tutor Book, Ocarina Ceramic, Treble Recorder ABS, Harmonica Set of 5 Keys
 Cased, Concertina 20 Key, Kazoo Metal, Bamboo Flute | 5-150
drum | Music Room > Percussion & Keys | Fenland, Thump | Cajon Box Drum, Bongo Drums Pair, Practice Drum Pad & Sticks,
 Djembe 10", Junior Drum Kit 3pc, Steel Tongue Drum, Tambourine Wooden, Cowbell & Block Drum Set, Drum Stool | 10-150
musicbit! | Music Room > Sundries | Fenland, Rosewood | Guitar Strings Light Gauge, Ukulele Strings Aquila Style, Drum
 Head 12" Spare, Recorder Cleaning Rod, Valve Oil, Reeds 2.5 x3 | 3-18
book | Book Nook > Picture Books ; Book Nook > Annuals & Stories | Hedgehog Press, Lamplight, Fox & Hare | Bedtime
 Stories Treasury, The Little Red Engine Picture Book+train, Myths & Legends for Children, Dragon Who Hated Fire
 Picture Book+dragon, Lift-the-Flap Dinosaurs Book+dinosaur, Pony Club Mysteries Box Set+horse, Pirate Island Story
 Collection+pirate, The Cat in the Attic Picture Book+cat, Big Book of Space for Children+space, Nursery Rhymes & CD,
 Children's Encyclopaedia | 6-80
croquet | Garden Games > Lawn Games ; Garden Games > Croquet | Pimlico, Old Meadow, Clubhouse | Croquet Set 4 Player
 Hardwood, Croquet Mallet 36", Croquet Hoops Steel Set of 6, Junior Croquet Set, Croquet Set in Trolley, Rules of
 Croquet Handbook, Croquet Balls First Colours | 14-220
outgame | Garden Games > Lawn Games ; Outdoor Toys > Games | Old Meadow, Clubhouse, Puddle | Boules Set of 8 Cased,
 Giant Tumble Tower, Quoits Rope & Wood, Swingball Style Tennis Set, French Cricket Set, Kubb Viking Chess Outdoor,
 Giant Four in a Row Garden+family, Skittles Wooden Garden, Badminton Net Set, Flying Disc Golf Set | 8-140
waterplay | Outdoor Toys > Water & Sand ; Toys > Summer | Puddle, Dolphin Bay | Paddling Pool 3 Ring, Water Pistol
 Super Soak, Sand & Water Table, Garden Sprinkler Octopus, Inflatable Flamingo Ring, Bath Boats Wooden x3, Water Slide
 Double Lane, Bucket & Spade Set, Pirate Ship Bath Toy+pirate | 5-120
darts | Games Room > Darts ; Games Room > Darts > Sets & Boards | Ton Eighty, Oche, Bull & Barrel | Tungsten Darts 24g
 90%, Bristle Dartboard Blade Wire, Dartboard Cabinet & Surround, Dart Flights & Stems Bumper Box, Darts Case Leather,
 Electronic Dartboard Scorer, Brass Darts Starter Set, Darts Oche Mat, Magnetic Dartboard Junior | 9-150
cue | Games Room > Pool & Snooker | Baize & Chalk, Bull & Barrel | Pool Cue 2pc Ash 57", Table Top Pool Table 3ft,
 Snooker Balls Set 2 1/16", Cue Case Aluminium, Pool Balls Spots & Stripes, Snooker Cue Hand Spliced, Pool Triangle &
 Brush Set, Folding Pool Table 4ft6, Cue Rack Wall Mahogany, Snooker Scoreboard | 12-260
cuebit! | Games Room > Spares | Baize & Chalk, Oche | Cue Tips Elk Master x10, Chalk Cubes x12, Dart Shafts Nylon
 Spare, Baize Repair Kit, Dart Points Steel x6 | 2-16
brick | Toys > Construction | Stackwell, Tinker, Orbit | Building Bricks Box 1000pc, Building Bricks Castle Set, Metal
 Construction Crane Set 600pc, Marble Run Construction 100, Building Bricks Steam Train Set+train, Building Bricks
 Pirate Ship+pirate, Wooden Planks Construction x200, Building Bricks Space Station+space, Magnetic Tiles 60, Building
 Bricks T-Rex+dinosaur | 9-160
dinosaur | Toys > Figures > Dinosaurs ; Toys > Animals | Tomtit, Lyme & Lias | Tyrannosaurus Figure Roaring, Dinosaur
 Figures Tub of 12, Diplodocus Soft Rubber 50cm, Pterodactyl Flying Figure, Dinosaur Island Playset, Velociraptor
 Articulated Figure | 6-80
horse | Toys > Figures > Horses & Stables ; Toys > Animals | Furrow & Field, Bishop | Shire Horse Figure, Wooden
 Stable & Paddock, Show Jumping Horse Set, Hobby Horse on Stick, Rocking Horse Dappled, Arab Mare & Foal Figures,
 Horse Box & Land Wagon Toy | 7-180
tin | Gift Attic > Curiosities ; Gift Attic > Stocking Fillers | Old Toyman Tins, Fox & Hare | Tin Money Box with
 Cat+cat, Clockwork Tin Train+train, Musical Box Ballerina, Kaleidoscope Brass, Spinning Top Humming Tin,
 Jack-in-the-Box, Snow Globe Castle, Marbles in Net 100, Clockwork Tin Rocket+space, Biscuit Tin Pirate Map+pirate,
 Dragon Incense Burner+dragon | 5-60
`,
  truth: `model railways: railway; ngauge
N gauge: ngauge
anything with trains: railway; ngauge; train; woodtrain
wooden train sets: woodtrain
building plastic kits: kitplane; kitcar; kitship; kittank; kitspace; modeltool
World War Two planes: ww2plane
aeroplanes: kitplane; balsa; plane; dieplane; ww2plane
tanks: kittank; rctank; tank
model boats: kitship; woodship; rcboat
radio-controlled cars: rccar
drones and RC planes: rcplane
slot racing: slot
die-cast cars: diecar
tractors: tractor
painting little soldiers: mini; minipaint
wargaming: mini; minipaint; terrain; wargame
board games: board; family; partygame; cardgame; classic; chess
dungeons and dragons: rpg
dragons: dragon
trading cards: tcg
chess: chess; chessmen
bridge: bridge
poker nights with the lads: poker
jigsaws: jigsaw; jigacc
brain teasers: brain
magic: magictrick
juggling and circus skills: juggle
flying kites: kite
puppets: puppet
dolls: doll
dolls' houses: dollhouse
teddy bears: teddy
fancy dress: costume
science experiments: science; micro; electro
robots: robot
stargazing: astro
outer space: space; astro
microscopes: micro
rocks: geo
metal detecting: detect
old coins: coin
stamps: stamp
drawing: draw
watercolours: water
oils and acrylics: oil
printmaking: print
calligraphy: calli
fountain pens: pen
scrapbooking and card making: paper
origami: origami
knitting: knit; yarn
crochet: crochet; yarn
dressmaking: sew
quilts: quilt
embroidery and cross stitch: stitch
weaving: weave
jewellery making: bead
clay: pottery
whittling: carve
woodwork: woodwork; carve
leatherwork: leather
making candles: candle
making soap: soap
guitar: guitar
ukulele: ukulele
drumming: drum
cats: cat
horses: horse
dinosaurs: dinosaur
pirates: pirate
croquet: croquet
garden games: outgame; croquet
darts: darts
pool: cue
whisky tasting:
yoga:
marathon running:
fly fishing:
sourdough:
perfume:
beekeeping:
scuba diving:`,
  people: `model railways | building plastic kits, World War Two planes | knitting, crochet, cats | board games
 | radio-controlled cars, drones and RC planes | jigsaws, bridge | drawing, watercolours | dolls' houses, teddy bears
 | painting little soldiers, wargaming | dungeons and dragons, dragons | stargazing, microscopes
 | metal detecting, old coins | guitar, drumming | making candles, making soap | dressmaking, quilts
 | dinosaurs, science experiments | woodwork, darts, model boats | horses, dolls | chess, brain teasers`,
  narrow: `bridge | rocks | anything with trains | N gauge | pool, darts | magic | tanks | clay
 | stamps, fountain pens | croquet, embroidery and cross stitch | wooden train sets, pirates
 | whittling, leatherwork | tractors | poker nights with the lads, ukulele | origami, printmaking
 | slot racing, trading cards, robots
 | calligraphy, scrapbooking and card making | flying kites, juggling and circus skills`,
  absent: `whisky tasting | yoga, perfume | marathon running | fly fishing | sourdough, beekeeping | scuba diving`,
};
