import { anyWord, isMourning, speaksOfLoss } from '@presently/rules/gift-mood';
import { isSerious, isTrouble, speaksOfIllness } from '@presently/rules/troubles';
import type { GiftMood } from '@presently/rules/vocabulary';
import { firstNameOf, type Profile } from '../people/profile.js';
import { isCircumstance } from './pastimes.js';
import { stopWords } from './stop-words.js';

/** `gentle`: an ordinary occasion of somebody who mourns or is ill. */
export type Mood = 'glad' | 'grief' | 'illness' | 'apology' | 'gentle';

const apology = anyWord(
  'apolog|sorry|forgive|make up for|making amends|make amends',
  'entschuldig|verzeih|tut mir leid|um vergebung',
  'excuses|pardon|désolée?\\b',
  'perdón|perdóname|disculp|lo siento',
  'scus[ae]|perdon|mi dispiace|desculp|perdão|sinto muito',
  'اعتذار|آسف|آسفة|سامح',
  'ごめん|お詫び|謝罪|すみません',
);
/** The occasion's own title, which comes with the person's details. */
export function titleOf({ occasion }: Pick<Profile, 'occasion'>): string {
  const titled: { date: string; title?: string | null } | null = occasion;
  return titled?.title?.trim() ?? '';
}

/** What somebody has left behind: "A year without smoking". */
const overcome = anyWord('without|ohne|sans|sin|senza|sem|sober|clean|quit|free|survivor|nüchtern|rauchfrei');

/** Types of occasions that stay glad whatever else is known of the person: they are the person's own feast. */
const feasts = ['Wedding', 'Graduation', 'Anniversary'];

/** What a letter has to fit, whatever tone was chosen. */
export function moodOf({ occasion, interests }: Pick<Profile, 'occasion' | 'interests'>, wanted?: GiftMood): Mood {
  const title = titleOf({ occasion });
  if (isMourning(title)) return 'grief';
  if (speaksOfIllness(title)) return 'illness';
  if (apology.test(title)) return 'apology';
  // Sympathy for somebody who is ill, and has lost nobody.
  if (wanted === 'sympathy')
    return interests.some(speaksOfIllness) && !interests.some(speaksOfLoss) ? 'illness' : 'grief';
  // "Divorce is final", unless the giver says that it is a celebration.
  if (!wanted && isTrouble(title) && !overcome.test(title)) return 'gentle';
  return interests.some(isSerious) && !feasts.includes(occasion?.type ?? '') ? 'gentle' : 'glad';
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Words of the chosen facts alone. */
function wordsOnlyIn(
  profile: Pick<Profile, 'interests' | 'name' | 'relationship'>,
  isChosen: (fact: string) => boolean,
) {
  const others = profile.interests.filter((interest) => !isChosen(interest));
  const elsewhere = new Set([...others, firstNameOf(profile), profile.relationship].flatMap(wordsIn));
  const words = new Set(profile.interests.filter(isChosen).flatMap(wordsIn));
  return [...words].filter((word) => !elsewhere.has(word) && !plain.has(word));
}

/** Words that belong to a trouble alone: no message may hold them. */
export const troubleWords = (profile: Pick<Profile, 'interests' | 'name' | 'relationship'>): string[] =>
  wordsOnlyIn(profile, isTrouble);

/** Words of troubles and of turns of life: no message may praise them. */
export const unpraisedWords = (profile: Pick<Profile, 'interests' | 'name' | 'relationship'>): string[] =>
  wordsOnlyIn(profile, (fact) => isTrouble(fact) || isCircumstance(fact));

/** Words that tell no trouble by themselves. Troubles are written in any language. */
const plain = new Set(
  stopWords.concat(
    (
      'the and her his their our your for with has had was who she him them from but always recently just since ' +
      'still very new own after before can cannot not this that over again year years month months week weeks ' +
      'last next now today soon right lost bad cold trouble tired hands feet home house work office time times ' +
      'make makes made making start starts started starting hold holds holding keep keeps keeping feel feels ' +
      'feeling get gets getting got going doing having being trying need needs want wants take takes taking ' +
      'together through around everything everyone thing things stuff lot bit really quite little big people ' +
      'person life day days night nights morning evening loves love bien muy está très trop gerade mehr molto muito'
    ).split(' '),
  ),
);
