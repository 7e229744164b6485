import { errorsOf, isComplete, recipientFrom } from './recipient-form.js';

const draft = { name: ' Nora ', relationship: ' Sister', interests: 'tea, , jazz ,', avatar: ' ' };

describe('The recipient form', () => {
  it('sends trimmed words, interests without the empty ones, and no picture for a blank one', () => {
    expect(recipientFrom(draft)).toEqual({
      name: 'Nora',
      relationship: 'Sister',
      interests: ['tea', 'jazz'],
      avatar: null,
    });
  });

  it('is complete with name and relationship alone', () => {
    expect(isComplete({ name: 'Nora', relationship: 'Sister', interests: '', avatar: '' })).toBe(true);
  });

  it('takes blanks for nothing', () => {
    expect(errorsOf({ ...draft, name: ' \t', relationship: '' })).toEqual({
      name: 'Name is required',
      relationship: 'Relationship is required',
    });
  });
});
