export const outdoors = `
# Sports & Outdoors > Hiking @ Larkfield Supply
11 | bottle | BHO | Collapsible Trail Cup and Spoon | Larkfield | hiking, camping | Flat in a pocket, useful at every spring.
24 | socks | BHO | Merino Hiking Socks, Two Pairs | Larkfield | hiking, running | Cushioned where it counts, guaranteed against holes.
36 | book | BGO | Hiker's Logbook with Passport Stamps | Paperlark Press | hiking, writing | A page for each summit, with a place for mud.
49 | bottle | BHO | Insulated Bottle with Topographic Print | Larkfield | hiking, travel | Cold for a day, hot until the hut; engraved with the mountain you name.
85.5 | lamp | BHG | Rechargeable Headlamp, 600 Lumens | Larkfield | hiking, running | A wide soft beam and a red one for maps.
98 | poles | BHA | Folding Trekking Poles in Carbon | Larkfield | hiking | Three hundred grams that save two knees.
165.5 | backpack | BGA | Day Pack of 25 Litres, Waxed Canvas | Larkfield | hiking, travel | Holds its shape, sheds the rain, carries like a friend.
240 | boots | BHA | Leather Hiking Boots, Resoleable | Larkfield | hiking | Broken in after a week, still yours after three soles.
375 | gadget | BA | Satellite Messenger | Quiet Current | hiking, sailing | Says that all is well from where no phone can.
650 | gadget | BGA | Multisport Watch with Maps | Quiet Current | hiking, running | Two weeks of battery and every path on the wrist.
1490 | ticket | AB | Hut to Hut: Six Days in the High Alps, for Two | Larkfield | hiking, travel | Guides, dinners and dry boots every morning.
5600 | ticket | AB | Trek to the Roof of the World, for Two | Larkfield | hiking, travel | Eighteen days, a Sherpa team, and a view that needs no filter.

# Sports & Outdoors > Camping @ Larkfield Supply
13 | tool | BHO | Fire Steel with Oak Handle | Larkfield | camping | Sparks in rain, for ten thousand fires.
32.5 | lamp | BHO | Fold-Flat Solar Lantern | Larkfield | camping, hiking | A day of sun, a night of reading.
45 | cloth | BHO | Camp Blanket in Recycled Wool | Wren & Loom | camping, home decor | Striped, heavy, smells of fires by the second trip.
76.5 | hammock | BHG | Travel Hammock for Two with Straps | Larkfield | camping, travel | Packs to the size of a melon, hangs in a minute.
124 | pot | BHA | Camp Kitchen Box with Stove | Blackfern | camping, cooking | Burner, pots, board and spice tin, in a chest that becomes the table.
235.5 | chair | BHA | Pair of Folding Lounge Chairs | Larkfield | camping, fishing | Canvas and ash, for the hour after the tent is up.
430 | tent | BWA | Tent for Two with Skylight | Larkfield | camping, astronomy | Up in four minutes, with a window to the stars.
860 | tent | WA | Bell Tent in Organic Cotton | Larkfield | camping, family | Five metres of living room, wherever you like.
2450 | tent | WA | Rooftop Tent with Panoramic Window | Larkfield | camping, travel | Opens in thirty seconds; sleeps two above the dew.
13900 | tent | A | Teardrop Camper with Galley | Oak & Thistle | camping, woodworking | A bed inside, a kitchen behind, and it follows any small car.

# Sports & Outdoors > Cycling @ Spoke & Tide
14 | bell | BHO | Brass Bicycle Bell | Spoke & Tide | cycling | Rings like a small temple, polite and clear.
29 | bottle | BHO | Frame Bag in Waxed Cotton | Spoke & Tide | cycling | Tools, a banana and a rain jacket.
46 | tool | BHG | Pocket Multitool with Chain Breaker | Hartwell Edge | cycling | Eighteen functions in a hundred grams.
78.5 | lamp | BHG | Front and Rear Light Set, Magnetic | Spoke & Tide | cycling | Click on, seen from a mile, click off.
132 | helmet | BHG | Urban Helmet with Rear Light | Spoke & Tide | cycling | Matt olive, magnetic buckle, light that brakes with you.
218 | bicycle | BAH | Leather Saddle and Grips | Saddler's Row | cycling | Shapes itself to one person over a thousand miles.
345 | gadget | BGA | Cycling Computer with Climb Preview | Quiet Current | cycling, technology | Tells how much of the hill is left, honestly.
760 | bicycle | BGA | Single-Speed City Bicycle | Spoke & Tide | cycling | Steel frame, belt drive, nothing to break.
1680 | bicycle | BGA | Gravel Bicycle with Carbon Fork | Spoke & Tide | cycling, travel | Asphalt in the morning, forest after lunch.
3300 | bicycle | BA | Electric Touring Bicycle | Spoke & Tide | cycling, technology | A hundred and twenty kilometres on a charge, hills included.
7900 | bicycle | A | Made-to-Measure Titanium Bicycle | Spoke & Tide | cycling | Welded for one body, with a paint of your choice.

# Sports & Outdoors > Running & Fitness @ Stride & Stillness
15 | socks | BHO | Running Cap, Ultralight | Stride | running | Folds into a fist, dries on the way home.
26 | socks | BHO | Reflective Running Belt | Stride | running | Phone, key, gel, and nothing that bounces.
41 | dumbbell | BHG | Resistance Band Set with Door Anchor | Stride | fitness | Five strengths and a card with forty moves.
58.5 | dumbbell | BHG | Massage Roller with Two Densities | Stride | fitness, running | Firm for calves, soft for the rest.
99.5 | gadget | BHG | Heart Rate Armband | Quiet Current | fitness, running | Comfortable, exact, and talks to everything.
155 | shoe | BGH | Daily Trainer Running Shoes | Stride | running | Soft landing, light lift, sized by photo.
199.5 | gadget | BHA | Percussion Massager, Pocket Size | Quiet Current | fitness, wellness | Reaches the knot between the shoulder blades.
325 | dumbbell | BGA | Adjustable Dumbbells, Pair | Stride | fitness | Fifteen weights in the space of two.
585 | ticket | BA | Entry and Weekend at a Coastal Marathon | Stride | running, travel | Start number, hotel by the finish, breakfast at five.
1290 | gadget | BA | Rowing Machine in Ash with Water Flywheel | Oak & Thistle | fitness, sailing | The sound of a lake with every stroke.
3100 | gadget | A | Folding Treadmill, Silent | Stride | running, fitness | A long run in the hallway that nobody downstairs hears.

# Sports & Outdoors > Yoga & Wellness @ Stride & Stillness
13 | candle | BHO | Meditation Incense, Hinoki | Stillness | yoga, wellness | Forty minutes of forest per stick.
34 | cushion | BHO | Buckwheat Bolster | Stillness | yoga | Holds a pose so that you do not have to.
42 | cushion | BHO | Yoga Mat in Natural Cork | Stillness | yoga | Grips more the warmer it gets, smells of nothing.
75 | ticket | BAO | Ten Classes at a Studio Near You | Stillness | yoga, fitness | Flow, yin or first steps; valid for a year.
116 | cushion | BHA | Meditation Bench and Cushion Set | Oak & Thistle | yoga, wellness | Knees easy, back straight, mind its own business.
205 | bath | BAH | Weighted Blanket in Organic Cotton | Stillness | wellness, home decor | Seven kilos of being held.
450 | ticket | AB | Silent Weekend in an Old Monastery | Stillness | yoga, wellness | Two days without a single notification.
1850 | ticket | AB | Yoga Week on an Island | Stillness | yoga, travel | Practice at sunrise, sea at noon, figs at four.
4600 | bath | WA | Barrel Sauna in Nordic Spruce | Oak & Thistle | wellness, woodworking | Wood-fired, for four, and a bucket for the brave.
12400 | bath | WA | Cedar Hot Tub with Wood Stove and Deck | Oak & Thistle | wellness, gardening | Built beside your garden, lit in the afternoon, starlit by nine.

# Sports & Outdoors > Water & Winter @ Harbour Line
16 | bottle | BHO | Dry Bag of 10 Litres in Signal Orange | Harbour Line | sailing, swimming | Keeps a sandwich and a phone equally dry.
27 | towel | BHO | Quick-Dry Swim Towel, Tide Print | Harbour Line | swimming, travel | Shakes off sand and packs like a shirt.
44 | goggles | BHG | Open Water Goggles, Polarized | Harbour Line | swimming | Wide view, no leak, no glare off the bay.
71 | rope | BHO | Sailor's Knot Board with Practice Ropes | Harbour Line | sailing, woodworking | Twelve knots to learn by the fire.
89.5 | robe | BHA | Changing Robe with Fleece Lining | Harbour Line | swimming, surfing | For the parking lot, the wind and the thermos.
140 | fish | BHA | Fly Fishing Starter Outfit | Heron & Reed | fishing | Rod, reel, line and twelve flies, balanced for a first cast.
19.8 | fish | BHO | Hand-Tied Trout Flies, Dozen | Heron & Reed | fishing | Tied by one pair of hands, named on the lid.
47.5 | fish | BHO | Angler's Creel Bag in Canvas | Heron & Reed | fishing | Pockets for boxes, a sleeve for the catch.
295 | fish | BA | Split Cane Fly Rod, Hand-Planed | Heron & Reed | fishing, woodworking | Six strips of bamboo and forty hours of work.
680 | ticket | AB | Salmon River Weekend with a Ghillie | Heron & Reed | fishing, travel | Two days of casting, two nights of stories.
360 | ticket | BGA | Learn to Surf: Three Days with Board | Harbour Line | surfing, travel | Standing by the second morning, or come again for free.
890.5 | surf | BA | Longboard in Cork and Cedar | Harbour Line | surfing, woodworking | Glides like a thought; shaped on the coast it is for.
57.5 | goggles | BHG | Ski Goggles with Two Lenses | Ridge & Run | skiing | One lens for sun, one for the other days.
115.5 | socks | BHA | Heated Ski Socks | Ridge & Run | skiing, technology | Eight hours of warm toes.
540 | ski | BHA | All-Mountain Skis in Ash Core | Ridge & Run | skiing, woodworking | Forgiving in powder, honest on ice.
2350 | ticket | AB | Ski Week in a Mountain Hut, for Two | Ridge & Run | skiing, travel | Guide, lift pass, and cheese in every form.
1950 | ticket | AB | Sail the Archipelago: Five-Day Course | Harbour Line | sailing, travel | Come as guests, leave as crew.
6800 | boat | A | Wooden Rowing Skiff with Sail | Harbour Line | sailing, woodworking | Clinker built, two pairs of oars, one red sail.
16800 | boat | A | Day Sailer, 17 Feet, with Trailer | Harbour Line | sailing | Rigged in fifteen minutes, sailed by one, loved by four.
53.8 | golf | BHG | Personalized Golf Balls, Two Dozen | Fairway Lane | golf | With initials, a date, or a very short joke.
18.8 | golf | BHO | Divot Tool and Ball Marker in Brass | Fairway Lane | golf | Weighty in the pocket, kind to the green.
166 | golf | BHA | Putting Green for the Living Room | Fairway Lane | golf, home decor | Nine feet of true roll with a slope you can change.
950 | golf | BA | Fitted Iron Set, Five to Wedge | Fairway Lane | golf | Bent, cut and weighted for one swing.
2480 | ticket | AB | Links Weekend for Two with Caddies | Fairway Lane | golf, travel | Three old courses, wind included.
24.4 | racket | BHG | Tennis Overgrips and Dampeners Set | Fairway Lane | tennis | Tacky, absorbent, in colours that cheer.
188 | racket | BHG | Tennis Racket, Control Weave | Fairway Lane | tennis | Strung to order, with a lesson to try it.
7200 | ticket | AB | Grand Slam Week, Centre Court for Two | Fairway Lane | tennis, travel | Two days of good seats and a dinner with a former player.
`;
