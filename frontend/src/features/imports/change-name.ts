import { personFieldNames, ruleOf, type PersonField } from '@presently/rules/person-fields';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { en as imports } from '../../languages/imports/en.js';
import { en as person } from '../../languages/person/en.js';
import { en as recipients } from '../../languages/recipients/en.js';
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
  avatar: ['person', 'picture'],
};

/**
 * What a row of an import adds or changes, in the page's language.
 * @param change as the API names it: `email`, `picture`, `Birthday`, `2 ideas`, or the title of an occasion
 */
export function changeName(change: string): string {
  const field = personFieldNames.find((each) => ruleOf(each).label.toLowerCase() === change);
  const [area, key, values] = field
    ? [...fields[field], {}]
    : (['imports', 'ideasAdded', { count: Number(/^(\d+) ideas?$/.exec(change)?.[1]) }] as const);
  if (!field && Number.isNaN(values.count)) return occasionTypeName(change);
  return translated(area, key, values) ?? change;
}
