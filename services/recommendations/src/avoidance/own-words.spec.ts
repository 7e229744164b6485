import { casesOf, isKeptOutBy, type Row } from '../../test/kept-out.js';

/** Allergies to what most people may eat. */
const allergies: readonly Row[] = [
  ['en', 'allergic to strawberries', ['Strawberry jam', 'Strawberries in syrup'], ['Straw hat', 'Raspberry jam']],
  ['en', 'kiwi allergy', ['Dried kiwis', 'Kiwifruit jam'], ['Kiwi bird plush']],
  ['en', 'allergic to berries', ['Blueberry muffin mix', 'Strawberry jam'], ['Burberry scarf']],
  ['en', 'allergic to mangoes', ['Mango chutney'], ['Manga drawing set']],
  ['en', 'banana and avocado allergy', ['Banana bread mix', 'Avocado oil'], ['Bandana']],
  ['en', 'allergic to peaches', ['Peach tea'], ['Speech therapy cards']],
  ['en', 'garlic allergy', ['Garlic bread tin', 'Roasted garlic dip'], ['Garland']],
  ['en', 'allergic to cinnamon', ['Cinnamon sticks'], ['Cinema ticket box']],
  ['en', 'allergic to dragonfruit', ['Dragonfruit jam'], ['Dragon puzzle']],
  ['de', 'Erdbeerallergie', ['Erdbeermarmelade', 'Erdbeeren im Glas', 'Strawberry jam'], ['Himbeermarmelade']],
  ['de', 'hat eine Kiwiallergie', ['Kiwikonfitüre', 'Kiwi-Marmelade', 'Kiwi jam'], ['Apfelmus']],
  ['de', 'allergisch gegen Kiwis', ['Kiwi Konfitüre', 'Kiwisaft', 'Kiwi jam'], ['Apfelsaft']],
  ['de', 'allergisch auf Äpfel', ['Apfelmus', 'Bratapfel Likör', 'Apple cider'], ['Ananas Chutney']],
  ['de', 'Apfelallergie', ['Apfelringe', 'Äpfel aus der Region', 'Apple chutney'], ['Birnenbrand']],
  ['de', 'Tomatenallergie', ['Tomatensoße', 'Getrocknete Tomate', 'Tomato chutney'], ['Kartoffelpresse']],
  ['de', 'Bananenunverträglichkeit', ['Bananenchips', 'Banane getrocknet', 'Banana chips'], ['Bandana']],
  ['de', 'verträgt keine Zwiebeln', ['Zwiebelchutney', 'Onion chutney'], ['Zwirn']],
  ['de', 'Zimtallergie', ['Zimtsterne', 'Cinnamon tea'], ['Zimmerpflanze']],
  ['de', 'Drachenfruchtallergie', ['Drachenfruchtsirup', 'Drachenfrüchte'], ['Drachen']],
  ['de', 'Pfirsich-Allergie', ['Pfirsiche in Sirup', 'Pfirsichtee', 'Peach tea'], ['Aprikosentee']],
  ['fr', 'allergique aux fraises', ['Confiture de fraise', 'Fraises séchées', 'Strawberry jam'], ['Framboise']],
  ['fr', 'allergie à la pomme', ['Compote de pommes', 'Apple juice'], ['Pommade', 'Pommes de terre']],
  ['fr', 'allergie aux kiwis', ['Confiture de kiwi', 'Kiwi jam'], ['Thé']],
  ['fr', "allergique à l'ananas", ["Jus d'ananas", 'Pineapple rings'], ['Banane plantain']],
  ['fr', "allergie à l'ail", ['Ail noir', 'Garlic salt'], ['Aile de papillon']],
  ['fr', 'allergique aux noyaux', ['Coussin en noyau de cerise'], ['Noël']],
  ['fr', 'allergique aux poireaux', ['Tarte au poireau'], ['Poire Williams']],
  ['es', 'alergia a las fresas', ['Mermelada de fresa', 'Fresas con nata', 'Strawberry jam'], ['Fresco italiano']],
  ['es', 'alérgica al melocotón', ['Melocotones en almíbar', 'Peach tea'], ['Melodía']],
  ['es', 'alergia a los kiwis', ['Mermelada de kiwi', 'Kiwi jam'], ['Vela']],
  ['es', 'alergia a la piña', ['Piñas en almíbar', 'Pineapple rings'], ['Pinza']],
  ['es', 'alérgico a los plátanos', ['Plátano deshidratado', 'Banana bread'], ['Plato llano']],
  ['es', 'alergia a las granadillas', ['Pulpa de granadilla'], ['Granito']],
  ['it', 'allergica alle fragole', ['Marmellata di fragola', 'Fragole fresche', 'Strawberry jam'], ['Fragranza']],
  ['it', 'allergia alla pesca', ['Pesche sciroppate', 'Peach jam'], ['Pesce azzurro']],
  ['it', 'allergico ai pomodori', ['Passata di pomodoro', 'Tomato chutney'], ['Pomello']],
  ['it', 'allergica ai kiwi', ['Confettura di kiwi', 'Kiwi jam'], ['Tè']],
  ['it', 'allergia alle mele', ['Succo di mela', 'Apple juice'], ['Miele']],
  ['it', 'allergico alle albicocche', ['Confettura di albicocca', 'Apricot jam'], ['Albero']],
  ['it', 'allergica ai fichi d’India', ['Liquore al fico d’India'], ['India puzzle']],
  ['it', 'allergica alle more', ['Confettura di mora'], ['Amore libro']],
  ['pt', 'alergia a morangos', ['Doce de morango', 'Morangos secos', 'Strawberry jam'], ['Moral da história']],
  ['pt', 'alérgica a limão', ['Limões confitados', 'Lemon curd'], ['Limpador']],
  ['pt', 'alergia ao abacaxi', ['Abacaxis em calda', 'Pineapple rings'], ['Abajur']],
  ['pt', 'alergia a pêssego', ['Pêssegos em calda', 'Peach tea'], ['Peça de xadrez']],
  ['pt', 'alérgico a maçãs', ['Sumo de maçã', 'Apple juice'], ['Massagem']],
  ['pt', 'alergia a maracujás', ['Polpa de maracujá'], ['Maraca']],
  ['ja', 'イチゴアレルギー', ['いちごジャム', 'イチゴジャム', '苺大福', 'Strawberry jam'], ['りんごジャム']],
  ['ja', 'いちごアレルギー', ['イチゴ大福', 'ストロベリーティー', '苺ジャム'], ['一期一会の本']],
  ['ja', '桃アレルギー', ['ピーチティー', '白桃ゼリー'], ['一期一会の本']],
  ['ja', 'リンゴにアレルギーがある', ['りんごジュース', '林檎ジャム', 'Apple juice'], ['みかんジュース']],
  ['ja', 'バナナが食べられない', ['バナナチップス', 'Banana bread'], ['バンダナ']],
  ['ja', 'どらごんふるーつアレルギー', ['ドラゴンフルーツジャム'], ['ドラゴン']],
  ['ja', 'キウイアレルギー', ['キウイフルーツジャム', 'Kiwi jam'], ['りんご']],
  ['ar', 'حساسية من الفراولة', ['مربى فراولة', 'مربى الفراولة', 'Strawberry jam'], ['فرو ناعم']],
  ['ar', 'حساسية من الموز', ['خبز الموز', 'موزة مجففة', 'Banana bread'], ['موزاييك']],
  ['ar', 'حساسية من التفاح', ['عصير تفاح', 'تفاحة', 'Apple juice'], ['كتاب']],
  ['ar', 'عندها حساسية من الكيوي', ['مربى كيوي', 'Kiwi jam'], ['كوب']],
  ['ar', 'حساسية من الطماطم', ['صلصة طماطم', 'Tomato sauce'], ['كتاب']],
  ['ar', 'حساسية من القشطات', ['عصير القشطة'], ['كتاب']],
];

