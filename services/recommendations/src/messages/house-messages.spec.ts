import { messageTones, occasionTypes, type OccasionType } from '@presently/rules/vocabulary';
import { aProfile } from '../recommendations.builders.js';
import { faultsOf, likeness, wordsOf } from './check-message.js';
import { houseMessageFor, letterLanguage } from './house-messages.js';

const occasions = [...occasionTypes, undefined] as (OccasionType | undefined)[];
const languages = ['en', 'de', 'fr', 'es'] as const;
const cases = languages.flatMap((language) => messageTones.map((tone) => [language, tone] as const));
const asHeld = {
  en: 'Stoneware teapot',
  de: '„Stoneware teapot“',
  fr: '«\u00a0Stoneware teapot\u00a0»',
  es: '«Stoneware teapot»',
};

describe('house messages', () => {
  it.each(cases)('have no faults: %s, %s', (language, tone) => {
    for (const type of occasions) {
      const interests = type === 'Other' ? [] : ['pottery', 'slow mornings'];
      for (const [giftName, isCard] of [
        ['Stoneware teapot', false],
        [undefined, false],
        [undefined, true],
      ] as const) {
        const occasion = type ? { id: 'o', type, date: '1990-05-04' } : null;
        const profile = aProfile({ language, interests, occasion });
        const previous: string[] = [];
        for (let attempt = 0; attempt < 4; attempt++) {
          const message = houseMessageFor({ profile, giftName, isCard, tone, previous });
          const known = [profile.name, giftName, ...interests].join(' ');
          const isEnglish = language === 'en';
          expect(faultsOf(message, { firstName: 'Ida', known, previous: [], isEnglish })).toEqual([]);
          if (giftName) expect(message).toContain(asHeld[language]);
          previous.unshift(message);
        }
        expect(new Set(previous).size).toBe(4);
        expect(likeness(previous[0]!, previous[1]!)).toBeLessThan(0.6);
      }
    }
  });

  it.each(cases)(
    'share no sentence of more than six words beyond the greeting: 200 letters, %s, %s',
    (language, tone) => {
      const occasion = { id: 'o', type: 'Birthday', date: '1990-05-04' };
      const profile = aProfile({ language, occasion });
      const asked = { profile, giftName: 'Stoneware teapot with two cups', tone, previous: [] };
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
    },
  );

  it('are in the language of the recipient, and in English where there are no letters in it', () => {
    const of = (language: string | null) => letterLanguage({ language });
    expect(['de', 'de-AT', 'FR-ca', 'es-419', 'en-GB'].map(of)).toEqual(['de', 'de', 'fr', 'es', 'en']);
    expect([null, '', 'it', 'den', 'constructor'].map(of)).toEqual(['en', 'en', 'en', 'en', 'en']);
  });

  it('give a gift an article in English, unless its name has one', () => {
    const of = (giftName: string) => houseMessageFor({ profile: aProfile(), giftName, tone: 'warm', previous: [] });
    expect(of('Stoneware teapot')).toContain(' the Stoneware teapot');
    expect(of('The Tea Book')).not.toMatch(/the the/i);
  });

  it('insert names unchanged, also those that look like a pattern', () => {
    const profile = aProfile({ name: "$& O'Hara", interests: ['$1 books'] });
    const message = houseMessageFor({ profile, giftName: 'Tea [2 pack] {gift}', tone: 'warm', previous: [] });
    expect(message).toContain('$&');
    expect(message).not.toMatch(/[[\]{}]/);
  });
});
