import { displayName } from './display-name.js';

describe('The name of the signed-in user', () => {
  it.each([
    ['Ada', 'Byron', 'ada', 'Ada Byron'],
    ['Ada', null, 'ada', 'Ada'],
    [null, 'Byron', 'ada', 'Byron'],
    [' ', null, 'ada', 'ada'],
    [null, null, '', 'User'],
  ])('from %p, %p and %p is %p', (firstName, lastName, username, expected) => {
    expect(displayName({ firstName, lastName, username })).toBe(expected);
  });
});
