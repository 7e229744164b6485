import { giftFromIdea, giftFromPreview, ideaFromGift, linkFrom, noIdea } from './selected-gift.js';

describe('A link typed by hand', () => {
  it.each([
    ['https://shop.example/teapot', 'https://shop.example/teapot'],
    ['  shop.example/teapot ', 'https://shop.example/teapot'],
    ['www.shop.example', 'https://www.shop.example/'],
    ['http://shop.example', 'http://shop.example/'],
  ])('%j means %s', (typed, meant) => {
    expect(linkFrom(typed)).toBe(meant);
  });

  it.each(['', 'a teapot', 'teapot', 'javascript:alert(1)', 'ftp://shop.example', 'me@shop.example', 'https://'])(
    '%j means nothing that can be followed',
    (typed) => {
      expect(linkFrom(typed)).toBe('');
    },
  );
});

describe('A gift in the sender’s own words', () => {
  const idea = { ...noIdea, name: ' A walk by the sea ', link: 'www.coast.example', description: 'With soup.' };

  it('is named after the site of its link', () => {
    expect(giftFromIdea(idea)).toMatchObject({
      title: 'A walk by the sea',
      url: 'https://www.coast.example/',
      siteName: 'coast.example',
      isOwnIdea: true,
    });
    expect(giftFromIdea({ ...idea, siteName: 'The Coast' }).siteName).toBe('The Coast');
    expect(giftFromIdea({ ...idea, link: '', siteName: 'The Coast' }).siteName).toBe('Your own idea');
  });

  it('can be changed without typing it again', () => {
    for (const other of [{}, { image: 'coast.example/sea.jpg' }, { link: '' }, { siteName: 'The Coast' }]) {
      const gift = giftFromIdea({ ...idea, ...other });
      expect(giftFromIdea(ideaFromGift(gift))).toEqual(gift);
    }
    expect(giftFromIdea({ ...idea, image: 'coast.example/sea.jpg' }).image).toBe('https://coast.example/sea.jpg');
  });
});

describe('A gift that was looked up', () => {
  const url = 'https://shop.example/teapot';

  it('is the sender’s to change', () => {
    const found = {
      url,
      title: 'Teapot',
      description: 'Two cups.',
      image: `${url}.jpg`,
      price: '$48.00',
      siteName: 'Shop',
    };
    const gift = giftFromPreview(found);
    expect(gift).toEqual({ ...found, isOwnIdea: true });
    expect(giftFromIdea(ideaFromGift(gift))).toEqual(gift);
  });

  it('may be known by its address alone, and never loads an unsafe one', () => {
    expect(giftFromPreview({ url, image: 'javascript:alert(1)' })).toMatchObject({
      title: '',
      price: '',
      url,
      image: '',
    });
  });
});
