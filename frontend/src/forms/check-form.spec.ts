/** @jest-environment node */
import { checkForm } from './check-form.js';
import type { FormSchema } from './check-form.js';

interface Typed {
  name: string;
  email: string;
  interests: string[];
  age: string;
  isPublic: boolean;
}
const schema: FormSchema<Typed> = {
  fields: {
    name: { required: 'Name is required', isTrimmed: true, max: [5] },
    email: { isTrimmed: true, email: 'No address' },
    interests: { max: [4, 'Too long a word'], most: [2, 'At most 2 interests'] },
    age: { isTrimmed: true, range: [[0, 120], 'No age'] },
  },
  check: ({ name, email }) => ({ email: name === 'Ann' && email === '' ? 'Ann has an address' : undefined }),
};
const typed: Typed = { name: ' Nora ', email: ' ', interests: ['tea'], age: '', isPublic: true };
const faultsOf = (changed: Partial<Typed>, stopsAtFirst = false) =>
  Object.fromEntries(checkForm(schema, { ...typed, ...changed }, stopsAtFirst).faults);

describe('A form', () => {
  it('is sent without the spaces around texts; values without rules stay as they are', () => {
    expect(checkForm(schema, typed)).toEqual({
      values: { name: 'Nora', email: '', interests: ['tea'], age: '', isPublic: true },
      faults: [],
    });
  });

  it.each([
    ['a blank text that is required', { name: ' ' }, { name: 'Name is required' }],
    ['a text that is too long', { name: 'Norbert' }, { name: 'Please use at most 5 characters' }],
    ['what is no address', { email: 'nora' }, { email: 'No address' }],
    ['too many words', { interests: ['a', 'b', 'c'] }, { interests: 'At most 2 interests' }],
    ['a word that is too long', { interests: ['tea', 'coffee'] }, { interests: 'Too long a word' }],
    ['a number out of range', { age: '121' }, { age: 'No age' }],
    ['a number with words', { age: 'old' }, { age: 'No age' }],
    ['what only the form can check, of values as they are sent', { name: ' Ann ' }, { email: 'Ann has an address' }],
    ['all of it at once', { name: '', age: '-1' }, { name: 'Name is required', age: 'No age' }],
  ])('says what is wrong with %s', (_what, changed, faults) => {
    expect(faultsOf(changed)).toEqual(faults);
  });

  it('can stop at the first fault, in the order of its fields', () => {
    expect(faultsOf({ name: '', age: '-1' }, true)).toEqual({ name: 'Name is required' });
    expect(faultsOf({ name: 'Ann', age: '-1' }, true)).toEqual({ age: 'No age' });
  });
});
