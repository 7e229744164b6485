/** @jest-environment node */
import { personFieldNames, ruleOf } from '@presently/rules/person-fields';
import { speakingIn } from '../../languages/speaking-in.js';
import { fieldName } from './field-name.js';

describe('a field of a person', () => {
  it('is named in English as it is declared', () => {
    expect(personFieldNames.map(fieldName)).toEqual(personFieldNames.map((field) => ruleOf(field).label));
  });

  it.each(['ar', 'ja'] as const)('is named in %s, whichever it is', (language) => {
    const names = speakingIn(language, () => personFieldNames.map(fieldName));
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  });
});
