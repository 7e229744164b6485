import { hasHeadWord, headOf } from './head-word.js';

describe('the noun of what a listing must be', () => {
  it.each([
    ['illustrated field guide to British birds', 'guide'],
    ['official K-pop light stick', 'stick'],
    ['set of ceramic coasters', 'coasters'],
    ['a pair of 2 wool socks for walking', 'socks'],
    ['book of poems', 'book'],
    ['mug that keeps tea warm', 'mug'],
    ['candle', 'candle'],
    ['for the garden', 'garden'],
    ['', ''],
  ])('of "%s" is "%s"', (is, head) => expect(headOf(is)).toBe(head));
});

describe('a title', () => {
  it.each([
    ['VANILLA SCENTED CANDLES', 'scented candle'],
    ['REGENCY CAKESTAND', 'cake stand'],
    ['SET OF 6 TEA TOWELS', 'tea towel'],
    ['SET/2 RED RETROSPOT TEA TOWELS', 'tea towel'],
    ['Collins Bird Guide, 3rd edition', 'illustrated field guide to British birds'],
    ['BTS - Official Light Stick', 'official light stick'],
    ['K-pop Light Stick', 'official K-pop light stick'],
    ['Gooseneck Kettle with thermometer', 'gooseneck kettle'],
    ['CERAMIC BIRDHOUSE', 'ceramic bird house'],
    ['Bird House in oak', 'oak birdhouse'],
    ["Gardener's Notebook", 'garden notebook'],
    ['Bowls of walnut', 'walnut bowl'],
    ['Walnut bowl', 'walnut bowls'],
    ['Kitchen Knives', 'kitchen knife'],
    ['Café au lait bowl', 'cafe au lait bowl'],
  ])('"%s" names a %s', (title, is) => expect(hasHeadWord(title, is)).toBe(true));

  it.each([
    ['CANDLE SNUFFER', 'scented candle'],
    ['Wick trimmer for scented candles', 'scented candle'],
    ['Lantern with scented candle', 'scented candle'],
    ['Field Guide to Mushrooms', 'illustrated field guide to British birds'],
    ['Hockey Stick', 'official K-pop light stick'],
    ['FLORAL SOFT CAR TOY', 'owl soft toy'],
    ['TEA TIME TEA TOWELS', 'London tea towel'],
    ['Tea Towel Rail', 'cotton tea towel'],
    ['Kettle bell', 'gooseneck kettle'],
    ['Infused: Adventures in Tea', 'tea infuser'],
    ['Table organ', 'table organizer'],
    ['', 'kettle'],
    ['Kettle', ''],
  ])('"%s" names no %s', (title, is) => expect(hasHeadWord(title, is)).toBe(false));

  it('may leave the noun to its shelf', () => {
    expect(hasHeadWord('Ceramic owl, 300 ml', 'ceramic owl mug', 'Home > Kitchen > Mugs & Cups')).toBe(true);
    expect(hasHeadWord('Ceramic owl, 300 ml', 'ceramic owl mug', 'Home > Mugs > Racks')).toBe(false);
  });

  it('says what the thing has of the interest', () => {
    const interests = ['her two dogs'];
    expect(hasHeadWord('Biscuit tin', 'tin for dog biscuits', '', interests)).toBe(false);
    expect(hasHeadWord('Dog biscuit tin', 'tin for dog biscuits', '', interests)).toBe(true);
    expect(hasHeadWord('Biscuit tin', 'tin for dog biscuits')).toBe(true);
  });
});
