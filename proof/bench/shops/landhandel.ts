import type { Hall } from './hall.ts';

/** Garden, kitchen and workshop, in German with some English. Its failures were read once, after it was measured. */
export const landhandel: Hall = {
  name: 'landhandel',
  series: 'Anno, Bergsee, Linde, Kontor',
  before: `NEU; Original; Profi; Großer; Premium; Echt; Kleines; 2er-Set; Rustikaler; Made in Germany`,
  after: `inkl. Versand; grün; schwarz; mit Geschenkbox; rostfrei; 2er Pack; Größe M; frostfest; spülmaschinenfest; Geschenk für
 Gärtner; Top Qualität; für Haus und Garten; zum Kochen und Backen; Ø 24 cm; limitiert; 3-teilig`,
  shelves: `
tools | Garten > Gartengeräte ; Garten > Gartengeräte > Handgeräte | Halmeisen, Rodewald, Gärtnerglück | Rosenschere Bypass, Spaten Esche, Handschaufel
 Edelstahl, Unkrautstecher, Astsäge klappbar, Gartenhandschuhe Ziegenleder, Gießkanne Zink, Rechen | 8-130
seeds | Garten > Saatgut & Blumenzwiebeln ; Garten > Saatgut | Samenkiste, Gärtnerglück, Dreschfeld | {Tomaten/Kürbis/Chili/Wildblumen} Samen Sortiment, Tulpenzwiebeln 50
 Stück, Kräuter Anzuchtset, Mini Gewächshaus Fensterbank, Hochbeet Bausatz | 5-140
pots | Garten > Töpfe & Pflanzgefäße | Tonwald, Rodewald | Terrakotta Topf handgedreht, Pflanzkübel Faserzement, Balkonkasten 80 cm, Rankgitter Weide | 8-120
grill | Garten > Grillen > Holzkohlegrills ; Garten > Grillen > Grillzubehör ; Garden > Barbecue | Feuerwolf, Rostwerk, Glutstein | Kugelgrill 47 cm, Räucherbox Kirsche, Grillzange lang,
 Pizzastein, Smoker Offset, Fleischthermometer Funk, Grillbürste Messing, Feuerschale | 9-245
bees | Garten > Imkerei ; Tierwelt > Imkereibedarf | Bienenhain, Wabenwerk | Smoker Edelstahl, Schleierhut, Stockmeißel, Honigschleuder 4 Waben, Imkerjacke | 10-240
birds | Garten > Wildvögel > Nistkästen & Futterhäuser ; Tierwelt > Wildvögel | Meisenhof, Waldkauz | Nistkasten {Meise/Star/Eule}, Futterhaus Reetdach, Futtersäule, Vogeltränke Stein,
 Fernglas 8x32 | 9-165
hens | Tierwelt > Hühner ; Tierwelt > Geflügel > Ställe | Hahnenfuß, Waldkauz | Hühnerstall Lärche, Futterautomat 5 kg, Legenest, Hühnertränke verzinkt, Eierkorb Draht | 9-240
dogs | Tierwelt > Hunde ; Pets > Dogs | Waldkauz, Pfotenhof | Hundekorb Weide, Lederhalsband, Apportierdummy, Hundemantel Loden, Kausnack Box | 8-110
horses | Reitsport > Pferd ; Reitsport > Reiter | Trabant Hof, Sattelkammer | Putzkasten gefüllt, Reitgerte, Abschwitzdecke, Reithelm, Führstrick, Sattelseife | 7-190
cider | Keller > Mosten & Keltern ; Keller > Winzerbedarf | Mostgut, Kellerfreund | Obstpresse 12 l, Gärballon 10 l, Apfelmühle, Korkmaschine, Mostwaage | 8-230
beer | Keller > Hausbrauen ; Beverages > Home Brewing | Hopfenthal, Kellerfreund | Braukessel 20 l, {Pils/Weizen/Stout} Malzpaket, Hopfen Pellets Trio, Steingut Krug, Bügelflaschen 12 | 6-195
jam | Küche > Einkochen & Haltbarmachen ; Küche > Einkochen | Weckeria, Tante Trude | Einkochautomat, Einmachgläser 6 Stück, Entsafter, Etiketten mit Schleife, Dörrautomat,
 Gärtopf Sauerkraut 5 l | 6-170
bread | Küche > Brotbacken ; Küche > Backen > Brot | Krumenwerk, Tante Trude | Gärkörbchen rund, Getreidemühle, Sauerteig Starter trocken, Brotbackform Gusseisen, Bäckermesser, Brotkasten Zirbe |
 8-240
cakes | Küche > Backen > Torten & Gebäck ; Kitchen > Bakeware | Tante Trude, Zuckerhut | Springform {Herz/24 cm}, Gugelhupf Form, Plätzchen Ausstecher Wald, Tortenplatte drehbar, Spritztüten Set, Nudelholz
 Marmor | 6-85
pans | Küche > Kochen > Pfannen & Töpfe ; Kitchen > Cookware | Eisenkranz, Kupferstich | {Eisen/Kupfer/Guss} Pfanne 28 cm, Bräter oval, Wok Carbonstahl, Schmortopf, Stieltopf | 22-240
knives | Küche > Messer & Schneiden ; Kitchen > Knives | Klingenberg, Eisenkranz | {Kochmesser/Santoku/Brotmesser/Ausbeinmesser} Damast, Schleifstein 1000/6000, Schneidbrett Nussbaum, Messerblock magnetisch | 18-240
coffee | Küche > Kaffee & Espresso ; Kitchen > Coffee | Bohnerei, Kupferstich | Kaffeemühle Handkurbel, Espressokocher 6 Tassen, Handfilter Porzellan, Siebträger Tamper, Milchkännchen, Kaffeebohnen {Äthiopien/
 Guatemala} | 9-190
tea | Küche > Tee ; Kitchen > Tea | Teespeicher, Tonwald | Teekanne Gusseisen, Ostfriesen Mischung, Kluntje Dose, Stövchen Glas, Teesieb mit Schale, Darjeeling First Flush | 7-95
cheese | Küche > Käsen & Molkerei | Almsenn, Weckeria | Käseset Mozzarella, Käseharfe, Lab flüssig Starterpack, Käsepresse Buche, Joghurtbereiter | 8-125
sausage | Küche > Wursten & Räuchern | Rauchfang, Eisenkranz | Wurstfüller 3 l, Fleischwolf Nr. 8, Räucherofen Tisch, Räuchermehl Buche, Gewürzmischung Bratwurst | 7-210
carve | Werkstatt > Schnitzen & Drechseln ; Werkstatt > Schnitzen | Spanhobel, Lindenholz | {Löffel/Kerb} Schnitzmesser, Stechbeitel 6 Stück, Lindenholz Rohlinge, Drechselmeißel Satz, Schnitzbank | 9-230
wood | Werkstatt > Holzbearbeitung ; Tools > Woodworking | Spanhobel, Rodewald | Einhandhobel, Japansäge Kataba, Zwingen 4 Stück, Gehrungslade, Streichmaß, Klappbock Paar | 9-180
metal | Werkstatt > Schmieden & Metall | Amboss & Söhne, Rostwerk | Schmiedehammer 1,5 kg, Gasesse klein, Amboss 20 kg, Messerrohling Damast, Schmiedezange | 22-245
elec | Werkstatt > Elektrowerkzeug | Drehmoment, Rodewald | Akkuschrauber 18V, Schwingschleifer, Stichsäge, Lötstation, Multimeter | 24-220
spare! | Werkstatt > Ersatzteile & Verbrauch ; - | Drehmoment, Rodewald | Ersatzakku 18V, Ersatzklingen 10 Stück, Schleifpapier Nachfüllpack, Mäher Ersatzmesser | 4-70
candle | Wohnen > Kerzen ; Home > Candles | Wachsstube, Bienenhain | Bienenwachs {Stumpen/Stabkerzen}, Duftkerze {Zirbe/Heu}, Kerzenständer Eisen, Kerzengießform | 6-58
wool | Handarbeit > Stricken & Wolle ; Handarbeit > Wolle | Schafstall, Maschenreich | Merino Strang {natur/Moos}, Strickset {Socken/Mütze}, Nadelspiel Bambus, Sockenwolle 6fach, Wollwickler | 6-85
spin | Handarbeit > Spinnen & Weben | Schafstall, Webgut | Spinnrad Reise, Handspindel, Kardierte Wolle 1 kg, Webrahmen 60 cm | 12-245
camp | Draußen > Camping & Zelte ; Outdoor > Camping | Waldrand, Feuerwolf | Tipi Zelt 4 Personen, Schlafsack Daune, Hobo Kocher, Petroleumlampe, Klappstuhl Segeltuch | 18-240
hike | Draußen > Wandern ; Outdoor > Hiking | Waldrand, Gipfelkreuz | Wanderstock Hasel, Rucksack 30 l, Trinkflasche Alu, Wanderkarte Harz, Kompass Messing | 8-170
fish | Draußen > Angeln | Forellenbach, Waldrand | Fliegenrute #5, Angelrolle, Kescher klappbar, Blinker Sortiment, Watstiefel | 9-190
mush | Draußen > Pilze & Sammeln | Waldrand, Gärtnerglück | Pilzmesser mit Bürste, Sammelkorb Spaltholz, Austernpilz Zuchtset, Beerenkamm | 8-68
none | Wohnen > Deko & Textil ; Wohnen > Deko | Landliebe Haus, Jagdhütte | Kissen {Hirsch/Huhn/Traktor}, Tischläufer Kräuter, Türschild Imker, Wanduhr Pfanne, Fußmatte Hund, Keramik Pilz | 6-70
none | Kleidung > Damen ; Kleidung > Herren | Lodenhaus, Jagdhütte | Strickjacke Alpaka, Kochschürze Leinen, Reitstiefel Look Stiefelette, Gartenclogs, Filzhut Angler | 14-160
none | Haushalt > Reinigung & Ordnung ; - | Saubermann, Rodewald | Besen Rosshaar, Backofen Reiniger, Kaffee Fleckentferner, Wäschekorb, Hundehaar Roller, Aufbewahrungsbox | 4-60
none | Drogerie > Seife & Pflege ; - | Wachsstube, Almsenn | Honig Handcreme, Gärtnerseife, Bier Shampoo, Ziegenmilch Bad, Teebaum Balsam | 4-32
none | Gutscheine | Landhandel | Gutschein Grillkurs, Gutschein Imkern, Geschenkkarte | 25-100`,
  truth: `
gardening: tools; seeds; pots
growing vegetables: seeds
grilling: grill
beekeeping: bees
birdwatching: birds
keeping chickens: hens
dogs: dogs
horse riding: horses
cider making: cider
home brewing: beer
beer: beer
jam making: jam
sourdough: bread
baking: bread; cakes
cooking: pans; knives
kitchen knives: knives
coffee: coffee
tea: tea
cheese making: cheese
sausage making: sausage
wood carving: carve
woodworking: carve; wood
blacksmithing: metal
power tools: elec
candles: candle
knitting: wool
spinning and weaving: spin
camping: camp
hiking: hike
fishing: fish
mushrooms: mush
chess:
ballet:
video games:`,
  people: `
gardening, coffee | grilling, beer | beekeeping, hiking | birdwatching, tea | keeping chickens, jam making | dogs, camping
horse riding, baking | home brewing, wood carving | sourdough, knitting | cooking, fishing | cheese making, mushrooms
woodworking, coffee | sausage making, grilling | blacksmithing, kitchen knives | candles, spinning and weaving
hiking, cooking | chess, gardening | ballet, tea | video games | cider making, growing vegetables | baking
power tools, fishing`,
};
