/** @jest-environment node */
import { likelyAddress } from './mail-domain.js';

describe('The address that was probably meant', () => {
  it.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmal.com', 'ann@gmail.com'],
    ['ann@gmaill.com', 'ann@gmail.com'],
    ['Ann.Lee@GMAIL.CON', 'Ann.Lee@gmail.com'],
    ['ann@gmail.co', 'ann@gmail.com'],
    ['ann@hotmial.com', 'ann@hotmail.com'],
    ['ann@yaho.com', 'ann@yahoo.com'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@icloud.cmo', 'ann@icloud.com'],
    ['ann@university.ogr', 'ann@university.org'],
    [' ann@gmial.com ', 'ann@gmail.com'],
  ])('for %s is %s', (typed, meant) => {
    expect(likelyAddress(typed)).toBe(meant);
  });

  it.each([
    'ann@gmail.com',
    'ann@mail.com',
    'ann@email.com',
    'ann@ymail.com',
    'ann@ge.com',
    'ann@example.com',
    'ann@univresity.test',
    'ann@gmx.net',
    'ann@gmail',
    'ann',
    'ann@',
    '',
  ])('for %s is none', (typed) => {
    expect(likelyAddress(typed)).toBeUndefined();
  });
});