describe('an allergy to what no family has', () => {
  const isKeptOut = isKeptOutBy('interests');
  const { keptOut, letThrough } = casesOf(allergies);
  it.each(keptOut)('in %s: “%s” keeps out “%s”', (...told) => expect(isKeptOut(...told)).toBe(true));
  it.each(letThrough)('in %s: “%s” lets “%s” through', (...told) => expect(isKeptOut(...told)).toBe(false));
});

/** Dislikes in the number in which titles do not have them. */
const disliked: readonly Row[] = [
  ['de', 'Pilze', ['Pilz Zuchtset', 'Pilzbuch', 'Mushroom kit'], ['Pilot Uhr']],
  ['de', 'mag keine Oliven', ['Olivenschale', 'Grüne Olive', 'Olive oil'], ['Olympia Buch']],
  ['de', 'Uhren', ['Armbanduhr', 'Uhr'], ['Uhu Lampe']],
  ['de', 'Schals', ['Wollschal', 'Schal'], ['Schale']],
  ['fr', 'les champignons', ['Kit champignon', 'Mushroom kit'], ['Champion du monde']],
  ['fr', 'chapeaux', ['Chapeau de paille'], ['Chapelet']],
  ['fr', 'les bijoux et les animaux', ['Livre animal sauvage'], ['Animation']],
  ['es', 'relojes', ['Reloj de pared'], ['Relicario']],
  ['es', 'las aceitunas', ['Aceituna gordal', 'Olive oil'], ['Aceite de coco']],
  ['es', 'cojines', ['Cojín de lino'], ['Cuchara']],
  ['it', 'funghi', ['Fungo porcino', 'Mushroom kit'], ['Fungicida']],
  ['it', 'orologi', ['Orologio da parete'], ['Oro bianco']],
  ['it', 'sciarpe', ['Sciarpa di lana'], ['Scialle']],
  ['it', 'giocattoli', ['Giocattolo in legno'], ['Gioco da tavolo']],
  ['pt', 'cogumelos', ['Kit cogumelo', 'Mushroom kit'], ['Colher']],
  ['pt', 'lençóis', ['Lençol de linho'], ['Lenço']],
  ['pt', 'balões', ['Balão vermelho'], ['Balança']],
  ['pt', 'colares', ['Colar de prata'], ['Colete']],
  ['ja', 'きのこが苦手', ['キノコ栽培キット', 'Mushroom kit'], ['きのう']],
  ['ja', 'パズルが嫌い', ['ジグソーパズル'], ['パンダ']],
  ['ar', 'لا يحب الفطر', ['عدة زراعة فطر', 'Mushroom kit'], ['كتاب']],
  ['ar', 'ساعات', ['ساعة يد'], ['كتاب']],
];

describe('a dislike in another number', () => {
  const isKeptOut = isKeptOutBy('dislikes');
  const { keptOut, letThrough } = casesOf(disliked);
  it.each(keptOut)('in %s: “%s” keeps out “%s”', (...told) => expect(isKeptOut(...told)).toBe(true));
  it.each(letThrough)('in %s: “%s” lets “%s” through', (...told) => expect(isKeptOut(...told)).toBe(false));
});
