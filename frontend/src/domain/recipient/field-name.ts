import { ruleOf, type PersonField } from '@presently/rules/person-fields';
import type { en as imports } from '../../languages/imports/en.js';
import type { en as person } from '../../languages/person/en.js';
import type { en as recipients } from '../../languages/recipients/en.js';
import { translated } from '../../languages/words.js';

type Message =
  | readonly ['person', keyof typeof person]
  | readonly ['recipients', keyof typeof recipients]
  | readonly ['imports', keyof typeof imports];

const fields: Readonly<Record<PersonField, Message>> = {
  name: ['imports', 'fullName'],
  relationship: ['imports', 'relationship'],
  birthday: ['person', 'birthday'],
  email: ['person', 'email'],
  phone: ['person', 'phone'],
  address: ['person', 'address'],
  timeZone: ['person', 'timeZone'],
  language: ['person', 'language'],
  labels: ['person', 'groups'],
  interests: ['recipients', 'interests'],
  dislikes: ['person', 'dislikes'],
  sizes: ['person', 'sizes'],
  areSizesForIdeas: ['person', 'useSizes'],
  aboutAge: ['recipients', 'aboutAge'],
  aboutAgeOn: ['person', 'age'],
  gender: ['person', 'gender'],
  country: ['person', 'country'],
  notes: ['person', 'notes'],
  areNotesForIdeas: ['person', 'useNotes'],
  hiddenFromIdeas: ['person', 'whatIdeasKnow'],
  avatar: ['person', 'picture'],
};

/** A field of a person in the page's language; undefined in English. */
export function translatedFieldName(field: PersonField): string | undefined {
  const [area, key] = fields[field];
  return translated(area, key);
}

export const fieldName = (field: PersonField): string => translatedFieldName(field) ?? ruleOf(field).label;
