import { messageTones, occasionTypes, type OccasionType } from '@presently/rules/vocabulary';
import { aProfile } from '../recommendations.builders.js';
import { faultsOf, likeness, wordsOf } from './check-message.js';
import { houseMessageFor } from './house-messages.js';

const occasions = [...occasionTypes, undefined] as (OccasionType | undefined)[];
const cases = messageTones.flatMap((tone) => occasions.map((type) => [tone, type] as const));

describe('house messages', () => {
  it.each(cases)('have no faults: %s, %s', (tone, type) => {
    for (const interests of [['pottery', 'slow mornings'], []]) {
      for (const giftName of ['Stoneware teapot', undefined]) {
        const profile = aProfile({ interests, occasion: type ? { id: 'o', type, date: '1990-05-04' } : null });
        const previous: string[] = [];
        for (let attempt = 0; attempt < 4; attempt++) {
          const message = houseMessageFor({ profile, giftName, tone, previous });
          const known = [profile.name, giftName, ...interests].join(' ');
          expect(faultsOf(message, { firstName: 'Ida', known, previous: [] })).toEqual([]);
          if (giftName) expect(message).toContain(giftName);
          previous.unshift(message);
        }
        expect(new Set(previous).size).toBe(4);
        expect(likeness(previous[0]!, previous[1]!)).toBeLessThan(0.6);
      }
    }
  });

  it.each(messageTones)('share no sentence of more than six words beyond the greeting: 200 letters, %s', (tone) => {
    const occasion = { id: 'o', type: 'Birthday', date: '1990-05-04' };
    const asked = { profile: aProfile({ occasion }), giftName: 'Stoneware teapot with two cups', tone, previous: [] };
    const seen = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const sentences = houseMessageFor(asked)
        .match(/[^.!?]+[.!?]/g)!
        .slice(1);
      const long = sentences.map((sentence) => sentence.trim()).filter((sentence) => wordsOf(sentence).length > 6);
      expect(long.length).toBeGreaterThan(0);
      for (const sentence of long) {
        expect(seen).not.toContain(sentence);
        seen.add(sentence);
      }
    }
  });

  it('insert names unchanged, also those that look like a pattern', () => {
    const profile = aProfile({ name: "$& O'Hara", interests: ['$1 books'] });
    const message = houseMessageFor({ profile, giftName: 'Tea [2 pack] {gift}', tone: 'warm', previous: [] });
    expect(message).toContain('$&');
    expect(message).not.toMatch(/[[\]{}]/);
  });
});
