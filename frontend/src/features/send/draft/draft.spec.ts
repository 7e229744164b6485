import { arrivingFor, draftFrom, emptyDraft, isEmpty, withGenerated, withOwnText, withRecipient } from './draft.js';

const gift = {
  title: 'Teapot',
  description: '',
  price: '$48',
  url: 'https://shop.example/',
  image: '',
  siteName: 'shop.example',
  isOwnIdea: true,
};
const draft = {
  ...emptyDraft,
  gift,
  idea: {
    name: 'A walk',
    price: '',
    link: 'coast.example',
    description: '',
    image: '/sea.jpg',
    siteName: 'The Coast',
  },
  link: 'https://shop.example/tea',
  recipientId: 'r-1',
  occasionId: 'o-1',
  message: 'Dear Nora',
  tone: 'funny' as const,
  generated: [{ message: 'Dear sister', source: 'curator' as const, isSandbox: true }],
  replaced: ['Hi Nora'],
  voiceNote: { id: 'u-1', url: `/media/voice/${'v'.repeat(32)}.webm` },
  video: null,
  deliveryMethod: 'sms' as const,
  email: 'nora@example.com',
  phone: '+1 555 010 0100',
  press: { key: 'k', content: '{}' },
};

describe('The draft of a gift', () => {
  it('comes back as it was stored', () => {
    expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
    expect(isEmpty(draftFrom(JSON.stringify(emptyDraft)))).toBe(true);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"gift":3,"message":{},"deliveryMethod":"pigeon"}',
    '{"tone":"rude","generated":[7,{"message":"x"}],"replaced":[[]]}',
  ])('begins empty when %j is what is stored', (stored) => {
    expect(draftFrom(stored)).toEqual(emptyDraft);
  });

  it('drops an unsafe stored address', () => {
    const tampered = {
      ...draft,
      gift: { ...gift, url: 'javascript:alert(1)', image: 'data:,x' },
      voiceNote: { id: 'u-1', url: 'https://elsewhere.example/a.mp3' },
    };
    expect(draftFrom(JSON.stringify(tampered))).toMatchObject({ gift: { url: '', image: '' }, voiceNote: null });
  });

  it('forgets the occasion when another recipient is chosen', () => {
    expect(withRecipient(draft, 'r-2')).toMatchObject({ recipientId: 'r-2', occasionId: '', email: draft.email });
    expect(withRecipient(draft, 'r-1')).toEqual(draft);
  });

  it('forgets the contact when another recipient comes with the address', () => {
    expect(arrivingFor(draft, 'r-2')).toMatchObject({ recipientId: 'r-2', email: '', phone: '', message: 'Dear Nora' });
    expect(arrivingFor(draft, 'r-1')).toEqual(draft);
  });

  it('takes the occasion of the address', () => {
    expect(arrivingFor(draft, 'r-2', 'o-2')).toMatchObject({ recipientId: 'r-2', occasionId: 'o-2' });
    expect(arrivingFor(draft, 'r-1')).toEqual(draft);
  });
});

describe('A generated message', () => {
  const written = (message: string) => ({ message, source: 'model' as const, isSandbox: false });
  const own = { ...emptyDraft, message: 'My own words' };

  it('replaces a blank text and another generated one without keeping them', () => {
    const twice = withGenerated(withGenerated(emptyDraft, written('One')), written('Two'));
    expect(twice).toMatchObject({ message: 'Two', generated: [written('Two'), written('One')], replaced: [] });
  });

  it('replaces the sender’s own text, which can be brought back', () => {
    const replaced = withGenerated(withGenerated(own, written('One')), written('Two'));
    expect(replaced).toMatchObject({ message: 'Two', replaced: ['My own words'] });
    expect(withOwnText(replaced)).toMatchObject({ message: 'My own words', replaced: [] });
  });

  it('counts as the sender’s own once it is changed', () => {
    const edited = { ...withGenerated(own, written('One')), message: 'One, and more' };
    const again = withGenerated(edited, written('Two'));
    expect(again.replaced).toEqual(['One, and more', 'My own words']);
    const [first, second] = [withOwnText(again), withOwnText(withOwnText(again))];
    expect([first.message, second.message]).toEqual(['One, and more', 'My own words']);
    expect(second.replaced).toEqual(['One, and more']);
  });
});
