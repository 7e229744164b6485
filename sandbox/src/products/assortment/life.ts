export const life = `
# Travel & Experiences > Travel @ Waymark Travel
13.5 | tag | BGO | Luggage Tags in Saddle Leather, Pair | Saddler's Row | travel | Stamped with initials and an optimistic address.
22.2 | map | BGO | Scratch-Off Map of the World | Waymark | travel, family | Copper over colour; every trip leaves a mark.
31.2 | bottle | BGH | Travel Bottles in a Linen Pouch | Waymark | travel, skincare | Six bottles that do not leak, and security likes them.
47.2 | book | BGA | Travel Journal with Envelopes | Paperlark Press | travel, writing | For tickets, leaves, and the address of that restaurant.
73.5 | bag | BGH | Packing Cubes in Sailcloth, Set of 5 | Waymark | travel | A drawer for everything, in any suitcase.
108 | map | BWA | Cork Globe with Pins | Waymark | travel, home decor | Turns, remembers, suggests.
178 | bag | BGA | Cabin Suitcase with Quiet Wheels | Waymark | travel | Hard shell, repairable, invisible to stairs.
265.5 | ticket | BGA | Rail Pass: Five Countries, Ten Days | Waymark | travel, history | Get on anywhere, get off where it smells good.
410.5 | ticket | AWB | Night in a Lighthouse, for Two | Waymark | travel, sailing | Breakfast comes by boat.
690 | ticket | ABG | City Weekend with Flights You Choose | Waymark | travel, art | Twelve cities, two nights, museum cards.
1590.5 | ticket | AB | Night Train and Opera, Three Days for Two | Waymark | travel, music | Sleep through four countries, dress for the fifth.
2390 | ticket | AWB | Week in a Tree House by the Fjord | Waymark | travel, hiking | A stove, a boat, no signal.
3700 | ticket | AWG | Walking the Pilgrim's Way, Three Weeks | Waymark | travel, hiking | Luggage goes ahead; you only bring your feet.
5400.5 | ticket | AW | Honeymoon Islands by Sailboat | Waymark | travel, sailing | Nine days, nine bays, a skipper who cooks.
6600 | ticket | AWG | Temples and Gardens, Two Weeks for Two | Waymark | travel, gardening | Ryokans, moss, and a train that is never late.
8600 | ticket | AW | Polar Voyage to the Ice, for One | Waymark | travel, birdwatching | Eleven days among whales on a small ship.
11200 | ticket | AW | Trans-Continental Rail Journey, for Two | Waymark | travel, history | Fourteen days behind a window that becomes a film.
14500 | ticket | AW | Safari and Coast, Twelve Days for Two | Waymark | travel, photography | Lions at six, reefs at noon of the second week.
22000 | ticket | AW | Around the World in Six Stops, for Two | Waymark | travel | One ticket, two months, your own order.

# Travel & Experiences > Experiences @ Waymark Travel
20.5 | ticket | BHO | Escape Room by Post | The Rainy Day Shop | puzzles, family | Six envelopes; open the next one only when you have the code.
45.7 | ticket | BHO | Museum Friends Card, One Year | Waymark | art, history | Three museums, no queues, cake at a discount.
66.5 | ticket | BAO | Pottery Painting Afternoon for Two | Kiln Street | pottery, art | Plates, brushes, coffee; collect them glazed.
105 | ticket | BAO | Mushroom Walk with a Forager | Hedgerow Hives | hiking, cooking | Four hours in the woods, and an omelette at the end.
154 | ticket | BGA | Stand-Up Paddling by Moonlight | Harbour Line | swimming, astronomy | Lanterns on the boards, stars above.
245.7 | ticket | BGA | Balloon Flight at Sunrise | Waymark | travel, photography | An hour of silence over fields.
395.5 | ticket | BGA | First Flying Lesson | Waymark | travel, technology | Half an hour of theory, and then the yoke is yours.
1100 | ticket | AB | Private Dinner by a Touring Chef, for Eight | Sunday Larder | cooking, wine | Six courses in your kitchen, which is clean afterwards.
3050 | ticket | GAB | Learn to Fly: Ten Hours Toward the License | Waymark | technology, travel | Logbook, headset, patient instructor.

# Family & Kids > Baby & New Parents @ The Rainy Day Shop
15.8 | toy | OBH | Crinkle Book of Farm Animals | Little Acorn | kids, family | Chewable, washable, surprisingly gripping.
24.2 | blanket | OH | Organic Muslin Blankets, Set of 3 | Little Acorn | kids, family | Swaddle, shade, burp cloth, cape.
36.8 | toy | OBH | Wooden Stacking Rainbow | Little Acorn | kids, woodworking | Seven arches that become bridges, fences and dolls' beds.
52.5 | frame | OA | First Year Print Kit with Clay | Little Acorn | family, pottery | A hand, a foot, a date.
78.8 | blanket | OHB | Knitted Baby Blanket with Name | Wren & Loom | family, knitting | Merino, soft, with the name in the border.
138.8 | toy | OBH | Activity Gym in Beech | Oak & Thistle | kids, woodworking | Five hanging things, all of them fascinating.
285.5 | chair | OH | High Chair That Grows | Oak & Thistle | family, woodworking | From six months to sixteen years.
540.5 | bed | OA | Bedside Crib in Solid Birch | Oak & Thistle | family, home decor | Within arm's reach, later a bench.
1190 | toy | O | Pram with Wool Carrycot | Little Acorn | family, hiking | Big wheels, a soft ride, folds with one hand.

# Family & Kids > Children @ The Rainy Day Shop
8.5 | toy | BHO | Beeswax Crayons in a Tin | Little Acorn | kids, art | Twelve blocks that small hands can hold.
18.2 | toy | BHO | Finger Puppet Theatre | Little Acorn | kids, reading | Five felt actors, one fold-out stage.
26.8 | book | BHO | A Story in Which You Are the Hero | Paperlark Press | kids, reading | Printed with their name, their street and their dog.
34.2 | flask | BHO | Kitchen Science Kit | Little Acorn | kids, science | Twenty experiments that end in the sink.
49.8 | toy | BHO | Marble Run in Wood, 80 Pieces | Little Acorn | kids, puzzles | Up to the ceiling, down in nine seconds.
84.2 | bicycle | BHO | Balance Bike in Birch | Spoke & Tide | kids, cycling | Two wheels before pedals, no tears.
162 | tent | BHO | Play Tent with Stars | Larkfield | kids, camping | Canvas, poles, a map of the night inside.
310.5 | toy | BHO | Dolls' House with Working Lights | Oak & Thistle | kids, woodworking | Seven rooms, one attic, a cat.
615 | toy | BHO | Climbing Arch and Slide | Oak & Thistle | kids, fitness | Rain no longer matters.
2750 | toy | BHO | Tree House, Built in Your Tree | Oak & Thistle | kids, woodworking | Two carpenters, three days, one rope ladder.

# Celebrations > Weddings & Anniversaries @ Marlowe & Finch
23.8 | frame | WAO | Guest Book of Pressed Leaves | Paperlark Press | writing, gardening | Handmade paper and a ribbon that stays tied.
44.2 | glass | WA | Engraved Toasting Flutes, Pair | Clearwater Glass | wine, home decor | Two names, one date, a clear ring.
86.5 | frame | WA | Vows in Calligraphy, Framed | Paperlark Press | writing, art | Written with a pointed pen, by somebody who read them twice.
158 | bed | WA | Monogrammed Linen Sheets | Wren & Loom | home decor, sewing | Two letters, embroidered, entwined.
290.5 | ticket | WA | Dance Lessons for Two, Ten Evenings | Waymark | music, fitness | From two left feet to a first waltz.
610 | glass | WA | Crystal Glasses for Eight, Four Kinds | Clearwater Glass | wine, home decor | Blown thin, cut a little, meant to be used.
1320 | cutlery | WA | Silver Cutlery for Twelve | Hartwell Edge | cooking, home decor | Heavy, plain, in a chest of cherry.
2850 | glass | WA | Porcelain Dinner Service for Twelve | Kiln Street | cooking, home decor | Thrown, not cast; no two rims quite alike.
5050 | bed | WA | Four-Poster Bed in Oak | Oak & Thistle | home decor, woodworking | Made for one room and two people.
10200 | clock | WA | Longcase Clock, Signed and Dated | Oak & Thistle | history, home decor | Your wedding day inside the door.

# Celebrations > Graduation & New Beginnings @ Marlowe & Finch
14.2 | tag | GO | Brass Keyring with Coordinates | Marlowe & Finch | travel | Where it began, to the metre.
29.2 | tool | GWO | First Apartment Toolkit | Hartwell Edge | woodworking, home decor | Hammer, level, screwdrivers, and a card of what to fix first.
58.8 | book | GO | The First Salary Cookbook and Pan | Sunday Larder | cooking, reading | Thirty dinners for one or two, and what to fry them in.
99.9 | plant | GWO | Houseplants for Beginners, Set of 4 | Potting Row | gardening, home decor | Chosen to survive holidays and forgetting.
235.8 | bag | GB | Leather Portfolio with Monogram | Saddler's Row | writing, fashion | For contracts, diplomas, and a pen that works.
470.5 | chair | GBA | Ergonomic Desk Chair in Wool Felt | Oak & Thistle | technology, wellness | Nine adjustments, explained in one page.
1500 | ticket | GA | Language Semester by the Sea, Four Weeks | Waymark | travel, reading | Class till noon, a host family, a new way to say everything.

# Travel & Experiences > Giving & Good Causes @ Waymark Travel
10.2 | plant | BHO | Plant Ten Trees in Their Name | Hedgerow Hives | gardening, hiking | With a map of where, and a card of why.
35.8 | plant | BAHO | Adopt a Beehive for a Year | Hedgerow Hives | gardening, cooking | News from the hive, and three jars in September.
62.5 | plant | BAHO | Olive Tree Adoption with Oil | Tidewater Pantry | cooking, gardening | Your name on a branch, its oil on your bread.
`;
