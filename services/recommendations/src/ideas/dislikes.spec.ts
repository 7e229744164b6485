import { dislikedBy } from './dislikes.js';

const isDisliked = (dislike: string, title: string, category?: string) => dislikedBy([dislike])({ title, category });

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
  ])('of “%s” leaves “%s”', (dislike, title) => expect(isDisliked(dislike, title)).toBe(false));

  it('may be none', () => expect(dislikedBy([])({ title: 'Anything' })).toBe(false));

  it.each([
    ['de', 'Nussallergie', 'Almond biscuits'],
    ['de', 'keine Milchprodukte', 'Farmhouse cheese box'],
    ['fr', 'allergie aux arachides', 'Peanut brittle'],
    ['es', 'alcohol', 'Craft gin set'],
    ['pt', 'sem glúten', 'Sourdough bread kit'],
    ['ja', 'ナッツアレルギー', 'Pistachio nougat'],
    ['ar', 'الكحول', 'Red wine'],
  ] as const)('are known in %s: %s leaves out %j', (language, dislike, title) => {
    expect(dislikedBy([dislike], language)({ title })).toBe(true);
    expect(dislikedBy([dislike], language)({ title: 'Bird feeder' })).toBe(false);
  });
});
