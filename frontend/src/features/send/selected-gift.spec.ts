import { giftFromIdea, ideaFromGift, linkFrom } from './selected-gift.js';

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
  const idea = { name: ' A walk by the sea ', price: '', link: 'www.coast.example', description: 'With soup.' };

  it('is named after the site of its link', () => {
    expect(giftFromIdea(idea)).toMatchObject({
      title: 'A walk by the sea',
      url: 'https://www.coast.example/',
      siteName: 'coast.example',
      isOwnIdea: true,
    });
    expect(giftFromIdea({ ...idea, link: '' }).siteName).toBe('Your own idea');
  });

  it('can be changed without typing it again', () => {
    expect(giftFromIdea(ideaFromGift(giftFromIdea(idea)))).toEqual(giftFromIdea(idea));
  });
});
