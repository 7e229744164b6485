import { adultAge, type Profile } from '../people/profile.js';
import { isWithoutSpaces } from '../without-spaces.js';
import { calledSo } from './called-so.js';
import { isMedia } from './media.js';
import { unsuitable, type Sort } from './unsuitable.js';

type Suited = Pick<Profile, 'age' | 'isChild' | 'relationship'>;

/** A pattern for any phrase of lists as in {@link unsuitable}; one in a script without spaces is found anywhere. */
function anyOf(...lists: readonly string[]): RegExp {
  const phrases = lists.flatMap((list) => list.trim().split(/,\s+/));
  const spaced = phrases.filter((phrase) => !isWithoutSpaces.test(phrase)).map(patternOf);
  const together = phrases.filter((phrase) => isWithoutSpaces.test(phrase));
  const asWords = String.raw`(?<![\p{L}\d])(?:${spaced.join('|')})(?:e?s)?(?![\p{L}\d])`;
  return new RegExp([asWords, ...together].join('|'), 'giu');
}

const patternOf = (phrase: string): string =>
  phrase
    .replaceAll('+', String.raw`\+`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(' … ', String.raw`(?:[\s,&-]+[\p{L}\d.]+){0,3}[\s,&-]+`)
    .replaceAll(/(?<!…) (?!…)/g, String.raw`[\s-]?`);

const apostrophes = /['’]/g;
/** Whether a title is of a sort: it has a word of it that means this. */
function isOf({ things, harmless, elsewhere, isFineInTitles = false }: Sort): (title: string) => boolean {
  const thing = anyOf(things, elsewhere);
  const meansElse = anyOf(harmless);
  return (title) =>
    title.replaceAll(apostrophes, '').replaceAll(meansElse, ' ').search(thing) >= 0 &&
    !(isFineInTitles && isMedia(title));
}

const isAlcohol = isOf(unsuitable.alcohol);
const isDangerous = isOf(unsuitable.dangerous);
const isForAdults = isOf(unsuitable.forAdults);
const isIntimate = isOf(unsuitable.intimate);
const isErotic = isOf(unsuitable.erotic);

const atWork = anyOf(calledSo.atWork);
const partner = anyOf(calledSo.partner);
const child = anyOf(calledSo.child);
/** Whom a person belongs to: "girlfriend's" of "girlfriend's mum", "de mon mari" of "mère de mon mari". */
const possessor = /^.*['’]s?\s+(?=\p{L})|\s(?:of|de|du|des|d['’]|von|vom|di|del|della|dello|do|da)\s.*$/giu;
/** What sounds like a partner or a child and is none. */
const alike =
  /\bbaby ?sitter\b|\b(?:business|tennis|dance|dancing|gym|training|running|lab|study|chess|golf|sparring) ?partner\b|geschäftspartner/giu;
/** Whether a relationship has one of these words for the person, not for others. */
const isCalled = (words: RegExp, relationship: string): boolean =>
  relationship.replaceAll(possessor, '').replaceAll(alike, '').search(words) >= 0;
const isSomebodys = (relationship: string): boolean => relationship.search(possessor) >= 0;

/** `niece (9)`, `nephew, 8`, `8yo`, `7 year old`: an age that is said with the relationship. */
const statedAge =
  /(?<![\d.])(?<age>\d{1,2})(?:\s?(?:-|–)?\s?(?:y\/?o\b|yrs?\b|years?|jahre|ans|años|anni|anos|歳|才)|\s*\)|\s*$)/iu;

/** Whether a person is a child, or may be one by what the giver calls them. */
export function isMinor({ age, isChild = false, relationship }: Suited): boolean {
  if (isChild) return true;
  const stated = age ?? statedAge.exec(relationship)?.groups?.['age'];
  return stated === undefined ? isCalled(child, relationship) : Number(stated) < adultAge;
}

/** Whether something is wrong for this person whatever they like. In doubt it is. */
export function unsuitableFor(person: Suited): (text: string) => boolean {
  const { relationship } = person;
  const isChild = isMinor(person);
  const isPartner = !isChild && !isSomebodys(relationship) && isCalled(partner, relationship);
  const refused = [
    ...(isChild ? [isAlcohol, isDangerous, isForAdults] : []),
    ...(relationship.search(atWork) >= 0 ? [isIntimate] : []),
    ...(isPartner ? [] : [isErotic]),
  ];
  return (text) => refused.some((isRefused) => isRefused(text));
}
