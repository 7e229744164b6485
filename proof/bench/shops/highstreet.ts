import type { Fair } from './fair.ts';
import { floors } from './highstreet-floors.ts';

/** A department store on the high street, written before its first measurement, blind to the search. */
export const highstreet: Fair = {
  name: 'highstreet',
  everywhere: 'Highstreet, Marram, Cobalt',
  brandShelf: 'brand/',
  titles: `$brand $thing; $brand $thing $extra; $thing - $extra; $thing | $brand | $extra; $brand $code $thing; $brand
 $thing, $extra (item $code); $thing; NEW $brand $thing; $thing by $brand - $extra; $extra $brand $thing; $brand
 $thing / goes with $other; $thing $extra $code`,
  descriptions: `$none; $brand $thing. $extra.; Designed in our studio, the $thing brings joy to every day.; $thing.
 Product code $code. Click and collect from store.; You may also like: $other.; A firm favourite on the high street.
 $thing by $brand, $extra. Filed under $path; Treat someone to the $thing. Spend over 50 for free delivery.; $thing
 $extra; Love $other? Then see this, too.; No fuss returns. $brand.`,
  extras: `Navy; Black; Ivory; Wine Red; Sage; Tango Orange; Coffee Brown; Rose Gold; S; M; L; XL; One Size; Size 5;
 500ml; 30cm; Set of 2; Set of 4; 2 Pack; Gift Boxed; AW26; SS27; Exclusive; As Seen in Our Advert; Unisex; Online
 Only; Recycled; Limited Stock; Gift for Him; Gift for Her; Secret Santa; Multi; Stripe; Plain; Vegan; Handmade`,
  shelves: `${floors.trim()}
bike | Sports & Leisure/Cycling ; sport¦cycling¦accessory ; Sport/Bikes | Pedalworks, Hillclimb, Chequered | Bike
 Helmet {M/L} MIPS, Rear Bike Light USB, Cycling Gloves Gel, Bike Repair Stand, Track Pump Steel, Cycling Jersey Long
 Sleeve, Handlebar Bag Bike, Bike Computer GPS, Cycle Lock Folding, Cycling Glasses Clear Lens, Balance Bike Training
 Wheels | 9-190
run | Sports & Leisure/Running ; sport¦run¦shoe | Fleetwing, Pacer, Outpace | Running Shoes Cushioned {Road/Trail},
 Running Belt w/ Bottles, GPS Running Watch+watch, Running Jacket Hi-Vis, Head Torch Running+camp, Running Socks 3
 Pack, Running Vest Breathable, Training Plan Book Marathon Running, Running Tights | 9-180
yoga | Sports & Leisure/Yoga & Pilates ; sport¦yoga | Stillwater, Asana Lane | Yoga Mat {Cork/Rubber} 5mm, Yoga Blocks
 Pair, Yoga Bolster, Yoga Strap & Bag, Pilates Ring & Ball Yoga Set, Yoga Leggings High Rise, Yoga Wheel, Meditation
 Cushion Yoga, Yoga Cards 50 Poses | 8-110
gym | Sports & Leisure/Fitness ; sport¦gym equipment | Ironlung, Outpace, Pacer | Kettlebell {8kg/12kg/16kg},
 Adjustable Dumbbells Pair, Resistance Bands x5, Gym Holdall, Skipping Rope Weighted, Weightlifting Gloves, Foam
 Roller Gym, Doorway Pull-Up Bar, Protein Shaker & Gym Towel, Ab Wheel Gym, Battle Rope | 8-160
swim | Sports & Leisure/Swimming ; sport¦swim | Finback, Tidewater | Swimming Goggles Mirrored, Changing Robe Fleece
 Lined Swimmer, Swimsuit Chlorine Resistant, Swim Tow Float Open Water, Swimming Cap & Bag, Kickboard & Pull Buoy
 Swim, Swim Wetsuit Sleeveless, Neoprene Swim Gloves & Socks, Wild Swimming Guide Book, Swim Towel Microfibre | 9-140
poolgarden | Garden/Pools & Water Fun ; Seasonal/Summer | Tidewater, Sunlounge | Inflatable Pool Lounger, Family
 Paddling Pool 3m, Pool Volleyball Set Inflatable, Floating Pool Speaker+audio, Pool Float Pineapple, Solar Pool
 Lights | 10-110
tennis | Sports & Leisure/Racket Sports ; sport¦tennis | Courtside, Outpace | Tennis Racket Graphite, Tennis Bag 6
 Racket, Tennis Balls Bucket & Target, Tennis Dress Pleated, Badminton & Tennis Net Garden, Tennis Wristbands & Cap,
 Tennis Trainer Ball & Base, Padel Tennis Racket, Tennis Skirt | 10-140
golf | Sports & Leisure/Golf ; sport¦golf | Bunker & Green, Fairway Nine | Golf Balls Dozen, Golf Glove Cabretta,
 Putting Mat Golf, Golf Rangefinder, Golf Umbrella Double Canopy, Golf Polo Shirt, Golf Stand Bag, Golf Head Covers
 Animal, Golf Tees & Marker Tin, Golf Shoe Bag | 8-200
football | Sports & Leisure/Football ; sport¦team sport | Topcorner, Outpace | Football Size 5 Match, Football Goal
 Pop-Up, Goalkeeper Gloves Football, Football Boots Firm Ground, Retro Football Shirt 1966, Football Table Top Game,
 Football Training Cones & Ladder, Football Shin Pads, World Football Annual Book, Football Rebounder Net | 8-150
cricket | Sports & Leisure/Cricket ; sport¦team sport | Boundary, Topcorner | Cricket Bat English Willow, Cricket Ball
 Leather Boxed, Cricket Batting Gloves, Cricket Jumper Cable Knit, Garden Cricket Set, Cricket Pads, Cricket Kit Bag,
 Cricket Almanack | 10-140
darts | Sports & Leisure/Indoor Games ; sport¦darts & pool | Oche Lane, Publican | Tungsten Darts Set 90%, Dartboard &
 Cabinet, Dartboard Surround LED Light, Darts Wallet w/ Flights, Steel Tip Darts Starter, Darts Scorer Electronic,
 Darts Mat Rubber, Magnetic Darts Family Set | 9-140
cue | Sports & Leisure/Indoor Games ; sport¦darts & pool | Publican, Cannon | Pool Cue Maple, Mini Pool Table, Pool
 Ball Set 2", Snooker Cue & Case, Pool Table Cover & Brush, Cue Glove & Chalk Holder Pool, Folding Pool Table 6ft,
 Pool Hall Bar Light Sign | 12-240
climb | Outdoor/Climbing ; outdoor¦climb | Cragside, Belayer | Climbing Harness, Chalk Bag Climbing, Climbing Shoes
 Velcro, Quickdraw Set x5 Climbing, Hangboard Wooden Climbing, Climbing Helmet, Bouldering Brush & Chalk Set, Rock
 Climbing Guide Britain Book, Rock Climbing Rope 60m | 9-190
ski | Outdoor/Ski & Snow ; outdoor¦winter sport | Piste, Summit | Ski Goggles Photochromic, Ski Gloves Heated, Ski
 Helmet, Ski Socks Merino 2 Pack, Snowboard Wall Mount, Ski Jacket Insulated, Ski Bag Wheeled, Base Layer Ski Set, Ski
 Map of the Alps Print | 10-220
fish | Outdoor/Fishing ; outdoor¦angling | Tightline, Heron | Fly Fishing Rod 9ft 5wt, Fishing Tackle Box Loaded, Bass
 Lures Set of 30, Carp Fishing Chair, Fishing Reel Fixed Spool, Fishing Vest Multi Pocket, Landing Net Trout, Fly
 Tying Kit, Angler's Bedside Book, Bite Alarm Set Fishing | 9-190
camp | Outdoor/Camping ; outdoor¦tents | Summit, Bivvy, Heron | Two Man Tent Dome, Sleeping Bag 3 Season, Camping
 Stove Gas, Enamel Camping Mug Set, Camping Lantern Rechargeable, Camping Chair Folding, Hammock w/ Mosquito Net
 Camping, Fire Pit Grill Camping, Sleeping Mat Self-Inflating, Camping Cook Set Titanium | 9-180
hike | Outdoor/Walking & Hiking ; outdoor¦walking boots | Summit, Fellside | Walking Boots Waterproof, Trekking Poles
 Pair, Hiking Rucksack 30L+camp, Walking Socks 2 Pack, Map Case & Compass Hiking+camp, Hiking Flask 1L+camp, Packaway
 Waterproof Jacket Walking+camp, Gaiters Hiking, National Trails Walking Guide Box, Hiking First Aid & Whistle
 Kit+camp | 9-170
ride | Outdoor/Equestrian ; outdoor¦horse riding | Bridleway, Cantering | Riding Hat Velvet, Jodhpurs Full Seat, Horse
 Grooming Kit Bag, Riding Gloves, Saddle Pad Quilted, Riding Boots Short, Horse Rug Lightweight, Horse Head Collar &
 Lead, Rosette Display Frame, Horse Lover's Mug & Tray | 9-160
cook | Kitchen/Cookware & Pans ; Home¦kitchen¦cooking ; Home/Kitchen/Knives | Copperfield, Hob & Table, Sauterne |
 Cast Iron Casserole 24cm, Chef's Knife 20cm, Wok Carbon Steel, Pasta Machine, Pestle & Mortar Granite, Saute Pan
 Non-Stick, Knife Block 5 Piece, Tagine Terracotta, Chopping Board Acacia, Slow Cooker 3.5L, Mandoline Slicer, Rock
 Salt & Pepper Mill Set, Apron & Oven Glove | 9-190
bake | Kitchen/Baking ; Home¦kitchen¦bakeware | Hob & Table, Victoria Crumb | Cake Tin Set Springform, Stand Mixer
 Tilt Head, Mixing Bowls Nested, Cake Decorating Turntable, Piping Nozzle Set Baking, Sourdough Banneton & Lame Kit,
 Rolling Pin Marble, Bundt Tin Nordic, Cookie Cutters Cats x6+cat, Cake Stand Domed, Proving Basket & Bread Knife,
 Macaron Baking Kit | 9-130
kitchenbit! | Kitchen/Consumables & Spares ; Home¦kitchen¦storage | Hob & Table, Copperfield | Baking Parchment 20m,
 Coffee Filter Papers No.4 x100, Descaler Sachets, Casserole Lid Knob Spare, Water Filter Cartridge x3, Bin Liners 30L
 | 2-25
coffee | Food & Drink/Coffee ; Home¦kitchen¦coffee ; Kitchen/Coffee & Tea | Bean Street, Roastery 9, Crema | Coffee
 Beans Ethiopian 1kg, Espresso Machine Manual, Cafetiere Glass 8 Cup, Burr Coffee Grinder, Pour Over Coffee Set, Moka
 Pot 6 Cup, Coffee Subscription 3 Months, Espresso Cups x4, Milk Frother for Coffee, Cold Brew Coffee Maker, Reusable
 Coffee Cup | 9-190
tea | Food & Drink/Tea ; Kitchen/Coffee & Tea | Leaf & Kettle, Assam House | Loose Leaf Tea Chest 12, Teapot Cast
 Iron, Matcha Tea Set, Tea for One Bone China, Earl Grey Tea Caddy, Tea Infuser Mug, Herbal Tea Selection Box, Glass
 Teapot & Flowering Tea, Variable Temperature Tea Kettle | 7-110
wine | Food & Drink/Wine ; drink¦wine¦red ; Home/Barware | Cellarman, Chateau Lane | Rioja Reserva & Corkscrew Gift,
 Bordeaux Red Wine Case of 6, Wine Decanter Crystal, Red Wine Glasses x4, Wine Rack Oak 12 Bottle, Electric Wine
 Opener, Wine Aerator Pourer, Wine Tasting Course Kit, Malbec Trio Red Wine, Wine Stopper & Coolers Set | 9-150
whisky | Food & Drink/Spirits ; drink¦spirit¦whisky | Glenbarra, Stillman | Single Malt Whisky 12 Year, Whisky
 Tumblers Cut Glass x2, Whisky Tasting Set 6 Drams, Whisky Decanter Square, Whisky Stones & Tongs, Peated Islay Whisky
 70cl, Whisky Nosing Glass x4, Rye Whiskey Small Batch, Whisky Barrel Ageing Kit | 12-150
cocktail | Food & Drink/Spirits ; Home/Barware ; drink¦cocktail¦gin | Stillman, Juniper Row | Cocktail Shaker Set
 Copper, Gin Making Kit Botanicals, Gin Balloon Glasses x2, Cocktail Recipe Book, Gin Discovery Box 12 x 5cl, Negroni
 Bottled Cocktail 50cl, Cocktail Smoker Kit, Ice Ball Mould & Muddler Cocktail, Gin Advent Tin | 9-110
choc | Food & Drink/Chocolate & Sweets ; food¦chocolate | Cocoa Lane, Bonbonniere | Chocolate Truffles Box 24, Hot
 Chocolate Maker Machine, Dark Chocolate Tasting Library, Chocolate Bar 85% x10, Chocolate Making Kit+cook+bake,
 Pralines Milk Chocolate Tin with Cat Design+cat, Hot Chocolate Flakes Trio, Chocolate Hamper Deluxe, Chocolate Fondue
 Set+cook | 6-110
cheese | Food & Drink/Hampers & Deli ; food¦deli | Rind, Dairymaid | Cheese Selection Box British, Cheese Board &
 Knives Slate, Cheese Making Kit Mozzarella+cook, Baked Camembert Dish Cheese+cook, Truckle Trio Waxed Cheddar,
 Raclette Cheese Grill+cook, Cheese & Chutney Hamper, Cheese Vault Storage Box | 9-120
hot | Food & Drink/Sauces & Spices ; food¦spice | Scorch, Masala Row | Hot Sauce Gift Set x7, Chilli Oil & Flakes
 Trio, Grow Your Own Chillies Kit+veg, Ghost Pepper Hot Sauce Challenge, Spice Tin Masala Dabba, Hot Sauce Making Kit,
 Chilli Jam & Hot Honey Box, Curry Spice Kits x10 | 8-100
bbq | Garden/Barbecue ; Home¦outdoor¦bbq | Smokewood, Ember & Oak | Barbecue Tool Set 18pc, Charcoal Grill Portable
 Barbecue, Smoker Box & Wood Chips Barbecue, Meat Thermometer Wireless BBQ, BBQ Rubs & Sauces Crate, Pizza Oven Stone
 for Barbecue, Kebab Skewer Rack BBQ, Barbecue Apron Leather, Cedar Planks BBQ x6, Burger Press Cast Iron BBQ | 8-170
garden | Garden/Tools & Care ; garden¦tool ; Home & Garden/Gardening | Spade & Sons, Hedgerow, Potting Shed |
 Secateurs Bypass, Garden Fork & Spade Set Ash, Trowel & Hand Fork Set, Kneeler Seat Garden, Watering Can Galvanised
 9L, Gardening Gloves Leather, Trug Willow Garden, Garden Apron Canvas, Hori Hori Garden Knife, Wheelbarrow Garden
 85L, Pruning Saw & Holster, RHS-Style Gardener's Diary | 8-140
veg | Garden/Grow Your Own ; garden¦seed | Potting Shed, Spade & Sons | Vegetable Seeds Heritage Tin 20, Seed
 Propagator Heated, Raised Bed Kit Timber, Cold Frame Mini Greenhouse, Garlic & Onion Planting Kit, Vegetable Growing
 Month by Month Book, Potato Grow Bags x3 w/ Seed, Plant Labels & Dibber Set, Allotment Cloche Tunnel, Compost Bin
 Wooden, Seed Storage Box Organiser | 8-150
gardenbit! | Garden/Consumables ; garden¦care | Spade & Sons, Potting Shed | Tomato Feed 1L, Slug Pellets 500g, Hose
 Connector 1/2", Strimmer Line Refill, Mower Blade Spare, Garden Twine Refill | 3-30
patio | Garden/Furniture & Lighting ; garden¦decor | Sunlounge, Marl | Solar String Lights Garden, Bistro Set Folding
 Patio, Fire Bowl Corten Garden, Wind Chime Bamboo Garden, Garden Bench Cushion, Garden Parasol 2.5m, Garden Sculpture
 Hare, Outdoor Rug Patio | 10-220
plant | Home/House Plants ; home¦plants & pots | Fernwood, Potting Shed, Botanist | Monstera House Plant 60cm,
 Terrarium Kit Closed, House Plant Pot Ribbed w/ Saucer, Plant Stand Bamboo, Bonsai Starter Kit, Cactus Trio Potted,
 Brass Plant Mister, Hanging Planter Macrame, House Plant Care Book, Self-Watering Planter Indoor, Grow Light Clip-On
 House Plants | 8-110
candle | Home/Candles & Fragrance ; home¦fragrance¦candle | Wickham, Ember & Oak, Fox & Fern | Scented Candle
 {Fig/Tomato Leaf/Rock Rose}, Reed Diffuser White Tea, Three Wick Candle Amber, Candle Snuffer & Trimmer Set, Pillar
 Candles Set of 3, Candle Lantern Rattan, Dinner Candles Twisted x6, Candle Making Kit at Home | 7-90
throw | Home/Throws & Cushions ; home¦soft furnishing¦throw | Woolpack, Marl, Drowse | Lambswool Throw
 {Check/Herringbone}, Faux Fur Throw, Chunky Knit Blanket, Heated Throw Blanket, Hooded Blanket Sherpa, Recycled Wool
 Picnic Blanket+camp, Velvet Quilted Throw, Waffle Blanket Cotton | 14-150
house | Home/Lighting & Mirrors ; Home/Tableware ; home¦accessory | Marl, Oakley & Pine, Fox & Fern | Table Lamp
 Ceramic, Round Mirror Brass 60cm, Vase Stoneware Tall, Dinner Set 12 Piece+cook, Coffee Table Tray, Wall Clock
 Railway Style+train, Photo Frame Multi, Door Mat Coir, Vinyl Tablecloth Wipe Clean, Fireside Poker Set, Pool of Light
 Floor Lamp | 10-190
bedding | Home/Bedding ; home¦bed linen & towels | Drowse, Marl | Duvet Cover Set King+sleep, Egyptian Cotton Towels
 x4+bath, Fitted Sheet 400 Thread+sleep, Goose Down Duvet+sleep, Bath Mat Cotton+bath, Mattress Topper Single+sleep,
 Train Print Single Bedding+train+sleep | 9-150
homebit! | Home/Cleaning & Laundry ; home¦laundry | Marl, Ironmonger | Baking Soda Cleaning Paste, Light Bulb E27 x3,
 Vacuum Bags x5, Ironing Board Cover, Washing Line 30m, Sponge Scourers x10 | 2-28
skin | Beauty/Skincare ; beauty¦face¦cream | Dewy, Apothecary 12, Serene | Vitamin C Serum, Night Cream Retinol, Sheet
 Masks x10 Skincare, Skincare Discovery Set, Jade Roller & Gua Sha+massage, Cleansing Balm, Face Mist Rose Water, LED
 Face Mask, Hyaluronic Skincare Duo, Under Eye Patches Gold | 8-150
makeup | Beauty/Make-Up ; beauty¦lips & eyes | Rougette, Amabel, Diva | Lipstick Tango Matte, Eyeshadow Palette 18
 Nudes, Makeup Brushes Set w/ Roll, Train Case Makeup Vanity, Lip Kit {Rumba/Paso}, Mascara & Liner Duo, Foundation
 Stick & Sponge Makeup, Blush Palette Bridge of Roses, Hollywood Vanity Mirror Makeup, Glitter Eye Makeup Set | 6-110
perfume | Beauty/Fragrance ; beauty¦perfume | Amabel, Sillage, Diva | Eau de Parfum Jasmine Jazz 50ml, Eau de Toilette
 Vetiver 100ml, Perfume Discovery Set 8, Solid Perfume Locket+jewel, Cologne Citrus Allotment 50ml, Refillable Perfume
 Atomiser, Eau de Parfum Oud Noir 30ml, Body Mist & Perfume Duo | 9-150
bath | Beauty/Bath & Body ; beauty¦bath | Lather & Loll, Apothecary 12 | Bath Salts Himalayan, Bath Bombs Box of 9,
 Bath Caddy Bamboo, Bath Pillow, Bubble Bath Champagne, Body Scrub & Bath Oil Set, Bath Tea Bags Herbal, Bath Robe
 Waffle & Slippers Spa | 7-90
nail | Beauty/Nails ; beauty¦nail | Rougette, Diva | Gel Nail Kit w/ UV Lamp, Nail Polish Set x8, Manicure Set Leather
 Case Nails, Nail Art Pens & Stickers, Press-On Nails Box, Nail Drill Electric File, Cuticle Oil & Hand Cream Nail Duo
 | 8-100
beard | Men's Grooming ; beauty¦men¦shave | Gentleman & Co, Bristle | Beard Oil & Balm Kit, Beard Neckline Razor Set,
 Beard Wash & Brush Bowl, Beard Trimmer Cordless, Beard Comb & Scissors, Cut Throat Razor for Beard Edges, Moustache
 Wax & Beard Tin, Beard Straightener Heated | 8-110
beautybit! | Beauty/Consumables ; beauty¦cotton wool | Dewy, Bristle | Cotton Pads x200, Razor Blades x10, Nail Polish
 Remover, Tea Tree Shampoo Refill 1L, Make-Up Sponge Refill x4 | 2-18
jewel | Accessories/Jewellery ; fashion¦jewellery¦necklace | Silverthorn, Amabel, Sterling Row | Sterling Silver
 Necklace Pendant, Hoop Earrings Gold Plated, Charm Bracelet, Signet Ring, Pearl Stud Earrings, Jewellery Box Velvet,
 Birthstone Necklace, Cat Charm Earrings+cat, Horseshoe Bangle Silver+horse, Champagne Crystal Drop Earrings | 9-180
watch | Accessories/Watches ; fashion¦watch | Tempus, Sterling Row | Chronograph Watch Steel, Automatic Watch Skeleton
 Dial, Watch Winder Box, Watch Roll Leather, Dive Watch 200m, Minimalist Mesh Watch, Watch Strap Gift Set, Pocket
 Watch Railwayman's+train | 12-280
handbag | Accessories/Bags & Purses ; fashion¦handbag | Amabel, Portmanteau, Saddler | Tote Handbag Leather, Crossbody
 Handbag Quilted, Clutch Handbag Satin, Bucket Bag Suede, Handbag Organiser Insert, Purse Zip Around, Top Handle
 Handbag Croc, Handbag Charm & Scarf, Belt Bag Nylon | 9-220
scarf | Accessories/Scarves, Hats & Gloves ; fashion¦winter accessories | Woolpack, Amabel, Fellside | Cashmere Scarf,
 Silk Scarf Horses Print+horse, Bobble Hat & Scarf Set, Leather Gloves Lined, Snood Chunky, Panama Hat, Beret Wool,
 Tartan Scarf Oversized | 9-130
sock | Accessories/Socks & Slippers ; fashion¦sock | Toestie, Highstreet Socks | Funny Socks Food Box x5, Bamboo Socks
 Cats x3+cat, Odd Socks Bright x6, Llama Bed Socks, Dog Breed Socks Box+dog, Slipper Socks Reindeer Ears, Socks of the
 Month Box, Novelty Socks Cheese Board x4, Retro Stripe Socks Crate | 7-90
`,
  truth: `cycling: bike
running: run
yoga: yoga
going to the gym: gym
wild swimming: swim
pool: cue; swim; poolgarden
tennis: tennis
golf: golf
football: football
cricket: cricket
darts: darts
rock climbing: climb
skiing: ski
fishing: fish
camping: camp
walking in the hills: hike
horse riding: ride
horses: ride; horse
cooking for friends: cook; bake; bbq; hot; cookbook
baking: bake
good coffee: coffee
tea: tea
red wine: wine
whisky: whisky
cocktails: cocktail
chocolate: choc
cheese: cheese
very hot sauces: hot
barbecue: bbq
his allotment: garden; veg
her garden: garden; veg; patio
house plants: plant
bird watching: bird
scented candles: candle
cosy blankets: throw
skincare: skin
make-up: makeup
perfume: perfume
long baths: bath
doing her nails: nail
his beard: beard
jewellery: jewel
watches: watch
handbags: handbag
silly socks: sock
crime novels: crime
history: history
poetry: poetry
travelling: luggage; travelbook
rock: rock
jazz: jazz
classical music: classical
vinyl: vinyl
old films: film
headphones and speakers: audio
gaming: gaming
photography: camera; instant
instant cameras: instant
dogs: dog
cats: cat
tropical fish: aquarium
their new baby: baby
cars: car
motorbikes: moto
DIY: diy
working from home: office
nice stationery: stationery
painting: art
knitting: knit
board games: boardgame
jigsaws: jigsaw
trains: train
massages: massage
sleeping: sleep
tango dancing:
stamp collecting:
metal detecting:
juggling:
archery:
origami:
sailing:
playing the bagpipes:`,
  people: `cycling, good coffee | running, yoga | cooking for friends, red wine | golf, whisky | his allotment, dogs
 | make-up, handbags, perfume | crime novels, tea, cats | camping, photography | baking, knitting
 | gaming, silly socks | horse riding | house plants, scented candles | football, cars | skincare, long baths
 | travelling, watches | vinyl, jazz | barbecue, cocktails | wild swimming, poetry | jigsaws, history`,
  narrow: `rock | pool | trains | his beard | rock climbing, cheese | fishing, bird watching | very hot sauces
 | cricket | instant cameras | classical music, old films | motorbikes, DIY | tropical fish
 | doing her nails, jewellery | their new baby | sleeping, massages | darts | nice stationery, painting
 | her garden, cosy blankets`,
  absent: `tango dancing | stamp collecting | metal detecting, juggling | archery | origami
 | playing the bagpipes, sailing`,
};
