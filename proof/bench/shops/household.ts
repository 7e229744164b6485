import type { Trade } from './trade.ts';

/** Books, kitchen, garden and outdoor: the search is tuned on it, too. */
export const household: Trade = {
  name: 'household',
  brands: 'Alder House, Kestrel, Morrow, Tindall, Vale & Fern, Quayside, Brackley, Osier, Hearthside, Pell',
  shelves: `
Media > Books > Fiction > Crime & Thrillers | paperback, hardcover, special edition | The Gardener's Alibi, Death in the
 Vineyard, The Last Train, Cold Camera, Murder at Bread Street, A Killing Tide | 7-35
Media > Books > Fiction > Poetry | poems, collected verse, anthology | The River Year, Selected, Bird Songs | 8-45
Media > Books > Non-Fiction > History | hardcover, illustrated history, atlas | The Silk Road, Rome, Cities of Wine,
 Tea and Empire, The Railway Age | 12-80
Media > Books > Non-Fiction > Cookbooks | cookbook, recipes | Italian Kitchen, Bread Alone, Vegan Table, The Grill Master,
 Tuscan Sundays | 12-60
Media > Books > Non-Fiction > Travel Guides | travel guide, road atlas | Japan, Iceland, Italy, Patagonia | 9-45
Home & Garden > Kitchen & Dining > Cookware & Bakeware > Bakeware > Bread Pans & Proofing | banneton, bread pan, dough
 scraper, bread lame, sourdough crock | Oval, Round, Large | 8-70
Home & Garden > Kitchen & Dining > Cookware & Bakeware > Bakeware > Cake Pans | springform, bundt pan, muffin tin |
 Nordic, Classic, Rose | 9-60
Home & Garden > Kitchen & Dining > Cookware & Bakeware > Cookware > Pots & Pans | saucepan, skillet, stock pot, pasta pot |
 Copper, Cast Iron, Steel | 20-240
Home & Garden > Kitchen & Dining > Kitchen Tools & Utensils > Knives | chef's knife, bread knife, paring knife | Walnut,
 Damascus, Classic | 12-230
Home & Garden > Kitchen & Dining > Kitchen Appliances > Coffee Makers & Espresso Machines | moka pot, French press,
 pour-over set, burr grinder | Steel, Copper, Black | 18-240
Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs | mug, travel mug | Garden Birds, Coffee First, Football,
 Reading Cat, Bike | 8-30
Home & Garden > Kitchen & Dining > Tableware > Drinkware > Wine Glasses | wine glass set, stemless pair | Burgundy, Crystal | 18-140
Home & Garden > Kitchen & Dining > Tableware > Teapots | teapot, tea strainer pot | Cast Iron, Glass, Rose | 18-120
Food, Beverages & Tobacco > Beverages > Tea & Infusions | loose tea, tea sampler | Darjeeling, Earl Grey, Green | 6-60
Food, Beverages & Tobacco > Beverages > Coffee | whole beans, ground coffee, tasting set | Ethiopia, House, Dark | 8-70
Food, Beverages & Tobacco > Food Items > Candy & Chocolate | pralines, chocolate bars, truffles | Hazelnut, Coffee, Sea
 Salt, Champagne | 5-60
Home & Garden > Lawn & Garden > Gardening > Gardening Tools | secateurs, hand trowel, garden fork, pruning saw | Ash, Steel | 9-90
Home & Garden > Lawn & Garden > Gardening > Pots & Planters | planter, window box, terracotta pot | Tuscan, Zinc | 9-120
Home & Garden > Plants > Indoor Plants | monstera, fiddle fig, orchid, fern | Small, Large, Potted | 14-110
Home & Garden > Plants > Seeds | wildflower seeds, tomato seeds, herb seeds | Heritage, Organic | 3-30
Home & Garden > Lawn & Garden > Outdoor Living > Hammocks & Parasols | hammock, parasol, garden bench cushion | Striped | 24-240
Home & Garden > Lawn & Garden > Outdoor Cooking > Grills & Grill Tools | charcoal grill, grill tongs, smoker, pizza stone |
 Kettle, Pro | 14-240
Home & Garden > Decor > Home Fragrances > Candles | scented candle, pillar candle | Fig, Garden Rose, Coffee Bean | 7-60
Home & Garden > Decor > Artwork > Posters & Prints | art print, vintage poster | Bicycle, Espresso Bar, Yoga, Mountain
 Hike, Chess | 9-90
Home & Garden > Linens & Bedding > Blankets | throw, wool blanket | Herringbone, Camping Check | 24-190
Animals & Pet Supplies > Pet Supplies > Bird Supplies > Wild Bird Feeders | bird feeder, nest box, seed feeder | Oak, Robin | 9-80
Cameras & Optics > Optics > Binoculars | binoculars 8x42, compact binoculars | Heron, Forest | 40-240
Cameras & Optics > Camera & Optic Accessories > Tripods | tripod, phone tripod, ball head | Carbon, Travel | 22-240
Cameras & Optics > Camera & Optic Accessories > Camera Bags | camera bag, camera strap | Canvas, Leather | 18-190
Sporting Goods > Outdoor Recreation > Camping & Hiking > Tents | two-person tent, bivvy, tarp | Alpine, Trail | 45-240
Sporting Goods > Outdoor Recreation > Camping & Hiking > Camp Cooking | camping stove, mess kit, enamel mug | Scout | 9-120
Sporting Goods > Outdoor Recreation > Camping & Hiking > Hiking Poles & Packs | hiking poles, day pack, rain cover | Ridge | 14-180
Sporting Goods > Outdoor Recreation > Fishing > Fishing Rods & Lures | fly rod, lure set, landing net | River, Salmon | 9-220
Sporting Goods > Outdoor Recreation > Cycling > Bicycle Accessories | bike light, pannier, repair kit, bottle cage | Urban | 7-150
Sporting Goods > Exercise & Fitness > Yoga & Pilates | yoga mat, cork block, yoga strap | Sage, Travel | 9-110
Sporting Goods > Athletics > Running | running belt, head torch for runners, reflective vest | Night | 9-80
Luggage & Bags > Suitcases | carry-on, packing cubes, weekend bag | Garden Party, Atlas | 18-240
Apparel & Accessories > Clothing Accessories > Scarves | silk scarf, wool scarf | Birds, Vines, Books | 19-140
Office Supplies > Notebooks | notebook, travel journal, gardening journal, wine tasting log | Linen, Dotted | 7-40`,
  truth: `
gardening: > gardening > ; plants > seeds
houseplants: indoor plants
birdwatching: wild bird feeders ; binoculars
sourdough baking: bread pans ; cake pans
baking: bakeware > bakeware
Italian cooking: pots & pans ; cookbooks ; > knives ; camp cooking
coffee: coffee makers ; beverages > coffee
tea: teapots ; tea & infusions
wine: wine glasses
chocolate: candy & chocolate
crime novels: crime & thrillers
poetry: > poetry
history: > history
cookbooks: cookbooks
photography: tripods ; camera bags
camping: camping & hiking
hiking: camping & hiking
trail running: athletics > running
fly fishing: > fishing
cycling: > cycling
yoga: yoga & pilates
grilling: grills & grill
candles: > candles
travel: travel guides ; suitcases
reading: > books
chess:
radio control cars:
magic tricks:`,
  people: `
gardening, birdwatching | photography | sourdough baking | Italian cooking | coffee, chocolate | tea, poetry
crime novels | history, wine | camping, fly fishing | hiking | cycling, trail running | yoga, candles
grilling | houseplants | travel, cookbooks | chess | radio control cars, magic tricks | baking | reading, tea
fly fishing | gardening`,
};
