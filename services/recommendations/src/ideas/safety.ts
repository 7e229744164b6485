import type { Profile } from '../people/profile.js';
import { isWithoutSpaces } from '../messages/words.js';
import { calledSo, unsuitable } from './unsuitable.js';

type Suited = Pick<Profile, 'age' | 'relationship'>;

const apostrophes = /['’]/g;

/** A pattern for any phrase of lists as in {@link unsuitable}; one in a script without spaces is found anywhere. */
function anyOf(...lists: readonly string[]): RegExp {
  const phrases = lists.flatMap((list) => list.split(', '));
  const spaced = phrases.filter((phrase) => !isWithoutSpaces.test(phrase)).map(patternOf);
  const together = phrases.filter((phrase) => isWithoutSpaces.test(phrase));
  const asWords = String.raw`(?<![\p{L}\d])(?:${spaced.join('|')})(?:e?s)?(?![\p{L}\d])`;
  return new RegExp([asWords, ...together].join('|'), 'giu');
}

const patternOf = (phrase: string): string =>
  phrase
    .replaceAll('+', String.raw`\+`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(' … ', String.raw`(?:[\s-]+[\p{L}\d.-]+){0,3}[\s-]+`)
    .replaceAll(/(?<!…) (?!…)/g, String.raw`[\s-]?`);

/** Whether a title is of a sort: it has a word of it that means this. */
function isOf({
  things,
  harmless,
  elsewhere,
}: (typeof unsuitable)[keyof typeof unsuitable]): (title: string) => boolean {
  const thing = anyOf(things, elsewhere);
  const harmlessly = anyOf(harmless);
  return (title) => title.replaceAll(apostrophes, '').replaceAll(harmlessly, ' ').search(thing) >= 0;
}

const isAlcohol = isOf(unsuitable.alcohol);
const isDangerous = isOf(unsuitable.dangerous);
const isIntimate = isOf(unsuitable.intimate);
const isErotic = isOf(unsuitable.erotic);

function isCalled({ words, elsewhere }: (typeof calledSo)[keyof typeof calledSo]): (relationship: string) => boolean {
  const name = anyOf(words, elsewhere);
  return (relationship) => relationship.search(name) >= 0;
}

const isFromWork = isCalled(calledSo.atWork);
const isPartner = isCalled(calledSo.partner);
const isCalledChild = isCalled(calledSo.child);
/** Who is with children: "kid's teacher" is no kid. */
const withChildren = /\b(?:baby|kid['’]?s|kids['’]?)[ -]?(?=sitter|teacher|coach|nanny|doctor|dentist|tutor)/giu;

/** `niece (9)`, `nephew, 8`, `8yo`, `7 year old`: an age that is said with the relationship. */
const statedAge =
  /(?<![\d.])(?<age>\d{1,2})(?:\s?(?:-|–)?\s?(?:y\/?o\b|yrs?\b|years?|jahre|ans|años|anni|anos|歳|才)|\s*\)|\s*$)/iu;
const adult = 18;

/** Whether a person is a child, or may be one by what the giver calls them. */
export function isMinor({ age, relationship }: Suited): boolean {
  const stated = age ?? statedAge.exec(relationship)?.groups?.['age'];
  if (stated !== undefined) return Number(stated) < adult;
  return isCalledChild(relationship.replaceAll(withChildren, ''));
}

/** Whether something is wrong for this person whatever they like. In doubt it is. */
export function unsuitableFor(person: Suited): (text: string) => boolean {
  const refused = [
    ...(isMinor(person) ? [isAlcohol, isDangerous, isErotic] : []),
    ...(isFromWork(person.relationship) ? [isIntimate] : []),
    ...(isPartner(person.relationship) ? [] : [isErotic]),
  ];
  return (text) => refused.some((isRefused) => isRefused(text));
}
