import { casesOf, isKeptOutBy, type Row } from '../../test/kept-out.js';

/** Written after the rules were, and before they were tried on them. */
const allergies: readonly Row[] = [
  [
    'en',
    'raspberry allergy',
    ['Raspberry gin jelly', 'Raspberries in chocolate'],
    ['Raspberry Pi kit', 'Blackberry print dress'],
  ],
  ['en', 'allergic to pomegranates', ['Pomegranate molasses'], ['Grenade toy']],
  ['en', 'allergic to lychee', ['Lychees in syrup'], ['Lichen art']],
  ['de', 'Ananasallergie', ['Ananas Chutney', 'Pineapple rings'], ['Banane']],
  ['de', 'allergisch gegen Kirschen', ['Kirschmarmelade', 'Cherry jam'], ['Kirschblüte Kunstdruck', 'Birne Helene']],
  ['de', 'Rhabarberallergie', ['Rhabarbersirup'], ['Barbershop Set']],
  ['de', 'Litschi-Unverträglichkeit', ['Litschis in Sirup'], ['Licht']],
  ['fr', 'allergique aux abricots', ['Confiture d’abricot', 'Apricot jam'], ['Abri à oiseaux']],
  ['fr', 'allergie aux grenades', ['Sirop de grenade'], ['Grenadine rouge à lèvres']],
  ['es', 'alergia a las cerezas', ['Cerezas al marrasquino', 'Cherry jam'], ['Cerámica']],
  ['es', 'alérgica a la papaya', ['Papayas deshidratadas'], ['Papá taza']],
  ['it', 'allergia ai lamponi', ['Confettura di lampone', 'Raspberry jam'], ['Lampada']],
  ['it', 'allergico ai carciofi', ['Crema di carciofo'], ['Carta']],
  ['pt', 'alergia a ananás', ['Compota de ananás', 'Pineapple rings'], ['Análise']],
  ['pt', 'alérgica a kiwis', ['Doce de kiwi'], ['Quilt']],
  ['ja', 'メロンアレルギー', ['メロンゼリー', 'Melon jelly'], ['メロディ']],
  ['ja', 'マンゴーが食べられない', ['マンゴープリン'], ['マンガ']],
  ['ar', 'حساسية من المانجو', ['مربى مانجو', 'Mango chutney'], ['كتاب']],
  [
    'en',
    'nut allergy',
    ['Hazelnut chocolates box', 'Cookie gift box', 'Deluxe food hamper'],
    ['Nutcracker ornament', 'Walnut wood frame', 'Almond green scarf'],
  ],
  ['en', 'egg allergy', ['Lemon curd'], ['Fried egg print socks', 'Egg-shaped candle']],
  ['en', 'milk allergy', ['Cheese board with cheese', 'Milk chocolate bar'], ['Milk print poster', 'Cream wool scarf']],
  ['de', 'Nussallergie', ['Pralinen Mix 300 g'], ['Nussbaum Brett']],
];
const disliked: readonly Row[] = [
  ['en', 'hates socks', ['Wool socks', 'Sock set'], ['Socket set']],
  ['en', 'no candles', ['Scented candle'], []],
  ['en', 'hates owls', ['Owl lamp'], ['Bowl set', 'Fowl print']],
  ['en', 'hates tea', ['Green tea tin'], ['Team mug', 'Steak knife']],
  ['en', 'hates hats', ['Straw hat'], ['Chat book', 'Hatch cover']],
  ['en', 'anything to do with football', ['Football mug'], ['Mug']],
  ['en', 'unicorn stuff', ['Unicorn lamp'], ['Stuffed bear']],
  ['en', 'novelty mugs', ['Novelty mug'], ['Novel']],
  ['de', 'Kissen', ['Sofakissen', 'Kissenbezug'], ['Kiste']],
  ['de', 'alles mit Katzen drauf', ['Katzentasse'], ['Tasse']],
  ['de', 'Deko', ['Dekofigur', 'Wohndeko'], ['Dekan']],
  ['de', 'Schals und Mützen', ['Wollschal', 'Mütze'], ['Schalter']],
  ['fr', 'les bougies', ['Bougie parfumée'], ['Bouge']],
  ['fr', 'tout ce qui est rose bonbon', ['Tasse rose bonbon'], ['Tasse bleue']],
  ['fr', 'les gâteaux', ['Gâteau au citron'], ['Gâche']],
  ['es', 'nada de velas', ['Vela aromática'], ['Velero', 'Novela']],
  ['es', 'calcetines', ['Calcetín de lana'], ['Calculadora']],
  ['it', 'candele', ['Candela profumata'], ['Candelabro']],
  ['it', 'niente cioccolato', ['Tavoletta di cioccolato'], ['Ciotola']],
  ['pt', 'velas', ['Vela perfumada'], ['Novela', 'Veludo']],
  ['pt', 'pincéis', ['Pincel para pintura'], ['Pinça']],
  ['ja', 'ろうそくが嫌い', ['ろうそく'], ['ろうか']],
  ['ja', 'ぬいぐるみ系のもの', ['くまのぬいぐるみ'], ['くまのマグ']],
  ['ar', 'لا يحب الشموع', ['شموع معطرة'], ['كتاب']],
];

describe.each([
  ['an allergy', 'interests', allergies],
  ['a dislike', 'dislikes', disliked],
] as const)('%s of other words', (_of, among, rows) => {
  const isKeptOut = isKeptOutBy(among);
  const { keptOut, letThrough } = casesOf(rows);
  it.each(keptOut)('in %s: “%s” keeps out “%s”', (...told) => expect(isKeptOut(...told)).toBe(true));
  it.each(letThrough)('in %s: “%s” lets “%s” through', (...told) => expect(isKeptOut(...told)).toBe(false));
});
