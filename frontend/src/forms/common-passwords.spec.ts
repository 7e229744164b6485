import { isCommonPassword } from './common-passwords.js';

describe('a password', () => {
  it.each(['password', 'Password1', 'QWERTYUIOP', '12345678', ' iloveyou '])('is common when it is %j', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['', 'correct horse battery', 'password of my own', 'qwerty'])('is not when it is %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
