import { UnfitAnswer } from '../model/model-unavailable.js';
import { aProfile } from '../recommendations.builders.js';
import { askForMessage, type MessageAsked } from './ask-for-message.js';

const title = 'Le Creuset Signature Round Dutch Oven, 5.5 Qt.';
const ask = (more: Partial<MessageAsked> = {}) =>
  askForMessage({ profile: aProfile(), giftName: title, tone: 'warm', previous: [], ...more });
const body =
  'Happy birthday, Ida! Something is waiting for you under that paper, and nobody makes a slow morning as lovely as ' +
  'you do. May it keep you company for many years, next to something warm from the kitchen. Enjoy your day.';
const occasion = { id: 'o', type: 'Other', date: '2026-05-04', title: 'Funeral of her father' };

describe('a question for a message', () => {
  it('holds nothing of the gift’s name, also not from earlier messages', () => {
    const previous = [`Enjoy the ${title}! All the best, Ida.`];
    const { instructions, data } = ask({ previous });
    expect(`${instructions} ${JSON.stringify(data)}`).not.toMatch(/creuset|oven/i);
    expect(data).toMatchObject({ gift: null });
    expect(instructions).toMatch(/surprise/);
  });

  it('holds the kind of the gift in plain words, if the giver asks for it', () => {
    const { data } = ask({ mayNameGift: true });
    expect(data).toMatchObject({ gift: 'this dutch oven' });
    expect(JSON.stringify(data)).not.toMatch(/creuset/i);
  });

  it('asks for quiet words when the occasion is hard, in every tone', () => {
    const { instructions, data } = ask({ tone: 'funny', profile: aProfile({ occasion }) });
    expect(instructions).toMatch(/grief/);
    expect(data).toMatchObject({ tone: 'warm', occasion: { title: occasion.title } });
  });

  it('keeps troubles out of an ordinary one', () => {
    const interests = ['pottery', 'bad knees'];
    expect(ask({ profile: aProfile({ interests }) }).data).toMatchObject({ person: { interests: ['pottery'] } });
  });
});

describe('interests', () => {
  const interests = ['pottery', 'kintsugi dreams', 'dementia', 'retired'];

  it.each(['Birthday', 'Other'])('are the pastimes, other facts are told apart, and troubles never: %s', (type) => {
    const profile = aProfile({ interests, occasion: { ...occasion, type } });
    const { data } = ask({ profile });
    expect(data).toMatchObject({ person: { interests: ['pottery'], other: ['kintsugi dreams', 'retired'] } });
    expect(JSON.stringify(data)).not.toMatch(/dementia/);
  });

  it.each(['Your devotion to dementia moves me.', 'It is essential equipment for a retired soul.'])(
    'are praised, and nothing else: %s',
    (sentence) => {
      const profile = aProfile({ interests });
      expect(ask({ profile }).read({ message: `${body} ${sentence}` })).toBe(body);
    },
  );

  it('leave out a word of the same trouble', () => {
    const profile = aProfile({ interests: ['diabetes'] });
    expect(ask({ profile }).read({ message: `${body} A diabetic deserves sweetness.` })).toBe(body);
  });

  it('do not keep a turn of life out', () => {
    const said = `${body} Retired people have the best mornings.`;
    expect(ask({ profile: aProfile({ interests }) }).read({ message: said })).toBe(said);
  });
});

describe('an answer', () => {
  it('is taken as it is, or without a faulty sentence', () => {
    expect(ask().read({ message: body })).toBe(body);
    expect(ask().read({ message: `${body} Enjoy the new Dutch oven.` })).toBe(body);
    expect(ask().read({ message: `${body} It made me think of Paris.` })).toBe(body);
  });

  it('may name the kind of the gift if the giver asks, and never its title', () => {
    const named = `${body} Enjoy the dutch oven.`;
    expect(ask({ mayNameGift: true }).read({ message: named })).toBe(named);
    expect(ask({ mayNameGift: true }).read({ message: `${body} Enjoy the ${title}` })).toBe(body);
  });

  it.each(['Visit https://evil.example/pay.', 'Write to me@evil.example.', '<b>Hi</b>', 'Your code is 482913.'])(
    'is not used in part if it holds what a stranger may have made it say: %s',
    (sentence) => expect(() => ask().read({ message: `${body} ${sentence}` })).toThrow(UnfitAnswer),
  );

  it('goes back with its faults if too little is left', () => {
    const message = body.replace('Happy birthday, Ida!', 'Happy 36th birthday, Ida!');
    expect(() => ask().read({ message })).toThrow(UnfitAnswer);
    expect(() => ask().read({ message: 'Enjoy, Ida.' })).toThrow(/2 words/);
    expect(() => ask().read({ message: `${body} ${'Enjoy. '.repeat(50_000)}` })).toThrow(/much too long/);
    expect(() => ask().read({})).toThrow(UnfitAnswer);
  });
});
