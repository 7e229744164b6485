/** More for gardens, animals, roads, hills and water, at the prices of large gifts. */
export const grandOutdoors = `
# Garden & Outdoors > Gardening @ Larkfield Supply
300 | plant | WHO | Fig Tree Five Years Old, in a Half Barrel | Potting Row | gardening, cooking, plants | Fruit the first September.
420 | tool | BHA | Border Tools in Bronze, Set of Five | Fernley & Moss | gardening, tools | Copper alloy, no rust, for snug hands.
500 | ticket | BAO | Floristry Course, Eight Evenings | Fernley & Moss | gardening, flowers, art | Wire, moss, line, wild abandon.
500 | plant | WBH | Houseplants Jungle for One Room, Styled | Potting Row | gardening, plants, home decor | Nine plants, pots, and a doctor on call.
700 | plant | BHA | A Year of Cut Flowers in Two Tall Vases | Potting Row | gardening, flowers, home decor | Every second Friday, what is in season.
1000 | greenhouse | WA | Cold Frame and Potting Bench in Cedar | Oak & Thistle | gardening, vegetables, woodworking | Salad in March.
1000 | ticket | AB | Great Gardens Tour with Head Gardeners | Waymark | gardening, travel, history, photography | Seven gates before opening time.
1800 | plant | WA | Rose Garden of Thirty Old Varieties | Fernley & Moss | gardening, flowers, history | Drawn, delivered, planted, pruned once.
2500 | greenhouse | WA | Lean-To Greenhouse in Powdered Green | Larkfield | gardening, vegetables, home decor | Tomatoes against the warm wall.
2500 | plant | A | Orchard of Ten Heritage Trees | Fernley & Moss | gardening, cooking, baking, family | Apples for eating, quinces for jelly.
3600 | bath | WA | Natural Pond with Lilies and Stepping Stones | Larkfield | gardening, swimming, birdwatching | Frogs arrive on their own.
5000 | bench | WA | Pergola with Wisteria and Swing Seat | Oak & Thistle | gardening, woodworking, reading | Shade by July, scent by next May.
5000 | ticket | A | Orchid and Plants Expedition with a Botanist | Waymark | gardening, travel, photography, plants | Cloud forest, hand lens, hammocks.
8400 | plant | A | Japanese Garden Corner, Laid Out by a Master | Fernley & Moss | gardening, yoga, art, wellness | Moss, maple, gravel, nothing more.
10000 | greenhouse | A | Victorian Greenhouse, 10 by 14 | Larkfield | gardening, vegetables, history | Cast ridge, brass handles, heated bench.
10000 | bath | A | Swimming Pond with Reed Filter | Larkfield | gardening, swimming, wellness | Clear water, dragonflies, no chlorine.

# Pets > Dogs, Cats & Horses @ Wagtail Pet Goods
260 | leash | BHA | Hiking Harness, Boots and Pack for Dogs | Wagtail | dogs, hiking, camping | Carries its own lunch.
390 | cushion | BHA | Orthopedic Dog Sofa in Oak and Wool | Oak & Thistle | dogs, home decor | Theirs, so that yours is yours again.
280 | cushion | BHA | Cat Tree of Real Branches | Oak & Thistle | cats, home decor, woodworking | Three storeys and a lookout.
420 | gadget | BHG | Camera and Treat Thrower for Cats and Dogs | Quiet Current | cats, dogs, technology | Says hello from the office.
500 | ticket | BAO | Weekend for You and Your Dog at the Lake | Waymark | dogs, hiking, swimming, travel | Wet noses welcome in the dining room.
500 | frame | BHA | Cats in Ink: Portrait by an Animal Illustrator | Studio Halden | cats, drawing, art, animals | All whiskers counted, dignity kept.
500 | boots | BHA | Riding Boots, Made to Measure | Saddler's Row | horses, fashion | Calf, ankle, instep: yours.
600 | frame | BA | Photographs of Dogs in Motion, Studio Day | Northlight Optics | dogs, photography, animals | Ears up, all four feet off the ground.
750 | cushion | WA | Cat Walkways for One Wall | Oak & Thistle | cats, home decor, woodworking | Shelves, bridges, a tunnel by the window.
900 | ticket | BA | Ten Days of Dressage with a Schoolmaster Horse | Saddler's Row | horses, fitness | He knows; you ask.
1000 | leash | A | Dogs' Trekking Week in the Hills | Waymark | dogs, hiking, travel, camping | Huts that allow muddy paws.
1000 | greenhouse | WA | Catio: a Garden Room for Cats | Oak & Thistle | cats, gardening, woodworking | Fresh air, no feathers.
1500 | horse | A | Saddle Fitted and Stitched by Hand | Saddler's Row | horses, fashion | For one back and one seat.
1900 | gadget | A | Smart Home for Cats: Doors, Feeders, Fountain | Quiet Current | cats, technology, home decor | Knows who had breakfast already.
2500 | ticket | AB | Ride with Horses across the Steppe, Nine Days | Waymark | horses, travel, camping | Felt tents, mare's milk, open sky.
2500 | frame | A | Bronze of Their Dog or Cat | Studio Halden | dogs, cats, art, animals | Modeled from photographs, cast once.
2500 | bicycle | BA | Cargo Bicycle for Dogs | Spoke & Tide | dogs, cycling, technology | Low step, soft box, electric hills.
3800 | shelf | A | Library with Cat Passages, Built In | Oak & Thistle | cats, reading, woodworking | A shelf for Brontë, a shelf for naps.
5000 | ticket | A | Big Cats Safari with a Conservationist | Waymark | cats, travel, photography, animals | Lions at breakfast, leopards by spotlight.
5000 | greenhouse | WA | Dog House, Shower and Boot Room in Cedar | Oak & Thistle | dogs, woodworking, gardening | Mud ends here.
5000 | horse | A | Antique Carriage for Two Horses, Restored | Second Life Goods | horses, history, cars | Spokes, lamps, patience.
8800 | ticket | A | Sled Dogs Expedition, Ten Days | Waymark | dogs, travel, skiing, camping | Drive your own team over the pass.
9500 | ticket | A | Snow Leopards and Wild Cats Expedition | Waymark | cats, photography, hiking, travel | Long waits, one glance.
10000 | horse | A | Horses on Loan: a Year with One of Your Own | Saddler's Row | horses, animals, fitness | Stable, vet, hay, and a coach.
10000 | ticket | A | Dogs for a Cause: Train an Assistance Dog | Wagtail | dogs, animals, family | They sponsor, visit, and hold the leash at graduation.
12000 | greenhouse | A | Cat Sanctuary Wing, Named for Them | Tabby & Co | cats, animals, family | Twenty rescued cats, one plaque, open visits.

# Science & Nature > Birdwatching @ Larkfield Supply
320 | birdhouse | BHA | Nest Box with Live Camera | Quiet Current | birdwatching, technology, gardening | From first twig to first flight.
500 | ticket | BAG | Migration Weekend on a Bird Island | Heron & Reed | birdwatching, travel, hiking | Nets at dawn, soup at ten.
500 | frame | WBA | Engraved Birds of 1830, Framed Trio | Second Life Goods | birdwatching, art, history | Owl, wren, avocet.
900 | binoculars | BGA | Binoculars 10x42 with Field Flattener | Northlight Optics | birdwatching, hiking, travel | Sharp to the last feather.
1000 | camera | BGA | Wildlife Hide and Long Lens for a Week | Northlight Optics | birdwatching, photography, camping | Invisible, comfortable, close.
2500 | telescope | GA | Birding Scope for Two Eyes, with Carbon Tripod | Northlight Optics | birdwatching, photography, astronomy | Waders by day, Saturn by night.
2500 | ticket | AB | Cranes and Wetlands by Canoe | Waymark | birdwatching, sailing, camping, travel | Ten thousand wings at sundown.
5000 | ticket | A | Birds of Paradise Expedition, for Two | Waymark | birdwatching, travel, photography | Two weeks, forty dances.
5000 | greenhouse | A | Garden Bird Hide in Larch, Built | Oak & Thistle | birdwatching, gardening, woodworking, photography | Three slits, one bench, a kettle.
10000 | ticket | A | Seabird Voyage to the Far South | Waymark | birdwatching, sailing, travel, photography | Albatross off the stern for two weeks.

# Sports & Outdoors > Hiking & Climbing @ Larkfield Supply
270 | backpack | BGA | Trekking Pack, 50 Litres | Larkfield | hiking, climbing, travel | Weighs a kilo, carries eighteen.
420 | rope | BGA | Climbing Rack: Rope, Harness and Quickdraws | Larkfield | hiking, climbing, fitness | Everything from the first bolt to the last.
500 | ticket | BGA | Climbing School, Four Days on Granite | Larkfield | hiking, climbing, fitness | Knots, cracks, trust.
500 | boots | BGA | Mountain Boots, Fitted by Scan | Larkfield | hiking, climbing, trail running | Stiff where needed, soft elsewhere.
780 | tent | BA | Trekking Tent and Bag, Ultralight | Larkfield | hiking, camping | A kilo and a half of home.
1000 | ticket | AB | Trail Running and Hiking Camp in the Dolomites | Stride | hiking, running, travel, fitness | Ridges in the morning, polenta at night.
1000 | camera | GA | Summit Camera Kit: Light Body, Two Lenses | Northlight Optics | hiking, photography, cameras | Fits a hip belt.
1800 | ticket | AB | Pilgrim Path, Three Weeks, Luggage Carried | Waymark | hiking, history, travel, wellness | Five hundred miles, one small bag.
2500 | ticket | AB | First Four-Thousander, with a Mountain Guide | Larkfield | hiking, climbing, skiing | Glacier, ridge, sunrise.
2500 | shelf | A | Climbing Wall for the Garage | Oak & Thistle | hiking, climbing, fitness, woodworking | Ninety holds and a soft landing.
3800 | ticket | AB | Volcano and Fjords Trek with Photographer | Waymark | hiking, photography, travel | Black sand, blue ice, red tents.
5000 | ticket | A | Patagonia End to End, Three Weeks | Waymark | hiking, camping, travel | Granite towers and glaciers; the wind is included.
5000 | camera | A | Wilderness Filming Expedition, Twelve Days | Northlight Optics | hiking, photography, film, camping | Learn to shoot wolves and weather.
7500 | ticket | A | Six Thousand Metres: an Andean Expedition | Larkfield | hiking, climbing, fitness | Mules, camps, one white summit.
10000 | tent | A | A Hut of One's Own: Mountain Bivouac Share | Larkfield | hiking, camping, climbing | Thirty nights a year above the trees.
10000 | ticket | A | Great Walks of Four Continents, for Two | Waymark | hiking, travel, photography | A walk each season.

# Sports & Outdoors > Camping @ Larkfield Supply
290 | tent | BHA | Canvas Tarp Camp with Hammocks | Larkfield | camping, hiking, reading | Two trees, one roof, two books.
500 | pot | BHA | Camp Oven and Folding Firebox Set | Blackfern | camping, grilling, baking | Bread, stew, and pie by embers.
500 | gadget | BGH | Portable Power Station with Solar Panel | Quiet Current | camping, technology | A weekend of light and espresso.
1000 | ticket | BA | Stargazing Camp in a Desert, Four Nights | Northlight Optics | camping, astronomy, travel | Dunes below, galaxy above.
1600 | tent | WA | Tipi with Stove and Sheepskins | Larkfield | camping, family, home decor | Smoke goes up, stories stay.
2500 | boat | A | Canoe Camping Outfit for Two | Harbour Line | camping, fishing, sailing | Canoe, barrels, tent, trout rod.
2500 | tent | WA | Glamping Tent on a Deck | Larkfield | camping, home decor, gardening | A real bed at the end of the garden.
3700 | ticket | AB | Fly-In Fishing and Camping on a Nameless Lake | Heron & Reed | camping, fishing, travel | A floatplane leaves; loons stay.
5000 | car | A | Camper Conversion for a Small Van | Oak & Thistle | camping, cars, woodworking, travel | Bed, stove, bookshelf.
7200 | tent | A | Off-Road Camping Trailer with Kitchen | Larkfield | camping, cooking, cars | Follows anywhere that a car can go.
10000 | tent | A | Shepherd's Hut with Stove | Oak & Thistle | camping, woodworking, reading, wellness | On iron wheels, at the edge of the field.

# Sports & Outdoors > Cycling @ Spoke & Tide
290 | tool | BGA | Bicycle Repair Stand with Tool Case | Spoke & Tide | cycling, tools | Everything torqued, nothing stripped.
430 | helmet | BGA | Bikepacking Bags, Full Set | Spoke & Tide | cycling, camping, travel | Four bags, one week.
500 | ticket | BGA | Bicycle Mechanics Course and Coffee, Five Evenings | Spoke & Tide | cycling, coffee, tools | True wheels, good shots.
500 | bicycle | BGA | Smart Trainer for Winter Riding | Quiet Current | cycling, fitness, technology | Climbs in the living room.
850 | bicycle | BGA | Restored Steel Racer from 1979 | Second Life Goods | cycling, history, vintage | Chrome forks, new cables.
1000 | bicycle | BGA | Mountain Bicycle, Hardtail | Spoke & Tide | cycling, hiking, fitness | Roots, rocks, grins.
1000 | ticket | AB | Cycling Week along the Coast, Vinyl Bar to Vinyl Bar | Spoke & Tide | cycling, vinyl, travel, coffee | Six rides, six record shops.
1900 | bicycle | GBA | Folding Bicycle with Belt Drive | Spoke & Tide | cycling, travel | Under a desk in ten seconds.
2500 | bicycle | BA | Electric Bicycle for Town and Hill | Spoke & Tide | cycling, technology | A tailwind with a bell.
2500 | bicycle | BA | Carbon Wheels, Built by Hand | Spoke & Tide | cycling, fitness | Forty spokes, one listener.
4300 | bicycle | A | Steel Touring Bicycle, Brazed to Measure | Spoke & Tide | cycling, travel, camping | Three racks, one lifetime.
5000 | bicycle | A | Electric Cargo Bicycle for the Family | Spoke & Tide | cycling, family, technology | Three children or a piano stool.
5000 | ticket | A | Great Mountain Passes with a Former Pro | Spoke & Tide | cycling, travel, fitness | Twelve cols and a massage.
8600 | bicycle | A | Electric Mountain Bicycle, Carbon | Spoke & Tide | cycling, technology, hiking | Up is the new down.
10000 | bicycle | A | Bicycle of Lacquer and Lugs, Commissioned | Spoke & Tide | cycling, art | Paint by an artist, tubes by a master.
10000 | ticket | A | Cross a Continent by Bicycle, Supported | Spoke & Tide | cycling, travel, camping | Ten weeks, ocean to ocean.

# Sports & Outdoors > Running & Fitness @ Stride & Stillness
270 | shoe | BGA | Running Form Lab with Custom Insoles | Stride | running, fitness, science | Filmed, measured, corrected.
400 | watch | BGA | Running Watch with Podcasts and Music | Quiet Current | running, fitness, music | Leaves the phone at home.
500 | ticket | BGA | Football Weekend: Box Seats and Training Pitch | Fairway Lane | fitness, football, travel | Watch on Saturday, play on Sunday.
500 | ticket | BGA | Running Coach for Six Months | Stride | running, fitness, wellness | A plan that answers back.
850 | dumbbell | BGA | Home Gym Rack with Bench | Stride | fitness, football, wellness | Bars, plates, no queue.
1000 | ticket | AB | Running Retreat on High Plains | Stride | running, wellness, travel, yoga | Thin air, thick porridge.
1000 | dumbbell | BGA | Boxing and Fitness Studio Membership, One Year | Stride | fitness, running, dance | Bags, ropes, dance classes on Fridays.
1750 | dumbbell | GA | Cable Trainer behind a Mirror | Quiet Current | fitness, technology, home decor | Hides when guests come.
2500 | ticket | AB | Marathon of Your Dreams: Entry, Coach, Flight | Stride | running, travel, fitness | From couch to finish arch.
2500 | gadget | A | Indoor Bicycle with Screen and Coach | Quiet Current | fitness, cycling, technology | Alpine mornings before work.
3800 | ticket | A | Running and Recovery Year with Physiotherapist | Stride | running, wellness, fitness | Lab tests, massage, new habits.
5000 | ticket | A | Desert Stage Race, Seven Days | Stride | running, camping, travel | Sand, stars, blisters.
5000 | dumbbell | A | Home Gym, Planned and Installed | Stride | fitness, home decor, running | Oak floor, iron, mirror.
7800 | bath | A | Recovery Room: Cold Plunge and Infrared Cabin | Stride | fitness, wellness, running, spa | Very cold, very warm, very good.
10000 | ticket | A | Six Great Marathons, Guaranteed Starts | Stride | running, travel, fitness | Three years, six medals.
10000 | ticket | A | Football Finals Journey, for Two | Fairway Lane | fitness, football, travel | Semi, final, and the bus in between.

# Sports & Outdoors > Yoga & Wellness @ Stride & Stillness
275 | bath | BAO | Sound Bath and Float Course, Five Visits | Stillness | wellness, spa, yoga, music | Weightless with gongs.
400 | cushion | BHA | Meditation Corner: Bench, Bowl, Rug, Screen | Stillness | yoga, meditation, home decor, wellness | Two square metres of later.
500 | ticket | BAO | Spa Day Each Month for Half a Year | Stillness | wellness, spa, skincare | Six Fridays nobody may book.
500 | ticket | BAG | Meditation Course with Private Teacher | Stillness | yoga, meditation, wellness | Ten sittings, kindly supervised.
850 | bath | BA | Skincare Residency: Facialist for a Year | Stillness | skincare, wellness, spa | Six visits and honest advice.
1000 | ticket | AB | Thermal Spa Hotel, Four Nights for Two | Waymark | wellness, spa, skincare, travel | Steam, snow, silence.
1000 | cushion | BA | Massage Chair in Wool and Ash | Stillness | wellness, home decor, yoga | Kneads without looking like a machine.
1900 | ticket | A | Yoga Teacher Training, Part One | Stillness | yoga, fitness, wellness | Anatomy, breath, sequencing.
2500 | bath | WA | Copper Bathtub for Two | Copperpot & Daughters | wellness, skincare, home decor | Warms quickly, ages well.
2500 | ticket | AB | Yoga and Surfing in a Fishing Village | Harbour Line | yoga, surfing, wellness, travel | Salt at sunrise, savasana at six.
2500 | bottle | A | Perfume and Skincare Line of Their Own | Stillness | skincare, wellness, science, fashion | Three formulas, one label.
3400 | ticket | A | Silent Meditation Month in the Mountains | Stillness | yoga, meditation, travel, wellness | Bells, rice, snow.
5000 | bath | WA | Steam Room in Tile and Cedar | Stillness | wellness, spa, skincare, home decor | Eucalyptus by Friday.
5000 | ticket | A | Ayurveda and Yoga Cure, Three Weeks | Waymark | yoga, wellness, skincare, travel | Oil, rest, sesame.
7400 | greenhouse | A | Garden Yoga Studio with Heated Floor | Oak & Thistle | yoga, meditation, wellness, gardening | Eight mats, one maple.
10000 | bath | A | Bathhouse: Sauna, Plunge and Resting Room | Oak & Thistle | wellness, spa, skincare, woodworking | Hot, cold, horizontal.
10000 | ticket | A | Skincare and Spa Grand Tour, for Two | Waymark | skincare, spa, wellness, travel | Hammam, onsen, banya, sea.
12000 | ticket | A | Yoga Pilgrimage, Six Weeks with Teacher | Waymark | yoga, meditation, travel, wellness | From the river to the snow.

# Sports & Outdoors > Water & Winter @ Harbour Line
320 | surf | BGA | Wetsuit in Natural Rubber, Made to Measure | Harbour Line | surfing, swimming, sailing | Warm without neoprene.
420 | rope | BGA | Offshore Sailing Jacket and Salopettes | Harbour Line | sailing, fashion | Dry at midnight.
330 | goggles | BGA | Swim Technique Course with Underwater Film | Stride | swimming, fitness, film | See the elbow, fix the elbow.
500 | ski | BGA | Snowboard, Hand-Pressed, with Bindings | Ridge & Run | skiing, snowboarding, surfing | Maple core, surf shape.
500 | ticket | BGA | Powder Skills: Ski and Snowboard Clinic | Ridge & Run | skiing, snowboarding, fitness | Three days off the groomers.
500 | ticket | BGA | Navigator's Certificate: Charts and Stars | Harbour Line | sailing, maps, astronomy, travel | Paper charts, sextant, tides.
500 | ticket | BAG | Swimming Holiday between Islands, Long Weekend | Waymark | swimming, travel, fitness | Boat beside you, cake after.
720 | surf | BGA | Surfboard Shaping Workshop | Harbour Line | surfing, woodworking, swimming | Foam, plane, first glassing.
750 | ski | BGA | Backcountry Ski Set with Skins | Ridge & Run | skiing, hiking | Up quietly, down loudly.
1000 | ticket | AB | Surf Camp for Photographers | Northlight Optics | surfing, photography, swimming, travel | Housings, fins, golden hours.
1000 | ski | BGA | Skis and Boots, Fitted in One Afternoon | Ridge & Run | skiing, snowboarding, fashion | Heat-moulded, tuned, waxed.
1000 | surf | BGA | Stand-Up Paddle Board in Cedar | Harbour Line | surfing, swimming, sailing, fitness | Glides over eelgrass.
1800 | boat | A | Sextant, Antique, with Lessons and Maps | Second Life Goods | sailing, history, astronomy, maps | Finds noon exactly.
2500 | ticket | AB | Surfing Journey: Five Breaks, Ten Days | Waymark | surfing, travel, swimming | Guide with a truck and tide tables.
2500 | boat | A | Sailing Dinghy, Twelve Feet | Harbour Line | sailing, swimming, fishing, family | Forgiving, pretty, unsinkable.
2500 | ticket | AB | Powder Week with Snowcat, Ski or Snowboard | Ridge & Run | skiing, snowboarding, travel | Untracked until four.
2600 | bath | A | Swim Spa Treadmill for a Garage Pool | Quiet Current | swimming, fitness, technology | Endless, at your pace.
3600 | surf | A | Electric Hydrofoil Board | Harbour Line | surfing, swimming, technology | Flies over flat water.
4300 | ticket | AB | Cross a Sea under Sail as Crew | Harbour Line | sailing, travel, astronomy | Night watches, dolphins, a landfall.
5000 | ticket | A | Heli-Skiing, Four Days | Ridge & Run | skiing, snowboarding, travel | Rotor, silence, powder.
5000 | surf | A | Quiver of Five Handmade Surfboards | Harbour Line | surfing, art, swimming | One for each mood of the sea.
5000 | ticket | A | Swim the Great Straits, Coached Year | Waymark | swimming, travel, fitness | Cold training, pilot boat, a flag.
7000 | ticket | A | Ski and Sail Expedition above the Arctic Circle | Ridge & Run | skiing, sailing, travel, snowboarding | Anchor, climb, ski to the beach.
7800 | ticket | A | Surfing Atolls by Yacht, Ten Days | Harbour Line | surfing, sailing, swimming, travel | Reef passes, no crowds.
10000 | boat | A | Classic Wooden Sloop, Share of a Quarter | Harbour Line | sailing, history, swimming | Thirteen weeks a year, varnish included.
10000 | ticket | A | Endless Winter: Ski Two Hemispheres | Ridge & Run | skiing, snowboarding, travel | Snow in January and July.
10000 | ticket | A | Surfing Year: Coach, Boards, Four Coasts | Harbour Line | surfing, swimming, travel, fitness | Twelve months of tide tables.

# Sports & Outdoors > Fishing, Golf & Tennis @ Heron & Reed
380 | fish | BHA | Fly Reel, Machined from Bar, with Line | Heron & Reed | fishing, tools | A drag that purrs and never jerks.
500 | ticket | BAG | Fly Tying and Casting School, Four Days | Heron & Reed | fishing, crafts, camping | Feather, thread, loop.
500 | golf | BGA | Golf Lessons for a Season | Fairway Lane | golf, fitness | One swing, ten repairs.
300 | golf | BGA | Putter, Milled, with Fitting | Fairway Lane | golf, technology | Lie and loft to the degree.
430 | golf | BGA | Golf Bag in Waxed Canvas and Bridle Leather | Saddler's Row | golf, fashion | Carries well, ages better.
450 | racket | BGA | Tennis Rackets, Matched Pair, Strung to Order | Fairway Lane | tennis, fitness | Same weight to the gram.
500 | racket | BGA | Tennis Camp, Four Days on Clay | Fairway Lane | tennis, fitness, travel | Slide, spin, sleep.
900 | boat | BA | Float Tube and Wader Outfit | Heron & Reed | fishing, swimming, camping | Armchair for trout lakes.
1000 | ticket | AB | Trout and Whisky Week in a River Lodge | Heron & Reed | fishing, whisky, cocktails, travel | Dry flies, peat fires.
1000 | racket | BGA | Tennis Club Membership, One Year | Fairway Lane | tennis, fitness | Grass in June.
1000 | golf | BGA | Driver and Woods, Fitted | Fairway Lane | golf, technology | Eleven more yards, honestly measured.
1400 | golf | A | Golf Architecture Tour with Sketch Class | Fairway Lane | golf, architecture, drawing, travel | Why that bunker is there.
2500 | fish | A | Bamboo Rods, Matched Trio | Heron & Reed | fishing, woodworking, history | Brook, river, salmon.
2500 | golf | GA | Golf Simulator with Launch Monitor | Quiet Current | golf, technology, gaming | Ninety courses, one net.
2500 | ticket | AB | Tennis Week on an Island with Coaches | Fairway Lane | tennis, travel, swimming | Courts at eight, sea at one.
4200 | boat | A | Drift Boat in Marine Ply with Oars | Oak & Thistle | fishing, woodworking, sailing | Two anglers, one rower.
4400 | golf | A | Golf Clubs, Hand-Forged Full Set | Fairway Lane | golf, art | Fourteen soft blows.
5000 | ticket | A | Fishing for Giants: River Expedition | Heron & Reed | fishing, travel, camping, photography | Two weeks, one taimen, released.
5000 | golf | A | Putting Green for the Garden, Built | Fairway Lane | golf, gardening | Three holes, two breaks.
5000 | racket | A | Tennis Wall and Half Court, Laid Out | Fairway Lane | tennis, gardening, fitness | The partner who never misses.
7800 | ticket | A | Golf at the World's Edges, for Two | Fairway Lane | golf, travel, photography | Cliffs, dunes, lava.
8200 | boat | A | Fishing Skiff with Electric Motor | Heron & Reed | fishing, sailing, technology | Whispers into the reeds.
10000 | golf | A | Golf Club Membership, Founding Share | Fairway Lane | golf, wellness | A locker with their name.
10000 | fish | A | Beat of One's Own: Salmon Week for Ten Years | Heron & Reed | fishing, travel, family | Same week, same river, same hut.
10000 | racket | A | Tennis Majors Tour, All Four, One Ticket | Fairway Lane | tennis, travel, fashion | Melbourne heat to New York nights.
`;
