import { descriptions } from './documents/descriptions.js';
import { screenPaths } from './screens.js';
import { documentTitle, screenAt, titles } from './titles.js';

describe('The screen at a path', () => {
  it('is found with or without a trailing slash', () => {
    expect(documentTitle(screenAt('/pricing'))).toBe('Pricing · Presently');
    expect(screenAt('/pricing/')).toBe('/pricing');
    expect(screenAt('/')).toBe('/');
    expect(screenAt('/recipients/7')).toBe('/recipients/:recipientId');
  });

  it.each(['/nowhere', '/pricing/more', '/recipients/7/more', '/constructor'])('does not exist at %s', (path) => {
    expect(screenAt(path)).toBeUndefined();
    expect(documentTitle(screenAt(path))).toBe('Page not found · Presently');
  });

  it('has a title of its own, and a description that fits into a search result', () => {
    expect(new Set(Object.values(titles)).size).toBe(screenPaths.length);
    for (const description of Object.values(descriptions)) expect(description.length).toBeLessThanOrEqual(160);
  });
});
