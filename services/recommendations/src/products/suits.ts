import type { ProductOffer, ProductQuery } from './product-source.js';

/** Years for which feeds mean their age groups, with a year more at the ends between which children differ. */
const years: Record<string, readonly [from: number, to: number]> = {
  newborn: [0, 1],
  infant: [0, 2],
  toddler: [0, 5],
  kids: [4, 13],
  adult: [13, Infinity],
};
/** An adult gets things for a child only if the idea says so: for a new baby, or as a parent. */
const forChild =
  /\b(?:bab(?:y|ies)|newborn|infants?|toddlers?|child(?:ren)?|kids?|nursery|pregnan\p{L}*|parents?|mum|mom|dad|grand(?:child(?:ren)?|sons?|daughters?|kids?))(?!\p{L})/iu;
const grownUp = 14;

const female = /^(?:f|female|wom[ae]n|girl|she|her|she\/her|weiblich|frau|femme|mujer|donna)$/iu;
const male = /^(?:m|male|man|boy|he|him|he\/him|männlich|mann|homme|hombre|uomo)$/iu;

type Person = Pick<ProductQuery, 'age' | 'gender' | 'query' | 'is' | 'interests'>;

/** Whether a product suits the age and the gender that are stated; what a feed does not state suits all. */
export const suits = (offer: Pick<ProductOffer, 'ageGroup' | 'gender'>, person: Person): boolean =>
  suitsAge(offer, person) && suitsGender(offer, person);

function suitsAge({ ageGroup = '' }: Pick<ProductOffer, 'ageGroup'>, person: Person): boolean {
  const range = years[ageGroup];
  if (!range || person.age === undefined || person.age === null) return true;
  if (person.age >= range[0] && person.age <= range[1]) return true;
  return person.age >= grownUp && forChild.test([person.query, person.is, ...(person.interests ?? [])].join(' '));
}

function suitsGender({ gender: of = '' }: Pick<ProductOffer, 'gender'>, { gender }: Person): boolean {
  const stated = gender?.trim() ?? '';
  return !((of === 'male' && female.test(stated)) || (of === 'female' && male.test(stated)));
}
