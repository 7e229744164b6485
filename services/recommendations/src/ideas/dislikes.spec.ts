import type { Language } from '@presently/rules/languages';
import { aProfile } from '../recommendations.builders.js';
import { dislikedBy } from './dislikes.js';

const by = (dislike: string, senderLanguage: Language = 'en') =>
  dislikedBy(aProfile({ dislikes: [dislike], senderLanguage }));
const isDisliked = (dislike: string, title: string, category?: string) => by(dislike)({ title, category });

describe('a dislike', () => {
  it.each([
    ['nuts', 'Hazelnut pralines'],
    ['allergic to nuts', 'Chocolate bar with almonds'],
    ['No alcohol, please', 'Gin tasting set'],
    ['coffee', 'Espresso cups'],
    ['scented candles', 'Fig scented candle'],
    ['fragrance', 'Candle in a jar'],
    ['anything pink', 'Pink socks'],
    ['chocolate', 'Truffles in a box'],
    ['Minions', 'Minions mug'],
    ['soya makes her ill', 'Organic tofu, 3 pack'],
    ["can't eat eggs", 'French macarons, box of 12'],
    ['she’s coeliac', 'Fresh tagliatelle hamper'],
    ["doesn't drink", 'Crystal decanter'],
    ['is vegan', 'Merino socks'],
    ['keeps kosher', 'Smoked bacon jam'],
    ['type 2 diabetic', 'Clotted cream fudge'],
    ['pregnant', 'Prosecco tasting for two'],
    ['sensitive to smells', 'Reed diffuser, fig'],
    ['nickel allergy, gets a rash', 'Zinc alloy bracelet'],
  ])('of “%s” excludes “%s”', (dislike, title) => expect(isDisliked(dislike, title)).toBe(true));

  it('excludes what a shop keeps with it', () => {
    expect(isDisliked('coffee', 'House, dark', 'Beverages > Coffee')).toBe(true);
    expect(isDisliked('coffee', 'House, dark', 'Beverages > Tea')).toBe(false);
  });

  it.each([
    ['nuts', 'Stoneware teapot'],
    ['alcohol', 'Ginger tea'],
    ['pink', 'Ping-pong set'],
    ['leather', 'Canvas bag'],
    ['allergic to nuts', 'Nut-free chocolate bar'],
    ['lactose intolerant', 'Vegan dark chocolate'],
    ['corn allergy', 'Silver candle holder'],
    ['is vegan', 'Vegan marshmallows'],
    ['eats halal only', 'Halal beef jerky'],
    ['no caffeine', 'Decaf coffee'],
    ['hates strong smells', 'Unscented soy candle'],
  ])('of “%s” leaves “%s”', (dislike, title) => expect(isDisliked(dislike, title)).toBe(false));

  it('may be none', () => expect(dislikedBy(aProfile())({ title: 'Anything' })).toBe(false));

  it.each([
    ['de', 'Nussallergie', 'Almond biscuits'],
    ['de', 'keine Milchprodukte', 'Farmhouse cheese box'],
    ['fr', 'allergie aux arachides', 'Peanut brittle'],
    ['es', 'alcohol', 'Craft gin set'],
    ['pt', 'sem glúten', 'Sourdough bread kit'],
    ['ja', 'ナッツアレルギー', 'Pistachio nougat'],
    ['ar', 'الكحول', 'Red wine'],
    ['de', 'Milchallergie', 'Bergkäse im Geschenkkarton'],
    ['fr', 'ne mange pas de porc', 'Saucisson sec'],
  ] as const)('are known in %s: %s leaves out %j', (language, dislike, title) => {
    expect(by(dislike, language)({ title })).toBe(true);
    expect(by(dislike, language)({ title: 'Bird feeder' })).toBe(false);
  });
});

describe('what is said of an allergy or a diet beside the interests', () => {
  const isAvoided = (interest: string, title: string) => dislikedBy(aProfile({ interests: [interest] }))({ title });

  it.each([
    ['allergic to nuts', 'Almond biscuits'],
    ['vegan baking', 'Leather apron'],
    ['expecting twins', 'Gin tasting set'],
  ])('counts as a dislike: “%s” excludes “%s”', (interest, title) => expect(isAvoided(interest, title)).toBe(true));

  it.each([
    ['vegan baking', 'Baking set'],
    ['wine tasting', 'Wine glasses'],
    ['loves tennis, allergic to nuts', 'Tennis balls'],
  ])('is nothing else: “%s” leaves “%s”', (interest, title) => expect(isAvoided(interest, title)).toBe(false));

  it('is not read in the gifts that they loved', () => {
    const given = [{ title: 'Vegan cookbook', url: null, outcome: 'loved' as const }];
    expect(dislikedBy(aProfile({ given }))({ title: 'Leather apron' })).toBe(false);
  });
});
