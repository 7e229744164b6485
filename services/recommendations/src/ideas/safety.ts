import { languages } from '@presently/rules/languages';
import { isAvoidedIn, readTitle } from '../avoidance/avoided-in.js';
import { adultAge, type Profile } from '../people/profile.js';
import { calledSo } from './called-so.js';
import { isMedia } from './media.js';
import { isCalledMinor } from './minor.js';
import { isOwnPartner } from './own-partner.js';
import { inAnySpelling } from './phrases.js';
import { noToy, unsuitable, type Sort } from './unsuitable.js';

type Suited = Pick<Profile, 'age' | 'isChild' | 'relationship'>;

const noToys = inAnySpelling(noToy);
/** Whether a title is of a sort: it has a word of it that means this, and says of no toy that it is one. */
function isOf({ things, harmless, elsewhere, isFineInTitles = false, madeLike }: Sort): (title: string) => boolean {
  const thing = inAnySpelling(things, elsewhere);
  const meansElse = inAnySpelling(harmless);
  const like = madeLike === undefined ? undefined : inAnySpelling(madeLike);
  return (title) =>
    // Most titles have no such word at all.
    thing.isIn(title) &&
    thing.isIn(meansElse.without(title)) &&
    like?.isIn(noToys.without(title)) !== true &&
    !(isFineInTitles && isMedia(title));
}

/** What is kept from whoever does not drink is kept from children, too, in titles of all languages. */
const alcohol = { families: ['alcohol'], own: [], languages };
const isAlcohol = (title: string): boolean => isAvoidedIn(readTitle(title), alcohol);
const isDangerous = isOf(unsuitable.dangerous);
const isWeapon = isOf(unsuitable.weapons);
const isBlade = isOf(unsuitable.blades);
const isForAdults = isOf(unsuitable.forAdults);
const isIntimate = isOf(unsuitable.intimate);
const isErotic = isOf(unsuitable.erotic);

const atWork = inAnySpelling(calledSo.atWork);
const notAtWork = inAnySpelling(calledSo.notAtWork);

/** Whether a person is a child, or may be one by what the giver calls them. */
export const isMinor = ({ age, isChild = false, relationship }: Suited): boolean =>
  isChild || (age === null ? isCalledMinor(relationship) : age < adultAge);

/** Whether something is wrong for this person whatever they like. In doubt it is. */
export function unsuitableFor(person: Suited): (text: string) => boolean {
  const { relationship } = person;
  const isChild = isMinor(person);
  const isPartner = !isChild && isOwnPartner(relationship);
  const refused = [
    ...(isChild ? [isAlcohol, isDangerous, isWeapon, isBlade, isForAdults] : []),
    ...(atWork.isIn(notAtWork.without(relationship)) ? [isIntimate] : []),
    ...(isPartner ? [] : [isErotic]),
  ];
  return (text) => refused.some((isRefused) => isRefused(text));
}
