import { jest } from '@jest/globals';
import { initialsOfName, initialsOfUser } from './initials.js';

it('Most names need none of the work that letters of several signs need', () => {
  const segmenter = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  expect([initialsOfName('Élodie ßen'), initialsOfUser({ firstName: 'Ada', lastName: null })]).toEqual(['Éß', 'A']);
  expect(segmenter).not.toHaveBeenCalled();
  expect(initialsOfName('E\u0301lodie')).toBe('E\u0301');
  expect(segmenter).toHaveBeenCalled();
  segmenter.mockRestore();
});

describe('The initials of a recipient', () => {
  it.each([
    ['Nora Lindqvist', 'NL'],
    ['ana maría lópez', 'AM'],
    ['  Theo ', 'T'],
    ['𝒵oe', '𝒵'],
    ['Ann "Nan" (old) Lee', 'AN'],
    ['Otto – Berg', 'OB'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧F'],
    ['🇩🇪 Oma', '🇩🇪O'],
    ['श्रेया शर्मा', 'श्रेश'],
    ['e\u0301lodie ßen', 'E\u0301ß'],
    ['👨🏽‍🚀 Neil', '👨🏽‍🚀N'],
    ['', ''],
  ])('of %p are %p', (name, initials) => {
    expect(initialsOfName(name)).toBe(initials);
  });
});

describe('The initials of a user', () => {
  it.each([
    ['Ada', 'Byron', 'AB'],
    ['Ada', null, 'A'],
    [null, 'byron', 'B'],
    [null, null, 'U'],
    [' ', '', 'U'],
  ])('of %p and %p are %p', (firstName, lastName, initials) => {
    expect(initialsOfUser({ firstName, lastName })).toBe(initials);
  });
});
