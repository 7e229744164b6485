import type { Market } from './market.ts';

/** An untidy marketplace with its own words for things: held out, written before its first measurement. */
export const bazaar: Market = {
  name: 'bazaar',
  shelves: `
trains | gift | Spielzeug > Modellbahn & Zubehör ; Toys & Games > Vehicles > Train Sets ; - | Varnholt, TRAXON | Starter
 set freight train H0, steam loco BR 86 H0, rail car diesel H0, wooden railway 48 pcs | Green, Red, Analog, Digital | 18-190
trains | gift | Home & Office > Wall Decor > Signs ; Geschenkartikel | Emaille-Werk | enamel sign express locomotive,
 station clock replica, railway timetable print | Small, Large | 12-70
trains | gift | Books > Transport > Railways ; Bücher | Lok & Co | The Great Railway Journeys, Narrow Gauge in Colour,
 Dampfloks der Alpen, Signals & Sleepers | Hardcover, Paperback | 14-48
trains | part | Spielzeug > Modellbahn & Zubehör > Ersatzteile ; - | Varnholt, TRAXON | spare coupling set for H0 wagons,
 replacement traction tyres, rail cleaner fluid | 5 pcs, 10 pcs | 3-28
jigsaw | gift | Toys & Games > Puzzles ; Spielzeug > Puzzle ; Games & Puzzles | Puzzelino, Mosaiq, Kranich Verlag | Puzzle
 1000 Teile Neuschwanstein, jigsaw 1500 pieces Harbour at Dusk, jigsaw 500 pieces Alpine Meadow, jigsaw 1000 pieces
 Bookshop Window | Standard, Premium, Gold Edition | 9-46
jigsaw | part | Toys & Games > Puzzles > Accessories ; - | Puzzelino | puzzle glue 250 ml, puzzle mat roll-up, sorting
 trays for puzzles | 1 pc, 2 pcs | 6-28
birds | gift | Sport & Outdoor > Optics > Binoculars ; Optics ; Foto & Optik > Ferngläser | Falkenaug, Okular | 8x42
 waterproof binoculars, 10x25 pocket binoculars, spotting scope 20-60x | Green, Black | 29-240
birds | gift | Garden & DIY > Wild Birds ; Garten > Vogelhäuser | Nistwerk, Piepmatz | nest box for tits, window bird feeder,
 bird table oak, Nistkasten mit Kamera | Natural, Green, Anthracite | 11-95
birds | gift | Books > Nature & Animals ; - | Kranich Verlag | Birds of Europe pocket guide, Bird Song by Month, The Garden
 Birder's Journal | Paperback, Spiral-bound | 9-32
birds | part | Garden & DIY > Wild Birds > Feed ; - | Piepmatz | fat balls refill, sunflower hearts refill bag | 1 kg, 5 kg,
 10 kg | 4-30
gin | gift | Food & Drink > Spirits > Gin ; Getränke > Spirituosen ; - | Botanik No. 7, Harrow Lane, Distillerie Lune | London
 dry gin 70 cl, sloe gin 50 cl, navy strength gin 70 cl, gin miniatures tasting set | Classic, Pink, Barrel Aged | 14-62
gin | gift | Kitchen & Dining > Glassware ; Küche > Gläser | Kristallo | copa gin glasses set, gin & tonic botanicals kit,
 long-drink glasses | 2 pcs, 4 pcs | 14-58
vinyl | gift | Electronics > Audio > Turntables ; Audio | Revolve, Nadel & Ton, Sonik | belt-drive turntable Bluetooth,
 suitcase record player, semi-automatic turntable | Walnut, Black, White | 49-260
vinyl | gift | Music > Vinyl > Jazz ; Musik > Schallplatten ; Music | Blue Harbor Records | LP Midnight Sessions, LP Live in
 Rotterdam 1972, 2LP The Quartet Years, LP Bossa Afternoon | 180 g, Remastered, Coloured | 17-45
vinyl | gift | Home > Furniture > Media Storage ; - | Regalo | record crate oak, LP display shelf, vinyl storage box | Natural,
 Black, White | 24-110
vinyl | part | Electronics > Audio > Accessories ; Audio | Nadel & Ton, Sonik | replacement stylus for turntable, anti-static
 inner sleeves, turntable drive belt spare, record cleaning brush | 1 pc, 50 pcs | 6-48
horror | gift | Film & TV > Blu-ray > Horror ; DVD & Blu-ray | Nachtschicht Video | Crypt Slasher IV Blu-ray 1984, The Fog
 House Blu-ray 1986, Night of the Latex Fiends DVD 1982, Video Nasties Box Set 1980-1989 | Mediabook, Steelbook, Standard | 11-68
horror | gift | Fan Shop > Film ; Merchandise | Cult Corner | VHS-style horror poster 80s, slasher mask replica, retro horror
 enamel pin set, horror film trivia game | One size, XL | 9-60
dnd | gift | Games > Role-Playing ; Toys & Games > Tabletop ; - | Grimwald, Dice Forge, Old Keep Press | D&D starter set 5e,
 dungeon master screen, monster compendium 5e, metal polyhedral dice set | Copper, Obsidian, Silver | 16-75
dnd | gift | Games > Role-Playing > Miniatures ; Toys & Games > Tabletop | Grimwald | unpainted dragon miniature, hero party
 miniatures, dungeon tiles modular | Small, Huge | 12-90
kpop | gift | Music > K-Pop ; Musik > CD ; - | SEOULWAVE, Hallyu Mart | K-Pop mini album NEONGIRLS, photocard binder K-Pop,
 official light stick ASTRA7, K-Pop season's greetings | Ver. A, Ver. B, Ver. C | 12-70
taylor | gift | Music > Pop ; Music > Vinyl > Pop ; Merchandise | Fearless Tunes | Taylor Swift LP songbook, Taylor Swift
 friendship bracelet kit, Taylor Swift biography | Deluxe, Standard | 12-55
baking | gift | Kitchen & Dining > Bakeware ; Küche > Backen ; - | Backstube, Mehl & Co | springform tin 26 cm, bundt pan,
 stand mixer bowl 4 l, rolling pin beech, macaron mat set | Mint, Grey, Rose | 9-120
sourdough | gift | Kitchen & Dining > Bakeware > Bread ; Küche > Backen | Mehl & Co, Kruste | banneton proofing basket,
 sourdough starter jar, bread lame, cast iron bread oven | Round, Oval | 12-90
baking | part | Kitchen & Dining > Bakeware > Consumables ; - | Backstube | piping bags refill, paper muffin cases, baking
 paper sheets | 50 pcs, 200 pcs | 3-14
knitting | gift | Crafts > Knitting & Crochet ; Handarbeit > Stricken | Wollke, Filzig | merino yarn bundle, interchangeable
 knitting needles, jumper knitting kit, Strickset Mütze | Petrol, Ochre, Berry | 14-95
crochet | gift | Crafts > Knitting & Crochet ; Handarbeit > Häkeln ; - | Wollke, Amigo | amigurumi crochet kit fox, ergonomic
 crochet hook set, crochet granny blanket kit | Pastel, Bold | 11-58
photo | gift | Foto & Optik > Kameras ; Electronics > Cameras ; - | Lumar, Okular | instant camera, 35 mm reusable film camera,
 travel tripod carbon, camera backpack 20 l, ring light 10" | Black, Sand, Mint | 28-190
photo | part | Foto & Optik > Zubehör ; Electronics > Cameras > Accessories | Lumar | spare battery NP-50, lens cap 52 mm,
 replacement camera strap, instant film refill | Twin pack, Single | 7-45
hiking | gift | Sport & Outdoor > Hiking ; Outdoor > Wandern ; - | Gipfelkind, Norrvik | trekking poles pair, daypack 22 l,
 trekking map Dolomites, merino hiking shirt, hut sleeping liner | S, M, L | 15-120
hiking | part | Sport & Outdoor > Hiking > Spare Parts ; - | Norrvik | spare carbide tips for trekking poles, replacement boot
 laces, pole rubber feet | 2 pcs, 4 pcs | 4-16
bassgt | gift | Musical Instruments > Guitars > Bass ; Musik > Instrumente | Bassline, THUNDERWOOD | 4-string electric bass,
 bass practice amp 20 W, short-scale bass pack, bass effects pedal | Sunburst, Black, Natural | 39-260
bassgt | part | Musical Instruments > Accessories ; - | Bassline | bass strings 45-105, replacement bass bridge, guitar cable
 3 m | Single, 3-pack | 8-48
uke | gift | Musical Instruments > Ukuleles ; Musik > Instrumente ; - | Aloha Tone, Kumu | soprano ukulele, concert ukulele
 mahogany, ukulele songbook, ukulele starter pack | Natural, Blue, Pink | 14-140
beer | gift | Food & Drink > Beer ; Getränke > Bier | Hopfenhof, Brewhalla | craft beer tasting crate, pale ale 12 cans,
 home brew starter kit, beer stein ceramic | IPA, Stout, Mixed | 16-85
seafish | gift | Sport & Outdoor > Angling ; Angelsport > Meer ; - | Seewolf, Pollack & Son | sea bass lure set, surf casting
 rod 3.6 m, spinning reel 4000, tackle box 3 trays | Red, Blue, Sand Eel | 12-150
seafish | part | Angelsport > Kleinteile ; Sport & Outdoor > Angling > Spares | Seewolf | swivels assorted, spare spool for
 reel, hooks size 2/0 | 10 pcs, 50 pcs | 3-26
bbq | gift | Garden & DIY > Barbecue ; Garten > Grillen ; Grill | Glutwerk, Smokehaus | kettle BBQ 47 cm, cast iron grill pan,
 meat thermometer Bluetooth, BBQ rub collection, Grillschürze Leder | Black, Steel, Rust | 12-160
bbq | part | Garten > Grillen > Ersatzteile ; - | Glutwerk | replacement grill grate 47 cm, lava stones refill, BBQ cover for
 kettle | S, L | 9-48
conjuring | gift | Toys & Games > Magic Sets ; Spielzeug > Zaubern ; - | Presto!, Hokus | magic set 150 tricks, marked playing
 cards, cups and balls brass, sponge ball set, Zauberkasten Junior | Classic, Deluxe | 9-85
tcg | gift | Games > Trading Cards ; Toys & Games > Cards | Realmforge | Magic Duel booster box, Magic Duel commander deck,
 monster league tin | Flame, Tide, Root | 9-95
magic-decoy | none | Drugstore > Cleaning ; Haushalt ; - | Blitzblank | Magic sponge eraser, magic carpet cleaner, Magic Mop
 flat | 4 pcs, 10 pcs | 5-38
magic-decoy | none | Beauty > Hair ; Beauty | Glanz, Velour | Magic Hair straightening brush, black magic mascara, magic
 nail polish | Black, Brown | 7-48
jam | gift | Kitchen & Dining > Preserving ; Küche > Einmachen ; - | Einkocher, Glas & Gut | jam making kit, preserving jars
 6 pcs, maslin pan 9 l, jam thermometer, Marmeladenbuch | Small, Large | 11-78
jam-decoy | none | Kinder > Kleidung ; Fashion > Nightwear | Schlummer | Space Jam-mies kids, PJs jam session print | 110, 128,
 140 | 14-34
jam-decoy | none | Electronics > Audio > Speakers ; Audio | JAMZ | JAMZ Traffic Bluetooth speaker, JAMZ Toast earbuds | Black,
 Teal | 19-88
gardening | gift | Garden & DIY > Hand Tools ; Garten > Gartenwerkzeug ; - | Grünspan, Rosenbusch | copper trowel, bypass
 secateurs, garden kneeler seat, raised bed larch, watering can 9 l | Green, Copper, Slate | 11-110
flowers | gift | Garden & DIY > Bulbs & Seeds ; Garten > Blumenzwiebeln | Tulpenhof | tulip bulbs 40 pcs, wildflower seed mix,
 spring bulb lasagne planter, dahlia collection | Pastel, Sunset | 6-42
gardening | part | Garten > Gartenwerkzeug > Ersatzteile ; - | Rosenbusch | replacement blade for secateurs, hose connector
 3/4", spare rose for watering can | 1 pc, 2 pcs | 4-22
spring-decoy | none | Furniture > Mattresses ; Möbel | Traumland | pocket spring mattress topper, spring slatted base, box
 spring pillow | 90x200, 140x200 | 29-190
spring-decoy | none | Garden & DIY > Hardware ; Baumarkt | Schraubfix | tension spring assortment, door spring closer, spring
 clamp set | 4 pcs, 12 pcs | 5-30
origami | gift | Crafts > Paper ; Handarbeit > Papier ; - | Kamiya, Faltwerk | origami paper 200 sheets, origami crane kit,
 chiyogami washi set, Origami book for beginners | 15 cm, 20 cm | 7-40
crane-decoy | none | Toys & Games > Vehicles > Construction ; Spielzeug > Fahrzeuge | Baukrant, Siku-like | crawler crane 1:50,
 remote tower crane, excavator metal | Yellow, Red | 15-95
crane-decoy | none | Baumarkt > Hebetechnik ; - | Hebefix | engine crane hoist, crane scale 300 kg | 1 t, 2 t | 45-240
jtea | gift | Food & Drink > Tea ; Tee ; - | Uji Garden, Teekessel | sencha first flush, matcha whisk set, cast iron tetsubin,
 genmaicha tin, yunomi cup pair | 100 g, 250 g | 9-88
climb | gift | Sport & Outdoor > Climbing ; Bergsport > Klettern ; - | Granitto, Norrvik | climbing shoes velcro, chalk bag,
 hangboard beech, belay device assisted, bouldering brush kit | 39, 41, 43 | 9-130
rock-decoy | none | Home > Lighting ; Wohnen | Salzkristall | Himalayan rock salt lamp, pebble rock candle holder | 2 kg, 4 kg | 12-48
rock-decoy | none | Fashion > Women > Skirts ; Damenmode > Röcke | Modissa | Rock Plissee lang, Jeansrock mini, Tüllrock | S, M,
 L | 19-70
rockmusic-decoy | none | Kinder > Spielzeug ; Toys & Games > Ride-on | Wackelpeter | rocking horse plush, rocking chair kids | Grey,
 Brown | 39-120
trailrun | gift | Sport & Outdoor > Running ; Sport > Laufen ; - | Norrvik, Flitz | trail running vest 5 l, trail shoes, running
 headlamp, soft flask pair, Laufgürtel | S, M, 42, 44 | 12-140
racket | gift | Sport & Outdoor > Racket Sports > Padel ; Sport > Padel ; - | Smashér, Volea | padel racket carbon, padel balls
 tube, padel bag, padel wristband set | Round, Diamond, Teardrop | 6-180
tennis | gift | Sport & Outdoor > Racket Sports > Tennis ; Sport > Tennis | Volea | tennis racket 285 g, ball machine mini, squash
 racket graphite | L2, L3 | 29-190
racket | part | Sport & Outdoor > Racket Sports > Accessories ; - | Volea | overgrips, replacement grip for rackets, racket
 protector tape | 3 pcs, 12 pcs | 5-24
pets | gift | Pets > Small Animals ; Tierbedarf > Kleintiere ; - | Nagerwelt | mouse cage two storeys, hamster wheel silent 21 cm,
 wooden bridge for mice, rodent play tunnel | Natural, Grey | 8-95
cats | gift | Pets > Cats ; Tierbedarf > Katze ; - | Schnurr, Miezhaus | cat tree 140 cm, cat laser toy, window hammock cat,
 Katzenbrunnen | Grey, Beige, Cream | 9-130
cats | part | Tierbedarf > Katze > Ersatz ; Pets > Cats > Refills | Schnurr | replacement filter for cat fountain, spare sisal
 post, litter tray liners refill | 3 pcs, 12 pcs | 6-32
pcgaming | gift | Electronics > PC Gaming ; Computer > Gaming ; - | HEXCORE, Voltaic | gaming mouse 26k DPI, wireless gaming
 headset, RGB mouse mat XXL, PC controller, streaming microphone | Black, White, Lilac | 19-150
keyboards | gift | Computer > Keyboards ; Electronics > PC Gaming ; - | HEXCORE, Klakk | mechanical keyboard 75%, PBT keycap set,
 switch tester 16, aluminium wrist rest | Linear, Tactile, Clicky | 14-160
office-decoy | none | Office > Computer Accessories ; Büro | Ordnix | ergonomic office mouse, mouse wrist pad, wired mouse basic | Black,
 Grey | 8-42
f1 | gift | Fan Shop > Motorsport ; Merchandise ; - | Scuderia Style, Pitwall | Formula 1 team cap, F1 circuit poster, F1 model car
 1:43, Formula One almanac, pit crew jacket | Red, Papaya, Silver | 14-120
bricks | gift | Toys & Games > Building Sets ; Spielzeug > Bausteine | BrikTech | LEGO Technic style supercar 1:14, Technic
 excavator motorised, gearbox building set, Technic bridge builder | 520 pcs, 1200 pcs | 19-180
truecrime | gift | Books > True Crime ; Bücher > Krimi ; - | Cold File Press, Kranich Verlag | The Podcast Murders, unsolved case
 file game, true crime podcast planner, Detective dinner party | Paperback, Box | 10-48
crossword | gift | Books > Puzzles ; Games & Puzzles ; - | Rätselfuchs | crossword collection vol. 12, Kreuzworträtsel Mega,
 cryptic crossword desk calendar, crossword mug & pen set | Large print, Pocket | 6-38
swim | gift | Sport & Outdoor > Swimming ; Sport > Schwimmen ; - | Tauchgang, Nixe | tow float 20 l, changing robe, neoprene
 swim gloves, open water goggles, wild swimming guide | S, M, L | 11-150
yoga | gift | Sport & Outdoor > Yoga ; Sport > Fitness ; - | Asanaya | cork yoga mat, meditation cushion buckwheat, yoga wheel,
 yoga block pair | Sage, Plum, Sand | 12-88
starwars | gift | Fan Shop > Film ; Merchandise ; Toys & Games > Figures | Galactic Store | Star Wars lightsaber hilt replica, Star
 Wars helmet lamp, Star Wars cookbook, droid alarm clock Star Wars | Blue, Red | 14-130
models | gift | Toys & Games > Model Kits ; Modellbau ; - | Plastikat, Aero72 | 1:72 model kit Mustang, 1:35 tank model kit, model
 ship kit Bounty, airbrush starter set | Level 3, Level 5 | 13-140
models | part | Modellbau > Farben & Kleber ; - | Plastikat | plastic cement refill, acrylic paint pot 17 ml, spare airbrush
 needle | Matt black, Flesh, Clear | 3-19
cheese | gift | Food & Drink > Cheese ; Feinkost ; - | Käsekeller, Fromage Nord | raclette grill for 4, cheese board olive wood,
 Alpine cheese selection, cheese making kit, fondue set enamel | Red, Natural | 15-98
camping | gift | Sport & Outdoor > Camping ; Outdoor > Camping ; - | Norrvik, Zeltplatz | family tent 4 persons, kids sleeping bag
 fox, camping lantern rechargeable, gas cooker 2 flames, marshmallow sticks | Blue, Olive | 9-190
whisky | gift | Food & Drink > Spirits > Whisky ; Getränke > Spirituosen ; - | Glen Farrow, Old Tarn | single malt 12 years 70 cl,
 peated whisky 70 cl, whisky tasting set 5x5 cl, nosing glass pair | Sherry, Bourbon Cask | 19-120
chess | gift | Games > Chess ; Spiele > Brettspiele ; - | Turmbauer, Rochade | wooden chess set 40 cm, magnetic travel chess, chess
 computer beginner, Schachuhr digital | Walnut, Maple | 15-140
watercolour | gift | Crafts > Painting ; Künstlerbedarf > Aquarell ; - | Aquarello, Pinselhaus | watercolour pan set 24, cold-pressed
 block 300 g, travel brush set, Aquarellstifte | A5, A4, A3 | 9-85
pens | gift | Stationery > Fountain Pens ; Schreibwaren ; - | Federkiel, Tintero | fountain pen steel nib, calligraphy pen gift set,
 leather pen roll, bottled ink midnight | F, M, B | 9-120
pens | part | Schreibwaren > Tinte ; - | Tintero | ink cartridges refill, spare nib, converter for fountain pens | 6 pcs, 12
 pcs | 3-30
stars | gift | Foto & Optik > Teleskope ; Toys & Games > Science ; - | Okular, Sternwarte | refractor telescope 70/700, planisphere
 northern sky, star projector, moon map poster, astronomy for beginners | Blue, Black | 10-190
stars | part | Foto & Optik > Teleskope > Zubehör ; - | Okular | replacement finder scope battery, eyepiece dust caps, telescope
 dew cap | 1.25", 2" | 5-36
vegan | gift | Books > Cooking > Vegan ; Bücher > Kochen | Grüne Küche | Vegan Every Day, The Plant Kitchen, Vegan cheese at home
 kit, tofu press bamboo | Hardcover, Gift box | 14-44
cooking | gift | Kitchen & Dining > Cookware ; Küche > Töpfe & Pfannen ; - | Kupferhof, Santori | chef's knife 20 cm, carbon steel
 wok, casserole 4 l, mortar granite | Black, Teal | 19-150
none | card | Gift Cards ; Gutscheine ; - | Bazaar | Gift card for hobbies, Geschenkgutschein Outdoor, e-gift card Music & Film,
 gift voucher Gin & Whisky | $10, $25, $50, $100 | 10-100
none | none | Fashion > Socks ; Mode ; - | Sockenschuss | funny socks gin o'clock, socks cat dad, socks chess king, socks I'd
 rather be fishing, Socken Grillmeister | 36-40, 41-46 | 6-19
none | none | Kitchen & Dining > Mugs ; Tassen | Becherlein | mug Trains & Tea, mug Crazy Cat Lady, mug Bird Nerd, Tasse Bester Opa,
 mug Keep Calm and Knit On | White, Black | 8-19
none | none | Party > Balloons ; Partybedarf | Konfettiregen | foil balloon train, garland unicorn magic, napkins racing car, star
 balloons | Gold, Blue | 3-14
none | none | Beauty > Sets ; Beauty ; - | Velour, Lagune | shower gel trio, hand cream Alpine rose, spring blossom bath bombs, gin
 fizz lip balm | Rose, Citrus | 5-36
none | none | Phone Accessories ; Handy > Hüllen ; - | Hüllenhaus | case for phone fox design, case for phone mountains, case for
 phone chess pattern, case for tablet vinyl look | A14, P30, S22 | 9-34
none | none | Haushalt ; Household > Textiles | Leinenliebe | tea towel robin birds, doormat Welcome aboard train, cushion cover
 cat, shower curtain whale | Grey, Blue | 9-39`,
  truth: `
anything with trains: trains
jigsaws: jigsaw
getting into birdwatching: birds
gin: gin
his old vinyl: vinyl
80s horror films: horror
D&D: dnd
K-pop: kpop
Taylor Swift: taylor
loves baking: baking; sourdough
kniting: knitting
photografy: photo
hiking in the alps: hiking
bass guitar: bassgt
craft beer: beer
sea fishing: seafish
BBQ: bbq
magic tricks: conjuring
making jam: jam
her garden: gardening; flowers; birds
tulips and spring flowers: flowers
origami cranes: origami
Japanese tea: jtea
rock climbing: climb
trail runing: trailrun
padel: racket
racket sports: racket; tennis
her pet mice: pets
PC gaming: pcgaming; keyboards
mechanical keyboards: keyboards
Formula 1: f1
lego technic: bricks
true crime podcasts: truecrime
crosswords: crossword
wild swimming: swim
yoga: yoga
Star Wars: starwars
model kits: models
sourdough: sourdough
cheese: cheese
crochet: crochet
cats: cats
ukulele: uke
camping with the kids: camping
whisky: whisky
chess: chess
water colours: watercolour
fountain pens: pens
just got a telescope: stars
vegan cooking: vegan; cooking
cigars:
ballet:
scuba diving:
trains: trains
birdwatching: birds
vinyl: vinyl
horror: horror
baking: baking; sourdough
knitting: knitting
photography: photo
hiking: hiking
fishing: seafish
grilling: bbq
magic: conjuring
gardening: gardening; flowers
origami: origami
tea: jtea
climbing: climb
running: trailrun
gaming: pcgaming; keyboards
swimming: swim
camping: camping
astronomy: stars
pottery:
surfing:`,
  people: `
anything with trains, jigsaws | getting into birdwatching, gin | his old vinyl, 80s horror films | D&D, K-pop
loves baking, kniting, scuba diving | photografy, hiking in the alps | bass guitar, craft beer | sea fishing, BBQ
magic tricks, chess | making jam, her garden | origami cranes, Japanese tea | rock climbing, trail runing
padel, yoga | her pet mice, crochet | PC gaming, mechanical keyboards | Formula 1, lego technic
true crime podcasts, crosswords | wild swimming, yoga | Star Wars, model kits | sourdough, cheese, vegan cooking
cats, Taylor Swift | ukulele, camping with the kids | whisky, cigars | water colours, fountain pens, ballet
just got a telescope, tulips and spring flowers | racket sports`,
};
