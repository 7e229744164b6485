import { checkForm } from '../../forms/check-form.js';
import { aboutAgeNow, recipientOf, recipientSchema, typedRecipient } from './recipient-schema.js';

const typed = { ...typedRecipient(), name: ' Nora ', relationship: ' Sister', interests: ['tea', 'jazz'], avatar: ' ' };
const errorsOf = (recipient: typeof typed) => Object.fromEntries(checkForm(recipientSchema, recipient).faults);
const sent = (recipient: typeof typed) => recipientOf(checkForm(recipientSchema, recipient).values);

describe('The recipient form', () => {
  it('sends trimmed words, and null for what is blank', () => {
    const nothing = { birthday: null, email: null, phone: null, timeZone: null, language: null, address: null };
    expect(sent(typed)).toEqual({
      ...nothing,
      name: 'Nora',
      relationship: 'Sister',
      interests: ['tea', 'jazz'],
      dislikes: [],
      labels: [],
      sizes: null,
      areSizesForIdeas: true,
      aboutAge: null,
      gender: null,
      country: null,
      notes: null,
      areNotesForIdeas: false,
      avatar: null,
    });
  });

  it('takes whole years, and shows what was said as it has grown since', () => {
    for (const aboutAge of ['', '0', '42', '120']) expect(errorsOf({ ...typed, aboutAge })).toEqual({});
    for (const aboutAge of ['121', '4.5', 'old', '-1'])
      expect(errorsOf({ ...typed, aboutAge })).toHaveProperty('aboutAge');
    expect(sent({ ...typed, aboutAge: ' 42 ' })).toMatchObject({ aboutAge: 42 });
    const twoYearsAgo = `${new Date().getUTCFullYear() - 2}-01-01`;
    expect(aboutAgeNow({ aboutAge: 40, aboutAgeOn: twoYearsAgo })).toBe(42);
    expect(aboutAgeNow({ aboutAge: null, aboutAgeOn: null })).toBeNull();
  });

  it('takes a birthday with or without its year, if the day exists', () => {
    for (const birthday of ['', '1990-05-04', '--02-29']) expect(errorsOf({ ...typed, birthday })).toEqual({});
    for (const birthday of ['1990-02-29', '--13-01', '--05-00'])
      expect(errorsOf({ ...typed, birthday })).toHaveProperty('birthday');
  });

  it('is complete with name and relationship alone', () => {
    expect(errorsOf({ ...typedRecipient(), name: 'Nora', relationship: 'Sister' })).toEqual({});
  });

  it('treats spaces as blank', () => {
    expect(errorsOf({ ...typed, name: ' \t', relationship: '' })).toEqual({
      name: 'Name is required',
      relationship: 'Relationship is required',
    });
  });
});
