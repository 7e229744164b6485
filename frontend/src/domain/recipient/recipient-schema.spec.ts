import * as v from 'valibot';
import { recipientSchema, typedRecipient } from './recipient-schema.js';

const typed = { name: ' Nora ', relationship: ' Sister', interests: 'tea, , jazz ,', avatar: ' ' };
const errorsOf = (recipient: typeof typed) => {
  const { issues } = v.safeParse(recipientSchema, recipient);
  return issues ? v.flatten<typeof recipientSchema>(issues).nested : {};
};

describe('The recipient form', () => {
  it('sends trimmed words, interests without the empty ones, and null for a blank picture', () => {
    expect(v.parse(recipientSchema, typed)).toEqual({
      name: 'Nora',
      relationship: 'Sister',
      interests: ['tea', 'jazz'],
      avatar: null,
    });
  });

  it('is complete with name and relationship alone', () => {
    expect(v.is(recipientSchema, { ...typedRecipient(), name: 'Nora', relationship: 'Sister' })).toBe(true);
  });

  it('treats spaces as blank', () => {
    expect(errorsOf({ ...typed, name: ' \t', relationship: '' })).toEqual({
      name: ['Name is required'],
      relationship: ['Relationship is required'],
    });
  });
});
