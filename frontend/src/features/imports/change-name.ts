import { personFieldNames, ruleOf } from '@presently/rules/person-fields';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { translatedFieldName } from '../../domain/recipient/field-name.js';
import { translated } from '../../languages/words.js';

/**
 * What a row of an import adds or changes, in the page's language.
 * @param change as the API names it: `email`, `picture`, `Birthday`, `2 ideas`, or the title of an occasion
 */
export function changeName(change: string): string {
  const field = personFieldNames.find((each) => ruleOf(each).label.toLowerCase() === change);
  if (field) return translatedFieldName(field) ?? change;
  const ideas = /^(\d+) ideas?$/.exec(change);
  if (ideas) return translated('imports', 'ideasAdded', { count: Number(ideas[1]) }) ?? change;
  return occasionTypeName(change);
}
