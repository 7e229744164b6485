/** price | picture | occasions | title | brand | interests | what it is */
export const kitchen = `
# Home & Kitchen > Cooking @ Copperpot & Daughters
14 | spoon | BHO | Olivewood Tasting Spoons, Set of 3 | Sunday Larder | cooking | Slim spoons for the one job every cook does all day: tasting before it is ready.
18 | book | BGO | Weeknight Notebook: 60 Blank Recipe Pages | Sunday Larder | cooking, writing | Ruled for ingredients, method and the thing you would change next time.
22 | jar | BHO | Seven Finishing Salts in Cork Tubes | Tidewater Pantry | cooking | From smoked oak to lemon thyme, a pinch of each is enough to change a plate.
23.5 | cloth | HOW | Linen Tea Towels, Herb Garden Print | Wren & Loom | cooking, gardening | Two heavy linen towels that get softer with every wash.
34 | jar | BHO | Small-Harvest Olive Oil Trio | Tidewater Pantry | cooking | Three single-grove oils: one grassy, one peppery, one soft enough for cake.
38 | knife | BGW | Santoku Knife with Walnut Handle, 7 Inch | Hartwell Edge | cooking | Balanced at the pinch, sharp from the first onion, with a sheath to keep it so.
46 | pot | BWO | Stoneware Butter and Salt Keepers | Kiln Street | cooking, pottery | A lidded pair that looks right on the table and keeps butter spreadable.
48 | cloth | BHO | Cross-Back Cook's Apron in Washed Canvas | Wren & Loom | cooking, baking | No strings around the neck, deep pockets, and a loop for the towel.
62 | board | WAH | End-Grain Maple Chopping Board | Oak & Thistle | cooking, woodworking | Kind to knives, heavy enough to stay put, with finger grooves at both ends.
69 | spice | BHO | World Spice Box with Twelve Whole Spices | Tidewater Pantry | cooking, travel | Whole spices, a small mill, and a booklet that says which three to toast together.
79 | pot | WBH | Pasta Night Kit: Rolling Pin, Wheel and Drying Rack | Sunday Larder | cooking | Everything for fresh tagliatelle except flour, eggs and an afternoon.
89 | pot | WAH | Carbon Steel Skillet, 11 Inch, Pre-Seasoned | Blackfern | cooking, camping | Sears like cast iron at half the weight, and goes from hob to campfire.
95 | knife | BG | Three-Knife Starter Roll | Hartwell Edge | cooking | Cook's, paring and bread knives in a waxed canvas roll for a first kitchen.
128 | pot | WAB | Enamelled Casserole in Pine Green, 5 Quart | Blackfern | cooking | For Sunday stews and crusty loaves, in a green that belongs on the table.
149 | gadget | BHA | Precision Cooker for Sous Vide | Quiet Current | cooking, technology | Holds a pot of water to half a degree, and makes an ordinary steak a good one.
165 | ticket | BAO | Online Cooking School, One Year | Sunday Larder | cooking | New lessons every week from sauces to sourdough, with cooks who answer questions.
189 | pot | WA | Copper Saucier with Brass Handle | Copperpot & Daughters | cooking | Heats in seconds and lets you feel the exact moment a sauce turns.
285 | pot | WAH | Five-Piece Copper Core Pan Set | Copperpot & Daughters | cooking | The five pans that do everything, with lids that fit more than one of them.
329 | gadget | WBH | Countertop Pasta Extruder with Six Dies | Quiet Current | cooking, technology | Rigatoni in twelve minutes, with bronze dies for sauce that holds on.
410 | knife | BA | Damascus Chef's Knife with Maker's Certificate | Hartwell Edge | cooking | Sixty-seven layers, forged to order, and sharpened free for life.
640 | gadget | WAH | Stand Blender with Sound Shield | Quiet Current | cooking, wellness | Hot soup, nut butter, crushed ice, and a conversation beside it.
890 | pot | WA | Complete Enamelled Kitchen, Nine Pieces | Blackfern | cooking, baking | Casseroles, gratin dish, grill and skillet in one colour that lasts for decades.
1450 | ticket | AB | Five-Day Cooking Stay in the Hill Villages, for Two | Sunday Larder | cooking, travel | Market in the morning, lunch you made yourselves, and a room with a view of both.
2890 | gadget | WA | Freestanding Steam and Bake Oven | Quiet Current | cooking, baking | Bakes bread with real crust and reheats dinner without drying it.
6900 | table | WA | Butcher-Block Kitchen Island in Oak | Oak & Thistle | cooking, home decor | Built by two joiners in six weeks, with drawers that never slam.
14800 | gadget | WA | Cast Iron Range Cooker with Five Ovens | Blackfern | cooking, baking | The warm heart of a kitchen for forty years, installed and lit for you.

# Home & Kitchen > Baking @ Copperpot & Daughters
12 | whisk | BHO | Danish Dough Whisk | Crumb & Proof | baking | A loop of wire on a beech handle that mixes stiff dough in half the strokes.
19 | cake | BHO | Letter and Number Cookie Stamps | Crumb & Proof | baking, kids | Presses a name into shortbread, with an alphabet and a heart to spare.
24 | book | BG | First Loaves: A Sourdough Primer | Paperlark Press | baking, reading | Twelve breads in the order you should bake them, with pictures of what went wrong.
29 | cake | BHO | Bundt Pan in Cast Aluminium, Pinwheel | Crumb & Proof | baking | Deep flutes that release cleanly and make plain batter look like an occasion.
36 | whisk | BHW | Sourdough Kit with Banneton and Scoring Blade | Crumb & Proof | baking | Basket, liner, scraper and blade, and a dried starter that wakes in three days.
42 | scale | BGO | Baker's Scale in Brushed Steel | Quiet Current | baking, cooking | Reads to a tenth of a gram and shows percentages as bakers think.
58 | cake | BHA | Macaron Class in a Box | Crumb & Proof | baking | Measured ingredients, mats, and a lesson that explains what the weather has to do with it.
84 | board | WBH | Marble Pastry Board and French Rolling Pin | Oak & Thistle | baking | Cold stone and a tapered pin, the two secrets of flaky pastry.
138 | cake | BWH | Decorator's Case with 52 Piping Tips | Crumb & Proof | baking, art | Leaves, petals, basketweave, and a turntable that spins without a wobble.
219 | gadget | BHW | Bread Proofing Box, Foldable | Quiet Current | baking | Keeps dough, yogurt or tempeh at the temperature they like, and folds flat afterwards.
389 | gadget | WBA | Stand Mixer in Buttercream, 5 Quart | Quiet Current | baking, cooking | Quiet enough for early mornings and strong enough for bagels.
740 | ticket | BA | Weekend Pastry Course with a Master Baker | Crumb & Proof | baking, travel | Croissants on Saturday, tarts on Sunday, and a box of both to take home.

# Home & Kitchen > Coffee @ Morning Post Provisions
13 | cup | BHO | Enamel Camp Mug, Speckled Cream | Blackfern | coffee, camping | Survives the fire, the sink and being dropped on the way to both.
16 | pouch | BHO | Single-Farm Coffee Beans, 12 Ounces | Morning Post | coffee | Roasted on Tuesday, posted on Wednesday, from a farm that is named on the bag.
21 | book | BG | A Field Guide to Coffee | Paperlark Press | coffee, reading | How to taste it, how to brew it, and how to stop when it is perfect.
28 | cup | BHO | Double-Walled Espresso Glasses, Pair | Kiln Street | coffee | Keep the coffee hot, the fingers cool, and the crema in plain sight.
37 | dripper | BGH | Pour Over Set in Stoneware | Kiln Street | coffee, pottery | A dripper and a matching server, thrown by hand, glazed the blue of six in the morning.
45 | cup | GBO | Insulated Travel Mug with Ceramic Lining | Larkfield | coffee, travel | Coffee that tastes of coffee, still hot on the second train.
54 | pouch | BHA | Coffee Subscription, Three Months | Morning Post | coffee | Two bags a month, chosen after a taste quiz of five questions.
72 | kettle | BGW | Gooseneck Kettle with Thermometer | Quiet Current | coffee, tea | A slow, steady stream, and a dial that tells when to pour.
88 | grinder | BHG | Hand Grinder with Steel Burrs | Hartwell Edge | coffee, camping | An even grind anywhere, twenty turns for an espresso, no plug needed.
145 | dripper | BWA | Siphon Coffee Maker in Glass and Brass | Morning Post | coffee, science | Half coffee, half chemistry lesson, and the clearest cup there is.
179 | grinder | BWH | Electric Burr Grinder, 40 Settings | Quiet Current | coffee, technology | From Turkish to French press, weighed and stopped by itself.
260 | kettle | WAB | Pour Over Station in Walnut | Oak & Thistle | coffee, woodworking | Dripper stand, scale tray and drawer for filters, oiled by hand.
445 | gadget | WBH | Lever Espresso Machine, Compact | Morning Post | coffee | No screen and no pods: your arm, nine bars, and a very good cup.
960 | gadget | WA | Dual-Boiler Espresso Machine | Morning Post | coffee, technology | Brews and steams at once, and holds its temperature through a brunch.
2650 | gadget | WA | Two-Group Espresso Machine in Polished Steel | Morning Post | coffee | A café's machine on a home's counter, plumbed in and tuned by the person who built it.

# Home & Kitchen > Tea @ Morning Post Provisions
11 | cup | BHO | Herbal Tea Sampler, Eight Tins | Leaf & Lantern | tea, wellness | Chamomile to nettle, each tin enough for four quiet cups.
17 | leaf | BHO | Loose Leaf Breakfast Tea Caddy | Leaf & Lantern | tea | A brisk blend in a tin that is worth refilling.
26 | cup | BAO | Matcha Starter Bowl and Whisk | Leaf & Lantern | tea, wellness | A bowl, a hundred-tine whisk, a scoop, and a small tin of first-harvest green.
33 | teapot | BHW | Glass Teapot with Blooming Teas | Leaf & Lantern | tea | Six knots of leaves that open into flowers while you watch.
49 | teapot | BWO | Cast Iron Teapot, Dragonfly | Blackfern | tea | Keeps a second cup warm for an hour, with an infuser that holds fine leaves.
76 | teapot | WAB | Hand-Thrown Tea Set for Two | Kiln Street | tea, pottery | Pot, two cups and a tray with ash glaze, no two the same.
118 | leaf | BHA | Year of Teas: Twelve Monthly Tins | Leaf & Lantern | tea, travel | A new region each month with a letter about the people who picked it.
235 | teapot | WA | Gongfu Tea Tray in Bamboo and Slate | Leaf & Lantern | tea | A draining tray with pot, pitcher and six cups for an unhurried evening.
`;
