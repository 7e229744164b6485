import { firstThing, isSameKind, kindOf } from './kind.js';

describe('the first thing of a heading', () => {
  it.each([
    ['hand cream', 'hand cream'],
    ['bird feeder, bath or house', 'bird feeder'],
    ['dice tower or tray', 'dice tower'],
    ['table or floor lamp', 'floor lamp'],
    ['book or cards for learning Korean', 'book for learning Korean'],
    ['terrain, tiles or map for roleplaying', 'terrain for roleplaying'],
    ['pots and pans', 'pots'],
    ['homes for wild birds: feeder, bath', 'homes for wild birds'],
  ])('of "%s" is "%s"', (heading, thing) => {
    expect(firstThing(heading)).toBe(thing);
  });
});

describe('two ideas', () => {
  it.each([
    ['bird feeder', 'a feeder for windows', true],
    ['dice box', 'tea box', false],
    ['dice gear', 'fishing gear', false],
    ['warm things', 'good things', false],
    ['tea', 'coffee', false],
  ])('of "%s" and "%s" are of one kind: %s', (one, other, expected) => {
    expect(kindOf(one) === kindOf(other)).toBe(expected);
  });
});

describe('a product that they had already', () => {
  it.each([
    ['Stainless Steel Water Bottle', 'Insulated bottle'],
    ['Stainless Steel Water Bottle', 'Water bottle with straw'],
    ['Cast Iron Skillet 26 cm by Lodge', 'Cast Iron Pan with Enamel Lid'],
    ['Personalised Leather Wallet', 'wallet'],
    ['Ceramic Mug, 350 ml', 'Blue mugs'],
    ['Bird Feeder with Camera', 'Window feeder'],
    ['Loose Leaf Tea Sampler 12 pack', 'Loose leaf tea tin'],
    ['coffee grinder', 'Grinder for coffee, hand'],
    ['Dutch oven', 'Enameled Cast Iron Casserole Dutch Oven 5 qt'],
    ['Bluetooth Speaker JBL Flip 6', 'Portable speaker'],
    ['Moulin à café manuel', 'Moulin à poivre et café'],
    ['Bouilloire électrique 1,7 L', 'Bouilloire en verre'],
    ['Sac à dos en cuir', 'Sac à dos de randonnée'],
    ['Mochila de senderismo 40 L', 'Mochila de cuero'],
    ['Macinacaffè manuale in acciaio', 'Macinacaffè elettrico'],
    ['Padella antiaderente 28 cm', 'Padella in ghisa'],
    ['Caneca de cerâmica', 'Caneca térmica'],
    ['Kaffeemühle manuell aus Edelstahl', 'Kaffeemühle elektrisch'],
    ['コーヒーミル 手動', '電動コーヒーミル'],
    ['ساعة يد رجالية', 'ساعة ذكية'],
  ])('%s is of the kind of: %s', (had, title) => expect(isSameKind(title, had)).toBe(true));

  it.each([
    ['Stainless Steel Water Bottle', 'Stainless steel watch'],
    ['Sterling Silver Necklace', 'Sterling silver cufflinks'],
    ['Brown Leather Wallet', 'Brown leather belt'],
    ['Dark Oak Tray', 'Dark oak shelf'],
    ['Cast Iron Teapot', 'Cast iron trivet'],
    ['Merino Wool Scarf', 'Merino wool socks'],
    ['Rose Gold Watch', 'Rose gold earrings'],
    ['Navy Blue Cotton Robe', 'Navy blue cotton apron'],
    ['Portable Electric Kettle', 'Portable electric fan'],
    ['Handmade Ceramic Vase', 'Handmade ceramic lamp'],
    ['Edelstahl Trinkflasche schwarz', 'Edelstahl Uhr schwarz'],
    ['Bouteille acier inoxydable', 'Montre acier inoxydable'],
    ['Botella acero inoxidable negra', 'Reloj acero inoxidable negro'],
    ['Borraccia acciaio inossidabile', 'Orologio acciaio inossidabile'],
    ['Garrafa aço inoxidável', 'Relógio aço inoxidável'],
    ['Iron Garden Chair 80 cm', 'Iron skillet'],
    ['Dutch oven', 'Oven gloves'],
    ['Moulin à café manuel', 'Tasse à café'],
    ['Lampe de chevet', 'Table de chevet'],
    ['Jeu d’échecs', 'Jeu de fléchettes'],
    ['Mochila de senderismo', 'Botas de senderismo'],
    ['Sciarpa di lana', 'Cappello di lana'],
    ['Caixa de som Bluetooth', 'Fone de ouvido Bluetooth'],
    ['Schal Damen Wolle', 'Mütze Damen Wolle'],
    ['水筒 ステンレス', 'フライパン ステンレス'],
    ['مطحنة قهوة', 'كوب قهوة'],
  ])('%s is not of the kind of: %s', (had, title) => expect(isSameKind(title, had)).toBe(false));
});
