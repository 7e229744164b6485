import { giftFromIdea, giftFromPreview, ideaFromGift, noIdea } from './selected-gift.js';

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

  it('fills in the form again', () => {
    for (const other of [{}, { image: 'coast.example/sea.jpg' }, { link: '' }, { siteName: 'The Coast' }]) {
      const gift = giftFromIdea({ ...idea, ...other });
      expect(giftFromIdea(ideaFromGift(gift))).toEqual(gift);
    }
    expect(giftFromIdea({ ...idea, image: 'coast.example/sea.jpg' }).image).toBe('https://coast.example/sea.jpg');
  });
});

describe('A gift of a pasted link', () => {
  const url = 'https://shop.example/teapot';

  it('can be changed by the sender', () => {
    const found = {
      url,
      title: 'Teapot',
      description: 'Two cups.',
      image: `${url}.jpg`,
      price: '$48.00',
      siteName: 'Shop',
    };
    const gift = giftFromPreview(found);
    expect(gift).toEqual({ ...found, pageTitle: found.title, isOwnIdea: true });
    expect(giftFromIdea(ideaFromGift(gift))).toEqual(gift);
  });

  it('may have an address only, and never loads an unsafe one', () => {
    expect(giftFromPreview({ url, image: 'javascript:alert(1)' })).toMatchObject({
      title: '',
      price: '',
      url,
      image: '',
    });
  });
});
