import { documentTitle, notFound, pageAt, pages } from './pages.js';

describe('What a page is called', () => {
  it('goes by its path, with or without a slash at the end', () => {
    expect(documentTitle(pageAt('/pricing'))).toBe('Pricing · Presently');
    expect(pageAt('/pricing/')).toBe(pages['/pricing']);
    expect(pageAt('/')).toBe(pages['/']);
  });

  it.each(['/nowhere', '/pricing/more', '/constructor'])('is "Page not found" at %s', (path) => {
    expect(pageAt(path)).toBe(notFound);
  });

  it('can be told from every other page, and fits into a search result', () => {
    const all = Object.values(pages);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    for (const { description } of all) expect((description ?? '').length).toBeLessThanOrEqual(160);
  });
});
