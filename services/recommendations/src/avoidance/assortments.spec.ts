import { casesOf, isKeptOutBy, type Row } from '../../test/kept-out.js';

/** What usually has an allergen, and what only sounds like it. */
const allergies: readonly Row[] = [
  [
    'en',
    'nut allergy',
    ['Luxury chocolate box', 'Box of chocolates', 'Chocolate assortment', 'Chocolate truffles', 'Food hamper'],
    ['Nut-free chocolate box', 'Chocolate brown scarf', 'Laundry hamper', 'Chocolate labrador print'],
  ],
  ['en', 'nut allergy', ['Biscuit selection', 'Christmas gift hamper', 'Snack box', 'Advent calendar chocolate'], []],
  ['en', 'nut allergy', [], ['Almond Blossom print', 'Almond eye cream brush', 'Walnut desk', 'Hazelnut brown wig']],
  ['en', 'nut allergy', [], ['Almond toe boots', 'Van Gogh almond blossoms', 'Pecan wood chopping board']],
  ['en', 'peanut allergy', ['Snack hamper', 'Chocolate box'], ['Peanuts Snoopy mug', 'Box of crayons']],
  [
    'en',
    'milk allergy',
    ['Gift hamper', 'Chocolate box'],
    ['Milk glass vase', 'Butter dish', 'Milk jug', 'Dairy-free hamper'],
  ],
  [
    'en',
    'milk allergy',
    [],
    ['Butter knife', 'Cream linen curtain', 'Milk frother', 'Cheese plant', 'Caramel suede bag'],
  ],
  [
    'en',
    'coeliac',
    ['Food hamper', 'Biscuit gift box'],
    ['Waffle weave towel', 'Waffle knit blanket', 'Gluten-free hamper'],
  ],
  [
    'en',
    'coeliac',
    [],
    ['Waffle robe', 'Bread bin', 'Cookie cutter set', 'Biscuit brown scarf', 'Malt brown sofa', 'Rye Beach print'],
  ],
  [
    'en',
    'egg allergy',
    ['Cake hamper'],
    ['Egg chair', 'Egg cup', 'Egg timer', 'Egg-shaped lamp', 'Easter egg decorations felt'],
  ],
  [
    'en',
    'shellfish allergy',
    ['Seafood hamper'],
    ['Squid Game hoodie', 'Octopus plush', 'Crab pincer toy', 'Lobster print socks'],
  ],
  [
    'en',
    'fish allergy',
    ['Seafood hamper', 'Smoked salmon'],
    ['Fishnet tights', 'Fish tank', 'Fish hook earrings', 'Salmon pink scarf'],
  ],
  ['en', 'sesame allergy', ['Sesame oil'], ['Sesame Street puzzle']],
  ['en', 'allergic to honey', ['Honey gift set', 'Tea and honey hamper'], ['Honey blonde wig', 'Honey oak frame']],
  [
    'en',
    'allergic to peaches',
    ['Peach jam'],
    ['Peach fuzz colour scarf', 'Princess Peach figure', 'Peach coloured cushion'],
  ],
  [
    'en',
    'allergic to strawberries',
    ['Strawberry jam'],
    ['Strawberry Shortcake doll', 'Strawberry print dress', 'Strawberry blonde wig'],
  ],
  [
    'en',
    'allergic to apples',
    ['Apple juice'],
    ['Apple Watch strap', 'Apple AirPods', 'Apple green scarf', 'Applewood board'],
  ],
  ['en', 'allergic to oranges', ['Orange marmalade'], ['Orange cushion', 'Orange scarf']],
  ['en', 'allergic to bananas', ['Banana bread'], ['Banana Republic shirt', 'Banana costume']],
  ['en', 'allergic to mustard', ['Mustard set'], ['Mustard yellow scarf', 'Mustard cushion']],
  ['en', 'allergic to cherries', ['Cherry jam'], ['Cherry wood box', 'Cherry blossom print', 'Cherry red scarf']],
  [
    'de',
    'Nussallergie',
    ['Pralinenbox', 'Schokoladen-Set', 'Präsentkorb', 'Plätzchen Mischung'],
    ['Nussfreie Pralinen', 'Wäschekorb'],
  ],
  [
    'de',
    'Nussallergie',
    ['Geschenkkorb Feinkost'],
    ['Mandelblüte Kunstdruck', 'Schreibtisch Walnuss', 'Nussbaum Regal'],
  ],
  ['de', 'Milchallergie', ['Präsentkorb'], ['Milchglas Vase', 'Butterdose', 'Milchaufschäumer', 'Butterbrotdose']],
  ['de', 'Zöliakie', ['Präsentkorb'], ['Waffelpiqué Handtuch', 'Brotkasten', 'Keksdose leer']],
  ['de', 'Eierallergie', ['Präsentkorb'], ['Eierbecher', 'Eieruhr', 'Eierwärmer']],
  [
    'fr',
    'allergie aux noix',
    ['Coffret de chocolats', 'Panier gourmand', 'Ballotin'],
    ['Ballotin sans fruits à coque', 'Panier à linge'],
  ],
  ['fr', 'allergie au lait', ['Panier gourmand'], ['Beurrier', 'Pot à lait', 'Vase opaline']],
  ['fr', 'allergie aux noix', [], ['Amandier en fleurs affiche', 'Bureau en noyer']],
  ['fr', 'cœliaque', ['Panier gourmand'], ['Boîte à biscuits vide', 'Huche à pain']],
  [
    'es',
    'alergia a los frutos secos',
    ['Caja de bombones', 'Cesta gourmet', 'Surtido de chocolates'],
    ['Cesta de ropa'],
  ],
  ['es', 'alergia a los frutos secos', [], ['Almendro en flor lámina', 'Bombones sin frutos secos']],
  ['es', 'alergia al huevo', ['Cesta gourmet'], ['Huevera', 'Silla huevo']],
  [
    'it',
    'allergia alle noci',
    ['Scatola di cioccolatini', 'Cesto gastronomico'],
    ['Cesto della biancheria', 'Mandorlo in fiore stampa'],
  ],
  ['it', 'allergia alle uova', ['Cesto gourmet'], ['Portauovo', 'Poltrona a uovo']],
  [
    'pt',
    'alergia a nozes',
    ['Caixa de bombons', 'Cabaz gourmet', 'Cesta gourmet'],
    ['Cesto de roupa', 'Amendoeira em flor quadro'],
  ],
  ['pt', 'alergia ao leite', ['Cabaz gourmet'], ['Manteigueira', 'Leiteira']],
  [
    'ja',
    'ナッツアレルギー',
    ['チョコレート詰め合わせ', 'お菓子ギフトセット', '焼き菓子アソート'],
    ['ナッツ不使用チョコ詰め合わせ', 'くるみ材の机'],
  ],
  ['ja', '卵アレルギー', ['焼き菓子詰め合わせ'], ['エッグチェア', 'エッグスタンド']],
  ['ja', '小麦アレルギー', ['焼き菓子アソート'], ['ワッフル織りタオル', 'ワッフルタオル']],
  ['ar', 'حساسية من المكسرات', ['علبة شوكولاتة', 'سلة هدايا غذائية'], ['شوكولاتة خالية من المكسرات', 'سلة غسيل']],
];

describe('an allergy and what is made of many things', () => {
  const isKeptOut = isKeptOutBy('interests');
  const { keptOut, letThrough } = casesOf(allergies);
  it.each(keptOut)('in %s: “%s” keeps out “%s”', (...told) => expect(isKeptOut(...told)).toBe(true));
  it.each(letThrough)('in %s: “%s” lets “%s” through', (...told) => expect(isKeptOut(...told)).toBe(false));
});
