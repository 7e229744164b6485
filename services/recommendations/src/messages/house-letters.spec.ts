import { languages, type Language } from '@presently/rules/languages';
import { messageTones } from '@presently/rules/vocabulary';
import { readFileSync } from 'node:fs';
import { aProfile } from '../recommendations.builders.js';
import { askForMessage } from './ask-for-message.js';
import { faultsOf } from './check-message.js';
import { houseMessageFor } from './house-messages.js';
import { unpraisedWords, troubleWords, type Mood } from './mood.js';

/** Troubles whose words no letter says of something else. */
const troubles: Record<Language, string> = {
  en: 'ADHD|diabetes|bad knees|divorced|lost her job|always tired|lonely|sober|a rough year|dieting',
  de: 'ADHS|Diabetes|kaputte Knie|geschieden|Job verloren|immer müde|einsam|Stress|schweres Jahr|keine Zeit',
  fr: 'TDAH|diabète|mal au dos|divorcée|chômage|fatiguée|triste|ne dort pas',
  es: 'TDAH|diabetes|dolor de espalda|divorciada|en paro|cansada|triste|no duerme',
  it: 'ADHD|diabete|mal di schiena|divorziata|disoccupata|stanca|triste|dorme male',
  pt: 'TDAH|diabetes|dor nas costas|divorciada|desempregada|cansada|triste|não dorme',
  ja: 'ADHD|糖尿病|腰痛|離婚|失業|疲れ|孤独|眠れない',
  ar: 'فرط الحركة|السكري|آلام الظهر|مطلقة|عاطل|متعبة|حزينة|لا ينام',
};
/** Of a word that letters are fond of. */
const ofHearts: Record<Language, string> = {
  en: 'bad heart|bad luck|bad eyes',
  de: 'schwaches Herz',
  fr: 'mal au cœur',
  es: 'año difícil|mala suerte',
  it: 'mal di cuore',
  pt: 'ano difícil|sem tempo',
  ja: '大変な一年',
  ar: 'سنة صعبة',
};

const textsIn = (file: string): [path: string, text: string][] => {
  const found: [string, string][] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.push([path, value]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
  };
  walk(JSON.parse(readFileSync(new URL(`letters/${file}.json`, import.meta.url), 'utf8')), '');
  return found.filter(([path]) => path !== 'sentence' && path !== 'between');
};

describe('every sentence of house letters', () => {
  it.each(languages)('says no trouble, and has no other fault beside one: %s', (language) => {
    const faulty: string[] = [];
    for (const trouble of troubles[language].split('|')) {
      const profile = aProfile({ interests: [trouble, 'chess'] });
      const words = troubleWords(profile);
      for (const file of [language, `quiet-${language}`])
        for (const [path, text] of textsIn(file)) {
          const mood = file === language ? 'glad' : (path.split('.')[0] as Mood);
          const filled = text.replaceAll('{name}', 'Ida').replaceAll(/\{interest\}/giu, 'chess');
          const faults = faultsOf(filled.replaceAll('{gift}', 'this'), {
            firstName: 'Ida',
            known: `Ida chess ${trouble}`,
            previous: [],
            isEnglish: language === 'en',
            mood,
            troubles: mood === 'grief' || mood === 'illness' ? [] : words,
            unpraised: unpraisedWords(profile),
          }).filter((fault) => !/it must have|first name/.test(fault));
          if (faults.length > 0) faulty.push(`${path}: ${text} (${trouble}): ${faults.join()}`);
        }
    }
    expect(faulty).toEqual([]);
  });
});

describe('a house letter beside troubles', () => {
  const titles = [null, 'Funeral', 'Get well soon', 'To say sorry', 'Divorce'];
  it.each(languages.flatMap((language) => messageTones.map((tone) => [language, tone] as const)))(
    'is what a model may write: %s, %s',
    (language, tone) => {
      for (const trouble of `${troubles[language]}|${ofHearts[language]}`.split('|'))
        for (const title of titles)
          for (const mood of title ? [undefined] : ([undefined, 'thank-you', 'belated', 'just-because'] as const)) {
            const occasion = { id: 'o', type: title ? 'Other' : 'Birthday', date: '1990-05-04', title };
            const profile = aProfile({ language, interests: [trouble, 'chess'], occasion });
            const asked = { profile, giftName: undefined, mood, tone, previous: [] };
            const message = houseMessageFor(asked);
            expect(askForMessage(asked).read({ message })).toBe(message);
          }
    },
  );
});
