import { begins, given, goesOn, remark, role, suffix, title } from './name-words.js';
import { withoutPossessive } from './possessives.js';

/** Names of families and of groups, which nobody has a first name in. */
const groupBegins =
  /^(?:the|all|everyone|everybody|team|class|family|familie|famille|famiglia|familia|família|les|los|las|os|die|la (?:famille|familia|famiglia)|a família|عائلة)\s/iu;
const groupEnds = /(?:^|\s)(?:family|household|team|crew|class|club|office|department|gang|kids|girls|boys|家)$/iu;
/** Between the names of several people, whose names it keeps apart. `و` also begins names, like وليد. */
const between =
  /( ?[&+/＆・] ?|,? (?:and|und|et|ed|og|och|en|と|و) | و(?!(?:ليد|ائل|سام|سيم|فاء|جدي|داد|حيد|رد|هب|لاء|صال|ديع|جيه)[ةيه]?(?:$| ))(?=\p{L}{2})|(?<=さん|ちゃん|くん|[\p{Script=Han}\p{Script=Katakana}ー])と(?=[\p{Script=Han}\p{Script=Katakana}]))/iu;
/** Between two first names. Spanish and Portuguese surnames have them, too. */
const betweenFirst = /^[yei]$/i;
const comma = / ?[,;،、，；] ?/u;
/** `(work)`, ` - neighbour`: what only tells the giver who it is begins so. */
const note = /[([{（]| [-–—|] /u;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** `さん` of a name, but not that of お母さん. Letters say it themselves. */
const honorific = /^(?!お|ご|御|[母父兄姉爺婆赤奥嫁娘孫甥姪])([\p{L}ー]+?)(?:さん|ちゃん|くん|さま|様)$/u;

/** The names of a text, and what stands between them: `Ann`, ` and `, `Leo`. */
function namesAndJoiners(text: string): string[] {
  const [first = '', joiner = '', ...others] = text.split(' ');
  return betweenFirst.test(joiner) && others.length > 0
    ? [first, ` ${joiner} `, others.join(' ')]
    : text.split(between);
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
function firstNameOf(name: string): string {
  const rest = withoutPossessive(name);
  const all = rest.split(' ');
  // Behind "my": "friend Tom", "best friend".
  const isNamed = (word: string, nth: number) =>
    (title.test(word) || !isLower(word)) && !(role.test(word) && nth + 1 < all.length);
  const at = rest === name ? 0 : all.findIndex(isNamed);
  if (at < 0) return rest;
  const words = all.slice(at);
  const [first = name, second = ''] = words;
  if (title.test(first) || /^\p{L}\.?$/u.test(first)) return titledName(words);
  return begins.test(first) || goesOn.test(second) ? words.slice(0, 2).join(' ') : first.replace(honorific, '$1');
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
 * How a recipient is spoken to: `Grace` of "Grace Miller", `Rebecca & Daniel` of "Rebecca & Daniel Katz", `Dr. Lee`,
 * `The Hendersons`, `mum` of "my mum".
 * @param name as the giver wrote it
 */
export function firstNamesOf(name: string): string {
  const whole = name.replaceAll(pictures, ' ').replaceAll(/\s+/gu, ' ').trim();
  const [noted = ''] = whole.split(note);
  const plain = noted.trim() || whole || name.trim();
  if (groupBegins.test(plain) || groupEnds.test(plain)) return withoutPossessive(plain);
  const parts = namesAndJoiners(plain);
  // "Mr. and Mrs. Smith" have one surname.
  if (parts.length > 1 && title.test(parts[0]!)) return plain;
  const [separator = ', '] = /、/u.exec(plain) ?? (plain.includes('،') ? ['، '] : []);
  return parts
    .map((part, nth) =>
      nth % 2 === 0
        ? namesIn(part, parts.length > 1)
            .map(firstNameOf)
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
  if (groupBegins.test(address) || groupEnds.test(address)) return [];
  const people = namesAndJoiners(address)
    .filter((_, nth) => nth % 2 === 0)
    .flatMap((names) => names.split(comma));
  // The Mr. of "Mr. and Mrs. Patel" is a Patel; "وسارة" is "and Sara".
  const surname = people.at(-1)?.split(' ').slice(1) ?? [];
  return people.map((person) => {
    const words = person.split(' ').map((word) => word.replace(/\.$/u, ''));
    const also = title.test(person) ? surname : /\p{Script=Arabic}/u.test(person) ? [`و${person}`] : [];
    return [person, ...words.filter((word) => word.length > 1), ...also];
  });
}
