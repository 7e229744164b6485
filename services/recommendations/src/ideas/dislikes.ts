import { isWithoutSpaces } from '../without-spaces.js';
import { stopWords } from '../messages/stop-words.js';
import type { Language } from '@presently/rules/languages';
import type { Profile } from '../people/profile.js';
import { avoided, type Avoided } from './avoided.js';
import { wordsOf } from './kind.js';

interface Described {
  title: string;
  category?: string | undefined;
}

/** How people write dislikes: "allergic to nuts", "soya makes her ill" and "can't stand nuts" are about one thing. */
const wording = new Set(
  stopWords
    .concat(
      (
        'allergy allergies allergic intolerant intolerance sensitive sensitivity dislike dislikes hate hates hated avoid ' +
        'avoids no not never any anything nothing free with without please strong things thing stuff about can cant ' +
        'stand bear eat eats eating drink makes make gives give get gets ill sick rash itch itchy reaction react reacts ' +
        'fan serious severe bad badly really very too much only keeps kept is has had her him his she he they them it ' +
        'person type diet disease products product kind all phobia scared afraid terrified bleh yuck thanks toxic ' +
        'allergie allergisch allergique alergia alergica alergico alérgica alérgico intolerante intolérant intolleranza ' +
        'kein keine keinen ohne mag bitte hasst sans pas déteste odia senza nada sin sem odeia detesta'
      ).split(' '),
    )
    .flatMap(wordsOf),
);
/** What people say of themselves. What is sold by such a name is for them: it is not disliked, but free of the rest. */
const diets = new Set(
  wordsOf(
    'vegan vegano vegana végan vegetarian vegetarisch végétarien vegetariano vegetariana veggie pescatarian halal kosher ' +
      'koscher casher muslim diabetic diabetiker diabétique diabético diabetico coeliac celiac sober pregnant teetotal',
  ),
);
/** A shorter word is part of too many others. */
const shortestPart = 4;
/** A shorter name is the beginning of other words. */
const shortestName = 5;

interface Dislike {
  /** The giver's own words; all of them are in a title that has it. */
  own: readonly string[];
  families: readonly Avoided[];
  /** Lists of words of titles of what has it. */
  things: readonly string[];
  /** What the person is. */
  diets: readonly string[];
  /** Letters of what may begin or end a word of a title: fewer in languages that write words together. */
  shortest: number;
  /** Words that stand before `-free` in titles of what has none of it. */
  names: readonly string[];
}

/** Of a person, what is read for dislikes. */
type Avoiding = Pick<Profile, 'dislikes' | 'facts' | 'senderLanguage'>;

/** What somebody says of an allergy or a diet where they say what they like. */
const allergy = /allerg|intoler|intolér|unverträglich|アレルギー|حساسية/iu;
const diet = new RegExp(
  [
    'c(?:o|œ)?eliac|celíac|zöliak|vegan|végan|vegetar|végétar|veggie|pescatarian|halal|kosher|koscher|casher|keto\\b|sober\\b',
    'teetotal|doesn.?t drink|does not drink|recovering alcoholic|diabet|diabét|pregnan|expecting (?:a|her|their|twins)',
    '(?:gluten|dairy|lactose|nut|sugar|alcohol)[- ]?free|glutenfrei|laktosefrei|sans (?:gluten|lactose)|sin (?:gluten|lactosa)',
    'senza (?:glutine|lattosio)|sem (?:glúten|lactose)|schwanger|enceinte|embarazad|incinta|grávida|ヴィーガン|ベジタリアン|糖尿|妊娠',
    'نباتي|سكري|حامل',
  ].join('|'),
  'iu',
);

/** Whether something is about what a person dislikes or avoids, or names it. In doubt it is: see {@link Avoided}. */
export function dislikedBy({ dislikes, facts, senderLanguage }: Avoiding): (described: Described) => boolean {
  const avoids = [
    ...dislikes.flatMap(partsOf).map((part) => read(part, senderLanguage)),
    ...facts
      .filter(({ kind }) => kind !== 'loved')
      .flatMap(({ text }) => partsOf(text))
      .filter((part) => allergy.test(part) || diet.test(part))
      .map((part) => ({ part, dislike: read(part, senderLanguage) }))
      // "Vegan cooking" avoids no cooking.
      .map(({ part, dislike }) => (allergy.test(part) ? dislike : { ...dislike, own: [] })),
  ].filter(({ own, families }) => own.length > 0 || families.length > 0);
  if (avoids.length === 0) return () => false;
  return ({ title, category = '' }) => {
    const text = `${title} ${category}`;
    const words = wordsOf(text);
    return avoids.some((dislike) => isIn(words, dislike) && !isFreeOf(text, words, dislike));
  };
}

