import { adultAge, type Profile } from '../people/profile.js';
import { calledSo } from './called-so.js';
import { isMedia } from './media.js';
import { isCalledMinor } from './minor.js';
import { isOwnPartner } from './own-partner.js';
import { anyOf } from './phrases.js';
import { ofToys, unsuitable, type Sort } from './unsuitable.js';

type Suited = Pick<Profile, 'age' | 'isChild' | 'relationship'>;

const apostrophes = /['’]/g;
const toy = anyOf(ofToys);
/** Whether a title is of a sort: it has a word of it that means this. */
function isOf(sort: Sort): (title: string) => boolean {
  const thing = anyOf(sort.things, sort.elsewhere);
  const meansElse = anyOf(sort.harmless);
  return (title) => {
    const text = title.replaceAll(apostrophes, '');
    if (text.replaceAll(meansElse, ' ').search(thing) < 0) return false;
    return !(sort.isFineInTitles && isMedia(title)) && !(sort.isFineAsToy && text.search(toy) >= 0);
  };
}

const isAlcohol = isOf(unsuitable.alcohol);
const isWeapon = isOf(unsuitable.weapons);
const isDangerous = isOf(unsuitable.dangerous);
const isForAdults = isOf(unsuitable.forAdults);
const isIntimate = isOf(unsuitable.intimate);
const isErotic = isOf(unsuitable.erotic);

const atWork = anyOf(calledSo.atWork);

/** Whether a person is a child, or may be one by what the giver calls them. */
export const isMinor = ({ age, isChild = false, relationship }: Suited): boolean =>
  isChild || (age === null ? isCalledMinor(relationship) : age < adultAge);

/** Whether something is wrong for this person whatever they like. In doubt it is. */
export function unsuitableFor(person: Suited): (text: string) => boolean {
  const { relationship } = person;
  const isChild = isMinor(person);
  const isPartner = !isChild && isOwnPartner(relationship);
  const refused = [
    ...(isChild ? [isAlcohol, isWeapon, isDangerous, isForAdults] : []),
    ...(relationship.search(atWork) >= 0 ? [isIntimate] : []),
    ...(isPartner ? [] : [isErotic]),
  ];
  return (text) => refused.some((isRefused) => isRefused(text));
}
