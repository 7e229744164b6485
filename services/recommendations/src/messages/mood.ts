import { anyWord } from '@presently/rules/any-word';
import { isMourning, speaksOfLoss } from '@presently/rules/gift-mood';
import { isTreatment, wishesHealth } from '@presently/rules/illness-titles';
import { losesThing } from '@presently/rules/losses';
import { isSerious, isTrouble, speaksOfIllness, tellsTrouble } from '@presently/rules/troubles';
import type { GiftMood } from '@presently/rules/vocabulary';
import { firstNameOf, type Profile } from '../people/profile.js';
import { isWithoutSpaces } from '../without-spaces.js';
import { care, isEveryday, sayings } from './wording/everyday-words.js';
import { holdsWord } from './gift-words.js';
import { isCircumstance, pastimeIn } from './pastimes.js';
import { stopWords } from './wording/stop-words.js';
import { wordsOf } from './words.js';

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

/** What somebody has left behind: "A year without smoking", "Cancer-free!", "Welcome home from hospital". */
const overcome = anyWord(
  'without|(?:ohne|sans|sin|senza|sem)(?! (?:arbeit|job|emploi|travail|trabajo|empleo|lavoro|emprego|trabalho)\\b)|sober|clean|quit|free|survivor|nüchtern|rauchfrei',
  'welcome (?:home|back)|(?:home|back) from|out of\\b(?! work)|won\\b|discharge|remission|beat(?:s|ing)?\\b|cured|healed|recovered|end of|last (?:chemo|radi|treatment|(?:day|week) (?:of|in|at) )|all clear|finish|(?:is|are) over',
  '\\p{L}{2,20}frei\\b|geheilt|überstanden|ende (?:der|des|von)\\b|willkommen|entlassen|zurück aus|letzte (?:chemo|bestrahlung)|wieder (?:da|gesund|zu ?hause)',
  'rémission|guérie?\\b|sortie|retour|fin (?:de|del|da|do)\\b|dernière|bienvenue',
  'curad[oa]|superad[oa]|remisión|remissão|alta\\b|vuelta|bienvenid|última|venc|volta\\b|bem-vind|livre|libre',
  'guarit|superat|remissione|dimess|dimissioni|ritorno|bentornat|ultima|fine (?:della|delle|chemio)',
  '退院|快気|完治|全快|克服|寛解|卒業|おかえり',
  'شُ?في(?:ت|نا)?\\b|تعاف|خروج|العودة|عودة|انتهاء|آخر جلسة|الحمد لله على',
);

/** Types of occasions that stay glad whatever else is known of the person: they are the person's own feast. */
const feasts = ['Wedding', 'Graduation', 'Anniversary'];

/** What a letter has to fit, whatever tone was chosen. */
export function moodOf({ occasion, interests }: Pick<Profile, 'occasion' | 'interests'>, wanted?: GiftMood): Mood {
  const title = titleOf({ occasion });
  if (isMourning(title)) return 'grief';
  const isOvercome = overcome.test(title);
  if (wishesHealth(title) || ((speaksOfIllness(title) || isTreatment(title)) && !isOvercome)) return 'illness';
  if (apology.test(title)) return 'apology';
  // Sympathy for somebody who is ill, and has lost nobody.
  if (wanted === 'sympathy')
    return interests.some(speaksOfIllness) && !interests.some(speaksOfLoss) ? 'illness' : 'grief';
  // "Divorce is final", unless the giver says that it is a celebration.
  if (!wanted && (isTrouble(title) || losesThing(title)) && !isOvercome) return 'gentle';
  return interests.some(isSerious) && !feasts.includes(occasion?.type ?? '') ? 'gentle' : 'glad';
}

