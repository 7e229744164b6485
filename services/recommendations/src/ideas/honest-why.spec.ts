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
