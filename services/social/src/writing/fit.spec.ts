import { fit, roomOn } from './fit.js';
import { housePosts } from './house-posts.js';
import { starterTemplates } from '../templates/starter-templates.js';
import { tooLongFor, socialPlatforms } from '@presently/rules/social-platforms';

describe('making a text fit', () => {
  it('takes off what models put around a post', () => {
    expect(fit('  "**A gift** is noticed."\n', ['X'])).toBe('A gift is noticed.');
  });

  it('leaves quotations inside alone', () => {
    expect(fit('He said "yes" and "no".', ['X'])).toBe('He said "yes" and "no".');
  });

  it('cuts after the last sentence that fits', () => {
    const sentences = Array.from({ length: 12 }, (_item, index) => `This is sentence number ${index} of all.`).join(
      ' ',
    );
    const fitted = fit(sentences, ['X', 'LinkedIn'])!;
    expect(fitted).toMatch(/of all\.$/);
    expect(fitted.length).toBeLessThanOrEqual(280);
    expect(fitted.length).toBeGreaterThan(240);
    expect(fit(sentences, ['LinkedIn'])).toBe(sentences);
  });

  it('gives up what has no sentence that fits, and what says nothing', () => {
    expect(fit('x'.repeat(281), ['X'])).toBeUndefined();
    expect(fit(' "" ', ['X'])).toBeUndefined();
  });

  it('knows the room that the tightest platform leaves', () => {
    expect(roomOn(['Facebook', 'X'])).toBe(280);
    expect(roomOn(['Facebook'])).toBe(900);
  });
});

describe('our own stock of texts', () => {
  it.each(starterTemplates.map(({ category }) => category))(
    'has at least five for %s, all of which fit everywhere',
    (category) => {
      const [own] = [housePosts(category)];
      expect(own.slice(0, 5)).not.toEqual(housePosts('something else').slice(0, 5));
      expect(own.filter((text) => tooLongFor(text, socialPlatforms).length > 0)).toEqual([]);
      expect(new Set(own).size).toBe(own.length);
    },
  );

  it('is enough for a week of three posts a day', () => {
    expect(housePosts('something else').length).toBeGreaterThanOrEqual(21);
  });
});
