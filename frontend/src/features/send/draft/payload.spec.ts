import { emptyDraft } from './draft.js';
import { aCard } from './selected-gift.js';
import { giftToSend } from './payload.js';

const draft = {
  ...emptyDraft,
  gift: {
    title: 'Teapot',
    description: 'Two cups.',
    price: '$48.00',
    url: 'https://shop.example/',
    image: 'https://shop.example/teapot.jpg',
    siteName: 'Recommended Product',
    isOwnIdea: false,
  },
  recipientId: 'r-1',
  occasionId: 'o-1',
  message: ' Dear Nora ',
  email: ' nora@example.com ',
  phone: '+1 555 010 0100',
};

describe('The gift to send', () => {
  it('says what it is for, and reminds nobody of sympathy', () => {
    const gift = { ...draft.gift, category: 'Tea things' };
    expect(giftToSend({ ...draft, gift, mood: 'belated', isNudgeWanted: true })).toMatchObject({
      mood: 'belated',
      category: 'Tea things',
      isNudgeWanted: true,
    });
    expect(giftToSend({ ...draft, mood: 'sympathy', isNudgeWanted: true })).not.toHaveProperty('isNudgeWanted');
  });

  it('waits for its product only if it goes out later and its sender orders it', () => {
    const sendAt = { date: '2030-01-01', time: '09:00', timeZone: 'UTC' };
    const wanted = { ...draft, opensOnArrival: true, buyer: 'sender-delivers' as const, sendAt };
    expect(giftToSend(wanted)).toMatchObject({ opensOnArrival: true });
    for (const other of [{ buyer: null }, { buyer: 'recipient' as const }, { sendAt: null }, { gift: aCard }])
      expect(giftToSend({ ...wanted, ...other })).not.toHaveProperty('opensOnArrival');
  });

  it('contains all known fields, and only the email as contact', () => {
    expect(giftToSend(draft)).toEqual({
      userId: '',
      recipientId: 'r-1',
      occasionId: 'o-1',
      giftName: 'Teapot',
      giftUrl: 'https://shop.example/',
      giftImageUrl: 'https://shop.example/teapot.jpg',
      giftDescription: 'Two cups.',
      price: '$48.00',
      message: 'Dear Nora',
      deliveryMethod: 'email',
      recipientEmail: 'nora@example.com',
      status: 'sent',
    });
  });

  it('contains the phone number only for a text message', () => {
    const gift = giftToSend({ ...draft, deliveryMethod: 'sms' });
    expect(gift).toMatchObject({ deliveryMethod: 'sms', recipientPhone: '+1 555 010 0100' });
    expect(gift).not.toHaveProperty('recipientEmail');
  });

  it('is scheduled for its day and time in the chosen zone', () => {
    const sendAt = { date: '2026-12-24', time: '09:00', timeZone: 'Asia/Tokyo' };
    expect(giftToSend({ ...draft, sendAt })).toMatchObject({
      status: 'planned',
      scheduledFor: '2026-12-24T00:00:00.000Z',
    });
  });

  it('contains the ids of its recordings', () => {
    const recording = (id: string) => ({ id, url: `/media/voice/${'v'.repeat(32)}.webm` });
    const gift = giftToSend({ ...draft, voiceNote: recording('u-1'), video: recording('u-2') });
    expect(gift).toMatchObject({ voiceNoteId: 'u-1', videoId: 'u-2' });
  });

  it('is called Gift if none was chosen, and leaves out unknown fields', () => {
    expect(giftToSend({ ...draft, gift: null, occasionId: '' })).toEqual({
      userId: '',
      recipientId: 'r-1',
      giftName: 'Gift',
      message: 'Dear Nora',
      deliveryMethod: 'email',
      recipientEmail: 'nora@example.com',
      status: 'sent',
    });
  });

  it('is a card without any field of a product', () => {
    const card = {
      ...draft,
      gift: aCard,
      buyer: 'sender-brings' as const,
      arrivesOn: '2026-12-24',
      isPriceShown: true,
    };
    expect(giftToSend(card)).toEqual({
      userId: '',
      recipientId: 'r-1',
      occasionId: 'o-1',
      isCard: true,
      message: 'Dear Nora',
      deliveryMethod: 'email',
      recipientEmail: 'nora@example.com',
      status: 'sent',
    });
  });

  it('contains a pasted link that was not looked up, unless a gift was chosen', () => {
    const pasted = { ...draft, link: ' shop.example/cup ' };
    expect(giftToSend({ ...pasted, gift: null })).toMatchObject({
      giftName: 'Gift',
      giftUrl: 'https://shop.example/cup',
    });
    expect(giftToSend({ ...pasted, gift: null, link: 'a cup' })).not.toHaveProperty('giftUrl');
    expect(giftToSend(pasted).giftUrl).toBe('https://shop.example/');
  });
});
