import { adultAge } from '../people/profile.js';
import { calledSo } from './called-so.js';
import { minorWords } from './minor-words.js';
import { anyOf } from './phrases.js';

/** Units in which an age is said, and a time together as well. */
const years = String.raw`(?:years?|yrs?|jahren?|jahre alt|ans|años|anni|anos|سنوات|سنة|سنين|أعوام|عام)(?!\p{L})`;
const months = String.raw`(?:(?:months?|mths?|mos?|weeks?|wks?|monaten?|monate?|wochen?|mois|semaines?|mes(?:es)?|semanas?|mes[ie]|settiman[ae]|أشهر|شهور|شهرا?|أسابيع)(?!\p{L})|[ヶケか力カヵ箇]月|週間)`;
/** `8`, also of several people: `8 and 10` */
const number = String.raw`(?<age>\d{1,2})(?: ?(?:&|,|/|-|and|und|et|y|e|と|و) ?\d{1,2})*`;
/** A comma, a bracket or the end is behind an age, and no noun of others: `2 kids`. */
const ends = String.raw`(?= ?(?:$|[,;:)\]/|.!-]|this year|next (?:week|month|year)|soon|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))`;
const nearly = '(?:(?:aged?|turning|almost|nearly|now|fast|bald|presque|bientôt|casi|quasi|quase) )?';

// Relationships are read as `plain` writes them.

/** What says by itself that a number is an age: `8yo`, `8-year-old`, `8歳`, `aged 8`, `عمره 8`. */
const plainAge = new RegExp(
  [
    String.raw`(?<![\d.])(?<old>\d{1,3}) ?-?(?:y[/.]?o(?!\p{L})|(?:years?|yrs?|y)[ -]olds?(?!\p{L})|jährig\p{L}*|jahre alt|(?:歳|才|さい)(?![上下年]))`,
    String.raw`(?<!\p{L})(?:is|who's|(?:s?he)'s|age|aged|turning|turns|wird|im alter von|âgée? de|عمره|عمرها)[: ] ?(?<aged>\d{1,3})(?: ?${years})?${ends}`,
    String.raw`(?<young>\d{1,3}) ?-?(?:months?|weeks?|wks?|mo)[ -]olds?`,
  ].join('|'),
  'u',
);
/** An age directly behind a word of kinship: `niece (9)`, `nephew, 8`, `fille de 8 ans`. */
const behindKin = new RegExp(
  String.raw`${minorWords.kin} ?[,:(\[-]? ?${nearly}(?:(?:de|di|do|with|mit|com|con) (?=\d+ ?(?:${years}|${months})))?` +
    String.raw`${number} ?(?:${years}|(?<young>${months}))?${ends}`,
  'u',
);
/** `daughter of 8`: she is of that age, and a "mum of 4" is not. */
const ofDescendant = new RegExp(
  String.raw`(?<!\p{L})(?:${minorWords.descendant}) (?:of|de|di) (?<age>\d{1,2})(?: ${years})?${ends}`,
  'u',
);
/** A number that stands alone, in brackets or behind a comma. */
const alone = new RegExp(
  String.raw`(?<open>[(\[,;/]|^| - ) ?${nearly}${number} ?(?<unit>${years}|(?<young>${months}))?${ends}`,
  'u',
);

/** `nine-year-old`, `achtjährig` */
const numberWord = new RegExp(
  String.raw`(?<!\p{L})(?:${minorWords.numbers.join('|')})(?=[ -](?:years?|yrs?)[ -]old|-?jährig)`,
  'gu',
);
/** Small letters, and the digits of `８歳` and `٨` as those of "8". */
const plain = (text: string): string =>
  text
    .replaceAll(/[¼½¾]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.codePointAt(0)! - 0x6_60))
    .replaceAll(numberWord, (word) =>
      String(minorWords.numbers.findIndex((words) => words.split('|').includes(word)) + 1),
    )
    .replaceAll('’', "'")
    .replaceAll(/[،、]/g, ',')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

