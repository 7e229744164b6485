import type { Language } from '@presently/rules/languages';
import { dislikedBy } from '../ideas/dislikes.js';
import { aProfile } from '../recommendations.builders.js';

/** A language, a dislike, titles that are kept out, and titles that are let through. */
type Row = readonly [Language, string, readonly string[], readonly string[]];

const disliked: readonly Row[] = [
  ['en', 'nuts/dairy', ['Dairy-free hazelnut spread', 'Cheese board'], ['Olive oil']],
  ['en', 'nuts + eggs', ['Hazelnut spread', 'Egg tart'], ['Olive oil']],
  ['en', 'peanut allergy', ['Peanut butter'], ['Nut-free chocolate']],
  ['en', 'peanut allergy but loves chocolate', ['Peanut butter'], ['Milk chocolate']],
  [
    'en',
    'sober',
    ['Non-toxic wine glasses', 'Cider', 'Whiskey stones', 'Beer socks'],
    ['Ginger beer', 'Wine red scarf'],
  ],
  [
    'en',
    "doesn't wear jewellery",
    ['Silver necklace', 'Jewelry box', 'Jewellery stand'],
    ['Silver spoon', "Jeweller's screwdriver set"],
  ],
  ['en', 'jewelry', ['Jewellery box'], ['Jungle puzzle']],
  ['en', 'she has enough scarves', ['Wool scarf', 'Cashmere scarves'], ['Wool hat']],
  ['en', 'the colour orange', ['Orange mug'], ['Blue mug']],
  ['en', 'tomatoes', ['Tomato chutney'], ['Potato peeler']],
  ['en', 'mice', ['Mouse mug'], ['Mousse recipe book']],
  ['en', 'almonds', ['Almond biscuits'], ['Hazelnut spread']],
  ['en', 'coffee table books', ['Coffee table books'], ['Coffee beans', 'Poetry books']],
  ['en', 'strong smells', ['Scented candle'], ['Unscented candle', 'Crescent moon necklace']],
  [
    'en',
    'lactose intolerant',
    ['Clotted cream fudge', 'Socks and chocolate set'],
    ['Chocolate brown scarf', 'Hand cream or body lotion'],
  ],
  ['en', 'dogs', ['Dog bowl'], ['Hot dog maker', 'Dogma DVD']],
  ['en', 'parabens', ['Soap with parabens'], ['Paraben-free soap']],
  ['en', "doesn't eat meat", ['Beef jerky'], ['Vegan jerky', 'Steak knives']],
  ['de', 'keine Nüsse', ['Nussmischung', 'Walnüsse'], ['Nussknacker', 'Genussbox', 'Kokosnussöl']],
  ['de', 'Fisch', ['Räucherfisch', 'Fischkonserven'], ['Geografische Karte']],
  ['de', 'kein Schmuck', ['Silberkette', 'Schmuckkasten'], ['Fahrradkette']],
  ['de', 'mag keinen Kaffee', ['Kaffeebohnen', 'Filterkaffee'], ['Kakao']],
  ['fr', 'pas de bijoux', ["Boucles d'oreilles", 'Boîte à bijoux'], ['Savon']],
  ['fr', 'les chats', ['Tasse chat'], ['Chapeau']],
  ['fr', 'pas de vin', ['Vin rouge'], ['Vinyle']],
  ['es', 'no le gusta el pescado', ['Pescado ahumado'], ['Bolsa']],
  ['it', 'non ama il pesce', ['Pesce affumicato'], ['Pesche sciroppate']],
  ['it', 'niente profumi', ['Profumo'], ['Libro']],
  ['pt', 'pão', ['Pão de queijo'], ['Panela', 'Panda']],
  ['pt', 'não gosta de peixe', ['Peixe em conserva'], ['Livro']],
  ['ja', 'コーヒーが苦手', ['コーヒー豆'], ['紅茶']],
  ['ja', 'お酒', ['日本酒', 'ビール'], ['ハイヒール', 'モビール']],
  ['ja', '香水', ['香水'], ['水筒']],
  ['ja', 'キウイアレルギー', ['キウイジャム'], ['りんごジャム']],
  ['ar', 'القهوة', ['قهوة عربية'], ['شاي']],
  ['ar', 'لا يحب القطط', ['كوب قطة'], ['كوب']],
];

describe('a dislike', () => {
  const isDisliked = (senderLanguage: Language, dislike: string, title: string) =>
    dislikedBy(aProfile({ dislikes: [dislike], senderLanguage }))({ title });

  it.each(disliked.flatMap(([language, dislike, out]) => out.map((title) => [language, dislike, title] as const)))(
    'in %s: “%s” keeps out “%s”',
    (language, dislike, title) => expect(isDisliked(language, dislike, title)).toBe(true),
  );

  it.each(
    disliked.flatMap(([language, dislike, , through]) => through.map((title) => [language, dislike, title] as const)),
  )('in %s: “%s” lets “%s” through', (language, dislike, title) =>
    expect(isDisliked(language, dislike, title)).toBe(false),
  );

  it('may be written by the person in their own language', () => {
    const isDisliked = dislikedBy(aProfile({ dislikes: ['Nüsse'], language: 'de-AT' }));
    expect(isDisliked({ title: 'Almond brittle' })).toBe(true);
    expect(isDisliked({ title: 'Mug' })).toBe(false);
  });
});
