import { givenBehindFamily } from './given-name.js';
import { isJapaneseKin, japaneseTitle } from './japanese-names.js';
import { begins, given, goesOn, remark, role, suffix, title } from './name-words.js';
import { isAnybody, isUnnamed, withoutPossessive } from './possessives.js';

/** Names of families and of groups, which nobody has a first name in. */
const groupBegins =
  /^(?:the|all|everyone|everybody|team|class|family|fam\.|familie|famille|famiglia|familia|família|les|los|las|os|die|la (?:famille|familia|famiglia)|a família|عائلة)\s/iu;
const groupEnds = /(?:^|\s)(?:family|household|team|crew|class|club|office|department|gang|kids|girls|boys|家)$/iu;
/** Whether a name is that of a family or of a group. */
export const isGroup = (name: string): boolean => groupBegins.test(name) || groupEnds.test(name);
/** Between the names of several people, whose names it keeps apart. `و` also begins names, like وليد. */
const between =
  /( ?[&+/＆・] ?|,? (?:and|und|et|ed|og|och|en|と|و) | و(?!(?:ليد|ائل|سام|سيم|فاء|جدي|داد|حيد|رد|هب|لاء|صال|ديع|جيه)[ةيه]?(?:$| ))(?=\p{L}{2})|(?<=さん|ちゃん|くん|[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}]))/iu;
