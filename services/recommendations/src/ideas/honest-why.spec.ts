import type { Profile } from '../people/profile.js';
import { aProfile } from '../recommendations.builders.js';
import { HonestWhy, plainReason } from './honest-why.js';

const factsOf = (...texts: string[]): Profile['facts'] => texts.map((text) => ({ kind: 'interest', text }));
const told = (fact: string, why: string, own = 'thing') =>
  new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf(fact) })).read(why, own, true).why;

describe('a reason', () => {
  it.each([
    ['kpop', 'Her favourite K-pop album gets a home.'],
    ['D&D dungeon master', 'Running Dungeons & Dragons on a Saturday needs fewer notes.'],
    ['Dungeons & Dragons', 'A long D&D evening starts with a good roll.'],
    ['making things', 'For a DIY weekend, or an English afternoon with Earl Grey.'],
    ['japan', 'For evenings when Mina writes Japanese letters.'],
  ])('may name what belongs to %j: %s', (fact, why) => {
    expect(told(fact, why)).toBe(why);
  });

  it.each([
    ['tea', 'So she and Tom can talk.'],
    ['D&D', 'For long walks with Duke & Duncan Smith.'],
    ['tea', 'For the next walk in Hyde Park.'],
  ])('names nobody and no place that the facts lack: %j: %s', (fact, why) => {
    expect(told(fact, why)).toBe('');
  });

  it.each([
    'Sort the edges first, then a thousand pieces.',
    'Twenty experiments wait in the box.',
    'The marble is down in nine seconds.',
    'Two hundred parts and working doors.',
    'Thirty-six chances and no screen.',
    'It holds thousands of songs.',
    'A dozen breweries knock.',
    'For a fortieth birthday.',
  ])('counts nothing that nobody has counted: %s', (why) => {
    expect(told('tea', why, 'wooden puzzle')).toBe('');
  });

  it.each(['A sip of home at midnight, Mina.', 'Shoes off, Mina, and breathe.', 'Enjoy every cup, Mina!'])(
    'speaks to the giver, not to the person: %s',
    (why) => expect(told('tea', why)).toBe(''),
  );

  it.each(['Your friend, Mina, and her cup are in for a treat.', 'A cup for Mina.', 'Warm, like Mina herself.'])(
    'may name the person: %s',
    (why) => expect(told('tea', why)).toBe(why),
  );

  it('has no sentence that was cut off', () => {
    const reasons = new HonestWhy(aProfile({ facts: factsOf('tea') }));
    const cut = 'It keeps the pot warm. Backgrounds one never has time to look at, on';
    expect(reasons.read(cut, 'cosy', true)).toEqual({ why: 'It keeps the pot warm.', more: '' });
    expect(reasons.read('It keeps the pot warm “for ever.”', 'cosy', true).why).not.toBe('');
    // While it arrives, it is shown as far as it is written.
    expect(reasons.read(cut, 'cosy', false).more).toContain('Backgrounds');
  });

  it.each([
    ['one', 'One more cup, and the two of you are set.', 'tea'],
    ['an hour', 'Changing at three does not wake the house.', 'lamp'],
    ['a while', 'Ten minutes on the mat, and the day is off.', 'mat'],
    ['a manner of speaking', 'It says it a thousand times.', 'card'],
    ['nature', 'Four paws come home wet.', 'towel'],
    ['part of a name', 'Side two gets heard again, up to act three.', 'record'],
    ['a number of the idea, in words', 'A thousand pieces wait.', 'puzzle of a thousand pieces'],
    ['a number of the idea, in digits', 'A thousand pieces wait.', 'puzzle, 1000 pieces'],
  ])('may have %s', (_what, why, own) => {
    expect(told('tea', why, own)).toBe(why);
  });

  it.each([
    ['de', 'Tausend Teile warten auf ruhige Abende.', 'Zehn Minuten für sich.'],
    ['fr', 'Vingt expériences pour les curieux.', 'Dix minutes de calme.'],
    ['es', 'Veinte experimentos en una caja.', 'Mil veces mejor así.'],
    ['it', 'Cento pezzi da montare.', 'Cinque minuti di pace.'],
    ['pt', 'Vinte experimentos numa caixa.', 'Dez minutos de calma.'],
    ['ja', '千ピースを並べる夜に。', '夜のひとときに。'],
    ['ar', 'ألف قطعة تنتظر.', 'لحظة هادئة.'],
  ] as const)('counts as little in %s', (senderLanguage, counting, plain) => {
    const why = new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf('tea'), senderLanguage }));
    expect(why.read(counting, 'thing', true).why).toBe('');
    expect(why.read(plain, 'thing', true).why).toBe(plain);
  });

  it('has a first sentence, and a rest that only some products may bear out', () => {
    const why = new HonestWhy(aProfile({ name: 'Mina Hart', facts: factsOf('tea') }));
    expect(why.read('Mina sits down to a good cup. The steam does the rest.', 'tea', true)).toEqual({
      why: 'Mina sits down to a good cup.',
      more: 'The steam does the rest.',
    });
    expect(why.read('Mina sits down to a go', 'tea', false)).toEqual({ why: 'Mina sits down to a', more: '' });
  });

  it('is a plain one, each another one', () => {
    const reasons = [0, 1, 2, 3].map((nth) => plainReason('Oak tray', 'Mina', nth, 'en'));
    expect(new Set(reasons).size).toBe(4);
    for (const reason of reasons) expect(reason).toContain('Mina');
  });
});
