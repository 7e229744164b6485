/** Kitchen, dining, drinks and pantry. */
export const foodShelves = `
bake | Home > Kitchen & Dining > Bakeware ; Home > Kitchen & Dining > Bakeware > Baking Tools | Flourgirl, Rolling
 Pines, Crumbly | Half Sheet Pans Aluminum 3 Pack, Sourdough Starter Kit with Jar & Banneton, Silicone Baking Mats Set
 of 3, French Rolling Pin Walnut, Cookie Press with 20 Discs, Weekend Baker's Cookbook, Nonstick Muffin Pan & Loaf Set
 | 11-44
bake | Home > Kitchen & Dining > Bakeware ; Home > Kitchen & Dining > Bakeware > Baking Tools | Flourgirl, Rolling
 Pines, Crumbly | Bread Dutch Oven Enameled 5 Qt+cook, Stand Mixer 4.5 Qt 10 Speed | 35-110
cake | Home > Kitchen & Dining > Bakeware > Cake Decorating ; Party & Occasions > Cakes & Cupcakes | Flourgirl,
 Fondantasia | Piping Tips and Bags Set 236 pc, Rotating Cake Stand with Smoothers, Fondant Molds & Cutters Kit,
 Edible Glitter Sprinkles 24 Jars, Cupcake Stand 5 Tier Acrylic, Buttercream Flowers Step by Step | 9-32
cake | Home > Kitchen & Dining > Bakeware > Cake Decorating ; Party & Occasions > Cakes & Cupcakes | Flourgirl,
 Fondantasia | Airbrush for Cakes with 12 Colors | 26-75
bbq | Patio & Garden > Outdoor Living > Grills & Outdoor Cooking > Grilling Tools ; Patio & Garden > Outdoor Living >
 Grills & Outdoor Cooking > More ; Gifts & Novelty > For Him > Grill Master | Smokejack, Hickory Holler, Charworth |
 Pellet Smoker Tube with Wood Pellets, BBQ Rub Sampler 8 Jars+spice, Burger Press & Griddle Spatula Kit, Meat Claws &
 Silicone Gloves, Backyard Pitmaster Cookbook, Wood Chip Variety Pack Apple Cherry Hickory | 14-51
bbq | Patio & Garden > Outdoor Living > Grills & Outdoor Cooking > Grilling Tools ; Patio & Garden > Outdoor Living >
 Grills & Outdoor Cooking > More ; Gifts & Novelty > For Him > Grill Master | Smokejack, Hickory Holler, Charworth |
 BBQ Tool Set 21 pc in Case, Wireless Meat Thermometer 4 Probe, Flat Top Griddle 17 in Portable+tailgate | 41-120
grillpart! | Patio & Garden > Outdoor Living > Grills & Outdoor Cooking > More ; Patio & Garden > Parts | Charworth,
 Hickory Holler | Replacement Grill Burner Tubes 4 Pack, Drip Pan Liners 20 ct, Propane Hose and Regulator 5 ft,
 Porcelain Grill Grates 17 in, Igniter Kit for Gas Grill | 9-45
cook | Home > Kitchen & Dining > Cookware ; Home > Kitchen & Dining > Cook's Tools & Gadgets ; Home > Kitchen & Dining
 > Cutlery | Saucier & Rye, Panhandle Kitchen, Mise | Cast Iron Skillet 12 in Pre-Seasoned+camp, Chef's Knife 8 in
 High Carbon, Carbon Steel Wok with Lid 13 in, Digital Instant Read Thermometer+bbq, Acacia Cutting Board with Juice
 Groove | 14-55
cook | Home > Kitchen & Dining > Cookware ; Home > Kitchen & Dining > Cook's Tools & Gadgets ; Home > Kitchen & Dining
 > Cutlery | Saucier & Rye, Panhandle Kitchen, Mise | Nonstick Ceramic Cookware 3 pc, Immersion Circulator Sous Vide,
 Pasta Machine Roller, Air Fryer 6 Qt | 43-135
cookbook | Books & Media > Books > Nonfiction > Food & Drink ; Home > Kitchen & Dining > Cook's Tools & Gadgets |
 Larder House Books, Bluebell Street Press | One Skillet Suppers Cookbook, Nonna Lucia's Italian Kitchen, Plant
 Forward: 120 Vegan Recipes, Southern Table Cookbook, Heirloom Recipe Binder with Cards, The Bread Bible of Maple
 Street+bake, Seoul Food: Korean Home Cooking | 10-40
spice | Gourmet & Pantry > Spices & Seasonings ; Gourmet & Pantry > Gift Sets | Pepperwick, Saffron & Finch | Global
 Spice Gift Set 12 Tins, Flavored Salts Collection, Truffle Oil and Balsamic Duo, Gourmet Popcorn Seasoning Caddy,
 Steak Seasoning Sampler+bbq, Real Saffron Threads 3g, Infused Olive Oil Sampler 6 Bottles | 11-48
hotsauce | Gourmet & Pantry > Sauces & Condiments ; Gourmet & Pantry > Gift Sets | Fire Ant Pepper Co, Scorchwell |
 Hot Sauce Gift Set 12 Bottles of the World, Make Your Own Hot Sauce Kit+cook, Carolina Reaper Sauce 5 oz, Hot Sauce
 Challenge Book of Pain Set, Ghost Pepper Peanuts 3 Pack, Chili Crisp Trio, Hot Honey 2 Bottles | 9-45
cheese | Gourmet & Pantry > Cheese & Charcuterie ; Home > Kitchen & Dining > Serveware > Boards | Brie Street,
 Curdlane | Bamboo Charcuterie Board with Knife Drawer, Mozzarella Cheese Making Kit+cook, Artisan Cheese Sampler Box,
 Cheese Knives Set 6 Slate, Baked Brie Dish with Spreader, Cheese Slicer Marble | 14-39
cheese | Gourmet & Pantry > Cheese & Charcuterie ; Home > Kitchen & Dining > Serveware > Boards | Brie Street,
 Curdlane | Electric Fondue Pot Set, Charcuterie & Cheese Gift Basket | 33-78
whiskey | Home > Kitchen & Dining > Barware > Whiskey ; Gifts & Novelty > For Him > Spirits | Stave & Ember,
 Proofstone | Whiskey Stones Gift Box with 2 Glasses, Cocktail Smoker Kit with Torch+bar, Bourbon Tasting Journal,
 Crystal Rocks Glasses Set of 4+bar, Sphere Ice Mold Clear+bar, Bourbon Infused Maple Syrup & Cherries | 14-43
whiskey | Home > Kitchen & Dining > Barware > Whiskey ; Gifts & Novelty > For Him > Spirits | Stave & Ember,
 Proofstone | Whiskey Decanter Set Globe Etched, Barrel Aging Kit 2L American Oak | 35-90
wine | Home > Kitchen & Dining > Barware > Wine ; Gifts & Novelty > For the Host | Cellar Door, Vinessa | Electric
 Wine Opener Set, Stemless Wine Glasses Set of 8, Countertop Wine Rack 12 Bottle, Wine Saver Vacuum Pump 4 Stoppers,
 Illustrated Map of Italy Regions, Insulated Wine Tote 2 Bottle, Wine Tasting Party Kit Blind Bags | 13-37
wine | Home > Kitchen & Dining > Barware > Wine ; Gifts & Novelty > For the Host | Cellar Door, Vinessa | Wine Aerator
 Decanter Crystal | 31-75
bar | Home > Kitchen & Dining > Barware > Bar Tools ; Home > Kitchen & Dining > Barware > Cocktails | Stave & Ember,
 Shakewell | Cocktail Shaker Set 14 pc with Stand, Dehydrated Citrus Cocktail Garnish Kit, Craft Cocktail Infusion
 Jars 6, Bitters Sampler Set 5, Margarita Glasses Set of 4, Mixology Recipe Deck 100 Cards, Copper Moscow Mule Mugs
 Set of 4 | 13-47
bar | Home > Kitchen & Dining > Barware > Bar Tools ; Home > Kitchen & Dining > Barware > Cocktails | Stave & Ember,
 Shakewell | Rolling Bar Cart Gold 2 Tier | 38-110
beer | Home > Kitchen & Dining > Barware > Beer ; Gourmet & Pantry > Homebrew | Hopscotch Brewing Supply, Growler Joe
 | Beer Growler Insulated 64 oz, Beer Flight Paddle with Tasting Glasses, Beer Can Glasses with Lids 4, Craft Beer of
 the States Scratch Map, Beer Chiller Sticks, The Homebrewer's Logbook | 13-47
beer | Home > Kitchen & Dining > Barware > Beer ; Gourmet & Pantry > Homebrew | Hopscotch Brewing Supply, Growler Joe
 | Home Brewing Kit 1 Gallon IPA, Mini Keg Dispenser Pressurized | 38-110
coffee | Home > Kitchen & Dining > Coffee & Tea > Coffee Makers ; Gourmet & Pantry > Coffee | Percolina, Morning Mule
 | Pour Over Coffee Maker Glass 34 oz, Single Origin Coffee Sampler 6 Bags, French Press Stainless 34 oz, Handheld
 Milk Frother with Stand+tea, Cold Brew Maker Mason Jar, Barista Latte Art Pitcher & Pen | 12-50
coffee | Home > Kitchen & Dining > Coffee & Tea > Coffee Makers ; Gourmet & Pantry > Coffee | Percolina, Morning Mule
 | Electric Burr Grinder 25 Settings, Espresso Machine 20 Bar Compact, Temperature Control Gooseneck Kettle+tea |
 39-130
kpod! | Gourmet & Pantry > Coffee ; Home > Kitchen & Dining > Coffee & Tea > More | Percolina, Morning Mule | Medium
 Roast Coffee Pods 72 ct, Descaling Solution 2 Pack, Charcoal Water Filters for Coffee Machine 12, Basket Coffee
 Filters 500, Non-Dairy Creamer Singles 180 ct | 7-38
tea | Home > Kitchen & Dining > Coffee & Tea > Teaware ; Gourmet & Pantry > Tea | Steepwell, Jade Kettle | Matcha
 Whisk Set Ceramic Bowl, Loose Leaf Tea Sampler 16 Tins, Cast Iron Teapot with Infuser, Blooming Tea Flowers & Glass
 Pot, Tea Storage Chest Bamboo 8 Slots, English Tea Party China Set, Herbal Wellness Tea Advent Box, Ceremonial Matcha
 Powder 100g | 11-65
canning | Home > Kitchen & Dining > Canning & Preserving ; Home > Kitchen & Dining > Cook's Tools & Gadgets | Ballard
 Farm, Picklewitz | Fermentation Kit Lids & Weights, Canning Essentials Tool Set 9, Mason Jars Wide Mouth 16 oz 12 ct,
 Complete Guide to Home Canning, Kombucha Brewing Starter Kit | 14-41
canning | Home > Kitchen & Dining > Canning & Preserving ; Home > Kitchen & Dining > Cook's Tools & Gadgets | Ballard
 Farm, Picklewitz | Water Bath Canner 21 Qt with Rack, Food Dehydrator 5 Tray | 34-85
jarlid! | Home > Kitchen & Dining > Canning & Preserving ; Home > Kitchen & Dining > More | Ballard Farm | Regular
 Mouth Canning Lids 60, Vacuum Sealer Rolls 11x50 2 Pack, Fruit Pectin 1 lb, Silicone Gasket Rings for Jars 12,
 Dehydrator Sheets Mesh 6 Pack | 6-25
pizza | Home > Kitchen & Dining > Bakeware > Pizza ; Patio & Garden > Outdoor Living > Grills & Outdoor Cooking >
 Pizza Ovens | Slice & Slate, Forno Fred | Pizza Stone 15 in Cordierite with Peel+bake, Pizza Cutter Rocker Blade 14
 in, Perforated Pizza Peel Aluminum, Neapolitan Pizza Kit Flour & Sauce, Pizza Dough Proofing Boxes | 14-58
pizza | Home > Kitchen & Dining > Bakeware > Pizza ; Patio & Garden > Outdoor Living > Grills & Outdoor Cooking >
 Pizza Ovens | Slice & Slate, Forno Fred | Pizza Steel 3/8 in, Outdoor Pizza Oven Wood Pellet 12 in+bbq | 46-150
choc | Gourmet & Pantry > Candy & Chocolate ; Gourmet & Pantry > Gift Sets | Cacao Lane, Truffleby | Assorted
 Chocolate Truffles Box 24, Single Origin Dark Chocolate Bars Flight 8, Hot Chocolate Bombs 6 Pack, Chocolate Making
 Kit Bean to Bar+bake, Chocolate Covered Pretzels Tower, Chocolate Tasting Party for 4, Sea Salt Caramels Tin | 10-55
japan | Home > Kitchen & Dining > World Kitchen ; Gourmet & Pantry > International | Umaiya, Little Kyoto Pantry |
 Sushi Making Kit with Bazooka+cook, Ramen Bowls Set with Chopsticks & Spoons, Bento Box Stackable Wood Lid, Instant
 Ramen Variety 15 Pack, Takoyaki Grill Pan+cook, Sake Set Ceramic with Warmer | 12-37
japan | Home > Kitchen & Dining > World Kitchen ; Gourmet & Pantry > International | Umaiya, Little Kyoto Pantry |
 Japanese Snack Box 30 Count, Santoku Knife Damascus 7 in+cook | 31-80
candy | Gourmet & Pantry > Candy & Chocolate ; Party & Occasions > Candy & Favors | Gumdrop Gil, Truffleby | Jelly
 Bean Dispenser 20 Flavors, Retro Candy Gift Box Decade Mix, Gummy Bears 5 lb Bag, Giant Lollipop Swirl, Sour Worms
 Tub, Chocolate Coins Gold Foil 100 | 8-35
basket | Gourmet & Pantry > Gift Sets ; Gifts & Novelty > Gift Baskets | Basket & Bow, Brie Street | Fruit and Nut
 Gift Tray, Sympathy Basket Gourmet, Snack Box Care Package 50 ct, Thank You Cookie Tin, New Baby Gift Hamper | 18-42
basket | Gourmet & Pantry > Gift Sets ; Gifts & Novelty > Gift Baskets | Basket & Bow, Brie Street | Get Well Soon
 Gift Basket | 37-75
dinner | Home > Kitchen & Dining > Dinnerware ; Home > Kitchen & Dining > More | Saucer Street, Homespun Harbor |
 Glass Water Pitcher with Lid, Cereal Bowls Set of 6, Drinking Glasses 8 pc, White Swirl Plates Set of 4, Cloth
 Napkins 12 Pack | 14-41
dinner | Home > Kitchen & Dining > Dinnerware ; Home > Kitchen & Dining > More | Saucer Street, Homespun Harbor |
 Stoneware Dinnerware Set 16 pc, Flatware Set 40 pc Stainless | 34-85
storage | Home > Kitchen & Dining > Food Storage ; Home > Kitchen & Dining > More | Lidwell, Neatnik | Glass Meal Prep
 Containers 10, Lunch Box Insulated Adult, Airtight Pantry Canisters 7 pc, Silicone Food Bags Reusable 8, Bread Box
 Metal Black, Kids Bento Lunch Box 5 Compartments | 12-45
appl | Home > Kitchen & Dining > Small Appliances ; Appliances > Countertop | Voltbrook, Panhandle Kitchen | 2 Slice
 Toaster Wide Slot, Personal Blender 20 oz, Electric Can Opener, Rice Cooker 6 Cup | 18-67
appl | Home > Kitchen & Dining > Small Appliances ; Appliances > Countertop | Voltbrook, Panhandle Kitchen |
 Countertop Microwave 0.7 cu ft, Mini Fridge 4L Portable, Ice Maker Nugget Countertop | 54-160
water | Home > Kitchen & Dining > Drinkware ; Sports & Outdoors > Sporting Goods > Outdoor Recreation > Hydration ;
 Gifts & Novelty > Drinkware | Sipsted, Frostbarrel | Insulated Tumbler 40 oz with Handle, Motivational Water Bottle 1
 Gallon, Kids Straw Bottle 14 oz, Travel Mug Leakproof 16 oz, Can Cooler Slim Skinny, Replacement Straws & Lid Set |
 10-42
`;