const upToEnd = String.raw`[^,;()[\]]*`;
/** Behind "of" or "with" a number may be the person's age, if nothing follows: `mit 8 Jahren`. */
const unlessAge = String.raw`(?! ?\d{1,2} ?(?:${years}|${months})? ?(?:$|[,;)\]]))`;
const of = String.raw`(?:of|de|du|des|von|vom|di|del|della|dello|dei|do|da|dos|das|to|für|pour|para|per)(?!\p{L})`;
/** What is said of others, or of the time together: from one of these words to the next comma or bracket. */
const ofOthers = [
  // "since kindergarten", "seit 15 Jahren", "for 12 years"
  String.raw`(?<!\p{L})(?:since|seit|depuis|desde|dal|dalle|منذ|from age|from when)(?!\p{L})${upToEnd}`,
  String.raw`(?<!\p{L})(?:for|por|há|da|pendant|durante|über) (?:\p{L}+ ){0,2}?\d${upToEnd}`,
  // "with 3 kids", "has a baby"
  String.raw`(?<!\p{L})(?:with|has|have|having|mit|hat|avec|con|tiene|ha|com|tem|و?(?:مع|لديها|لديه|عندها|عنده))(?!\p{L})${unlessAge}${upToEnd}`,
  // "of my husband", "of Tim (8)"; but "daughter of Tim (8)" says her own age
  String.raw`(?<=${minorWords.kin}) ${of}${unlessAge}${upToEnd}`,
  String.raw`(?<=(?<!\d)\p{L}) ${of}${unlessAge}${upToEnd}(?:\(\d+\))?`,
  // "d'enfance", "meiner Kinder"
  String.raw`(?<=\p{L}) d'${upToEnd}`,
  String.raw`(?<=\p{L})(?<!(?:^| )(?:in|an|aus|bei|mit|zu)) (?:(?:mein|dein|sein|ihr|unser|eur|euer|ein)e[srn]|der) ${upToEnd}`,
  // "(2 kids)", ", kids at our school"
  String.raw`(?<=(?:\p{L}|^) ?[,;([]) ?(?:[\p{L}\d]+ ){0,3}(?:${minorWords.plurals})(?!\p{L})${upToEnd}`,
  // "子供の" of "子供の先生"
  String.raw`^.*(?:\d ?[人児]の|の(?=[^の]*(?:${minorWords.grownJapanese})[^の]*$))`,
].map((form) => new RegExp(form, 'gu'));
/** Whom a person belongs to: "girlfriend's" of "girlfriend's mum". */
const possessor = /^[^,;()]*(?:\p{L}'s?|s')(?= \p{L})/u;
/** What sounds like a child or an age and is none; "kind" is one in German. */
const alike = new RegExp(
  [
    String.raw`(?<!\p{L})(?:baby ?-?sitter|kid at heart|baby shower|\d{1,2} ans de (?:plus|moins))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:\d{1,2} \p{L}{1,9} )?(?:pregnant|expecting|schwanger|enceinte|embarazada|incinta|grávida|妊娠|حامل).*$`,
    String.raw`(?<!\p{L})kind(?= (?!und|aus|von|der|im|in|mit|nebenan|(?:mein|dein|sein|ihr|unser|ein)e[srn])\p{L})`,
  ].join('|'),
  'gu',
);

/** What a relationship says of the person: `wife` of "wife of 12 years", `sister ()` of "sister (2 kids)". */
const ofPerson = (relationship: string): string =>
  [alike, possessor, ...ofOthers].reduce((text, others) => text.replace(others, ''), plain(relationship)).trim();

const grown = anyOf(calledSo.atWork, minorWords.grown);
const mayBeYoung = anyOf(minorWords.mayBeYoung);
const isGrown = (text: string): boolean => text.replaceAll(mayBeYoung, ' ').search(grown) >= 0;
const friend = anyOf(minorWords.friends);
/** Of whom years are a time together: `boyfriend (2 years)`. */
const lasting = anyOf(calledSo.partner, minorWords.lasting);

type Groups = Record<string, string | undefined> | undefined;
const ageIn = (groups: NonNullable<Groups>): number =>
  groups['young'] === undefined ? Number(groups['old'] ?? groups['aged'] ?? groups['age']) : 0;

/** The age that a relationship says of the person: `niece (9)`, `8yo`; undefined if it says none. */
function statedAge(relationship: string): number | undefined {
  const own = ofPerson(relationship);
  const said = plainAge.exec(own) ?? behindKin.exec(own) ?? ofDescendant.exec(plain(relationship));
  if (said?.groups) return ageIn(said.groups);
  const found: Groups = alone.exec(own)?.groups;
  if (!found || isGrown(own)) return undefined;
  // "boyfriend (2 years)", "neighbour, 12"
  const isOther =
    found['unit'] === undefined ? found['open'] !== '(' && own.search(mayBeYoung) >= 0 : own.search(lasting) >= 0;
  return isOther ? undefined : ageIn(found);
}

const child = anyOf(calledSo.child, minorWords.child);
const schoolClass = new RegExp(minorWords.schoolClass, 'u');
const isSchool = new RegExp(minorWords.isSchool, 'u');
const grownJapanese = new RegExp(`(?:${minorWords.grownJapanese})$`, 'u');
const preposition = / (?:in|at|from|on|next|who|im|aus|bei|en|à|chez|nella?|alla?|em|na|no|في|من)(?= )/u;

/** Whether a relationship calls somebody a child. "Kindergarten teacher" and "baby daddy" are grown-ups. */
function isCalledChild(relationship: string): boolean {
  const own = ofPerson(relationship);
  // A friend from kindergarten has grown up, but not a son's friend.
  const isPupil = !isGrown(own) && (possessor.test(plain(relationship)) || own.search(friend) < 0);
  return own.split(/[,;:/()[\]]| - /u).some((clause, nth, clauses) => {
    // "new mum (baby)"
    if (grownJapanese.test(clause) || (nth > 0 && isGrown(clauses[0]!))) return false;
    if (isPupil && schoolClass.test(clause)) return true;
    return [...clause.matchAll(child)].some(({ 0: word, index }) => {
      if (isSchool.test(word)) return isPupil;
      const [behind = ''] = clause.slice(index + word.length).split(preposition);
      // In Arabic the person comes first: "معلمة طفلي".
      const before = /\p{Script=Arabic}/u.test(word) ? clause.slice(0, index) : '';
      return !isGrown(behind) && !isGrown(before);
    });
  });
}

/**
 * Whether a relationship says that somebody is a child, by an age or by a word. In doubt it does; but a number that counts
 * years together, others or houses is no age, and a word that only tells more of a grown-up makes no child.
 */
export function isCalledMinor(relationship: string): boolean {
  const age = statedAge(relationship);
  return age === undefined ? isCalledChild(relationship) : age < adultAge;
}