const partsOf = (text: string): string[] =>
  text.split(/[,;.&()]|\s-\s|\b(?:and|or|but|und|oder|aber|et|ou|mais|y|e|o|pero|ma|mas)\b/iu);

function read(dislike: string, language: Language): Dislike {
  const words = wordsOf(dislike);
  const found = Object.entries(avoided).filter(
    ([name, { said, elsewhere }]) =>
      phrasesOf(`${name}, ${said}`).some((each) => isSaid(words, each)) ||
      (language !== 'en' && phrasesOf(elsewhere).some((term) => isSaidElsewhere(words, term))),
  );
  const specific = words.filter((word) => !wording.has(word) && !diets.has(word));
  return {
    own: specific.length > 0 || found.length > 0 ? specific : words,
    families: found.map(([, family]) => family),
    things: found.flatMap(([, { things, thingsElsewhere = '' }]) =>
      language === 'en' || thingsElsewhere === '' ? [things] : [things, thingsElsewhere],
    ),
    shortest: language === 'en' ? shortestName : shortestPart,
    diets: words.filter((word) => diets.has(word)),
    names: [...specific, ...found.flatMap(([name, { said }]) => phrasesOf(`${name}, ${said}`).flat())],
  };
}

const parsed = new Map<string, string[][]>();
/** The phrases of one of the lists of {@link avoided}, each as words. */
function phrasesOf(list: string): string[][] {
  const known = parsed.get(list);
  if (known) return known;
  const phrases = list
    .trim()
    .split(/,\s+/)
    .map(wordsOf)
    .filter((phrase) => phrase.length > 0);
  parsed.set(list, phrases);
  return phrases;
}

/** Whether words have those of a name beside each other. */
const isSaid = (words: readonly string[], name: readonly string[]): boolean =>
  words.some((_, at) =>
    name.every((part, n) => {
      const word = words[at + n];
      return word === part || (part.length >= shortestName && word?.startsWith(part));
    }),
  );

/** `nut` of "Nussallergie". */
function isSaidElsewhere(words: readonly string[], term: readonly string[]): boolean {
  return term.every((part) =>
    words.some((word) =>
      isWithoutSpaces.test(part)
        ? word.includes(part)
        : word === part ||
          (part.length >= shortestPart && (word.startsWith(part) || word.endsWith(part))) ||
          word === `ال${part}`,
    ),
  );
}

const isIn = (words: readonly string[], { own, things, shortest }: Dislike): boolean =>
  (own.length > 0 && own.every((stem) => hasStem(words, stem))) ||
  things.some((list) => phrasesOf(list).some((thing) => thing.every((stem) => hasWord(words, stem, shortest))));

/** Whether a word of the giver is one, or a part of one. */
const hasStem = (words: readonly string[], stem: string): boolean =>
  words.some((word) => word === stem || (stem.length >= shortestPart && word.includes(stem)));

/** Whether a word is one, or begins or ends one: `hazelnut` is a nut, and a unicorn has no corn. */
const hasWord = (words: readonly string[], stem: string, shortest: number): boolean =>
  words.some(
    (word) =>
      word === stem ||
      (isWithoutSpaces.test(stem) && word.includes(stem)) ||
      (stem === 'nut' && word.endsWith(stem)) ||
      (stem.length >= shortest && (word.startsWith(stem) || word.endsWith(stem))),
  );

/** Whether a title says that it has none of it: "dairy-free", "free from nuts", "vegan", "unscented". */
function isFreeOf(title: string, words: readonly string[], { families, diets: own, names: called }: Dislike): boolean {
  const text = title.toLowerCase();
  if (own.some((diet) => words.includes(diet))) return true;
  if (
    families.length > 0 &&
    families.every(({ isOfAnimals }) => isOfAnimals) &&
    /\b(?:vegan|plant[ -]based|faux|imitation|synthetic)\b/.test(text)
  )
    return true;
  if (families.includes(avoided['scent']!) && /\bunscented\b/.test(text)) return true;
  if (families.includes(avoided['caffeine']!) && /\bdecaf/.test(text)) return true;
  const free = [
    ...text.matchAll(/(?<!\p{L})(\p{L}+)(?:[- ]free\b|frei\b)/gu),
    ...text.matchAll(/\b(?:free (?:of|from)|without|ohne|sans|sin|senza|sem|no added) (\p{L}+)/gu),
    ...text.matchAll(/\bnon[- ]?(\p{L}+)/gu),
  ].flatMap(([, word]) => wordsOf(word!));
  return free.some((word) => word.length > 2 && called.some((name) => name.startsWith(word) || word.startsWith(name)));
}
