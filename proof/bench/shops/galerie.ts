import type { Market } from './market.ts';

/** A department store for books, music, crafts and the house. Its failures were read once, after it was measured. */
export const galerie: Market = {
  name: 'galerie',
  shelves: `
stitch | gift | Leisure > Haberdashery > Needlecraft > Embroidery & Tapestry ; Loisirs créatifs > Mercerie > Broderie
 | Fil d'Or, Maison Aiguille, Bobbin Lane | stamped tablecloth with floss, hoop art beginners' pack, counted
 cross-stitch sampler, crewel wool cushion front, stranded cotton assortment, sashiko practice cloth | Meadow, Folk,
 Winter | 8-72
stitch | gift | Books > Leisure > Textile Arts | Quillon Press, Marlowe House | {The Embroiderer's/A Needlewoman's/The
 Stitcher's} {Year/Garden/Companion}, Stitches of {the Silk Road/the North/Old Japan}, Whitework for Everyone (P.
 Lund) | paperback, hardback | 11-44
crime | gift | Books > Fiction > Crime, Thriller & Mystery > Detectives ; Bücher > Belletristik > Krimis & Thriller ;
 Livres > Polar | Nightjar, Blackwater Books, Quillon Press | {Death/A Body/Six Suspects/The Inspector} {at the
 Weir/in Lisbon/on the Night Ferry/behind the Bakery}, Commissaire Moreau {Investigates/Hesitates}, The
 {Glass/Winter/Harbour} {Witness/Alibi} | paperback, hardback, audiobook CD | 6-38
jazz | gift | Music > Genres > Jazz & Blues > Piano ; Musik > Jazz | Night Owl Records, Halcyon Sound |
 {Solo/Trio/Quartet} {at the Keystone/Live in Antwerp/After Midnight}, {Ballads/Blues} for Left Hand, Blue Keys 1958
 to 1964 | CD, vinyl LP, box set | 9-64
jazz | gift | Sheet Music > Keyboard > Jazz ; Noten > Tasteninstrumente > Jazz | Edition Kantor, Partita |
 {Easy/Intermediate} Jazz Standards for Piano, Voicings and Comping, {Swing/Bossa/Bebop} Études, Left Hand Lines |
 spiral, with download | 12-36
meast | gift | Books > Food & Drink > World Cuisines > Middle Eastern | Marlowe House, Saffron Street Press |
 {Tables/Kitchens/Markets} of {the Levant/Persia/Istanbul}, Mezze (D. Aydin), Rice and Rosewater | paperback, hardback
 | 14-46
meast | gift | Food Hall > Pantry > Spices & Seasonings > Middle Eastern ; Épicerie fine > Épices du monde | Maison
 Sésame, Al Bahar | za'atar and sumac trio, tahini and date syrup hamper, ras el hanout tin, preserved lemon jars |
 small, large | 8-58
ships | gift | Hobbies > Scale Modelling > Ships & Boats ; Modellbau > Schiffe | Admiralty Kits, Werft & Sohn | HMS
 Victory wooden kit, clipper Cutty Sark plank-on-frame, U-boat diorama, ship in a bottle set, tall ship rigging tools
 | 1:100, 1:350 | 14-190
naval | gift | Books > History > Military & Naval > Sea Power ; Bücher > Geschichte > Seefahrt | Blackwater Books,
 Quillon Press | {Trafalgar/Jutland/Lepanto/Midway} {Hour by Hour/Remembered}, Convoy (A. Doyle), Dreadnoughts and
 Their Builders (H. Voss), The Age of Sail Atlas, Admirals of the {North Sea/Baltic} | paperback, hardback | 12-58
bind | gift | Leisure > Paper & Book Arts > Bookbinding ; Künstlerbedarf > Buchbinden | Papeterie Duval, Folio &
 Thread | sewing frame beech, bone folder and awl set, Japanese binding starter pack, bookcloth bundle, linen thread
 and beeswax | natural, black | 9-88
callig | gift | Leisure > Paper & Book Arts > Lettering & Calligraphy ; Beaux-arts > Calligraphie | Papeterie Duval,
 Federspiel | broad-edge nib holder set, copperplate practice pad, iron gall ink trio, brush lettering markers |
 black, sepia | 7-62
herbs | gift | Garden > Growing > Kitchen Garden > Herbs ; Jardin > Potager > Aromatiques | Vert Potager, Halm &
 Hummel | windowsill herb planter, mint and thyme seed tin, terracotta herb pots trio, herb drying rack, mezzaluna
 with board | cream, slate | 9-66
wheel | gift | Leisure > Clay & Sculpture > Pottery ; Künstlerbedarf > Töpfern ; Loisirs créatifs > Poterie | Tonwerk,
 Argile & Fils | tabletop throwing wheel, stoneware clay 5 kg, trimming and ribbon tools, celadon glaze quartet,
 potter's apron | white, red | 10-185
pasta | gift | Kitchen Shop > Preparation > Pasta & Ravioli ; Küche > Zubereitung > Nudeln | Nonna Rina, Ferro & Legno
 | hand-crank pasta machine, ravioli stamp trio, gnocchi board, chitarra cutter, pasta drying tree | steel, beech |
 9-96
pasta | gift | Books > Food & Drink > World Cuisines > Italian | Marlowe House, Saffron Street Press | Pasta by Hand
 (G. Conti), The Shapes of Flour (I. Serra), {Tagliatelle/Ravioli} and Other Sundays | paperback, hardback | 13-42
drums | gift | Music > Instruments > Percussion & Drums ; Musikhaus > Schlagzeug | Rimshot, Donnerwerk | practice pad
 12 inch, hickory drumsticks pair, snare drum maple, cajon birch, hand drum djembe | black, natural | 11-240
drums | part | Music > Instruments > Percussion & Drums > Spares ; Musikhaus > Schlagzeug > Ersatzfelle | Rimshot |
 replacement drumhead, wing nuts and felts, spare snare wires | 10 inch, 14 inch | 5-38
metal | gift | Music > Genres > Rock > Heavy Metal ; Musik > Metal & Hardrock | Iron Anvil Records, Halcyon Sound |
 {Thunder/Ravens/Iron Rain} over {Birmingham/Bergen/Detroit}, Black Cathedral, Wolves of the {North/Fen}, Live at
 Wacken Field | CD, vinyl LP, picture disc | 10-58
leather | gift | Leisure > Leathercraft > Kits & Hides ; Loisirs créatifs > Travail du cuir | Sattlerei Roth, Cuir &
 Co | saddle stitching pony, card wallet kit, veg-tan shoulder, edge beveller and burnisher set, stamping tools
 alphabet | tan, dark brown | 12-140
bow | gift | Sports > Target Sports > Archery ; Sport > Bogensport | Greenwood, Pfeil & Bogen | takedown recurve,
 finger tab and arm guard, carbon arrows half dozen, straw boss 60 cm, field quiver | left hand, right hand | 12-230
classic | gift | Music > Genres > Classical > Orchestral & Chamber ; Musik > Klassik | Halcyon Sound, Edition Kantor |
 {Nine Symphonies/Late String Quartets/Piano Trios/Cello Suites} {in Vienna/from Leipzig/Live}, Goldberg Variations on
 Harpsichord, The Four Seasons | CD, vinyl LP, box set | 9-78
opera | gift | Music > Genres > Classical > Opera & Vocal ; Musik > Klassik > Oper | Halcyon Sound, La Prima |
 {Tosca/Carmen/Aida/Norma} {complete recording/highlights}, Great {Sopranos/Tenors}, Der Rosenkavalier | CD, Blu-ray,
 box set | 11-84
opera | gift | Books > Arts > Music > Opera | Quillon Press | A Night at the Opera House (V. Leone), Libretti
 Collected, {Divas/Conductors} (F. Brandt) | paperback, hardback | 14-48
bees | gift | Garden > Wildlife & Smallholding > Beekeeping ; Garten > Imkerei | Bienenhof, Apiary Supply | ventilated
 bee suit, stainless smoker, hive tool hooked, National hive flat-pack, frame lifter and brush | M, L | 9-210
bees | gift | Books > Nature > Insects & Bees | Quillon Press, Marlowe House | {A Year/A Summer} with the Bees (O.
 Finch), The {Backyard/Rooftop} Hive (K. Maes) | paperback, hardback | 12-38
honey | gift | Food Hall > Sweet > Honey & Spreads ; Épicerie fine > Miels | Bienenhof, La Ruche | acacia honey jar,
 heather honey comb, honey tasting quartet, chestnut honey with dipper | 250 g, 500 g | 7-44
lino | gift | Leisure > Printmaking > Relief & Block Printing ; Künstlerbedarf > Druckgrafik > Linolschnitt |
 Druckhaus Klein, Presse Atelier | lino cutter and block starter box, hand press A4, soft-cut sheets ten, baren
 bamboo, water-based block ink five tubes | A5, A4 | 8-165
macrame | gift | Leisure > Haberdashery > Knotting & Macramé ; Loisirs créatifs > Macramé | Fil d'Or, Knotwell |
 cotton cord 3 mm 200 m, wall hanging kit, plant hanger pattern box, driftwood dowel and ring set | ecru, rust, sage |
 9-58
plants | gift | Garden > Indoor Gardening > Houseplants ; Jardin > Plantes d'intérieur | Vert Potager, Blattwerk |
 monstera in basket, snake plant duo, trailing ivy in concrete pot, propagation vases trio, mister brass | small, tall
 | 11-92
poems | gift | Books > Fiction > Poetry & Verse ; Bücher > Lyrik ; Livres > Poésie | Nightjar, Marlowe House, Quillon
 Press | {Collected/Selected/Late} {Sonnets/Odes/Elegies}, Poems for Every {Weather/Kitchen/Goodbye}, Haiku from the
 Mountain Path, New Voices Anthology | paperback, hardback | 8-36
teas | gift | Food Hall > Hot Drinks > Leaf Teas & Infusions ; Épicerie fine > Thés | Maison Théier, Assam & Daughters
 | Darjeeling first flush caddy, oolong sampler, Earl Grey tin, gyokuro pouch | 100 g, 200 g | 8-62
teas | gift | Kitchen Shop > Serving > Teapots & Infusers ; Küche > Servieren > Teekannen | Tonwerk, Porcelaine Ney |
 cast iron teapot, glass teapot with warmer, porcelain teapot for two, basket infuser | black, white, jade | 12-95
weave | gift | Leisure > Haberdashery > Weaving & Spinning ; Loisirs créatifs > Tissage | Webstube, Knotwell | rigid
 heddle loom 40 cm, drop spindle and fleece, tapestry loom frame, inkle loom, hand carders pair | beech, maple |
 14-230
soap | gift | Leisure > Home Crafts > Soapmaking & Toiletries ; Loisirs créatifs > Savons & cosmétiques | Savonnerie
 Claire, Lather Lab | cold process starter box, silicone loaf mould with cutter, shea and olive base, botanicals and
 clays assortment | lavender, citrus | 10-68
aroma | gift | Health & Wellbeing > Aromatherapy > Oils & Diffusers ; Bien-être > Huiles essentielles | Lather Lab,
 Maison Calme | ultrasonic diffuser oak, essential oils six bottles, lavender pillow mist, roll-on blends trio |
 night, day | 9-82
chess | gift | Toys & Games > Traditional Games > Chess ; Spielwaren > Brettspiele > Schach | Turm & Läufer, Old Rook
 | tournament chess set, weighted chessmen boxwood, folding chessboard walnut, digital chess clock | 40 cm, 50 cm |
 12-185
go | gift | Toys & Games > Traditional Games > Go & Mahjong | Turm & Läufer, Kaya | slotted go board with stones,
 ceramic go stones, magnetic travel go | 13x13, 19x19 | 16-150
fungi | gift | Books > Nature > Fungi & Foraging ; Bücher > Natur > Pilze | Quillon Press, Blackwater Books |
 {Mushrooms/Wild Fruits/Seaweeds} of {Woodland and Meadow/the Coast}, The Forager's {Calendar/Kitchen}, Pocket Guide
 to Fungi | paperback, flexi | 9-34
fungi | gift | Garden > Growing > Grow Your Own > Mushroom Kits ; Jardin > Champignons | Pilzgarten, Vert Potager |
 oyster mushroom grow kit, shiitake log, lion's mane grow kit, mushroom knife with brush, foraging basket willow |
 small, large | 11-64
fiddle | gift | Music > Instruments > Strings > Violins & Violas ; Musikhaus > Streichinstrumente > Geigen | Cremona
 Court, Saitenspiel | student violin outfit, carbon fibre bow, oblong violin case, rosin and shoulder rest set, mute
 rubber pair | 3/4, 4/4 | 9-240
fiddle | part | Music > Instruments > Strings > Accessories & Spares ; Musikhaus > Saiten | Saitenspiel | replacement
 E string, bridge blank spare, tailpiece adjusters | 3/4, 4/4 | 4-32
folk | gift | Music > Genres > Folk & Traditional ; Musik > Folk & Weltmusik | Night Owl Records, Hearthside |
 {Airs/Songs/Reels} {of the Isles/from the Peat Fire/of the Fjords}, Ceilidh Night, Nordic Ballads | CD, vinyl LP |
 9-38
touring | gift | Sports > Cycling > Touring & Bikepacking ; Sport > Radsport > Reise | Pedalo, Landstrasse |
 waterproof pannier pair, handlebar bag, saddle pack 12 l, multitool twenty functions, front light 600 lumens | black,
 olive | 14-170
touring | part | Sports > Cycling > Components & Spares ; Sport > Radsport > Ersatzteile | Pedalo | replacement brake
 pads, spare inner tube, chain 11-speed | single, pair | 5-42
maps | gift | Books > Travel > Maps & Atlases ; Bücher > Reise > Karten | Meridian, Blackwater Books | World Atlas
 {Concise/Grand}, scratch map of {Europe/Asia}, Historical Maps of {the Alps/Paris/London}, desk globe, antique map
 facsimile {Amsterdam/New World/Venice} | folded, framed, large | 9-110
comics | gift | Books > Comics & Graphic Novels ; Livres > Bandes dessinées ; Bücher > Comics | Ligne Claire, Panel
 House | The {Cartographer's/Locksmith's} Daughter {One/Two}, Robot {Summer/Winter}, Tales of Old {Marseille/Tangier},
 Midnight Courier {Omnibus/Returns} | paperback, hardback | 9-48
sketch | gift | Leisure > Fine Art > Drawing & Sketching ; Beaux-arts > Dessin | Papeterie Duval, Graphit & Kohle |
 graphite pencils tin of twelve, charcoal assortment, toned sketchbook, pastel pencils two dozen, wooden drawing board
 | A5, A4, A3 | 8-68
wines | gift | Wine Cellar > Red & White > Regions of France ; Weinkeller > Rotweine ; Cave à vins > Coffrets |
 Domaine Aubert, Weingut Lahn | Bordeaux supérieur, Riesling Kabinett, Crémant brut {rosé/blanc},
 {Burgundy/Rhône/Alsace} duo in wooden case | 75 cl, magnum | 11-98
wines | gift | Kitchen Shop > Bar & Cellar > Wine Accessories ; Küche > Weinzubehör | Kellermeister, Porcelaine Ney |
 crystal decanter, waiter's corkscrew, wine cooler marble, wine aerator, tasting glasses quartet | clear, brass |
 9-120
cheese | gift | Food Hall > Dairy > Cheese & Hampers ; Épicerie fine > Fromages | La Fromagerie, Almhof | farmhouse
 cheddar truckle, raclette tasting selection, blue cheese and port box, alpine cheese wheel | 500 g, 1 kg | 14-86
cheese | gift | Kitchen Shop > Serving > Cheese Boards & Knives | Ferro & Legno, Kellermeister | slate cheese board,
 cheese knives quartet, raclette grill for two, baked camembert dish | small, large | 12-88
candle | gift | Leisure > Home Crafts > Candlemaking ; Loisirs créatifs > Bougies | Lather Lab, Cire & Mèche | soy wax
 pouring kit, beeswax sheets rolling set, pillar moulds trio, wick and dye assortment | natural, coloured | 9-62
dogs | gift | Pets > Dogs > Walking & Play ; Tierwelt > Hunde | Wuffwerk, Hound & Co | plaited leather lead,
 orthopaedic dog bed, snuffle mat, tug rope, dog raincoat | S, M, L | 9-120
dogs | part | Pets > Dogs > Food & Consumables ; Tierwelt > Hunde > Nachfüller | Wuffwerk | waste bags refill,
 replacement bed cover, training treats refill | S, L | 4-32
rowing | gift | Sports > Water Sports > Rowing ; Sport > Wassersport > Rudern | Achterbahn, Skiff & Scull | rowing
 gloves, rowing unisuit, dry bag with coxswain logo, stroke rate watch, sculling print jacket | S, M, L | 14-160
scent | gift | Beauty > Fragrance > Eau de Parfum ; Beauté > Parfums | Maison Ambre, Nuit Claire | eau de parfum fig
 leaf, perfume discovery set, travel atomiser, solid perfume iris | 30 ml, 50 ml | 14-110
mixed | gift | Kitchen Shop > Bar & Cellar > Cocktail Making ; Küche > Bar | Kellermeister, Ferro & Legno | Boston
 shaker, mixing glass with bar spoon, cocktail smoker, coupe glasses quartet, bitters trio | copper, steel | 12-86
puzzle | gift | Toys & Games > Puzzles > Jigsaws ; Spielwaren > Puzzles ; Jouets > Casse-tête | Old Rook, Bretagne
 Jeux | jigsaw harbour at dawn, jigsaw opera house, jigsaw library of maps, wooden jigsaw honey bees | 500 pieces,
 1000 pieces | 10-48
none | none | Fashion > Women > Knitwear ; Damenmode > Strick | Chess & Sons, Archer Street, Violet Opera | lambswool
 cardigan, roll neck jumper, cable scarf | plum, ivory | 22-98
none | none | Fashion > Men > Shirts & Trousers ; Herrenmode > Hemden | Honey & Moss, Wine Yard, Drummer Boy | Oxford
 shirt, corduroy trousers, linen shirt | M, L | 24-96
none | none | Beauty > Bath & Body ; Beauté > Bain | Honey & Moss, Poetry Bath Co | honey hand cream, cheese plant
 leaf soap dish, opera rose body lotion | 100 ml, 300 ml | 6-36
none | none | Home > Lighting > Table Lamps ; Wohnen > Leuchten | Drum & Co, Rowing House | drum shade table lamp,
 archery blue desk lamp, piano black reading light | small, large | 24-140
none | none | Home > Soft Furnishings > Cushions & Throws ; Maison > Linge | Leinenhaus, Violet Opera | cushion violin
 sketch, throw woven herringbone, cushion bees and clover, tea towel comic cats | grey, ochre | 9-74
none | none | Home > Storage > Boxes & Baskets ; Wohnen > Aufbewahrung | Pottery Lane, Map & Compass Home | seagrass
 basket, drawer organiser, wine crate shelf, metal storage tin | small, large | 9-68
none | none | Stationery > Cards & Wrap ; Papeterie > Cartes | Papeterie Duval, Poetry Post | card chess king, card
 dog in jumper, gift wrap bees, card heavy metal cat | single, pack of ten | 3-18
none | none | Electricals > Kitchen > Kettles & Toasters ; Elektro > Küche | Voltana, Kettle Drum | metal kettle 1.7
 l, four slice toaster, hand blender | steel, cream | 24-110
none | none | Toys & Games > Pretend Play ; Jouets > Imitation | Bretagne Jeux, Little Drum | toy drum, play cheese
 board, toy bow and arrow, play tea party | wood, bright | 9-42
none | none | Luggage > Cases ; Gepäck > Koffer | Rowing House, Meridian | cabin case, weekend holdall, laptop sleeve
 map print | navy, olive | 24-150
none | card | Gift Cards & Experiences ; Gutscheine | Galerie | gift card books and music, Gutschein Töpferkurs, gift
 voucher wine cellar | $25, $50 | 25-50`,
  truth: `
embroidery: stitch
detective novels: crime
jazz piano: jazz
Middle Eastern cooking: meast
model ships: ships
naval history: naval
bookbinding: bind
calligraphy: callig
growing herbs: herbs
pottery: wheel
making pasta: pasta
playing the drums: drums
heavy metal: metal
leathercraft: leather
archery: bow
classical music: classic; opera
opera: opera
beekeeping: bees
honey: honey
printmaking: lino
lino printing: lino
macramé: macrame
houseplants: plants
poetry: poems
tea: teas
weaving: weave
soap making: soap
aromatherapy: aroma
chess: chess
the game of go: go
mushrooms: fungi
foraging: fungi
violin: fiddle
folk music: folk
bicycle touring: touring
old maps: maps
comics: comics
drawing: sketch
French wine: wines
cheese: cheese
candle making: candle
her two dogs: dogs
rowing: rowing
perfume: scent
cocktails: mixed
jigsaw puzzles: puzzle
photography:
golf:
camping:`,
  people: `
embroidery, detective novels | jazz piano, Middle Eastern cooking | model ships, naval history | bookbinding, calligraphy
growing herbs, pottery | making pasta, opera | playing the drums, heavy metal | leathercraft, archery
classical music, poetry | beekeeping, honey | printmaking, drawing | macramé, houseplants | poetry, tea
weaving, soap making | chess, the game of go | mushrooms, foraging | violin, folk music | bicycle touring, old maps
comics, lino printing | French wine, cheese | candle making, aromatherapy | her two dogs, rowing
perfume, cocktails | jigsaw puzzles, photography | golf, camping`,
};
