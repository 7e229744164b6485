import { __vitePreload, fetchImports } from './preload.js';
import { answerOf } from '../../testing/answers.js';

/** An `import()` as the build writes it. */
const importOf = (file: string) =>
  Object.assign(() => Promise.resolve(file), { toString: () => `()=>import(\`./${file}\`)` });
const preloaded = () =>
  [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

describe('A part of a page', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    document.head.innerHTML = '<script type="module" src="/assets/app-1.js"></script>';
    globalThis.fetch = (url) => {
      asked.push(new URL(url as string).pathname);
      return Promise.resolve(
        answerOf(200, { 'gifts-1.js': ['form-1.js', 'menu-1.js'], 'keep-1.js': ['menu-1.js', 'x-1.js'] }),
      );
    };
  });

  it('comes without its imports before the list of them is there', async () => {
    await expect(__vitePreload(importOf('gifts-1.js'))).resolves.toBe('gifts-1.js');
    expect(preloaded()).toEqual([]);
  });

  it('brings its imports with it, each once', async () => {
    await fetchImports();
    expect(asked).toEqual(['/assets/app-1.json']);
    await __vitePreload(importOf('gifts-1.js'));
    await __vitePreload(importOf('keep-1.js'));
    await __vitePreload(importOf('alone-1.js'));
    expect(preloaded()).toEqual(['/assets/form-1.js', '/assets/menu-1.js', '/assets/x-1.js']);
  });

  it('comes after its stylesheet, which is on the page once', async () => {
    const sheets = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    let isThere = false;
    const first = __vitePreload(importOf('gift-1.js'), ['assets/gift-1.css']).then(() => (isThere = true));
    await Promise.resolve();
    expect([isThere, sheets().length]).toEqual([false, 1]);
    sheets()[0]!.dispatchEvent(new Event('load'));
    await first;
    await __vitePreload(importOf('gift-2.js'), ['assets/gift-1.css']);
    expect(sheets()).toHaveLength(1);
  });

  it('can be tried again if its stylesheet does not arrive', async () => {
    const tried = __vitePreload(importOf('gift-3.js'), ['assets/gift-3.css']);
    document.querySelector('link[rel=stylesheet]')!.dispatchEvent(new Event('error'));
    await expect(tried).rejects.toThrow('/assets/gift-3.css has not arrived');
    expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
  });

  it('comes also if the list does not arrive', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(fetchImports()).resolves.toBeUndefined();
    await expect(__vitePreload(importOf('gifts-1.js'))).resolves.toBe('gifts-1.js');
  });
});
