import { jest } from '@jest/globals';

const root = document.documentElement;
const scrolled = jest.fn();

beforeAll(async () => {
  document.body.innerHTML = `
    <button data-toggles-theme data-light="Switch to dark theme" data-dark="Switch to light theme" aria-label="Switch to dark theme"></button>
    <button data-scrolls-to="steps">Learn More</button>
    <button data-scrolls-to="">Top</button>
    <section id="steps"></section>`;
  document.body.dataset['next'] = '/assets/app.js /assets/auth.js';
  root.dataset['theme'] = 'dark';
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  window.scrollTo = (() => scrolled('top')) as typeof window.scrollTo;
  jest.useFakeTimers();
  await import('./client.js');
});

const [toggle, more, top] = [0, 1, 2].map((index) => () => document.querySelectorAll('button')[index]!);

describe('A page that the server rendered', () => {
  it('names its theme button after the theme that the visitor has chosen', () => {
    expect(toggle!().getAttribute('aria-label')).toBe('Switch to light theme');
  });

  it('changes the theme, and remembers it', () => {
    toggle!().click();
    expect([root.dataset['theme'], localStorage.getItem('theme')]).toEqual(['light', 'light']);
    expect(toggle!().getAttribute('aria-label')).toBe('Switch to dark theme');
  });

  it('follows a choice made in another tab', () => {
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    expect(root.dataset['theme']).toBe('dark');
    expect(toggle!().getAttribute('aria-label')).toBe('Switch to light theme');
  });

  it('scrolls to the section a button names, or to the top', () => {
    more!().click();
    top!().click();
    expect(scrolled.mock.calls).toEqual([['steps'], ['top']]);
  });

  it('fetches the application after its own files', () => {
    const fetched = () =>
      [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(fetched()).toEqual(['/assets/app.js', '/assets/auth.js']);
  });
});
