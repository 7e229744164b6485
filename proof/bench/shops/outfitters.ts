import type { Trade } from './trade.ts';

/** A shop for sport, animals, tools and technology, with short categories: the search is tuned on it, too. */
export const outfitters: Trade = {
  name: 'outfitters',
  brands: 'Ashdown, Bracken, Cairn, Dunlin, Everly, Fellside, Gannet, Heron & Sons, Ibex, Juniper',
  shelves: `
Pet Supplies > Dog > Beds & Blankets | dog bed, crate mat, travel blanket | Tweed, Orthopaedic | 18-140
Pet Supplies > Dog > Toys | rope toy, treat puzzle, tug ring, squeaky fox | Tough, Puppy | 5-35
Pet Supplies > Dog > Leads & Collars | rolled collar, training lead, harness | Leather, Reflective | 9-70
Pet Supplies > Cat > Scratchers & Trees | scratching post, cat tree, cardboard lounge | Sisal, Cactus | 12-160
Pet Supplies > Cat > Toys | wand toy, catnip mouse, tunnel | Feather, Salmon | 4-30
Pet Supplies > Fish & Aquatics | aquarium 30 l, driftwood, aquarium light, fish food | Nano, Tropical | 6-190
Pet Supplies > Small Animals | hay rack, hamster wheel, rabbit hutch | Silent, Timber | 8-180
Equestrian | saddle pad, grooming box, riding gloves, halter | Jumping, Dressage | 10-140
Outdoor > Climbing | climbing rope, chalk bag, quickdraw set, belay glasses | Granite, Sport | 12-220
Outdoor > Camping & Hiking > Sleeping Bags | down sleeping bag, quilt, liner | Summer, Alpine | 18-240
Outdoor > Camping & Hiking > Backpacks | 40 l backpack, day sack, rain cover | Ridge, Summit | 12-210
Outdoor > Camping & Hiking > Lighting | head torch, lantern, string lights | Base Camp, Micro | 9-90
Outdoor > Kayaking | paddle, dry bag, spray deck, buoyancy aid | Touring, River | 14-200
Outdoor > Navigation | compass, map case, altimeter | Sighting, Explorer | 9-160
Fishing > Fly Fishing | fly box, fly line, wading net, fly tying vice | Trout, Grayling | 8-190
Fishing > Carp & Coarse | bite alarm, carp rod, rig wallet | Pro, Night | 10-210
Cycling > Accessories | bike light, bar bag, multi-tool, floor pump | Commuter, Gravel | 8-140
Cycling > Clothing | jersey, bib shorts, cycling cap | Merino, Summer | 12-150
Running > Shoes & Socks | trail shoe, running socks, gaiters | Mud, Road | 9-170
Running > Watches & Sensors | GPS watch, heart-rate strap, foot pod | Pace, Ultra | 30-240
Swimming | goggles, swim cap, pull buoy, tow float | Open Water, Race | 6-60
Yoga & Pilates | yoga mat, bolster, cork block, pilates ring | Natural, Studio | 9-110
Gym & Strength | kettlebell, resistance bands, pull-up bar, foam roller | 8 kg, Heavy | 9-140
Golf | golf balls, putting mat, rangefinder, glove | Tour, Distance | 9-220
Racquet Sports > Tennis | tennis racket, overgrip, ball basket | Clay, Junior | 7-210
Racquet Sports > Badminton | badminton racket, shuttlecocks, net set | Feather, Garden | 8-120
Winter Sports > Skiing | ski goggles, ski gloves, boot bag, pole set | Piste, Powder | 14-210
Watersports > Surfing | surf wax, leash, board bag, rash vest | Longboard, Reef | 6-160
Sailing | sailing gloves, deck shoe, dry trousers, knot board | Inshore, Regatta | 12-220
Birding | field guide, binoculars 8x32, bird feeder, nest camera | Garden, Marsh | 9-240
Astronomy | refractor telescope, star chart, moon filter, red torch | 70 mm, Starter | 10-240
Garden > Tools | hand fork, secateurs, kneeler, hoe | Copper, Ash | 9-90
Garden > Watering | watering can, hose reel, drip kit | Zinc, Haws | 8-120
Garden > Beekeeping | bee suit, smoker, hive tool, honey jar set | Apiary, Cotton | 9-180
Workshop > Woodworking | chisel set, block plane, marking gauge, carving knife | Bevel Edge, Sloyd | 12-220
Workshop > Electronics | soldering station, microcontroller kit, multimeter | Maker, Bench | 14-190
Workshop > 3D Printing | PLA filament, print bed, nozzle set | Silk, Marble | 9-120
Technology > Smart Home | smart plug, smart bulb, motion sensor | Zigbee, Warm | 12-120
Technology > Gaming | gaming mouse, game controller, headset, mouse mat | RGB, Retro | 12-180
Technology > Drones | camera drone, spare propellers, landing pad | Mini, Pro | 9-240
Kitchen > Coffee | hand grinder, pour-over kettle, travel press | Camp, Barista | 14-190
Kitchen > Barbecue | meat thermometer, smoker box, grill basket, apron | Pitmaster, Steel | 9-140
Kitchen > Home Brewing | fermenter, hop spider, bottle capper, ale kit | Pale, Stout | 9-160
Books > Nature Writing | on walking, the river year, a life with birds, bee notes | Hardback, Signed | 9-40
Novelty > Mugs | mug | Golfer, Dog Dad, Cyclist, Gamer, Bee Kind, Running Late | 8-22
Novelty > Socks | novelty socks | Fish, Tennis, Dogs, Bikes, Beer | 6-18
Novelty > Signs & Magnets | wall sign, fridge magnet | Gone Fishing, Yoga Zone, Man Cave, Sailing Club, Beware of Cat | 5-35
Novelty > Keyrings | keyring | Climbing Boot, Telescope, Football, Drone Pilot, Horse | 5-19
Clothing > T-Shirts | t-shirt | Surf Club, Kayak Crew, Chess Master, Drummer, Astronomy | 12-40`,
  truth: `
dogs: > dog >
cats: > cat >
aquariums: fish & aquatics
horse riding: equestrian
climbing: > climbing
bouldering: > climbing
hiking: camping & hiking ; > navigation ; nature writing
camping: camping & hiking
kayaking: > kayaking
fly fishing: fly fishing
fishing: fishing >
cycling: cycling >
running: running >
trail running: running >
swimming: swimming
yoga: yoga & pilates
fitness: gym & strength
golf: golf
tennis: > tennis
badminton: > badminton
skiing: > skiing
surfing: > surfing
sailing: sailing
birdwatching: birding
stargazing: astronomy
gardening: garden > tools ; garden > watering
beekeeping: > beekeeping
woodworking: > woodworking
electronics: > electronics
3D printing: > 3d printing
smart home: > smart home
video games: > gaming
drones: > drones
coffee: > coffee
grilling: > barbecue
home brewing: > home brewing
pottery:
opera:
knitting:`,
  people: `
dogs | cats, aquariums | horse riding | climbing | bouldering, camping | hiking | kayaking, camping | fly fishing
fishing, birdwatching | cycling | running, swimming | trail running | yoga, gardening | fitness | golf | tennis, skiing
badminton, surfing | sailing, stargazing | beekeeping, woodworking | electronics, 3D printing | smart home, coffee
video games, drones | home brewing, grilling | pottery, opera | knitting | gardening | woodworking`,
};
