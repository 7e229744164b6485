/** Arts, music, books, films, games, stationery, photography and audio. The format is that of `Fair`. */
export const cultureShelves = `
watercolour | Arts & Crafts > Painting > Watercolour {Paints/Sets/Paper}; Arts & Crafts > Painting > Artists' Paints |
 Winsor & Newton, Daler-Rowney, Derwent, Sennelier, Van Gogh | Watercolour Half Pan Set of {12/24/48}, Watercolour
 Pocket Box with Brush, Watercolour Tubes 12 x 8 ml, Cold Pressed Watercolour Pad {A4/A3} 300 gsm 12 Sheets, Travel
 Watercolour Set with Water Brush, Watercolour Postcard Block, Artists' Wooden Watercolour Case | 8-85
acrylic | Arts & Crafts > Painting > {Acrylic/Oil} Painting; Arts & Crafts > Painting > Paint Sets | Liquitex,
 Daler-Rowney, Winsor & Newton, Arteza | Acrylic Paint Set {12/24} x 22 ml, Oil Colour Starter Set 10 Tubes, Heavy
 Body Acrylic Studio Set, Acrylic Paint Marker Pens Pack of 12, Pouring Medium 500 ml, Stretched Canvas 40 x 50 cm
 Twin Pack, Canvas Boards Pack of 10, Synthetic Brush Set of 10 for Acrylic and Oil | 7-70
drawing | Arts & Crafts > Drawing > {Pencils/Sketchbooks/Pens & Markers}; Arts & Crafts > Drawing > Drawing Sets |
 Faber-Castell, Staedtler, Derwent, Caran d'Ache | Graphite Sketching Pencils Tin of 12, Colouring Pencils Tin of
 {24/36/72}, Charcoal Drawing Set, Hardback Sketchbook {A5/A4} 140 gsm, Fineliner Pens Set of 10, Soft Pastels Box of
 24, Blending Stumps and Erasers Set, Brush Tip Markers Set of 36 | 6-75
easel | Arts & Crafts > Art Studio > Easels & Furniture | Mabef, Daler-Rowney, Jakar, Reeves | Wooden Table Easel,
 Folding Field Easel with Carry Bag, Beech Studio Easel, Sketch Box Easel with Palette, Artist Portfolio Case A2 |
 18-160
knitting | Arts & Crafts > Needlecraft > Knitting > {Yarn & Wool/Needles/Kits}; Arts & Crafts > Needlecraft > Yarn |
 Rowan, Sirdar, Stylecraft, King Cole | Merino Double Knitting Yarn 5 x 50 g, Aran Wool 400 g Ball, Chunky Yarn Pack
 of 4, My First Scarf Knitting Kit, Fair Isle Jumper Knitting Pattern Book, Sock Yarn 100 g Hand Dyed, Cable Beanie
 Knitting Kit with Needles, Baby Blanket Knitting Kit | 5-45
needles | Arts & Crafts > Needlecraft > Knitting > Needles & Tools | KnitPro, Prym, Clover, Pony | Bamboo Knitting
 Needles Set 15 Pairs, Interchangeable Circular Needle Set, Knitting Row Counter, Stitch Markers 60 Pieces, Yarn Bowl
 in Mango Wood, Project Bag for Knitters, Double Pointed Sock Needles Set, Wool Winder | 4-90
crochet | Arts & Crafts > Needlecraft > Crochet | Prym, Clover, Toft, Scheepjes | Ergonomic Crochet Hook Set of 9,
 Amigurumi {Fox/Octopus/Elephant/Bee} Crochet Kit, Granny Square Blanket Crochet Kit, Cotton Crochet Yarn 24 Colours,
 Beginner's Crochet Kit with Yarn and Hook | 8-55
sewing | Arts & Crafts > Needlecraft > Sewing > {Machines/Accessories}; Home & Garden > Appliances > Sewing Machines |
 Brother, Singer, Janome | {Compact/Computerised/Heavy Duty} Sewing Machine, Overlocker 4 Thread | 89-420
haberdashery | Arts & Crafts > Needlecraft > Sewing > {Haberdashery/Tools/Storage} | Prym, Hemline, Gutermann, Milward
 | Dressmaking Shears 8 Inch, Sewing Box with Tray, Sewing Thread Set of 30 Spools, Rotary Cutter and Mat Set,
 Magnetic Pin Cushion, Travel Sewing Kit, Tailor's Dummy Adjustable, Fat Quarter Bundle {Floral/Ditsy/Nautical} Cotton
 10 Pieces, Tote Bag Sewing Kit | 5-95
embroidery | Arts & Crafts > Needlecraft > {Embroidery/Cross Stitch}; Arts & Crafts > Needlecraft > Kits | DMC,
 Anchor, Bothy Threads, Vervaco | {Robin/Wildflower/Lighthouse/Highland Cow} Cross Stitch Kit, Stranded Cotton Thread
 36 Skeins, Botanical Embroidery Kit with Hoop, Bamboo Embroidery Hoops Set of 5, Tapestry Cushion Kit {Tulip/Owl} |
 8-60
candlemaking | Arts & Crafts > Craft Kits > Candle & Soap Making | Hobbycraft, House of Crafts, Candle Shack | Soy Wax
 Candle Making Kit, Beeswax Sheet Candle Rolling Kit, Soap Making Kit Melt and Pour, Candle Fragrance Oils Set of 6,
 Bath Bomb Making Kit | 12-45
pottery | Arts & Crafts > Pottery & Modelling > {Clay/Tools}; Arts & Crafts > Craft Kits > Clay | Fimo, DAS, Sculpd,
 Crafty Clay | Air Dry Clay Pottery Kit for Two, Air Dry Clay 1 kg White, Oven Bake Polymer Clay 24 Colours, Clay
 Sculpting Tools 18 Pieces, Mini Pottery Wheel | 5-110
jewelmaking | Arts & Crafts > Jewellery Making > {Beads/Kits/Tools} | Beadalon, Beads Direct, Cousin DIY | Glass Seed
 Bead Assortment 24 Colours, Jewellery Pliers Set of 3, Silver Plated Findings Kit, Friendship Bracelet Kit, Gemstone
 Bracelet Making Kit, Bead Loom | 6-40
papercraft | Arts & Crafts > Paper Crafts > {Scrapbooking/Card Making/Die Cutting} | Docrafts, Sizzix, Crafter's
 Companion, Fiskars | Card Making Kit 50 Cards, 12 x 12 Inch Scrapbook Album, Die Cutting Machine A5, Clear Stamp Set
 {Botanical/Christmas/Birthday}, Patterned Paper Pad 48 Sheets, Decorative Craft Punch Set, Paper Trimmer 12 Inch,
 Origami Paper 200 Sheets with Book | 5-120
diamondart | Arts & Crafts > Craft Kits > Diamond Painting; Arts & Crafts > Craft Kits > Paint by Numbers | Craft
 Buddy, Ravensburger, Figured'Art | Diamond Painting Kit {Sunset Beach/Tiger/Lavender Field}, Paint by Numbers Canvas
 {Venice/Peacock/Poppy Field} 40 x 50 cm | 10-40
lino | Arts & Crafts > Printmaking | Essdee, Speedball | Lino Cutting and Printing Kit, Block Printing Ink Set of 6,
 Screen Printing Starter Kit, Soft Lino Blocks Pack of 5, Gelli Plate 8 x 10 Inch | 9-80
woodwork | Tools & DIY > Hand Tools > {Wood Carving/Woodworking}; Arts & Crafts > Woodcraft | Flexcut, Morakniv,
 Beavercraft, Stanley | Wood Carving Knife Set of 3, Spoon Carving Kit with Blanks, Bevel Edge Chisel Set of 6, Block
 Plane, Whittling Knife, Japanese Pull Saw, Dovetail Marking Gauge, Basswood Carving Blocks Pack of 10 | 9-95
acoustic | Musical Instruments > Guitars > Acoustic Guitars {/> Starter Packs} | Yamaha, Fender, Martin Smith,
 Tanglewood | Dreadnought Acoustic Guitar Natural, 3/4 Size Classical Guitar, Electro-Acoustic Guitar with Cutaway,
 Acoustic Guitar Starter Pack with Gig Bag, Travel Guitar Spruce Top | 69-480
electric | Musical Instruments > Guitars > Electric {Guitars/Guitars > Packs} | Squier, Epiphone, Ibanez |
 Stratocaster Style Electric Guitar Sunburst, Electric Guitar Pack with 10 W Amp, 4 String Bass Guitar, Les Paul Style
 Electric Guitar | 119-560
guitargear | Musical Instruments > Guitars > Guitar Accessories {/> Stands/> Straps}; Musical Instruments > Effects &
 Amps | Ernie Ball, Dunlop, Fender, Hercules | Guitar Capo, Leather Guitar Strap, Folding Guitar Stand, Clip-On
 Chromatic Tuner, Guitar Pick Sampler Tin of 12, Overdrive Effects Pedal, Mini Practice Amp 3 W, Guitar Wall Hanger
 Twin Pack, Padded Gig Bag, Guitar Slide Glass | 5-95
strings! | Musical Instruments > Guitars > Guitar Accessories > Strings | D'Addario, Ernie Ball, Elixir | Acoustic
 Guitar Strings Light 12-53, Electric Guitar Strings Regular 10-46, Bass Guitar Strings 45-105, Violin Strings Set 4/4
 | 6-30
ukulele | Musical Instruments > Folk & World > {Ukuleles/Banjos & Mandolins} | Kala, Mahalo, Ortega | Soprano Ukulele
 with Bag, Concert Ukulele Mahogany, Tenor Ukulele Walnut, 5 String Banjo, A-Style Mandolin | 25-290
piano | Musical Instruments > Keyboards & Pianos > {Digital Pianos/Keyboards/Accessories} | Yamaha, Casio, Roland,
 RockJam | 61 Key Portable Keyboard, 88 Key Digital Piano Weighted, 54 Key Mini Keyboard with Stand, Sustain Pedal,
 Folding X Keyboard Stand, Adjustable Piano Stool, Roll-Up Piano | 18-590
strungbow | Musical Instruments > String Instruments > {Violins/Cellos} | Stentor, Yamaha, Forenza | 4/4 Student
 Violin Outfit, 3/4 Violin with Case and Bow, Violin Shoulder Rest, Violin Rosin Dark, Cello Soft Case, Folding Music
 Stand | 6-240
drums | Musical Instruments > Drums & Percussion > {Drum Kits/Percussion} | Pearl, Alesis, Meinl, Tama | Electronic
 Drum Kit Mesh Heads, Cajon Birch, Hickory Drumsticks 5A Pair, Drum Practice Pad 12 Inch, Djembe 10 Inch, Tambourine,
 Bongos Natural Finish, Drum Throne | 9-420
woodwind | Musical Instruments > Wind Instruments > {Woodwind/Brass/Harmonicas} | Hohner, Yamaha, Odyssey | Blues
 Harmonica Key of C, Descant Recorder, Student Clarinet Outfit, Alto Saxophone Outfit, Student Flute, Melodica 32 Key,
 Kazoo Metal | 5-460
studio | Musical Instruments > Recording & DJ > {Microphones/Interfaces/DJ Controllers} | Focusrite, Audio-Technica,
 Behringer, Numark | USB Audio Interface 2 Channel, Condenser Microphone, Microphone Pop Filter, Two Deck DJ
 Controller, MIDI Keyboard Controller 25 Key, Boom Arm Microphone Stand, Studio Monitor Speakers Pair | 14-260
cookbook | Books > Food & Drink > {Cookery/Baking/Celebrity Chefs} | Jamie Oliver, Mary Berry, Nadiya Hussain, Rick
 Stein | Simple Suppers Cookbook, Weekend Cookbook Hardcover, Family Kitchen: 100 Recipes, Everyday Cookery Paperback
 | 8-32
bakebook | Books > Food & Drink > Baking | Paul Hollywood, Mary Berry, Hummingbird Bakery | {Bread/Cakes and
 Bakes/Baking} Book Hardcover, 100 Cakes, Step by Step Baking | 9-30
drinksbook | Books > Food & Drink > Drinks & Beverages | DK, Mitchell Beazley, Oz Clarke | Pocket Wine Book+wine,
 World Atlas of Whisky+whisky, Classic Cocktails Recipe Book+cocktails, Craft Beer World Guide+beer, Wine Tasting
 Course+wine, Gin: The Tasting Guide+cocktails | 8-38
gardenbook | Books > Home & Garden > Gardening | RHS, DK, Alan Titchmarsh, Monty Don | Encyclopedia of Garden Plants,
 Grow Your Own Vegetables, Small Gardens Design Handbook, The Year in the Garden, Pruning and Training, Houseplants
 Handbook | 9-40
crime | Books > Fiction > Crime & Thrillers {/> Detective} | Agatha Christie, Ian Rankin, Richard Osman, Val McDermid
 | Murder Mystery Novel Paperback, Detective Collection 3 Books, Crime Thriller Hardcover, Cold Case Box Set | 7-40
fantasy | Books > Fiction > Science Fiction & Fantasy | J. R. R. Tolkien, Terry Pratchett, Brandon Sanderson, Ursula
 K. Le Guin | Collected Fantasy Novels Box Set, Epic Fantasy Illustrated Hardcover, Fantasy Novel Paperback, Deluxe
 Clothbound Edition | 7-75
scifi | Books > Fiction > Science Fiction & Fantasy | Isaac Asimov, Frank Herbert, Andy Weir | Science Fiction Novel
 Paperback, Science Fiction Masterworks 3 Book Set, Space Opera Hardcover | 7-38
romance | Books > Fiction > Romance | Jojo Moyes, Jane Austen, Emily Henry | Romance Novel Paperback, Collected Love
 Stories, Hardback Gift Edition with Ribbon | 6-32
classics | Books > Fiction > Classics; Books > Poetry & Drama | Penguin, Oxford World's Classics, Everyman | Great
 {Russian/Victorian} Novels Box Set, Poems for Every Day, Complete Works of Shakespeare, Clothbound Classics {Jane
 Eyre/Moby Dick/Emma}, Love Poems Anthology | 6-80
history | Books > History > {Military History/Ancient History/British History} | DK, Antony Beevor, Mary Beard, Osprey
 | Second World War Illustrated History, Atlas of World History, Ancient Rome Paperback, The Battle of Britain,
 Castles of Britain, Tudor Lives Paperback | 8-45
biography | Books > Biography & Memoir | HarperCollins, Faber, Ebury | Rock Legend Autobiography+rockbook,
 Footballer's Autobiography+football, Memoir Paperback, Life of a Prime Minister Hardcover, Jazz Greats: A
 Biography+rockbook+jazz | 8-30
travelbook | Books > Travel > {Guides/Travel Writing} | Lonely Planet, Rough Guides, DK Eyewitness, Bradt |
 {Japan/Italy/Iceland/ Portugal/Scotland/New Zealand/Peru} Travel Guide, Epic Train Journeys of the World+rail, Europe
 on a Budget | 10-32
walkbook | Books > Travel > Walking & Maps; Maps & Atlases > Walking Maps | Ordnance Survey, Cicerone, Collins | {Lake
 District/ Peak District/Snowdonia/Cairngorms} Walking Map, Long Distance Walks Guide Book, National Trails Handbook |
 8-28
naturebook | Books > Science & Nature > Field Guides & Reference | Collins, RSPB, DK, Philip's | Field Guide to
 British Birds+birdwatch, Wild Flower Guide+flowers, Guide to the Night Sky+astronomy, Stargazing Month by
 Month+astronomy, Butterflies of Britain and Europe, Bird Songs Sound Book+birdwatch, Planisphere Northern+astronomy |
 7-35
photobook | Books > Art & Photography > Photography | DK, Ilex, Phaidon | Digital Photography Complete Course,
 Landscape Photography Handbook, Street Photography Monograph, Read This if You Want to Take Great Photographs | 10-50
artbook | Books > Art & Photography > Art | Taschen, Phaidon, Search Press | Van Gogh Complete Paintings,
 Impressionism Hardcover, The Story of Art, Monet Large Format Art Book, Learn to Draw in 30 Days+drawbook,
 Watercolour Techniques Step by Step+aquabook | 10-70
craftbook | Books > Crafts & Hobbies > How-To Books | Search Press, DK, Quadrille | Knitting Stitch Bible+knitting,
 Crochet Animals Pattern Book+crochet, Sewing Basics Handbook+haberdashery, Woodworking Joints Handbook+woodwork,
 Model Railway Layouts+railway, Beginner's Guide to Beekeeping+bees | 8-30
musicbook | Books > Music > {Sheet Music/Tutor Books} | Hal Leonard, Faber Music, Wise Publications | Guitar Method
 Book 1+guitarbook, Easy Guitar Songbook 50 Hits+guitarbook, Piano Tutor Book for Adults+pianobook, Easy Piano Film
 Themes+pianobook, Ukulele Songbook+ukebook, Violin Sheet Music Collection+bowbook, Drum Method Book+drumbook | 7-28
rockbook | Books > Music > History & Criticism | Omnibus Press, Faber, Thames & Hudson | The Story of Jazz+jazz, 1001
 Albums to Hear, Punk: An Illustrated History, Opera: The Great Composers, The Beatles in Pictures | 10-50
comics | Books > Comics & Manga > {Manga/Graphic Novels} | Viz Media, Marvel, DC Comics, Dark Horse |
 {Batman/Spider-Man/Star Wars+starwars} Graphic Novel Hardcover, Collected Comics Omnibus | 9-80
manga | Books > Comics & Manga > Manga | Viz Media, Kodansha, Yen Press | Manga Box Set Volumes 1-5, Manga Volume
 {1/2/3} Paperback, Manga Drawing Handbook+drawbook | 7-65
kidsbook | Books > Children's Books > {Picture Books/Activity Books/Stories} | Usborne, Walker Books, Julia Donaldson
 | Bedtime Story Treasury, First Sticker Book {Farm/Space/Dinosaurs}, Touchy-Feely Board Book, Lift-the-Flap Human
 Body | 4-25
selfhelp | Books > Mind & Body > Wellbeing | DK, Hay House, Penguin Life | Mindfulness Workbook+mindful, Yoga Anatomy
 Handbook+yoga, The Sleep Book, Positive Habits Journal+journal, Guided Meditation Deck+mindful | 7-28
scibook | Books > Science & Nature > Popular Science | Bill Bryson, Brian Cox, Penguin | A Short History of Science,
 The Universe Illustrated+astronomy, The Physics Book, Maths Puzzles for Clever People+brain | 8-35
film | Films & TV > Blu-ray & DVD; Films & TV > Box Sets | BBC, Criterion, Warner Bros, StudioCanal | Classic Film
 Noir Collection Blu-ray, Complete Comedy Series DVD Box Set, Nature Documentary Series 4K Blu-ray, Science Fiction
 Trilogy Blu-ray Steelbook+scififilm, Detective Drama Complete Series 1-6 DVD, Hitchcock Collection Blu-ray, Western
 Classics 10 Film DVD | 9-95
filmfan | Collectables > Film & TV > {Posters/Props & Replicas}; Home & Garden > Wall Art > Film Posters | Pyramid
 International, GB Eye, Noble Collection | {Jaws/Pulp Fiction/Casablanca} Framed Film Poster, Harry Potter Wand
 Replica+potter, Film Clapperboard, Cinema Lightbox A4, Film Quiz Trivia Cards | 9-65
vinyl | Music > Vinyl Records; Music > Vinyl > Albums | Sony Music, Universal, Blue Note, Rough Trade | {Fleetwood Mac
 Rumours/David Bowie Legacy/Pink Floyd Animals/Miles Davis Kind of Blue+jazz/Amy Winehouse Back to Black} Vinyl LP |
 16-42
cd | Music > CDs; Music > CDs > Box Sets & Albums | Decca, Deutsche Grammophon, Universal | Beethoven Symphonies 5 CD
 Box Set+classical, Best of Opera 3 CD+classical, Jazz Ballads 2 CD+jazz, Eighties Hits 3 CD, Vivaldi Four Seasons
 CD+classical | 6-45
game | Video Games > {PlayStation 5/Nintendo Switch/Xbox} > Games | Nintendo, EA, Ubisoft, Capcom | Racing Game for
 {Switch/PS5}, Open World Adventure for {PS5/Xbox Series X}, Football Simulation for PS5, Family Party Game for
 Switch, Farming Simulation for Switch | 18-65
gaming | Video Games > Accessories > {Controllers/Headsets/Chairs}; Computers > PC Gaming > Peripherals | Razer,
 Logitech G, HyperX, SteelSeries | Wireless Gaming Controller, RGB Mechanical Gaming Keyboard, Gaming Mouse 16000 DPI,
 Gaming Headset with Microphone, Large Gaming Mouse Mat, Controller Charging Dock, Carry Case for Switch | 14-160
retro | Video Games > Retro Gaming > Consoles | Atari, Evercade, My Arcade | Retro Handheld Console with 100 Games,
 Plug and Play TV Console, Mini Arcade Cabinet | 19-140
pen | Stationery > Pens > {Fountain Pens/Ballpoint Pens/Gift Pens} | Parker, LAMY, Cross, Kaweco, Pilot | Fountain Pen
 Medium Nib, Fountain Pen Gift Set, Ballpoint Pen Chrome, Rollerball Pen Matt Black, Leather Pen Case for Two | 9-130
ink! | Stationery > Pens > Ink & Refills | Parker, LAMY, Diamine | Ink Cartridges Blue Pack of 10, Bottled Fountain
 Pen Ink 50 ml, Ballpoint Refill Black Twin Pack | 3-15
notebook | Stationery > Notebooks > {Journals/Notebooks}; Stationery > Writing Paper | Leuchtturm1917, Moleskine,
 Paperblanks, Rhodia | Dotted Notebook A5+journal, Ruled Hardcover Notebook Large, Leather Bound Journal with
 Strap+journal, Five Year Diary+journal, Gratitude Journal+journal, Pocket Notebooks Pack of 3, Writing Paper and
 Envelopes Set+letters | 6-42
calligraphy | Stationery > Calligraphy & Lettering; Arts & Crafts > Drawing > Calligraphy | Manuscript, Speedball,
 Tombow | Calligraphy Starter Set with Nibs and Ink, Brush Lettering Pens Set of 6, Wax Seal Stamp Kit+letters,
 Calligraphy Practice Pad A4 | 8-45
planner | Stationery > Diaries & Planners; Stationery > Desk Accessories | Filofax, Busy B, Moleskine | Weekly Desk
 Planner Pad, Personal Organiser Leather Look, Wall Planner 2027, Desk Tidy with Drawers, Washi Tape Set of
 12+papercraft | 5-60
office! | Stationery > Office Supplies > {Paper/Filing/Printer Ink} | HP, Epson, Avery, Pukka | A4 Copier Paper 500
 Sheets, Box Files Pack of 5, Address Labels 200, Printer Ink Cartridge Black, Lever Arch File | 4-40
camera | Cameras & Photography > Digital Cameras > {Compact/Mirrorless/Action Cameras} | Canon, Panasonic, Nikon,
 Kodak | Compact Digital Camera 20 MP, Mirrorless Camera with 15-45 mm Lens, Bridge Camera 60x Zoom, Waterproof Action
 Camera 4K | 79-690
instant | Cameras & Photography > Film & Instant Cameras | Fujifilm, Polaroid, Kodak | Instant Camera
 {Mint/White/Lilac}, Pocket Photo Printer, Reusable 35 mm Film Camera, Single Use Camera Twin Pack, Instant Camera
 Case with Strap | 14-140
lens | Cameras & Photography > Lenses & Filters | Canon, Sigma, Hoya, Tamron | 50 mm f/1.8 Prime Lens, Polarising
 Filter 58 mm, ND Filter Set 67 mm, Macro Lens 105 mm, Lens Cleaning Kit | 12-420
cameragear | Cameras & Photography > Accessories > {Tripods/Camera Bags/Lighting} | Manfrotto, Lowepro, Joby, Neewer |
 Travel Tripod Aluminium, Flexible Mini Tripod, Camera Backpack 20 L, Camera Shoulder Bag, Ring Light 10 Inch with
 Stand, Leather Camera Strap, Softbox Lighting Kit, Lightbox for Product Photography | 14-120
film35! | Cameras & Photography > Film & Memory | SanDisk, Lexar, Ilford, Fujifilm | SDXC Memory Card 128 GB, microSD
 Card 64 GB with Adapter, 35 mm Black and White Film 36 Exposures, Instant Film Twin Pack | 8-35
frame | Home & Garden > Home Decor > Photo Frames & Albums | Kenro, Umbra, Hama | Multi Photo Frame for 6 Pictures,
 Photo Album 200 Slip-In, Digital Photo Frame 10 Inch, Wooden Photo Frame 8 x 10 Inch | 7-95
binoculars | Cameras & Photography > Binoculars & Telescopes > Binoculars | Nikon, Bushnell, Celestron, Opticron |
 8x42 Binoculars Waterproof, 10x25 Compact Binoculars, Spotting Scope 20-60x60, Binocular Harness Strap | 15-240
telescope | Cameras & Photography > Binoculars & Telescopes > Telescopes | Celestron, Sky-Watcher, National Geographic
 | 70 mm Refractor Telescope with Tripod, 130 mm Newtonian Reflector Telescope, Moon Filter 1.25 Inch, Tabletop
 Dobsonian Telescope, Smartphone Adapter for Telescopes | 15-330
turntable | Electronics > Home Audio > Turntables {/> Record Players} | Audio-Technica, Pro-Ject, Crosley, Victrola |
 Belt Drive Turntable, Suitcase Record Player, Bluetooth Record Player with Speakers, Direct Drive Turntable USB |
 49-420
vinylcare | Electronics > Home Audio > Turntable Accessories; Music > Record Storage & Care | Spincare, Crosley,
 Audio-Technica | Record Cleaning Kit, Vinyl Record Storage Crate, Now Playing Record Stand, Cork Turntable Slipmat,
 Carbon Fibre Record Brush | 8-60
stylus! | Electronics > Home Audio > Turntable Accessories > Cartridges & Styli | Ortofon, Audio-Technica |
 Replacement Stylus Elliptical, Moving Magnet Cartridge, Turntable Drive Belt | 8-80
headphones | Electronics > Audio > Headphones > {Over-Ear/In-Ear} | Sony, Sennheiser, JBL, Soundcore | Wireless Noise
 Cancelling Headphones, True Wireless Earbuds, Studio Headphones Wired, On-Ear Bluetooth Headphones Foldable | 19-290
sportphones | Electronics > Audio > Headphones > Sports | JBL, Shokz, Soundcore | Bone Conduction Headphones for
 Running+runfit, Waterproof Sports Earbuds with Ear Hooks+runfit | 24-150
speaker | Electronics > Home Audio > {Speakers/Radios/Hi-Fi} | Roberts, JBL, Sonos, Pure | Portable Bluetooth Speaker,
 DAB Digital Radio Retro, Bookshelf Speakers Pair, Compact Stereo Amplifier, Sound Bar with Subwoofer, Shower Radio,
 Micro Hi-Fi System with CD | 22-340
cables! | Electronics > Accessories > {Cables/Batteries/Chargers} | Belkin, Anker, Duracell | HDMI Cable 2 m, USB-C
 Charging Cable Twin Pack, AA Batteries Pack of 12, 3.5 mm Audio Cable 1.5 m, Mains Plug Charger 20 W | 5-35
phone | Electronics > Mobile Phones > Cases & Holders; Electronics > Smart Home | Spigen, Anker, TP-Link | Phone Case
 Clear, Car Phone Holder, Power Bank 10000 mAh, Smart Plug Twin Pack, Indoor Security Camera 1080p, Video Doorbell |
 9-95
`;