/** Words that tell something: in Japanese, those with more than kana. */
const wordsIn = (text: string): string[] =>
  isWithoutSpaces.test(text)
    ? wordsOf(text).filter((word) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(word) && word.length > 1)
    : (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

const signs = String.raw`[,;:.!?()/\n、。，؛،•·]|\s[-–—]\s`;
/** Words before a love, or against what was said, in each of the languages. A love that is denied is none. */
const turns = [
  "but|although|though|(?<!(?:n['’]?t|not|never|longer|hardly) )(?:loves?|likes?|enjoys?|adores?)|(?<=^|is |are |now |really |very |but |and )into",
  'aber|jedoch|doch|(?:liebt|mag|genießt)(?! (?:kein|nicht))',
  'mais|aime|adore|passionnée?',
  'pero|sino|(?<!no )les? (?:gusta|encanta)n?|(?<!no )(?:ama|adora|disfruta)',
  'però|(?<!non )(?:ama|adora)|(?<!non )(?:gli|le) piace',
  'mas|porém|(?<!não )(?:ama|adora|gosta|curte)',
  'و?لكن|(?<!لا )و?[يت](?:حب|هوى|عشق)',
];
const between = new RegExp(
  `${signs}|(?<![\\p{L}'’])(?:${turns.join('|')})(?!\\p{L})|だけど|けれど|けど|ですが|でも|しかし`,
  'iu',
);

/**
 * What of a fact is of the chosen kind, and what is not: "ADHD, loves LEGO" has a trouble and a love. A name belongs to
 * what stands before it: "lost her dog, Bruno".
 */
function parted(fact: string, isChosen: (part: string) => boolean): { chosen: string[]; others: string[] } {
  if (!isChosen(fact)) return { chosen: [], others: [fact] };
  const chosen: string[] = [];
  const others: string[] = [];
  let isBefore = false;
  for (const part of fact.split(between).map((text) => text.trim())) {
    const isName = /^\p{Lu}\p{Ll}+$/u.test(part) && pastimeIn(part) === undefined;
    isBefore = isChosen(part) || (isBefore && isName);
    (isBefore ? chosen : others).push(part);
  }
  return chosen.length > 0 ? { chosen, others } : { chosen: [fact], others: [] };
}

/** `dos` of "mal de dos" is a back, though Spanish counts with it. */
const aches = /(?<!\p{L})mal (?:de|au|aux|à la) (?<where>\p{L}+)/u;

/** Words of the chosen facts alone. */
function wordsOnlyIn(
  profile: Pick<Profile, 'interests' | 'name' | 'relationship'>,
  isChosen: (fact: string) => boolean,
) {
  const parts = profile.interests.map((interest) => parted(interest, isChosen));
  const others = parts.flatMap((part) => part.others);
  const elsewhere = new Set([...others, firstNameOf(profile), profile.relationship].flatMap(wordsIn));
  const chosen = parts.flatMap((part) => part.chosen);
  const aching = new Set(chosen.flatMap((part) => aches.exec(part.toLowerCase())?.groups?.['where'] ?? []));
  const words = new Set(chosen.flatMap(wordsIn));
  return [...words].filter((word) => !elsewhere.has(word) && (aching.has(word) || !plain.has(word)));
}

const fewestOfStem = 5;
/** Whether a text has one of the words, or another one of the same trouble: `diabetic` for `diabetes`. */
export function repeatsOneOf(text: string, words: readonly string[]): boolean {
  if (holdsWord(text, words)) return true;
  // Where words are written together, a trouble is a part of one.
  if (isWithoutSpaces.test(text) && words.some((word) => text.includes(word))) return true;
  const stems = words
    .filter((word) => word.length > fewestOfStem && isTrouble(word))
    .map((word) => word.slice(0, Math.max(fewestOfStem, word.length - 3)));
  return stems.length > 0 && wordsOf(text).some((word) => stems.some((stem) => word.toLowerCase().startsWith(stem)));
}

/**
 * Whether a sentence of a letter speaks of one of the words: `back` alone is none of "bad back" in "I have your back", but
 * is beside a word for illness, loss or care. What everybody says with such words does not count.
 */
export function speaksOfOne(sentence: string, words: readonly string[]): boolean {
  const [said, own] = [sentence.replaceAll(sayings, ' '), [...words]];
  const telling = own.filter((word) => !isEveryday(word));
  return repeatsOneOf(said, telling) || (telling.length < own.length && care.test(said) && repeatsOneOf(said, own));
}

/**
 * Whether a sentence of a letter names a trouble of somebody: by a word of it, or by any that is a trouble, as it is seldom
 * another one.
 * @param words of the troubles; a person without them has none to name
 */
export const namesTrouble = (sentence: string, words: readonly string[]): boolean =>
  words.length > 0 && (speaksOfOne(sentence, words) || tellsTrouble(sentence.replaceAll(sayings, ' ')));

/** Words that belong to a trouble alone: no message may hold them. */
export const troubleWords = (profile: Pick<Profile, 'interests' | 'name' | 'relationship'>): string[] =>
  wordsOnlyIn(profile, isTrouble);

/** Words of troubles and of turns of life: no message may praise them. */
export const unpraisedWords = (profile: Pick<Profile, 'interests' | 'name' | 'relationship'>): string[] =>
  wordsOnlyIn(profile, (fact) => isTrouble(fact) || isCircumstance(fact));

/** Words that tell no trouble by themselves. Troubles are written in any language. */
export const plain = new Set(
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
