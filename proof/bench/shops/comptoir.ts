import type { Fair } from './fair.ts';

/** A house in Alsace that sells in French, German and English, written before its first measurement, and blind. */
export const comptoir: Fair = {
  name: 'comptoir',
  everywhere: 'Comptoir du Rhin, Münsterhof',
  brandShelf: 'Marques > ',
  titles: `$brand $thing; $brand - $thing ($extra); $thing $extra; $thing von $brand; $thing, $brand; $BRAND
 $thing $code; $thing - $extra; $thing`,
  descriptions: `$none; $thing de la maison $brand. $extra.; $thing. Livraison offerte dès 49 €. Kunden kauften
 auch: $other.; $brand $thing, $extra. Bitte beachten Sie die Pflegehinweise.; Un cadeau qui fait toujours plaisir :
 $thing.; Artikelnummer $code. $path; $thing - $extra. Zum Entspannen nach Garten, Küche und Arbeit.; Idée cadeau.
 Découvrez aussi $other dans notre rayon loisirs.`,
  extras: `Geschenkset; coffret cadeau; rot; bleu; blau; vert; 2er-Set; lot de 3; groß; petit modèle; édition
 limitée; Sonderedition; NEU; nouveauté 2024; für Einsteiger; pour débutants; Profi; 30 cm; handgemacht; fait main;
 Made in Germany; fabriqué en France; Premium; inkl. Zubehör; avec étui; for beginners; Angebot; promo`,
  shelves: `
knit | Loisirs créatifs > Tricot & Crochet ; Handarbeit > Stricken & Häkeln ; Basteln & Handarbeit | Bergère de
 France, Lana Grossa, Addi, Phildar | {Pelote laine mérinos/Sockenwolle 100 g/Pelote coton bio}, Rundstricknadel 4 mm,
 Aiguilles bambou 5, Häkelnadel-Set, Kit écharpe à tricoter, Strickbuch Norwegermuster, Sac à ouvrage | 4-75
sew | Loisirs créatifs > Couture ; Handarbeit > Nähen ; Basteln & Handarbeit | Prym, Singer, DMC, Gütermann |
 Nähmaschine Einsteiger, Ciseaux de couturière, Nähgarn-Set 20 Farben, Boîte à couture, Patron robe été, Stoffpaket
 Baumwolle, Mannequin réglable, Kit broderie fleurs+embroidery, Stickrahmen Holz+embroidery, Mouliné 36
 échevettes+embroidery | 4-240
paint | Loisirs créatifs > Beaux-arts > Peinture ; Künstlerbedarf > Malen ; Künstlerbedarf | Sennelier, Schmincke,
 Lefranc, Lukas | {Aquarellkasten 24/Coffret huile 12 tubes/Acrylfarben-Set}, Chevalet de table, Feldstaffelei,
 Pinselset Rotmarder, Toile lin 40x50, Malblock rau, Gouache extra-fine | 6-190
draw | Künstlerbedarf > Zeichnen ; Loisirs créatifs > Beaux-arts > Dessin | Faber-Castell, Caran d'Ache, Conté à
 Paris, Lyra | Buntstifte Polychromos 36, Carnet de croquis A4, Kohlestifte, Fusains, Graphit-Set Zinnetui, Pastels
 secs 24, Manga-Marker, Gliederpuppe Holz | 4-160
calli | Schreibwaren > Kalligrafie ; Papeterie > Plumes & Encres | J. Herbin, Lamy, Pelikan, Rotring |
 Kalligrafie-Set, Porte-plume bois, Encre violette pensée, Federhalter mit 6 Federn, Cahier d'exercices calligraphie,
 Lettering-Pinselstifte | 4-85
pens | Schreibwaren ; Papeterie > {Stylos/Carnets} | Lamy, Pelikan, Clairefontaine, Leuchtturm | Füllhalter M,
 Notizbuch A5 liniert, Agenda semainier, Stylo bille laque, Briefpapier Bütten, Trousse cuir, Schreibunterlage | 5-180
clay | Loisirs créatifs > Modelage & Poterie ; Basteln > Töpfern | Darwi, Fimo, Solargil | Töpferscheibe, Argile
 autodurcissante 5 kg, Mirettes 8 outils, Glasur-Set, Tour de potier enfant, Modellierwerkzeug Holz | 5-320
train | Spielwaren > Modelleisenbahn ; Jouets > Modélisme > Trains ; Modellbau > Spur H0 | Märklin, Jouef, Roco,
 Faller | Dampflok BR 01, Autorail X2800, Startpackung Güterzug, C-Gleis gebogen, Bausatz Bahnhof, Wagon marchandises
 SNCF, Coffret TGV, Digitalzentrale, Viadukt | 9-420
model | Modellbau > Bausätze ; Jouets > Modélisme > Maquettes | Revell, Heller, Faller, Artesania | Maquette Concorde
 1/72, Bausatz Titanic, Char Leclerc, Segelschiff Holzbausatz, Klebstoff und Farben-Set, Maquette 2CV, Rafale à monter
 | 8-190
board | Spielwaren > Gesellschaftsspiele ; Jouets > Jeux de société | Ravensburger, Kosmos, Asmodee, Gigamic | {Die
 Burgen am Rhein/Catan/Les Aventuriers du Rail/Dixit/Carcassonne}, Kennerspiel Weinberg, Quarto, Jeu d'ambiance,
 Spielesammlung 100, Échecs pliants bois+chess, Schachspiel Staunton+chess, Schachuhr digital+chess | 9-85
cardgame | Spielwaren > Kartenspiele ; Jouets > Jeux de cartes | Grimaud, ASS Altenburger, Piatnik, Ducale | Tarot 78
 cartes, Skatblatt französisch, Belote coffret, Rommé-Karten, Bridge Doppeldeck+bridge, Bridge bidding boxes+bridge, 7
 familles, Uno Deluxe | 3-35
puzzle | Spielwaren > Puzzles ; Jouets > Puzzles & Casse-tête | Ravensburger, Educa, Clementoni, Michèle Wilson |
 Puzzle {500/1000/2000} Teile {Schloss Neuschwanstein/Eiffelturm bei Nacht/Katzen im Garten}, Puzzle bois {Monet/Van
 Gogh}, Puzzlematte | 8-95
toy | Spielwaren ; Jouets > {Poupées/Bois} | Steiff, Corolle, Haba, Janod | Teddybär klassisch+bear, Ours en peluche
 marron+bear, Poupée Camille, Kaufladen, Cuisine en bois, Holzeisenbahn+train, Kugelbahn, Playmobil Ritterburg,
 Dînette | 9-160
petanque | Sport > Pétanque ; Sport & Loisirs > Boules | Obut, La Boule Bleue, Geologic | {Triplette/Boules
 compétition} inox, Cochonnets buis, Sacoche pétanque, Mètre de boules, Boule-Set für die Familie, Ramasse-boules
 aimant | 5-220
bike | Sport > Radsport ; Sport & Loisirs > Cyclisme | Mavic, Vaude, Abus, Look | Rennradhelm, Casque VTT, Sacoche
 vélo, Fahrradschloss, Maillot cycliste, Radhose gepolstert, Pompe à pied, Fahrradcomputer, Pédales automatiques,
 Rollentrainer | 8-340
hike | Sport > Wandern & Trekking ; Sport & Loisirs > Randonnée | Deuter, Millet, Leki, Meindl | Wanderrucksack 28 l,
 Chaussures de randonnée, Trekkingstöcke, Bâtons de marche carbone, Gourde isotherme, Wanderkarte Vogesen, Stirnlampe,
 Veste imperméable, Gamaschen | 8-280
climb | Sport > Klettern & Bergsport ; Sport & Loisirs > Escalade | Petzl, Edelrid, Béal, Simond | Klettergurt,
 Chaussons d'escalade, Baudrier femme, Kletterseil 60 m, Dégaines lot, Chalkbag, Magnésie liquide, Kletterhelm | 7-230
ski | Sport > Wintersport ; Sport & Loisirs > Ski | Rossignol, Salomon, Uvex, Atomic | Skibrille, Masque de ski,
 Skistöcke, Gants de ski cuir, Skihelm Visier, Chaussettes de ski, Housse à skis, Schneeschuhe | 9-520
swim | Sport > Schwimmen ; Sport & Loisirs > Natation | Arena, Speedo, Nabaiji | Schwimmbrille, Bonnet silicone,
 Maillot de bain nageuse, Schwimmbrett, Palmes courtes, Pull-buoy, Microfaser-Handtuch | 5-85
yoga | Sport > Yoga & Pilates ; Sport & Loisirs > Fitness > Yoga | Yogistar, Chin Mudra, Bodhi | Yogamatte Kork, Tapis
 de yoga, Coussin de méditation, Yogablock, Sangle coton, Bolster, Yogahose | 8-110
fish | Sport > Angeln ; Sport & Loisirs > Pêche | Mitchell, Balzer, Garbolino | Spinnrute 2.4 m, Canne au coup,
 Moulinet frein avant, Köderbox, Angelstuhl, Épuisette, Wathose, Kit mouches truite | 7-230
ride | Sport > Reiten ; Sport & Loisirs > Équitation | Equipage, Waldhausen, Cavallo | Reithelm, Bombe velours,
 Putzkasten, Pantalon d'équitation, Schabracke, Licol nylon, Reitstiefel, Cravache | 7-260
horsebook | Livres > Jeunesse ; Bücher > Kinder | Fleurus, Kosmos | Das große Pferdebuch+ride, Mon cahier poney+ride,
 Dinosaurier-Lexikon, Atlas des animaux, Vorlesegeschichten, Le Petit Prince illustré | 6-32
garden | Jardin > Outils ; Garten > Gartengeräte ; Garten | Gardena, Fiskars, Opinel, Wolf-Garten | Gartenschere,
 Sécateur, Serfouette, Spaten, Gants de jardin, Pflanzkelle-Set, Arrosoir zinc, Hochbeet, Gießkanne, Brouette,
 Composteur, Rosenschere | 6-190
seed | Jardin > Graines & Bulbes ; Garten > Saatgut | Vilmorin, Kiepenkerl, Sperli | Graines tomates anciennes,
 Tulpenzwiebeln 25, Wildblumen-Saatgut, Bulbes dahlias, Kräuter-Anzuchtset, Coffret potager | 3-35
plant | Haus > Zimmerpflanzen ; Maison > Plantes d'intérieur | Lechuza, Elho, Botanic | Monstera, Orchidée blanche,
 Kaktus-Mix, Cache-pot céramique, Sukkulenten-Terrarium, Pflanzenständer, Brumisateur laiton | 6-90
birds | Garten > Vögel ; Jardin > Oiseaux | Vivara, LPO, Schwegler | Nistkasten Meise, Mangeoire bois,
 Vogelfutterhaus, Nichoir mésange, Meisenknödel, Boules de graisse, Vogelbestimmungsbuch, Fernglas 8x42
 Vogelbeobachtung | 5-140
bee | Jardin > Apiculture ; Garten > Imkerei | Thomas, Holtermann, Lega | Imkerhut, Ruche Dadant, Smoker Edelstahl,
 Enfumoir, Honigschleuder, Combinaison apiculteur, Lève-cadres | 8-390
bake | Cuisine > Pâtisserie ; Küche > Backen ; Küche & Haushalt > Backzubehör | De Buyer, Kaiser, Zenker, Städter |
 Gugelhupfform, Moule à kouglof, Moule à tarte, Plätzchen-Ausstecher, Rouleau à pâtisserie, Poche à douille,
 Springform, Tortenplatte, Plaque madeleines, Rührschüssel | 5-75
bread | Cuisine > Boulangerie maison ; Küche > Brotbacken | Mastrad, Birkmann, Emile Henry | Gärkörbchen, Banneton
 rond, Moule à pain céramique, Sauerteig-Starterglas, Grignette boulanger, Brotbackstein, Corne à pâte | 5-85
cook | Cuisine > {Casseroles & Poêles/Couteaux/Ustensiles} ; Küche > {Töpfe & Pfannen/Messer} | Staub, WMF, Sabatier,
 Opinel, Fissler | Cocotte fonte 26 cm, Bratpfanne, Couteau de chef, Kochmesser, Wetzstahl, Mandoline, Schneidebrett,
 Sauteuse, Dampfgarer, Presse-ail, Schnellkochtopf, Poêle à crêpes | 8-260
fondue | Cuisine > Fondue & Raclette ; Küche > Raclette & Fondue | Tefal, Boska, Severin | Raclette-Grill 8 Personen,
 Service à fondue, Poêlons lot, Caquelon, Couteaux à fromage+cheese, Käsebrett Olivenholz+cheese, Girolle Tête de
 Moine+cheese, Kit fromage maison+cheese | 8-120
coffee | Cuisine > Café ; Küche > Kaffee | Bialetti, Melitta, Krups, Bodum | Espressokocher, Cafetière à piston,
 Machine expresso, Kaffeemühle, Moulin à café, Kaffeefilter Porzellan, Mousseur à lait, Tasses expresso,
 Espressobohnen 1 kg | 6-420
tea | Cuisine > Thé ; Küche > Tee | Mariage, Ronnefeldt, Bredemeijer | Teekanne Gusseisen, Théière porcelaine,
 Teesieb, Coffret thés verts, Boule à thé, Teedose, Matcha-Set, Darjeeling First Flush | 5-95
wine | Cave > Vins & Accessoires ; Wein & Feinkost > Weinzubehör | Peugeot, Le Creuset, Riedel | Tire-bouchon
 sommelier, Korkenzieher, Dekanter, Carafe à décanter, Verres à Riesling, Weinkühler, Seau à champagne, Coffret
 dégustation arômes, Weinregal | 7-160
wines | Cave > Vins d'Alsace ; Wein & Feinkost > Wein | Trimbach, Hugel, Juliusspital | Riesling Grand Cru,
 Gewürztraminer Vendanges tardives, Spätburgunder, Crémant brut, Coffret découverte 3 vins, Pinot Gris | 9-85
spirits | Cave > Spiritueux ; Wein & Feinkost > Spirituosen | Wolfberger, Schladerer, Monkey | Whisky single
 malt+whisky, Gin dry botanique+gin, Kirschwasser, Poire Williams, Gin-Tasting-Set+gin, Whisky-Gläser+whisky, Shaker
 inox+cocktail, Cocktail-Set 8 pièces+cocktail, Absinthe-Löffel | 9-110
beer | Cave > Bières ; Wein & Feinkost > Bier | Meteor, Schneider, Brewbarrel | Bierbrauset+brew, Kit brassage
 IPA+brew, Coffret bières d'abbaye, Bierkrug Zinndeckel, Weizengläser, Verre à dégustation | 8-75
choc | Épicerie fine > Chocolats ; Feinkost > Schokolade | Valrhona, Lindt, Jacques Genin | Pralinen 24 Stück,
 Ballotin assorti, Trinkschokolade, Tablette noire 85%, Truffes cacao, Moule à chocolat, Kakaobohnen geröstet | 4-60
photo | Multimédia > Photo ; Technik > Fotografie | Leica, Canon, Rollei, Cullmann | Reisestativ, Trépied carbone,
 Appareil instantané, Objektiv 35 mm, Sac photo, Fototasche, Film instantané, Filtre polarisant, Fotobuch-Kurs | 9-890
music | Musique > Instruments ; Musik > {Saiteninstrumente/Tasten/Schlagwerk} | Yamaha, Lâg, Höfner, Sonor | Gitarre
 Konzert 4/4+guitar, Guitare folk+guitar, Capodastre+guitar, Gitarrensaiten und Stimmgerät+guitar, Ukulele Sopran,
 E-Piano 88 Tasten+piano, Klavierbank+piano, Méthode de piano+piano, Cajón Birke+drum, Baguettes de batterie+drum,
 Übungspad Schlagzeug+drum, Harmonica, Flöte Birnbaum | 7-690
vinyl | Musique > Vinyles ; Musik > Schallplatten | Philips, Thorens, Deutsche Grammophon | Plattenspieler, Platine
 vinyle, Schallplattenbürste, Coffret vinyle jazz, Vinyl Beethoven Sinfonien, Plattenbox | 9-480
dog | Animalerie > Chiens ; Haustier > Hunde | Hunter, Trixie, Bobby | Hundebett, Panier chien, Laisse cuir,
 Hundehalsband, Jouet corde, Hundemantel, Friandises, Futternapf | 5-120
cat | Animalerie > Chats ; Haustier > Katzen | Trixie, Karlie, Zolux | Kratzbaum, Arbre à chat, Katzenangel, Fontaine
 à eau chat, Katzenhöhle, Jouet souris, Herbe à chat | 4-130
wood | Bricolage > Travail du bois ; Heimwerken > Holzbearbeitung | Stubai, Bahco, Kirschen, Dick | Schnitzmesser,
 Ciseaux à bois lot, Hobel, Rabot, Japansäge, Gouge, Drechselset, Kit cuillère à sculpter, Schraubzwinge | 7-190
diy | Bricolage > Outillage ; Heimwerken > Werkzeug | Bosch, Facom, Wera, Stanley | Akkuschrauber, Perceuse,
 Schraubendreher-Set, Caisse à outils, Wasserwaage, Clés plates, Stichsäge, Mètre ruban, Werkstattlampe | 7-290
diypart! | Bricolage > Consommables ; Heimwerken > Kleinteile | Bosch, Tesa | Bohrer 6 mm Ersatz, Vis bois 200,
 Schleifpapier, Sachet chevilles, Ersatzklinge | 2-20
astro | Multimédia > Optique > Astronomie ; Technik > Teleskope | Bresser, Celestron, Omegon | Télescope 114/900,
 Linsenteleskop 70, Carte du ciel, Drehbare Sternkarte, Okular 10 mm, Mondfilter, Globe lunaire | 8-490
book | Livres ; Bücher | Gallimard, Suhrkamp, Folio, Diogenes | Roman Der Gärtner, Polar en Bretagne, Krimi Tod im
 Elsass, Gedichte der Romantik, La cuisine alsacienne+cook, Kochbuch Vegetarisch+cook, Guide des vins+wine, Liseuse
 lampe clip, Serre-livres | 6-48
beauty | Beauté > Parfums & Soins ; Schönheit > Pflege | Nuxe, Weleda, 4711, Caudalie | Eau de Parfum rose, Körperöl,
 Crème mains karité, Badesalz Lavendel, Coffret hammam, Rasierset Dachshaar, Savon Marseille | 5-110
home | Maison > Décoration ; Haus > Wohnen | Alessi, Linea, Hülsta | Kissen Leinen, Bougie parfumée+candle,
 Kerzenhalter Messing+candle, Vase soliflore, Tischläufer, Plaid alpaga, Wanduhr, Cadre photo, Duftkerze Feige+candle,
 Kerzen gießen Set+candle | 7-150
fashion | Mode > {Femme/Homme/Accessoires} ; Mode | Armor Lux, Falke, Petit Bateau | Marinière, Strickjacke Wolle,
 Écharpe cachemire, Lederhandschuhe, Ceinture, Gartenhut Stroh, Chaussettes, Regenschirm | 9-190
`,
  truth: `
knitting: knit
Stricken: knit
crochet: knit
couture: sew
embroidery: embroidery
Malen: paint
watercolours: paint
dessin: draw
drawing: draw
calligraphy: calli
pottery: clay
Modelleisenbahn: train
model trains: train
maquettes: model
board games: board
Brettspiele: board
chess: chess
Schach: chess
bridge (the card game): bridge
jeux de cartes: cardgame
jigsaw puzzles: puzzle
teddy bears: bear
pétanque: petanque
cycling: bike
Radfahren: bike
hiking: hike
randonnée: hike
Wandern: hike
climbing: climb
ski: ski
swimming: swim
yoga: yoga
pêche: fish
horse riding: ride
Reiten: ride
gardening: garden; seed
jardinage: garden; seed
Garten: garden; seed
houseplants: plant
birdwatching: birds
beekeeping: bee
Backen: bake; bread
pâtisserie: bake
sourdough: bread
cooking: cook
cuisine: cook
fromage: cheese; fondue
coffee: coffee
thé: tea
wine: wine; wines
vin: wine; wines
whisky: whisky
gin: gin; cocktail
cocktails: cocktail
home brewing: brew
chocolate: choc
photography: photo
Fotografie: photo
guitar: guitar
piano: piano
drums: drum
vinyl records: vinyl
dogs: dog
Katzen: cat
woodworking: wood
bricolage: diy; wood
astronomy: astro
candles: candle
surfing:
golf:
magic tricks:
juggling:
archery:
Tauchen:
voile:
`,
  people: `
knitting | Stricken | couture | Malen | dessin | drawing, watercolours | pottery | Modelleisenbahn
model trains | board games | Brettspiele | jigsaw puzzles | pétanque | cycling | Radfahren | hiking | randonnée
Wandern | climbing | ski | swimming, yoga | pêche | horse riding | gardening | jardinage | Garten, Katzen
houseplants | birdwatching | Backen | pâtisserie | cooking | cuisine, vin | coffee | thé | wine | photography
Fotografie | dogs | woodworking | bricolage | vinyl records | astronomy
`,
  narrow: `
Reiten | maquettes | calligraphy | embroidery | Schach | chess | bridge (the card game) | sourdough | fromage
whisky | gin | cocktails | drums | piano | beekeeping | candles | chocolate
`,
  absent: `
surfing | golf | magic tricks | juggling | archery | Tauchen | voile
`,
};
