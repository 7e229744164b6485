import { withoutName } from './without-name.js';

describe('The description of an idea', () => {
  it.each([
    ['Chosen for everyday joy: a teapot for two.', 'Chosen for everyday joy.'],
    ['Something to use at once – Teapot for two', 'Something to use at once.'],
    ['A teapot for two: holds exactly two cups.', 'Holds exactly two cups.'],
    ['Holds what a teapot for two should hold.', 'Holds what a teapot for two should hold.'],
    ['Teapot for two', 'Teapot for two'],
  ])('%p becomes %p', (description, shown) => {
    expect(withoutName(description, 'Teapot for two')).toBe(shown);
  });
});
