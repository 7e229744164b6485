import { maxLength } from '@presently/rules/vocabulary';
import { arrivalFrom } from './arrival.js';

const arriving = (query: Record<string, string>) => arrivalFrom(new URLSearchParams(query));

describe('Arriving on the send screen', () => {
  it('reads gift and recipient from the query string', () => {
    const arrival = arriving({
      giftLink: 'https://shop.example/teapot?size=2',
      giftName: 'Stoneware teapot',
      giftDescription: 'Holds two cups.\nNo more.',
      giftPrice: '$48.00',
      giftImage: 'https://shop.example/teapot.jpg',
      recipientId: 'r-1',
    });
    expect(arrival).toEqual({
      gift: {
        title: 'Stoneware teapot',
        description: 'Holds two cups.\nNo more.',
        price: '$48.00',
        url: 'https://shop.example/teapot?size=2',
        image: 'https://shop.example/teapot.jpg',
        siteName: 'Recommended Product',
        isOwnIdea: false,
      },
      recipientId: 'r-1',
    });
  });

  it('takes the mood of a card of the landing, and the category of an idea', () => {
    expect(arriving({ mood: 'sympathy' })).toEqual({ mood: 'sympathy' });
    expect(arriving({ mood: 'glee' })).toEqual({});
    const { gift } = arriving({ giftName: 'Teapot', giftCategory: ' Tea\nthings ' });
    expect(gift).toMatchObject({ category: 'Tea things' });
  });

  it('begins a card from the mail of a day', () => {
    const arrival = arriving({ card: '1', recipientId: 'r-1', occasionId: 'o-1' });
    expect(arrival).toMatchObject({ gift: { isCard: true, url: '' }, recipientId: 'r-1', occasionId: 'o-1' });
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://me:secret@shop.example/',
    '//shop.example/teapot',
    'teapot',
  ])('drops the address %j and keeps the gift', (address) => {
    const { gift } = arriving({ giftName: 'Teapot', giftLink: address, giftImage: address });
    expect(gift).toMatchObject({ title: 'Teapot', url: '', image: '' });
  });

  it('needs a name or a safe address for a gift', () => {
    expect(arriving({ giftLink: 'javascript:alert(1)', giftPrice: '$5' })).toEqual({});
    expect(arriving({ recipientId: 'r-1' })).toEqual({ recipientId: 'r-1' });
    expect(arriving({ giftLink: 'https://shop.example/' }).gift?.title).toBe('Gift');
  });

  it('reads the occasion only with a recipient', () => {
    expect(arriving({ recipientId: 'r-1', occasionId: 'o-1' })).toEqual({ recipientId: 'r-1', occasionId: 'o-1' });
    expect(arriving({ occasionId: 'o-1' })).toEqual({});
  });

  it('makes texts of shops acceptable to the server', () => {
    const { gift } = arriving({
      giftName: `Tea\u0000pot\n  for ${'two '.repeat(100)}`,
      giftDescription: 'First\u0007\r\nsecond',
      giftPrice: ' $48 ',
      giftLink: `https://shop.example/${'x'.repeat(maxLength.url)}`,
    });
    expect(gift?.title).toMatch(/^Tea pot for two two/);
    expect(gift?.title.length).toBeLessThanOrEqual(maxLength.giftName);
    expect(gift).toMatchObject({ description: 'First \nsecond', price: '$48', url: '' });
  });

  it('never cuts a surrogate pair', () => {
    const { gift } = arriving({ giftName: `a${'🎁'.repeat(maxLength.giftName)}` });
    expect(gift?.title.isWellFormed()).toBe(true);
    expect(gift?.title).toHaveLength(maxLength.giftName - 1);
  });
});
