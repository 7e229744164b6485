/** More to eat, drink and cook with, at the prices of large gifts. */
export const grandTable = `
# Home & Kitchen > Coffee @ Morning Post Provisions
280 | grinder | BGH | Coffee Grinder with Ceramic Burrs and Hopper Scale | Morning Post | coffee, technology | Weighs every dose to a tenth of a gram.
420 | dripper | BHA | Siphon Coffee Maker with Halogen Burner | Clearwater Glass | coffee, science, home decor | Breakfast, with physics.
500 | ticket | BAG | Barista Diploma, Four Days at the Roastery | Morning Post | coffee, travel, science | Dial in, steam, taste, and pour for strangers on day four.
500 | cup | WAB | Coffee Service for Eight in Wood-Fired Stoneware | Kiln Street | coffee, pottery, home decor | Cups, pot and sugar bowl from one firing.
690 | machine | WBA | Lever Espresso Machine in Polished Steel | Alto Fuoco | coffee, cooking | No pump and no screen, only an arm that learns.
880 | bag | BGH | A Year of Single-Estate Coffee, Weekly | Morning Post | coffee, travel, reading | Fifty-two farms, each with a letter from the harvest.
1000 | machine | WBA | Drum Coffee Roaster for the Countertop | Alto Fuoco | coffee, technology, cooking | Half a pound from green to brown in eleven minutes.
1000 | cart | WBA | Bicycle Coffee Cart Kit | Spoke & Tide | coffee, cycling, woodworking | A folding bar, a hand mill and a burner on two wheels.
1650 | machine | WBA | Dual-Boiler Espresso Machine with Walnut Handles | Alto Fuoco | coffee, technology | Milk and shot at once, and warm before the alarm.
2300 | ticket | AB | Coffee Harvest Journey in the Highlands, for Two | Waymark | coffee, travel, hiking | Pick, wash, dry and cup it with the family that grew it.
2500 | machine | WBA | Two-Group Espresso Machine, Restored from 1961 | Second Life Goods | coffee, history, technology | Chrome, enamel, and a hiss that turns heads.
2500 | record | WA | Listening Bar: Coffee Counter with Turntable | Oak & Thistle | coffee, vinyl, music | One cabinet for the first cup and the first side.
3600 | machine | WA | Espresso Machine Hand-Built to Your Drawing | Alto Fuoco | coffee, technology, home decor | Choose the wood, the colour and the curve of the lever.
5000 | cart | WA | Built-In Coffee Bar in Oak and Brass | Oak & Thistle | coffee, home decor, woodworking | Plumbed in, lit from within, cups at hand.
5000 | ticket | AB | Coffee Origins by Bicycle: Twelve Days, for Two | Spoke & Tide | coffee, cycling, travel | From port to plantation, downhill wherever possible.
7400 | machine | WA | Manual Espresso Machine No. 12 of 50 | Alto Fuoco | coffee, art, watches | Built like a chronograph, under sapphire glass.
10000 | machine | A | Small Roastery in the Garage, Planned and Installed | Alto Fuoco | coffee, technology, science | Roaster, afterburner, cooling tray, and a month of coaching.
10000 | ticket | A | Coffee World Tour with Photographer, for Two | Waymark | coffee, photography, travel | Four origins, three weeks, a book of it afterwards.
14800 | cart | A | Mobile Espresso Van, Converted and Ready | Second Life Goods | coffee, cars, travel | A 1970s van with a counter that folds out of its side.

# Home & Kitchen > Tea @ Morning Post Provisions
270 | teapot | BHA | Yixing Clay Teapot, Signed | Leaf & Lantern | tea, pottery, art | Remembers every oolong it is given.
390 | jar | BHA | Tea Library: 40 Tins and a Reading Guide | Leaf & Lantern | tea, reading, travel | Forty afternoons, alphabetical or not.
500 | teapot | WBA | Silver-Lidded Tea Caddy Set with Lock | Second Life Goods | tea, history, home decor | Two caddies from when leaves were worth locking up.
500 | ticket | BAO | Private Tea Ceremony and Calligraphy Afternoon | Leaf & Lantern | tea, writing, wellness | Whisk, brush, silence, a sweet.
720 | teapot | WBA | Cast Iron Kettle with Hand Brazier | Leaf & Lantern | tea, camping, home decor | Poured in sand by the ninth generation of one foundry.
950 | ticket | BA | Five Days of Tea School in the Hills | Leaf & Lantern | tea, travel, gardening | Pluck at six, roll at ten, taste at three.
1000 | cup | WA | Chawan Tea Bowl by a Master Potter | Kiln Street | tea, pottery, art | One bowl in its own box, signed and tied.
1000 | table | WA | Tea Table with Drain, Carved from One Burl | Oak & Thistle | tea, woodworking, home decor | Water finds its way along the grain.
1480 | teapot | WA | Silver Tea Service, Hand-Chased | Marlowe & Finch | tea, home decor, jewelry | Pot, creamer, bowl and the tray for all three.
2200 | ticket | AB | Tea Houses of the Old Capital, Eight Days | Waymark | tea, travel, yoga, history | Gardens at dawn, tatami at dusk.
2500 | plant | BA | Tea Garden for the Back Yard, Forty Shrubs | Fernley & Moss | tea, gardening, cooking | Planted with you, first flush in the third spring.
2500 | jar | A | Aged Pu-erh Collection, Five Decades | Leaf & Lantern | tea, history, wine | One cake from each decade since 1970, with papers.
3300 | cup | WA | Porcelain Tea Set Painted with Your Garden | Kiln Street | tea, pottery, gardening, art | Your roses, your cat, your gate, on twelve cups.
4400 | ticket | AB | Tea Road by Rail and River, for Two | Waymark | tea, travel, reading | Sixteen days, eleven growers, one long novel.
5000 | table | WA | Tatami Tea Corner, Built into a Room | Oak & Thistle | tea, yoga, wellness, home decor | Three mats, a sunken hearth, and quiet.
5000 | teapot | WA | Georgian Silver Teapot with Provenance | Second Life Goods | tea, history, art | Made in 1787, still pours without a drip.
7200 | ticket | A | A Season with a Tea Master, for Two | Leaf & Lantern | tea, travel, wellness | Six weeks, one kettle, very few words.
8800 | greenhouse | WA | Orangery Corner with Tea Kitchen | Larkfield | tea, gardening, reading | Glass, lemon trees, a burner and two chairs.
10000 | teapot | A | Commissioned Gold-Lacquer Tea Utensils | Leaf & Lantern | tea, art, pottery | Seven pieces made by seven workshops over a year.
10000 | bench | A | Floating Tea Pavilion for a Pond | Oak & Thistle | tea, gardening, woodworking | Delivered in parts, afloat by evening.
19500 | greenhouse | A | Garden Tea House in Cedar | Oak & Thistle | tea, yoga, gardening, woodworking | Joined without a nail, opened with a ceremony.

# Home & Kitchen > Cooking @ Copperpot & Daughters
265 | knife | BGA | Gyuto Knife in Damascus Steel | Hartwell Edge | cooking, woodworking | Sixty-seven layers and an octagon of bog oak.
450 | pot | WBA | Copper Sauté Pan with Lid, Hand-Tinned | Copperpot & Daughters | cooking, home decor | Listens to the flame at once.
500 | ticket | BAO | Pasta, Sauce and Market: Two Days with an Italian Cook | Copperpot & Daughters | cooking, travel, wine | Bring an apron, leave with forty shapes in the hands.
500 | jar | BWH | Spice Cabinet of 60 Origins in Cherry | Sunday Larder | cooking, woodworking, travel | Whole, labelled, with a mill for each temper.
750 | ticket | BAG | Knife Forging Weekend | Hartwell Edge | cooking, woodworking, history | Hammer on Saturday, edge on Sunday, chop on Monday.
990 | mixer | WAB | Stone Mill and Pasta Extruder in One | Crumb & Proof | cooking, baking | From wheat to rigatoni in an afternoon.
1000 | ticket | BA | Dinner by a Private Chef for Ten | Copperpot & Daughters | cooking, wine, family | Seven courses at their own table, and a clean kitchen.
1450 | ticket | AB | Cooking Week in an Olive Grove | Waymark | cooking, travel, gardening | Pick, press, cook, swim, repeat.
2400 | knife | WGA | Chef's Knife Set, Hand-Forged, Seven Pieces | Hartwell Edge | cooking, art | One smith, one winter, seven edges in a roll.
2500 | pot | WA | Copper Battery of Fourteen Pans | Copperpot & Daughters | cooking, home decor, baking | From egg to stockpot, hung on its own rail.
2500 | ticket | AB | Cheese and Charcuterie Apprenticeship, Two Weeks | Hedgerow Hives | cooking, wine, travel | Milk at dawn, brine at ten, cellar in the afternoon.
3900 | table | WA | Butcher Block Island on Wheels | Oak & Thistle | cooking, woodworking, baking | End-grain maple, six inches thick, drawers for knives.
4700 | ticket | AB | Culinary School for Amateurs, One Month | Copperpot & Daughters | cooking, baking, travel | Stocks, sauces, pastry, and an examination dinner.
5000 | oven | WA | French Range Cooker in Midnight Blue | Copperpot & Daughters | cooking, baking, home decor | Two ovens, a simmer plate, brass rails.
5000 | ticket | AB | Street Kitchens of Five Cities, Seventeen Days for Two | Waymark | cooking, travel, photography | Eat standing, cook sitting, sleep well.
7600 | shelf | WA | Larder with Marble Shelves, Hand-Built | Oak & Thistle | cooking, home decor, woodworking, wine | Cool, dark, and a place for every jar.
10000 | greenhouse | WA | Potager for a Cook, Dug and Planted | Fernley & Moss | cooking, gardening, family | Twelve raised beds, espaliered pears and a year of visits.
10000 | knife | A | Sixteen Kitchen Knives by Sixteen Smiths | Hartwell Edge | cooking, art, travel | One from each country, in a chest of drawers.
24000 | oven | WA | Hand-Built Chef's Kitchen in Oak and Copper | Copperpot & Daughters | cooking, baking, woodworking, home decor | Drawn around how they cook, installed in a fortnight.

# Home & Kitchen > Baking @ Copperpot & Daughters
290 | mixer | BHG | Bread Proofing Cabinet, Folding | Crumb & Proof | baking, technology | Summer for dough in any kitchen.
440 | oven | BHA | Cast Iron Bread Oven and Peel Set | Blackfern | baking, camping, grilling | A crust like a bakery, on stove or embers.
500 | ticket | BAG | Sourdough and Viennoiserie, Three-Day Course | Crumb & Proof | baking, cooking, science | Flour at six, croissants at nine.
650 | mixer | WBH | Spiral Dough Mixer for the Home | Crumb & Proof | baking, technology | Eight loaves at once, quietly.
900 | board | WA | Marble Pastry Table, Folding | Oak & Thistle | baking, home decor, chocolate | Cool butter, cool hands, forgiving hinges.
1000 | ticket | AB | Week of Bread Baking at a Watermill | Crumb & Proof | baking, travel, history | Grind it, shape it, bake it, fall asleep by the weir.
1000 | cake | WA | A Wedding-Worthy Cake Each Month for a Year | Crumb & Proof | baking, chocolate, family | Twelve tiers, twelve reasons.
1700 | oven | WBA | Stone-Deck Oven for Home Bakers | Crumb & Proof | baking, technology, cooking | Real steam, real soapstone, four loaves.
2500 | oven | WA | Outdoor Bread Oven in Refractory Clay | Ember & Ash | baking, grilling, gardening | Heats for two hours, bakes until night.
2500 | ticket | AB | Pâtisserie Fortnight in the Capital of Butter | Waymark | baking, chocolate, travel | Choux, sugar, laminated mornings, museum afternoons.
3500 | scale | A | Heritage Stone Flour Mill, Electric | Crumb & Proof | baking, woodworking, cooking | Natural granite in a pine housing, milling since your breakfast.
5000 | oven | WA | Village Oven, Built in Your Yard in a Weekend | Ember & Ash | baking, grilling, family | Masons, clay, and a first bake for the neighbors.
5000 | ticket | AB | Breads of the Silk Road, Three Weeks for Two | Waymark | baking, cooking, travel, history | Tandoors, griddles, ash ovens, tea in between.
8500 | oven | WA | Wood-Fired Masonry Heater with Bake Oven | Ember & Ash | baking, home decor, cooking | Warms the house, bakes the rye.
10000 | table | WA | Baker's Kitchen: Bench, Deck Oven and Mixer | Crumb & Proof | baking, cooking, woodworking | A bakery the size of a pantry.
12500 | ticket | A | A Year as Saturday Baker, Coached to Opening Day | Crumb & Proof | baking, cooking | From home oven to a stall of one's own.

# Food & Drink > Sweets & Delicacies @ The Corner Cellar
450 | chocolate | BAHO | Chocolate Cellar: 100 Bars from 40 Makers | Bramble & Bean | chocolate, travel | With a map and a humidity drawer.
500 | ticket | BAO | Praline Masterclass, Three Days | Bramble & Bean | chocolate, baking, art | Shells, ganache, and courage with a spray gun.
850 | chocolate | WA | Chocolate Sculpture to Your Sketch | Bramble & Bean | chocolate, art, drawing | Sixty centimetres tall, eaten from the top.
1000 | chocolate | BHA | Pralines of the Week, One Whole Year | Bramble & Bean | chocolate, tea, coffee | Every Friday a small box.
1600 | machine | BA | Tempering Machine with Enrobing Belt | Bramble & Bean | chocolate, baking, technology | A shine that snaps.
2500 | ticket | AB | Cacao River Expedition, Nine Days | Waymark | chocolate, travel, sailing | By boat from pod to port.
3800 | machine | A | Melanger and Roaster, Small-Batch Chocolate Studio | Bramble & Bean | chocolate, technology, cooking | Twenty pounds of one's own origin a week.
5000 | ticket | AB | Adopt a Cacao Grove and Visit It Twice, for Two | Bramble & Bean | chocolate, travel, gardening | Two hundred trees and bars with their name.
10000 | ticket | A | Grand Chocolate Tour of Nine Houses, for Two | Waymark | chocolate, travel, baking, wine | Sleeper trains between tastings.

# Food & Drink > Wine @ The Corner Cellar
320 | wine | WAB | Grand Cru Glasses, Mouth-Blown, Set of Six | Clearwater Glass | wine, home decor | So thin that they ring.
450 | wine | BHA | Twelve Growers' Champagnes, Mixed Case | The Corner Cellar | wine, travel | Twelve villages, no big names.
500 | ticket | BGA | Sommelier Course with Certificate, Six Evenings | The Corner Cellar | wine, science, travel | Blind by the third night, humble by the sixth.
500 | cheese | BHA | Cheese and Wine of the Month, Half a Year | The Corner Cellar | wine, cooking, cheese | One wheel, two bottles, a page of reasons.
680 | wine | AB | Port from Their Birth Year, Boxed | The Corner Cellar | wine, history | Decanted with a candle, shared with care.
1000 | ticket | AB | Opera Night with Cellar Dinner for Two | The Corner Cellar | wine, music, travel | Stalls, five courses, and a night nearby.
1000 | wine | WA | Wine Cave in Reclaimed Brick, 40 Bottles | Oak & Thistle | wine, home decor, history | Fits beneath a stair.
1550 | wine | AB | Burgundy, a Case of Twelve Slopes | The Corner Cellar | wine, history, maps | With a map drawn by a geologist.
2500 | ticket | AB | Wine Country by Bicycle, Eight Days for Two | Spoke & Tide | wine, cycling, travel | Luggage by van, lunch by river.
2500 | easel | AB | Paint and Pour: A Week among Vines | Studio Halden | wine, art, painting, travel | Easels till noon, cellars till evening.
3400 | wine | WA | Climate Cabinet for 180 Bottles | Quiet Current | wine, technology, home decor | Three zones, one whisper.
4800 | wine | A | Sixty Bottles to Open Over Twenty Years | The Corner Cellar | wine, family, history | A calendar says which, and when.
5000 | plant | A | Plant a Vineyard: 200 Vines in the Garden | Fernley & Moss | wine, gardening | Soil tests, trellis, first bottle in year four.
5000 | golf | AB | Links and Cellars: Golf Week for Two | Fairway Lane | wine, golf, travel | Nine holes, nine growers, nine days.
7300 | wine | A | Cellar Book Collection, Thirty Great Vintages | The Corner Cellar | wine, history, reading | Every bottle with its page.
9200 | ticket | A | Barge through Wine Canals, Private Week for Four | Waymark | wine, travel, sailing, cooking | A chef, a skipper and no timetable.
10000 | wine | WA | Spiral Cellar Sunk beneath the Floor | Oak & Thistle | wine, home decor, woodworking | A glass hatch and nine hundred bottles below.
15000 | ticket | A | Make a Vintage of Your Own, Harvest to Label | The Corner Cellar | wine, travel, science | Eighteen months with an oenologist.

# Food & Drink > Cocktails & Mocktails @ The Corner Cellar
260 | glass | WAB | Whisky Tumblers in Cut Crystal, Set of Six | Clearwater Glass | cocktails, whisky, home decor | Heavy at the base, quiet in the hand.
380 | bottle | BHA | Five Rums from Five Islands, Tasting Box | Foxglove Bar | cocktails, sailing, rum | Charts, stories, and a notebook.
500 | bottle | BHA | Independent Whisky Club, Four Single Casks | Foxglove Bar | cocktails, whisky, history | One each season, never again.
500 | ticket | BAG | Brew School: Make 100 Bottles of Your Beer | Foxglove Bar | cocktails, beer, science, cooking | Mash, boil, wait, label.
790 | cart | WBA | Home Brewery with Conical Fermenter | Foxglove Bar | cocktails, beer, technology, science | Ten gallons, valves, and a manual that jokes.
1000 | ticket | AB | Distillery Trail on the Islands, Five Days for Two | Waymark | cocktails, whisky, travel, hiking | Peat, ferries, and warehouse drams.
1000 | shaker | WA | Silver Cocktail Set in a Travelling Case | Marlowe & Finch | cocktails, travel, home decor | Shaken in any latitude.
1850 | cart | WA | Art Deco Drinks Cabinet, Restored | Second Life Goods | cocktails, history, home decor | Opens, lights up, shows off.
2500 | ticket | AB | Jazz and Cocktails: A Long Weekend for Two | Foxglove Bar | cocktails, music, jazz, travel | Six clubs, one driver, no early mornings.
2500 | bottle | A | Whisky Aged as Long as They Are | Foxglove Bar | cocktails, whisky, history | One bottle, one year, one glass at a time.
4200 | cart | WA | Taproom for Home: Four Taps in Copper | Oak & Thistle | cocktails, beer, technology | Cold lines, drip tray, chalkboard.
5000 | bottle | A | A Quarter Cask of New-Make Whisky, Laid Down | Foxglove Bar | cocktails, whisky, travel | Visit it yearly until it is ready.
5000 | table | WA | Walnut Home Bar with Brass Foot Rail | Oak & Thistle | cocktails, woodworking, home decor | Seats four, forgives elbows.
8200 | ticket | A | Sail the Rum Islands, Ten Days Crewed for Two | Harbour Line | cocktails, sailing, rum, travel | Anchor, taste, swim, repeat.
10000 | bottle | A | Hogshead of Single Malt with Bottling Day | Foxglove Bar | cocktails, whisky, history, travel | Two hundred bottles with a label by you.
10000 | cart | WA | Speakeasy behind a Bookcase, Built In | Oak & Thistle | cocktails, reading, home decor, woodworking | Pull the third volume from the left.

# Home & Terrace > Grilling @ Larkfield Supply
310 | grill | BHA | Argentine Grill Grate with Crank | Ember & Ash | grilling, camping, cooking | Raise, lower, wait like a gaucho.
500 | grill | BHA | Vertical Smoker in Enamelled Steel | Ember & Ash | grilling, fishing, cooking | Trout by noon, brisket by night.
500 | ticket | BAO | Whole-Fire Cooking Weekend in the Woods | Ember & Ash | grilling, camping, cooking | Embers, ash, planks, no thermometers.
760 | grill | BHA | Pellet Grill with Remote Probe | Ember & Ash | grilling, technology | Smokes by itself and sends a message.
1000 | grill | WBA | Offset Smoker in Quarter-Inch Steel | Ember & Ash | grilling, cars | Welded by a man who used to build race cars.
1000 | table | WA | Fire Table with Grill Ring for Eight | Ember & Ash | grilling, gardening, home decor | Cook, eat, warm hands, in that order.
1750 | grill | WBA | Built-In Gas Grill with Rotisserie | Ember & Ash | grilling, cooking | Infrared back, patient motor.
2500 | grill | WA | Kamado Station in Teak with Drawers | Oak & Thistle | grilling, woodworking, gardening | The ceramic egg gets a throne.
2500 | ticket | AB | Barbecue Road Trip, Ten Days for Two | Waymark | grilling, travel, cars | Four states of sauce, one convertible.
4300 | grill | WA | Parrilla Wall with Brick Surround | Ember & Ash | grilling, cooking, gardening | Laid by masons in three days.
5000 | grill | WA | Trailer Smoker for the Whole Street | Ember & Ash | grilling, cars, family | Tows well, feeds eighty.
5000 | oven | WA | Grill, Pizza Oven and Bar in One Terrace Line | Ember & Ash | grilling, baking, cocktails, gardening | Fire at both ends, ice in the middle.
7800 | grill | WA | Hand-Forged Fire Kitchen by a Blacksmith | Hartwell Edge | grilling, cooking, art | Hooks, cranks and spits that squeak in key.
10000 | grill | WA | Terrace Kitchen under a Pergola | Oak & Thistle | grilling, gardening, woodworking, cooking | Shade, stone, sink, smoke.
16500 | grill | WA | Smokehouse in Oak and Stone | Oak & Thistle | grilling, fishing, woodworking, cooking | A small building for slow things.
`;
