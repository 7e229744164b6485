import { NewRecipient } from '@presently/contracts/gifting/recipients';
import { parseMessage } from '../messages.js';
import type { Problem } from '../problem.js';

function rulesOf(given: object) {
  try {
    parseMessage(NewRecipient, { name: 'Ann', relationship: 'Sister', ...given });
  } catch (error) {
    return (error as Problem).detail.rules;
  }
  throw new Error('It is taken.');
}

describe('A refused message', () => {
  it.each([
    [{ name: ' ' }, { name: { rule: 'required' } }],
    [{ name: 'a'.repeat(101) }, { name: { rule: 'too-long', most: 100 } }],
    [{ interests: Array.from({ length: 51 }, String) }, { interests: { rule: 'too-many', most: 50 } }],
    [{ email: 'ann@' }, { email: { rule: 'email' } }],
    [{ language: 'xx-yy-zz' }, { language: { rule: 'choice' } }],
    [{ aboutAge: 121 }, { aboutAge: { rule: 'range', least: 0, most: 120 } }],
  ])('names the rule of each field, for words in other languages: %j', (given, rules) => {
    expect(rulesOf(given)).toEqual(rules);
  });

  it('names none that has no words in other languages', () => {
    expect(rulesOf({ isAdmin: true })).toBeUndefined();
  });
});
