export const garden = `
# Garden & Outdoors > Gardening @ Larkfield Supply
8 | seeds | BHO | Pollinator Seed Mix in a Paper Heart | Fernley & Moss | gardening | Plant the heart itself: twelve wildflowers that bees look for.
12.5 | tool | BHO | Copper Plant Markers, Set of 10 | Fernley & Moss | gardening | Write on them once with a ballpoint, and read them for ten summers.
19.5 | tool | BHO | Ash-Handled Hand Trowel | Fernley & Moss | gardening | A stainless blade with inches marked, and a handle that warms to the hand.
24 | plant | BHO | Windowsill Herb Kit with Five Herbs | Fernley & Moss | gardening, cooking | Basil, chives, parsley, mint and thyme, from seed to supper in six weeks.
28.5 | gloves | BHO | Goatskin Gardening Gloves with Rose Cuffs | Fernley & Moss | gardening | Soft at the fingers, stubborn against thorns.
35 | plant | BWO | Bonsai Starter: Juniper in a Glazed Dish | Potting Row | gardening, wellness | A young tree, wire, shears, and the first lesson in patience.
43 | watercan | BHO | Long-Spout Watering Can in Sage Green | Potting Row | gardening, home decor | Reaches the back of the shelf without a drop on the floor.
49.5 | book | BH | The Kitchen Garden Year | Paperlark Press | gardening, reading | What to sow, pick and eat in each week, with room for your own notes.
59 | seeds | BHO | Heritage Vegetable Seed Library, 30 Varieties | Fernley & Moss | gardening, history | Purple carrots, striped tomatoes, and the stories that came with them.
66 | tool | BHA | Japanese Pruning Shears in Carbon Steel | Hartwell Edge | gardening | Clean cuts that heal quickly, and a catch that works with one thumb.
82 | plant | WHO | Indoor Citrus Tree in Terracotta | Potting Row | gardening, home decor | Blossoms that smell of holidays, and real lemons in the second year.
97 | bench | BHO | Folding Garden Kneeler and Seat | Larkfield | gardening | Kind to knees one way up and to backs the other.
135 | gadget | BHG | Smart Indoor Garden with Grow Light | Quiet Current | gardening, technology | Nine pods of salad that water themselves, even in January.
168 | tool | BAH | Heirloom Tool Set in a Canvas Roll | Fernley & Moss | gardening | Trowel, fork, weeder, dibber and snips that will be handed on.
225 | plant | HAO | Raised Cedar Planter with Trellis | Oak & Thistle | gardening, woodworking | Beans and sweet peas at a height that needs no bending.
340 | bench | WA | Bistro Table and Two Chairs in Iron | Larkfield | gardening, home decor | For coffee among the pots, in a green that disappears in the hedge.
480 | birdhouse | WAH | Beehive for Beginners with Suit and Tools | Hedgerow Hives | gardening, cooking | A cedar hive, everything to wear, and a mentor for the first season.
780 | bench | WA | Teak Garden Bench with Carved Inscription | Oak & Thistle | gardening | Two people wide, with up to forty letters on the back rail.
1650 | greenhouse | WAB | Lean-To Greenhouse in Cedar and Glass | Potting Row | gardening, woodworking | Tomatoes from April, and somewhere to sit in the rain.
2950 | greenhouse | WA | Summer House with Potting Bench | Potting Row | gardening, reading | Eight feet of quiet with a stable door and a shelf for seedlings.
7400 | greenhouse | WA | Victorian-Style Glasshouse, Ten Feet | Potting Row | gardening, home decor | Built on your foundation, with brass winders and a vine to begin with.
12800 | greenhouse | WA | Kitchen Garden, Designed and Planted | Fernley & Moss | gardening, cooking | Drawn for your plot by a garden designer, built in a week, and planted for two seasons.

# Science & Nature > Birdwatching @ Larkfield Supply
13.5 | book | BHG | Pocket Birds: 120 Common Species | Paperlark Press | birdwatching, reading | Fits a coat, survives rain, and shows them as you actually see them.
22.5 | birdhouse | BHO | Window Bird Feeder with Suction Cups | Heron & Reed | birdwatching | Breakfast for finches, a hand's width from yours.
33.5 | birdhouse | BHO | Cedar Nest Box with Slate Roof | Heron & Reed | birdwatching, gardening | The right hole for tits and nuthatches, and a door for cleaning in autumn.
47 | book | BGO | Nature Journal Set with Watercolours | Paperlark Press | birdwatching, art | Paper that takes water, twelve pans, and a brush that carries its own.
94 | binoculars | BGH | Compact Binoculars, 8 × 25 | Northlight Optics | birdwatching, hiking | Light enough to be there when the bird is.
185 | gadget | BHA | Bird Feeder with Camera | Quiet Current | birdwatching, technology | Takes the portrait, names the visitor, and sends it to the breakfast table.
365 | binoculars | BAG | Field Binoculars, 10 × 42 | Northlight Optics | birdwatching, travel | Bright at dusk, close focus for butterflies, sealed against weather.
920 | binoculars | AB | Spotting Scope with Carbon Tripod | Northlight Optics | birdwatching, photography | For the far side of the estuary, and for a phone to look through.
2250 | ticket | AB | Week on the Wetlands with a Guide, for Two | Heron & Reed | birdwatching, travel | Dawn walks, cranes by the thousand, and a lodge with a fire.

# Pets > Dogs @ Wagtail Pet Goods
10 | bone | BHO | Natural Rope Toys, Trio | Wagtail | dogs | Undyed cotton knots for tugging, fetching and being proud of.
18.5 | bone | BHO | Bakery Box of Peanut Butter Dog Biscuits | Wagtail | dogs, baking | Baked this week, shaped like everything a dog has ever chased.
29.5 | leash | BHO | Braided Rope Lead in Harbour Blue | Wagtail | dogs, sailing | Climbing rope, brass clip, spliced by hand.
46.5 | leash | BHO | Personalized Leather Collar | Saddler's Row | dogs | Name and number pressed into bridle leather that softens with walks.
78 | cushion | BHO | Orthopaedic Dog Bed, Washable | Wagtail | dogs, home decor | Memory foam for old hips in a cover that hides the hair.
125 | gadget | BHG | GPS Collar Tag with Activity Log | Quiet Current | dogs, technology | Where they are, how far they ran, and when they were merely sleeping.
290 | easel | BHA | Oil Portrait of Your Dog from a Photo | Studio Halden | dogs, art | Painted by hand in six weeks, with a sketch to approve first.
560 | ticket | BA | Coastal Weekend for Two People and a Dog | Wagtail | dogs, travel | A cottage with a gate, a towel for muddy paws, and a beach without rules.

# Pets > Cats @ Wagtail Pet Goods
11.5 | yarn | BHO | Felted Wool Mice, Set of 4 | Tabby & Co | cats, knitting | Catnip inside, faces outside, none of them will last.
23 | book | BHO | The Cat's Own Diary, a Five-Year Journal | Paperlark Press | cats, writing | One line a day, from the point of view of the one in charge.
36.5 | cushion | BHO | Window Perch with Wool Cushion | Tabby & Co | cats | Four suction cups between a cat and all of the birds.
64 | cushion | BHO | Scratching Post in Solid Birch | Tabby & Co | cats, home decor | A sculpture that may be ruined, with sisal you can rewind.
145.5 | cushion | BHO | Wall Climbing Shelves, Set of 5 | Tabby & Co | cats, home decor | A staircase along the wall to the highest and therefore best place.
255 | gadget | BHG | Automatic Feeder and Fountain | Quiet Current | cats, technology | Six small meals on time, even when the train is late.

# Pets > Horses @ Wagtail Pet Goods
21.5 | bone | BHO | Apple and Oat Horse Treats in a Tin | Wagtail | horses | Soft enough for old teeth, good enough to come when called.
53 | leash | BHO | Grooming Kit in a Canvas Tote | Saddler's Row | horses | Five brushes of real bristle and a hoof pick with a handle that is easily found in straw.
112 | horse | BHA | Trail Ride at Sunset for Two | Saddler's Row | horses, travel | Two hours over the hills on horses that know the way.
320 | leash | BHA | Hand-Stitched Bridle in English Leather | Saddler's Row | horses | Cut, edged and stitched by one saddler, with a brass nameplate.
1280 | horse | AB | Riding Holiday on the Moors, Four Days | Saddler's Row | horses, travel | A horse of your own for a long weekend, and dinner where the day ends.
3900 | leash | AB | Made-to-Measure Saddle | Saddler's Row | horses | Fitted to horse and rider in two visits, and again after a year.
`;
