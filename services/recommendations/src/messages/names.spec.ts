import { strangersIn } from './names.js';

describe('names that nobody has told', () => {
  it.each([
    ['Dear Dr. Smith, all the best', 'Doctor Smith'],
    ['So, dear Mr. Patel and dear Mrs. Patel', 'Mr. and Mrs. Patel'],
    ['Hello, dear Professor Lee', 'Prof. Lee'],
    ['This is for you, Emma, and for you, Noah', 'Emma, Noah'],
    ['This is for you, Mum', 'mum'],
  ])('are none in: %s', (text, known) => expect(strangersIn(text, known)).toEqual([]));

  it.each([
    ['Hello, dear Dr. Jones', 'Doctor Smith', 'Jones'],
    ['This is for you, Emma, and for Liam', 'Emma, Noah', 'Liam'],
  ])('are found behind a title, too: %s', (text, known, stranger) =>
    expect(strangersIn(text, known)).toEqual([stranger]),
  );
});
