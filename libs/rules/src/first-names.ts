/** Titles and words of kinship that need the name after them: `Dr. Lee`, `Aunt May`. */
const title =
  /^(?:dr|mr|mrs|ms|mx|miss|prof|professor|sir|madam|lady|lord|rev|reverend|father|sister|brother|rabbi|imam|coach|captain|sgt|aunt|auntie|aunty|uncle|grandma|grandpa|granny|gran|nana|nan|mum|mom|dad|cousin|baby|little|lil|herr|frau|fräulein|onkel|tante|oma|opa|m|mme|mlle|monsieur|madame|mademoiselle|tonton|tata|mamie|papi|sr|sra|srta|señor|señora|doña|tío|tía|abuela|abuelo|sig|signor|signora|sig\.ra|zio|zia|nonna|nonno|senhor|senhora|tio|tia|vovó|vovô|avó|avô)\.?$/iu;
/** Names of families and of groups, which nobody has a first name in. */
const groupBegins =
  /^(?:the|all|everyone|everybody|team|class|family|familie|famille|famiglia|familia|família|les|los|las|os|die|la (?:famille|familia|famiglia)|a família|عائلة)\s/iu;
const groupEnds = /\s(?:family|household|team|crew|class|club|office|department|gang|kids|girls|boys|家)$/iu;
/** Between the names of several people, whose names it keeps apart. */
const between = /( ?[&+/＆・] ?| (?:and|und|et|ed|og|och|en|と|و) )/iu;
/** Between two first names. Spanish and Portuguese surnames have them, too. */
const betweenFirst = /^[yei]$/i;
/** `(work)`, ` - neighbour`: what only tells the giver who it is begins so. */
const note = /[([{（]| [-–—] /u;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;

/** The names of a text, and what stands between them: `Ann`, ` and `, `Leo`. */
function namesAndJoiners(text: string): string[] {
  const [first = '', joiner = '', ...others] = text.split(' ');
  return betweenFirst.test(joiner) && others.length > 0
    ? [first, ` ${joiner} `, others.join(' ')]
    : text.split(between);
}

/** What begins a remark and no name: `, the one with the red scarf`, `, from work`. */
const remark =
  /^(?:the|a|an|my|our|from|at|in|with|of|who|whose|der|die|das|den|vom|von|aus|mit|meine?|unsere?|le|la|les|du|de|des|avec|qui|mon|ma|mes|el|los|las|del|con|que|mi|il|lo|gli|dal|che|mio|mia|o|os|as|do|da|com|meu|minha)$/iu;
const mostGiven = 3;
const isLower = (word: string) => /^\p{Ll}/u.test(word);
/** Small words inside surnames. */
const particle = /^(?:von|van|de|der|den|del|della|di|da|do|dos|das|du|la|le|zu|zum|bin|ben|al|el|y|e)$/u;

/** Whether what stands after a comma is a first name, as in `Miller, Grace`. */
function isGiven(family: string, given: string): boolean {
  const [first = '', ...others] = given.split(' ');
  if (remark.test(first) || others.length >= mostGiven) return false;
  return !isLower(first) || isLower(family);
}

/** `Frau Lee` of "Frau Lee im dritten Stock". */
function titledName(words: readonly string[]): string {
  const end = words.findIndex((word, index) => index > 1 && isLower(word) && !particle.test(word));
  return words.slice(0, end === -1 || isLower(words[1]!) ? undefined : end).join(' ');
}

/** The first name of one person; the whole of what has none. */
function firstNameOf(name: string): string {
  const [family = name, after] = name.split(/, ?/u);
  const words = (after !== undefined && isGiven(family, after) ? after : family).split(' ');
  const [first = name] = words;
  return title.test(first) || /^\p{L}\.?$/u.test(first) ? titledName(words) : first;
}

/**
 * How a recipient is spoken to: `Grace` of "Grace Miller", `Rebecca & Daniel` of "Rebecca & Daniel Katz", `Dr. Lee`,
 * `The Hendersons`.
 * @param name as the giver wrote it
 */
export function firstNamesOf(name: string): string {
  const whole = name.replaceAll(pictures, ' ').replaceAll(/\s+/gu, ' ').trim();
  const [noted = ''] = whole.split(note);
  const plain = noted.trim() || whole || name.trim();
  if (groupBegins.test(plain) || groupEnds.test(plain)) return plain;
  const parts = namesAndJoiners(plain);
  if (parts.length === 1) return firstNameOf(plain);
  // "Mr. and Mrs. Smith" have one surname.
  if (title.test(parts[0]!)) return plain;
  return parts.map((part, index) => (index % 2 === 0 ? part.split(/, ?/u).map(firstNameOf).join(', ') : part)).join('');
}

/**
 * The words by which a text may speak to each of the people of {@link firstNamesOf}: one of each is enough. Nobody of a
 * group: "Dear neighbors" speaks to the Hendersons, too.
 */
export function wordsToSpeakTo(address: string): string[][] {
  if (groupBegins.test(address) || groupEnds.test(address)) return [];
  return namesAndJoiners(address)
    .filter((_, index) => index % 2 === 0)
    .flatMap((people) => people.split(/, ?/u))
    .map((person) => [person, ...person.split(' ').filter((word) => word.length > 1)]);
}
