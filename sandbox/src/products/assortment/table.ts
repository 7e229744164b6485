export const table = `
# Food & Drink > Wine @ The Corner Cellar
15 | wine | BHO | Waiter's Corkscrew with Rosewood Grip | Hartwell Edge | wine | Two steps, one clean pull, and a blade for the foil.
27 | wine | BHO | Wine Tasting Journal with Aroma Wheel | Paperlark Press | wine, writing | Sixty pages for remembering which one it was, with a wheel for the right word.
44 | wine | BWH | Hand-Blown Stemless Glasses, Set of 4 | Clearwater Glass | wine, cocktails | Light in the hand and hard to tip over.
68 | wine | BWA | Decanter with Slow-Pour Neck | Clearwater Glass | wine | Opens up a young red in twenty minutes and pours without a drip.
92 | wine | BHA | Six Lesser-Known Reds, Tasting Case | The Corner Cellar | wine, travel | Six grapes you may never have heard of, with a card for each.
159 | wine | WAB | Wine Preserver with Argon Capsules | Quiet Current | wine, technology | Have one glass tonight and the rest in March.
248 | ticket | BA | Vineyard Lunch and Cellar Walk for Two | The Corner Cellar | wine, travel | Four courses between the vines, with the person who made what is in the glass.
475 | wine | WA | Twelve-Bottle Wine Cabinet, Silent | Quiet Current | wine | Two zones, no hum, and a door of dark glass.
820 | wine | WAB | Vertical of Five Vintages, Same Slope | The Corner Cellar | wine, history | One hillside through five years, for an evening of comparing.
1890 | ticket | AB | Harvest Week at a Family Vineyard, for Two | The Corner Cellar | wine, travel | Pick in the morning, press at noon, and sit at the long table every night.
4200 | wine | WA | Walnut Wine Wall for 96 Bottles | Oak & Thistle | wine, home decor | Made to measure, with a ladder rail and a shelf for glasses.
11500 | wine | A | Own a Barrel: 300 Bottles of Your Vintage | The Corner Cellar | wine | Choose the parcel, taste it twice from the barrel, and put your name on the label.

# Food & Drink > Cocktails & Mocktails @ The Corner Cellar
14.5 | bottle | BHO | Aromatic Bitters, Trio of Small Bottles | Foxglove Bar | cocktails | Orange, cardamom and black walnut, two dashes at a time.
25 | glass | BHG | Large Clear Ice Cube Mold | Foxglove Bar | cocktails | Freezes from one side, so that cubes come out like windows.
39 | bottle | BHO | Alcohol-Free Aperitif, Bitter Orange | Foxglove Bar | cocktails, wellness | All of the bitterness of six o'clock and none of the morning after.
57 | shaker | BGW | Copper Cocktail Shaker Set | Foxglove Bar | cocktails | Shaker, jigger, strainer and a spoon long enough for the tall ones.
98 | glass | WBA | Crystal Coupe Glasses, Set of 6 | Clearwater Glass | cocktails, wine | Cut by hand with a pattern that catches candlelight.
175 | cart | WAO | Mixology Class at Home for Eight | Foxglove Bar | cocktails | A bartender, everything that has to be shaken, and two hours of learning by sipping.
395 | cart | WAH | Brass Bar Cart with Smoked Glass | Oak & Thistle | cocktails, home decor | Two shelves, four quiet wheels, and a rail that keeps bottles in line.

# Food & Drink > Sweets & Delicacies @ The Corner Cellar
9.5 | chocolate | BHO | Sea Salt Dark Chocolate Bar, 72 % | Bramble & Bean | chocolate | Made from the bean up, with flakes of salt on one side only.
16.5 | jar | BHO | Wildflower Honey with Comb | Hedgerow Hives | cooking, tea | A jar of late summer, with a piece of comb to chew.
24.5 | chocolate | BAHO | Sixteen Filled Chocolates in a Letterbox | Bramble & Bean | chocolate | Passion fruit, hazelnut, violet, and a card that tells which is which.
32 | chocolate | BHO | Hot Chocolate Flight, Six Origins | Bramble & Bean | chocolate, travel | Six bags of flakes from Ghana to Peru, and how to whisk them.
41 | cake | BHO | Fig and Walnut Celebration Cake | Sunday Larder | baking, chocolate | Keeps for three weeks, if it is given the chance.
55 | cheese | BHO | Farmhouse Cheese Box with Quince | Hedgerow Hives | cooking, wine | Four cheeses cut to order, with quince and oat biscuits.
75 | basket | BHOW | Picnic Hamper of Small Producers | Hedgerow Hives | cooking, travel | Eleven good things in a willow basket that stays useful.
120 | chocolate | BAH | Chocolate Making Workshop for Two | Bramble & Bean | chocolate, cooking | Temper, fill and dip for an afternoon; carry home whatever survives.
195 | basket | HWO | The Long Table Hamper | Hedgerow Hives | cooking, wine | Cheese, preserves, chocolate and cider for ten people and a long evening.
330 | chocolate | BA | Bean-to-Bar Home Chocolate Kit with Melanger | Bramble & Bean | chocolate, science | A small stone grinder, two kilos of cacao, and patience not included.

# Home & Terrace > Grilling @ Larkfield Supply
17.5 | spice | BHO | Barbecue Rub Collection, Five Tins | Ember & Ash | grilling, cooking | Coffee, smoke, citrus, herb and heat, for meat and for mushrooms.
31 | tool | BHO | Long Tongs and Turner in Forged Steel | Ember & Ash | grilling | Long enough to keep the sleeves, strong enough for a whole chicken.
52 | gadget | BHG | Wireless Meat Thermometer | Quiet Current | grilling, technology | Two probes and a phone that says when to take it off.
86 | pot | BHW | Cast Iron Griddle, Reversible | Blackfern | grilling, camping | Ridges for steak on one side, flat for pancakes on the other.
148 | grill | BHA | Tabletop Charcoal Grill in Ceramic | Ember & Ash | grilling | Hibachi evenings on the balcony, with almost no smoke.
239 | grill | BHW | Portable Pizza Oven, Wood Fired | Ember & Ash | grilling, baking | Ninety seconds per pizza and legs that fold.
460 | grill | WBH | Kettle Grill with Side Smoker | Ember & Ash | grilling | Low and slow on one side, hot and quick on the other.
980 | grill | WA | Ceramic Kamado Grill, 18 Inch | Ember & Ash | grilling, cooking | Holds a fire for sixteen hours on one load of charcoal.
3400 | grill | WA | Outdoor Kitchen with Sink and Grill | Ember & Ash | grilling, gardening | Stone worktop, four burners, and a place to rinse the salad.
`;
