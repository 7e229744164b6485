import { fit, longestPostFor } from './fit.js';
import { housePosts } from './house-posts.js';
import { starterTemplates } from '../templates/starter-templates.js';
import { tooLongFor } from '@presently/rules/post-length';
import { socialPlatforms } from '@presently/rules/social-platforms';

describe('making a text fit', () => {
  it('removes what models put around a post', () => {
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

  it('drops a text without a sentence that fits, and an empty one', () => {
    expect(fit('x'.repeat(281), ['X'])).toBeUndefined();
    expect(fit(' "" ', ['X'])).toBeUndefined();
  });

  it('uses the limit of the strictest platform', () => {
    expect(longestPostFor(['Facebook', 'X'])).toBe(280);
    expect(longestPostFor(['Facebook'])).toBe(900);
  });
});

describe('house posts', () => {
  it.each(starterTemplates.map(({ category }) => category))(
    'are at least five for %s, each short enough for every platform',
    (category) => {
      const [own] = [housePosts(category)];
      expect(own.slice(0, 5)).not.toEqual(housePosts('something else').slice(0, 5));
      expect(own.filter((text) => tooLongFor(text, socialPlatforms).length > 0)).toEqual([]);
      expect(new Set(own).size).toBe(own.length);
    },
  );

  it('are enough for a week of three posts a day', () => {
    expect(housePosts('something else').length).toBeGreaterThanOrEqual(21);
  });
});
