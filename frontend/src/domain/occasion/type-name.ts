import { occasionTypes } from '@presently/rules/occasion-types';
import { kindsWords as say } from '../../languages/kinds/en.js';

/** The name of an occasion’s type, as it is shown: `Birthday`. */
export function occasionTypeName(type: string): string {
  const known = occasionTypes.find((each) => each === type);
  return known ? say(known.toLowerCase() as Lowercase<typeof known>) : type;
}
