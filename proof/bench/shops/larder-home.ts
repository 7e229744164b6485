/** Kitchen, drinks, home, garden, bath and beauty, jewellery, stationery, books and music. */
export const homeShelves = `
pan | Kitchen > Cookware ; Kitchen | Hearthside, Castwell, Brass & Bay, Oakapple | Cast Iron Casserole 24cm Round
 Teal, Carbon Steel Wok 32cm, Stoneware Roasting Dish Set of 2, Copper Saucepan 16cm, Tagine Glazed Terracotta 28cm,
 Griddle Pan Ridged, Dutch Oven Enamel 5L+bread, Dumpling Steamer Bamboo 2 Tier | 16-190
knife | Kitchen > Knives & Boards ; Kitchen | Castwell, Sharpe & Daughter, Edgeware | Santoku Knife Damascus 18cm,
 Bread Knife Serrated 20cm+bread, Oyster Knife with Guard, Whetstone 1000 6000 Grit, Olive Wood Chopping Board, Paring
 Knife Trio, Magnetic Knife Block Ash | 9-150
cookgadget | Kitchen > Tools & Gadgets ; Kitchen | Hearthside, Gadgeteer, Oakapple | Pasta Machine Chrome+pasta,
 Granite Pestle and Mortar, Probe Thermometer Instant Read+bbq, Ravioli Stamp Set+pasta, Spice Tin Indian Masala
 Dabba, Mandoline Slicer, Truffle Shaver, Pasta Drying Rack Beech+pasta, Sous Vide Stick 1000W+gadget | 8-98
bake | Kitchen > Baking ; Baking | Crumb & Co, Hearthside, Flourish | Bundt Tin Heritage, Cake Decorating Turntable
 Set, Banneton Proofing Basket Round 25cm+bread, Macaron Baking Kit, Bread Lame with Leather Sheath+bread, Rolling Pin
 Embossed Oak Leaves, Piping Nozzle Set 48, Sourdough Starter Jar Kit+bread, Biscuit Cutters Dog Shapes 5+dog | 7-72
bread | Baking > Bread ; Kitchen > Baking | Flourish, Crumb & Co, Doughboy | Bread Proofing Cloth and Scraper Set,
 Sourdough Baking Kit with Book, Baking Stone Rectangular, Bread Bin Enamel Cream, Flour Sack Trio Heritage Wheat,
 Dough Whisk Danish, Bread Proofer Folding | 9-98
bbq | Garden > Barbecues & Outdoor Cooking ; Garden | Emberly, Cinder & Smoke, Castwell | Smoking Wood Chips Gift Box,
 Barbecue Tool Set in Case, Pizza Oven Peel and Stone, Burger Press Cast Iron, Meat Injector Kit, Tabletop Charcoal
 Grill+tent, Rib Rack and Skewer Set, Wireless Meat Thermometer 4 Probe+gadget | 9-98
coffee | Kitchen > Coffee ; Food & Drink > Coffee | Monsoon Roasters, Percola, Brewsmith | Stovetop Espresso Pot 6
 Cup, Hand Burr Coffee Grinder Ceramic, Pour Over Dripper and Carafe Set, Single Origin Beans Tasting Box 5 x 100g,
 French Press Double Wall Steel, Milk Frother Handheld with Stand, Coffee Scale with Timer, Cold Brew Bottle 1L,
 Gooseneck Kettle 0.8L | 8-98
tea | Kitchen > Tea ; Food & Drink > Tea | Leafwell, Monsoon Roasters, Steepers | Cast Iron Teapot with Warmer, Loose
 Leaf Tea Selection Tin 12, Matcha Ceremony Set with Whisk, Glass Teapot Blooming Tea Gift, Darjeeling First Flush
 Caddy, Tea Infuser Mug with Lid+mug, Tea Subscription Box Three Months, Gaiwan Porcelain with Cups | 7-92
mug | Kitchen > Mugs ; Gifts > Mugs & Novelty | Mugshot, Daft Things, Oakapple | Mug with a Guitar on It, Mug Trout
 and Fly, I'd Rather Be Golfing Mug, Yoga Cats Mug+cat, World's Best Gardener Mug, Mug Running Late Is My Cardio, Wine
 O'Clock Mug, Sausage Dog Mug+dog, Bookworm Mug, Lens Mug Camera Shaped | 6-22
wine | Wine & Bar > Wine ; Food & Drink > Wine & Bar | Cellarman, Bouchon, Vinoble | Waiter's Friend Corkscrew
 Rosewood, Decanter Crystal Ship's Base, Burgundy Glasses Set of 4, Wine Aerator and Pourer, Tasting Journal
 Leather+journal, Wine Aroma Kit 24 Scents, Vacuum Stopper Set, Countertop Rack 8 Bottle, Rioja Duo in Wooden Box |
 8-98
bar | Wine & Bar > Cocktails ; Food & Drink > Wine & Bar | Bouchon, Shakerhouse, Juniper Lane | Cocktail Shaker Boston
 Set+gin, Copa Gin Glasses Pair+gin, Make Your Own Gin Kit 12 Botanicals+gin, Cocktail Smoker with Torch, Negroni
 Mixing Glass and Spoon+gin, Bitters Tasting Case 5, Gin Tasting Advent Box 12 x 5cl+gin, Ice Sphere Mould
 Twin+whisky, Sloe Gin Infusion Bottle Set+gin | 8-95
whisky | Wine & Bar > Whisky & Beer ; Food & Drink > Wine & Bar | Cellarman, Glenfirth, Hopyard | Whisky Stones
 Soapstone 9, Islay Whisky Miniatures Set 5, Nosing Glass Pair with Water Jug, Whisky Decanter Square Cut, Oak Ageing
 Barrel 2L, Whisky Tasting Notebook+journal | 9-98
beer | Wine & Bar > Whisky & Beer ; Food & Drink > Wine & Bar | Hopyard, Cellarman, Brewsmith | IPA Home Brew Starter
 Kit, Craft Beer Mixed Case 12, Beer Tankard Pewter Glass, Growler Insulated 2L, Stein Stoneware Bavarian, Beer
 Tasting Paddle 4 Glasses, Stout Brewing Set with Bottles | 9-92
choc | Food & Drink > Chocolate & Sweets ; Food & Drink | Cacaovine, Bonbon Street, Oakapple | Single Estate Chocolate
 Tasting Library, Champagne Truffles 36, Hot Chocolate Flakes and Mug Set+mug, Praline Assortment Tin, Make Your Own
 Chocolate Kit, Chocolate Calendar Danish, Salted Caramel Chocolates Hat Box, Dark Vegan Truffles 24+vegan | 6-68
deli | Food & Drink > Deli ; Food & Drink | Oakapple, Brass & Bay, Chilliwick | Olive Oil Trio Tins, Hot Sauce
 Challenge Box 7+chilli, Cheese Fondue Set Cast Iron+cheese, Chilli Growing and Sauce Kit+chilli, Cheese Making Kit
 Mozzarella+cheese, Black Truffle Hamper Oil and Salt, Ghost Pepper Gift Set+chilli, Cheese Board and Knives
 Slate+cheese, Honey from Five Hills, Vegan Cheese Making Kit+vegan+cheese, Vegan Ramen Making Box+vegan | 8-88
gardentool | Garden > Tools ; Garden | Trowel & Fork, Dibbler, Greenhythe | Copper Hand Trowel and Fork Set, Bypass
 Secateurs in Holster, Kneeler and Seat Folding, Japanese Hori Hori Knife, Ladies Gardening Gloves Leather, Galvanised
 Watering Can 9L, Seed Packet Organiser Tin, Trug Sussex Willow | 8-95
seed | Garden > Seeds & Bulbs ; Garden | Greenhythe, Dibbler, Petalworks | Cottage Garden Seed Collection 12, Heritage
 Tomato Growing Kit, Tulip Bulbs Sorbet Mix 60, Wildflower Seed Balls Tin, Mushroom Growing Log Shiitake, Windowsill
 Herb Planter Kit+cook+houseplant, Bonsai Starter Kit 4 Trees+houseplant, Rose Bush Gift Potted | 6-58
gardendeco | Garden > Decoration ; Garden | Greenhythe, Petalworks, Lantern Row | Solar Lantern Moroccan, Sundial
 Brass, Wind Chime Bamboo, Garden Gnome Fishing, Garden Bench Plaque Engraved, Stone Hedgehog Ornament, Obelisk Plant
 Support Willow | 9-98
birds | Garden > Wild Birds ; Nature & Optics | Hedgerow, Wingwell, Greenhythe | Nest Box Camera Wi-Fi+gadget, Window
 Bird Feeder Clear+garden, Binoculars 8x42 Birding Waterproof, Bird Song Identifier Handheld+gadget, Cast Iron Bird
 Bath+garden, Pocket Guide to Garden Birds, Swift Nest Box Cedar+garden, Squirrel Proof Feeder with Seed Mix+garden,
 Birdwatcher's Logbook+journal | 8-98
houseplant | Plants > Houseplants ; Home & Plants | Leaf & Loam, Petalworks, Potty | Monstera Deliciosa 60cm, Cactus
 Trio in Terracotta, String of Hearts Hanging, Self Watering Planter Set, Brass Plant Mister, Orchid Two Stem White,
 Macrame Plant Hanger, Terrarium Kit Glass Cloche+craftmix, Plant Stand Bamboo 3 Tier | 8-88
candle | Home > Candles & Fragrance ; Home & Plants | Wickstead, Lantern Row, Tallow Hill | Soy Candle Fig and Cassis
 220g, Scented Candle Sea Salt, Beeswax Dinner Candles 8, Three Wick Candle Amber, Candle Making Kit+craftmix, Candle
 Snuffer and Wick Trimmer Set, Scented Candle Fresh Linen, Scented Candle Golf Club Lawn, Pillar Candle Trio | 7-78
throw | Home > Textiles & Decor ; Home | Lantern Row, Woolcombe, Potty | Lambswool Throw Herringbone, Velvet Cushion
 Mustard, Linen Table Runner, Photo Frame Multi 6+photo, Cushion Vintage Bicycle Print, Wall Clock Station Style,
 Sheepskin Rug Ivory | 12-98
bath | Bath & Beauty > Bath ; Bath & Beauty | Tallow Hill, Saltmarsh, Petalworks | Bath Bomb Gift Box 12, Dead Sea
 Salts 1kg Jar, Bath Caddy Bamboo Extendable, Body Butter Trio+skin, Goat Milk Soap Stack, Lavender Sleep Bath Set,
 Spa Headband and Konjac Sponge Set+skin, Waffle Bathrobe Unisex | 7-72
skin | Bath & Beauty > Skincare & Make-Up ; Bath & Beauty | Dewdrop, Saltmarsh, Rosaline | Rose Quartz Facial Roller,
 Sheet Mask Week, Eyeshadow Palette Dusk 18, Vitamin C Serum Set, Lipstick Vault Mini 6, Overnight Cream Bakuchiol,
 Make-Up Brush Roll 12 | 8-85
nails | Bath & Beauty > Nails ; Bath & Beauty | Rosaline, Dewdrop | Gel Nail Lamp Starter Kit, Nail Polish Wardrobe
 12, Nail Art Pens and Stickers, Manicure Set in Leather, Press-On Nails Almond Collection | 6-68
perfume | Bath & Beauty > Perfume ; Bath & Beauty | Fishing, Rosaline, Old Vinyl, Yonder | Eau de Parfum 50ml Smoked
 Tea, Cologne Discovery Set 8 x 2ml, Solid Perfume Compact, Eau de Toilette 100ml Vetiver, Perfume Travel Atomiser
 Trio+travel, Make Your Own Fragrance Kit+craftmix | 14-98
beard | Bath & Beauty > Shaving & Beard ; Gifts for Him | Whiskerton, Sharpe & Daughter, Saltmarsh | Beard Oil and
 Balm Set, Safety Razor and Stand Chrome, Badger Style Shaving Brush, Moustache Wax Tin Trio, Beard Trimmer Cordless,
 Cut Throat Razor in Box | 9-88
blade! | Bath & Beauty > Shaving & Beard ; Bath & Beauty | Whiskerton, Sharpe & Daughter | Double Edge Blades 50 Pack,
 Replacement Cartridge Heads 8, Trimmer Comb Spare, Reed Diffuser Refill 200ml | 4-28
ring | Jewellery > Necklaces Rings & Earrings ; Jewellery | Goldfinch, Silverlode, Isla Wren, Petalworks | Sterling
 Silver Moon Necklace, Gold Vermeil Hoop Earrings, Birthstone Ring Stacking, Pearl Drop Earrings, Charm Bracelet with
 Tiny Teapot, Moonstone Pendant, Knot Cufflinks Silver, Bar Bracelet Engraved, Enamel Bee Brooch | 12-98
watch | Jewellery > Watches ; Watches | Tempora, Ironclock, Nordal | Automatic Watch Open Heart 40mm, Pilot
 Chronograph Leather Strap, Ladies Mesh Watch Rose Gold+ring, Watch Winder Single, Watch Roll Travel Case 3+travel,
 Field Watch Canvas 38mm, Divers Watch 200m, Watchmaker's Repair Tool Kit | 18-240
strap! | Watches > Straps & Batteries ; Watches | Tempora, Nordal | Replacement Strap 20mm Nylon, Watch Battery SR626
 Pack, Spring Bars Assorted, Link Remover Pin Spare | 3-30
pen | Stationery > Pens ; Stationery | Inkwell & Ash, Quire, Papertrail | Fountain Pen Brass Medium Nib, Calligraphy
 Set Dip Pen 6 Inks+craftmix, Rollerball Walnut Engraved, Brush Lettering Pens 24+craftmix, Pen Case Roll Waxed
 Canvas, Ink Bottle Collection Six Shades, Glass Dip Pen Swirl | 8-98
journal | Stationery > Notebooks & Letters ; Stationery | Quire, Papertrail, Inkwell & Ash | Leather Bound Journal
 Refillable, Dot Grid Notebook Trio, Letter Writing Set with Wax Seal+pen, Five Year Diary, Washi Tape Box
 30+craftmix, Desk Planner Undated+office, Recipe Binder Linen+cook+bake, Golf Score Journal+golf | 6-62
refill! | Stationery > Refills ; Stationery | Quire, Inkwell & Ash | Ink Cartridges Blue 30, Planner Inserts A5
 Refill, Rollerball Refill Fine 5, Wax Stick Refill | 3-24
cookbook | Books > Food & Drink ; Books | Hollin Press, Lamplight Books, Kestrel Editions | One Pan Suppers Hardback,
 The Pasta Table+pasta, Crust A Sourdough Handbook+bread, Curry Road Cookbook, The Vegan Larder+vegan, Plant Kitchen
 100 Vegan Dinners+vegan, Cakes for Sundays+bake | 9-42
winebook | Books > Food & Drink ; Books | Hollin Press, Lamplight Books | World Atlas of Vines+wine, A Field Guide to
 Gin+gin, Coffee Obsession+coffee, Whisky by Rail+whisky, The Tea Traveller+tea, Beers of the Lowlands+beer | 10-48
crime | Books > Crime & Thriller ; Books | Lamplight Books, Nightjar Press, Kestrel Editions | The Vicarage Murders
 Boxed Set+crimefic, Cold Harbour Detective Novel Signed+crimefic, Real Murder Files True Crime Casebook+truecrime,
 The Poisoner's Trial True Crime+truecrime, Serial A True Crime Encyclopedia+truecrime, Unsolved Case File Evidence
 Game+board+brainy+truecrime+crimefic, Fishing for Murder Cosy Mystery+crimefic | 8-68
history | Books > History ; Books | Hollin Press, Kestrel Editions | The Tudors Illustrated, Legions of Rome Hardback,
 A Short History of Salt, Bomber Command Remembered, Atlas of Lost Empires, The Silk Road Folio | 9-65
naturebook | Books > Nature & Gardening ; Books | Hollin Press, Hedgerow, Lamplight Books | The Cottage Gardener's
 Year+garden, Birds of the Northern Coasts+birds, The Beetle Book, Fungi Field Guide, Rewilding Your Plot+garden, Owls
 A Portrait+birds | 9-48
fantasy | Books > Science Fiction & Fantasy ; Books | Nightjar Press, Kestrel Editions | The Thornwitch Saga Box
 Set+thornwitch, Thornwitch Illustrated Edition+thornwitch, Empire of Dust Signed, Starless Folio, The Dragon
 Accountant, Robots of Morning Collected | 9-75
thornwitch | Fandom > Thornwitch ; Gifts > Film & TV | Popcorn Vault, Nightjar Press, Daft Things | Thornwitch Map Art
 Print, Thornwitch Raven Cloak Pin+ring, Thornwitch Tarot Deck+tarot, Thornwitch Potion Candle+candle, Thornwitch
 Hooded Blanket, Thornwitch Chess Set+board, Thornwitch Coven Mug+mug | 8-92
vinyl | Music > Vinyl & Turntables ; Music | Groove Yard, Old Vinyl, Revolver Audio | Jazz Quartet Live LP 180g,
 Record Cleaning Kit, Suitcase Turntable Bluetooth+gadget, Record Storage Crate Pine, Soul Sevens Box Set, Album Frame
 Trio, Folk Reissue Double LP, Turntable Felt Slipmat Psychedelic | 12-98
stylus! | Music > Vinyl & Turntables ; Music | Revolver Audio, Groove Yard | Replacement Stylus Red, Drive Belt Spare,
 Inner Sleeves 50 Pack, Phono Cable 1m | 5-45
guitar | Music > Guitars ; Music | Strumwell, Fretmore, Crescendo | Clip-On Tuner Chromatic, Guitar Stand Walnut,
 Leather Guitar Strap Tooled, Capo and Plectrum Tin Set, Parlour Guitar Three Quarter Size, Mini Amp Headphone,
 Overdrive Pedal Vintage, Learn Guitar in a Year Book, Guitar Wall Hanger | 7-98
string! | Music > Guitars > Strings ; Music > Guitars | Strumwell, Fretmore | Electric Strings 10-46 Triple, Acoustic
 Phosphor Strings 12-53, Bridge Pins Spare, 9V Pedal Battery Twin | 4-32
piano | Music > Keys & Other Instruments ; Music | Crescendo, Little Maestro | Kalimba 17 Key, Harmonica Blues in C,
 Roll-Up Piano 61 Keys, Tongue Drum Steel 8 Inch, Metronome Mechanical+guitar, Piano Sheet Music Film Favourites,
 Handpan Cushion Bag | 9-92
`;
