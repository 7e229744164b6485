import { personFieldNames, ruleOf, type PersonField } from '@presently/rules/person-fields';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
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

/**
 * What a row of an import adds or changes, in the page's language.
 * @param change as the API names it: `email`, `picture`, `Birthday`, `2 ideas`, or the title of an occasion
 */
export function changeName(change: string): string {
  const field = personFieldNames.find((each) => ruleOf(each).label.toLowerCase() === change);
  if (field) {
    const [area, key] = fields[field];
    return translated(area, key) ?? change;
  }
  const ideas = /^(\d+) ideas?$/.exec(change);
  if (ideas) return translated('imports', 'ideasAdded', { count: Number(ideas[1]) }) ?? change;
  return occasionTypeName(change);
}