/** Between two first names. Spanish and Portuguese surnames have them, too. */
const betweenFirst = /^[yei]$/i;
const comma = / ?[,;،、，；] ?/u;
/** `(work)`, ` - neighbour`: what only tells the giver who it is begins so. */
const note = /[([{（]| [-–—|] /u;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** `さん` of a name, but not that of お母さん or 弟さん. Letters say it themselves. */
const honorific = /^(?!お|ご|御|[母父兄姉爺婆赤奥嫁娘孫甥姪])([\p{L}ー]+?)(?:さん|ちゃん|くん|さま|様)$/u;
const withoutHonorific = (name: string): string => {
  const [, bare] = honorific.exec(name) ?? [];
  return bare === undefined || isJapaneseKin(bare) ? name : bare;
};
/** Before what is no name, and no second surname: "Ana García y familia". */
const betweenNouns = /( (?:[yei]|ed) )(?=(?!(?:d[eaio]|del|della|dos|das|von|van)(?!\p{L}))\p{Ll})/u;
/** `the` and a noun in languages with articles that may begin a name, too: "La Toya". */
const isNoun = (name: string): boolean =>
  startsWithArticle.test(name.charAt(0).toLowerCase() + name.slice(1)) || /^(?:der|das) \p{L}/u.test(name);
const startsWithArticle = /^(?:l[aeo]s?|el|il|gli|i|os?|as?) \p{Ll}/u;
/** `u.` and `&amp;`, as whole words. */
const spelledOut = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll(/(?<=\p{L}\.?) u(?:\. ?| )(?=\p{L})/gu, ' und ');

/** The names of a text, and what stands between them: `Ann`, ` and `, `Leo`. */
export function namesAndJoiners(text: string): string[] {
  const [first = '', joiner = '', ...others] = text.split(' ');
  return betweenFirst.test(joiner) && others.length > 0
    ? [first, ` ${joiner} `, others.join(' ')]
    : text.split(between).flatMap((part, nth) => (nth % 2 === 0 ? beforeNouns(part) : [part]));
}
/** A text in parts where nouns follow a name, or a name follows nouns: "i bambini e Luca". */
function beforeNouns(text: string): string[] {
  if (startsWithArticle.test(text)) return text.split(/( (?:[ye]|ed) )/u);
  return /^\p{Lu}/u.test(text) ? text.split(betweenNouns) : [text];
}

const mostGiven = 3;
const isLower = (word: string) => /^\p{Ll}/u.test(word);
/** Small words inside surnames. */
const particle = /^(?:von|van|de|der|den|del|della|di|da|do|dos|das|du|la|le|zu|zum|bin|ben|al|el|y|e)$/u;

/** Whether what stands after a comma is a name, as in `Miller, Grace`. */
function isName(text: string, before: string): boolean {
  const [first = '', ...others] = text.split(' ');
  // "Mia" may be a name, and "mia nonna" is none.
  const isRemark = remark.test(first) && others.length > 0 && (isLower(first) || !given.test(first));
  if (isRemark || role.test(text) || others.length >= mostGiven || !/^\p{L}/u.test(first)) return false;
  if (others.some((word) => remark.test(word) && !particle.test(word)) || /の/u.test(text)) return false;
  return !isLower(first) || isLower(before);
}
/** Whether a name surely begins with a first name, or with what stands for one: `Mum`. */
const isFirst = (name: string): boolean => [given, title].some((words) => words.test(name.split(' ')[0]!));

/** `Frau Lee` of "Frau Lee im dritten Stock". */
function titledName(words: readonly string[]): string {
  const end = words.findIndex((word, index) => index > 1 && isLower(word) && !particle.test(word));
  return words.slice(0, end === -1 || isLower(words[1]!) ? undefined : end).join(' ');
}

/** The first name of one person; the whole of what has none. */
function firstNameOf(name: string, isBeside: boolean): string {
  if (isBeside && (isUnnamed(name) || isGroup(name))) return name;
  const [, noun = '', more] = name.split(' ');
  if (isNoun(name) && withoutPossessive(name) === name) return more === undefined && title.test(noun) ? noun : name;
  const rest = withoutPossessive(name);
  const all = rest.split(' ');
  // Behind "my": "friend Tom", "best friend".
  const isNamed = (word: string, nth: number) =>
    (title.test(word) || !isLower(word)) && !(isAnybody(word) && nth + 1 < all.length);
  const at = rest === name ? 0 : all.findIndex(isNamed);
  if (at < 0) return rest;
  const words = all.slice(at);
  const [first = name, second = ''] = words;
  if (title.test(first) || /^\p{L}\.?$/u.test(first)) return titledName(words);
  if (words.length > 1 && japaneseTitle.test(words.at(-1)!)) return `${first}${words.at(-1)!}`;
  if (begins.test(first) || goesOn.test(second)) return words.slice(0, 2).join(' ');
  return givenBehindFamily(words) ?? withoutHonorific(first);
}

/** The names of people in a text with commas: `Grace` of "Miller, Grace", `Tom` of "Tom, from work". */
function namesIn(text: string, isOfSeveral: boolean): string[] {
  const [first = text, ...others] = text.split(comma).filter((part) => part !== '' && !suffix.test(part));
  const [second, ...further] = others.filter((other) => isName(other, first));
  if (second === undefined || further.length > 0) return [first, ...(second === undefined ? [] : [second, ...further])];
  if (isFirst(first)) return isFirst(second) ? [first, second] : [first];
  if (title.test(second)) return [`${second} ${first}`];
  return text.includes('、') || (isOfSeveral && !isFirst(second)) ? [first, second] : [second];
}

/**
 * How a recipient is spoken to: `Grace` of "Grace Miller", `Lan` of "Nguyễn Lan", `Rebecca & Daniel` of "Rebecca & Daniel
 * Katz", `Dr. Lee`, `The Hendersons`, `mum` of "my mum".
 * @param name as the giver wrote it
 */
export function firstNamesOf(name: string): string {
  const whole = spelledOut(name.replaceAll(pictures, ' ').replaceAll(/\s+/gu, ' ').trim());
  const [noted = ''] = whole.split(note);
  const plain = noted.trim() || whole || name.trim();
  if (isGroup(plain)) return withoutPossessive(plain);
  const parts = namesAndJoiners(plain);
  // "Mr. and Mrs. Smith" have one surname.
  if (parts.length > 1 && title.test(parts[0]!)) return plain;
  const [separator = ', '] = /、/u.exec(plain) ?? (plain.includes('،') ? ['، '] : []);
  return parts
    .map((part, nth) =>
      nth % 2 === 0
        ? namesIn(part, parts.length > 1)
            .map((one, place) => firstNameOf(one, nth + place > 0))
            .join(separator)
        : part,
    )
    .join('');
}

/**
 * The words by which a text may speak to each of the people of {@link firstNamesOf}: one of each is enough. Nobody of a
 * group: "Dear neighbors" speaks to the Hendersons, too.
 */
export function wordsToSpeakTo(address: string): string[][] {
  if (isGroup(address)) return [];
  const people = namesAndJoiners(address)
    .filter((_, nth) => nth % 2 === 0)
    .flatMap((names) => names.split(comma))
    .filter((person) => !isUnnamed(person) && !isGroup(person));
  // The Mr. of "Mr. and Mrs. Patel" is a Patel; "وسارة" is "and Sara".
  const surname = people.at(-1)?.split(' ').slice(1) ?? [];
  return people.map((person) => {
    const words = person.split(' ').map((word) => word.replace(/\.$/u, ''));
    const also = title.test(person) ? surname : /\p{Script=Arabic}/u.test(person) ? [`و${person}`] : [];
    return [person, ...words.filter((word) => word.length > 1), ...also];
  });
}
