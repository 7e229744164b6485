/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { languages, type Language } from '@presently/rules/languages';
import type { Assets } from '../../lib/page/built-assets.js';
import type { OperatorsWords } from '../../features/marketing/notices.js';
import { screenPaths } from '../screens.js';
import { titles } from '../titles.js';
import { en } from '../../languages/documents/en.js';
import { descriptions } from './descriptions.js';
import { aDashboard, aCurrentUser, aGift } from '../../testing/builders.js';
import { appDocuments } from './documents.js';
import { noticeWords } from './notice-words.js';

const assets = (name: string): Assets => ({
  script: `/assets/${name}.js`,
  imports: [`/assets/${name}-import.js`],
  fonts: ['/assets/fraunces.woff2'],
  stylesheets: [`/assets/${name}.css`],
  css: `.${name}{color:red}@font-face{font-family:Fraunces;src:url(/assets/fraunces.woff2)}`,
});
const built = {
  application: (screen?: string) => assets(screen === '/auth' ? 'auth' : 'app'),
  ready: assets('ready'),
  themeScript: 'setTheme(1 < 2)',
  recoverScript: 'recover()',
  beginScript: 'begin()',
};
const unsaid = { notices: {}, contactEmail: null };
const write = (publicUrl = 'https://presently.example', words: OperatorsWords = unsaid, language: Language = 'en') =>
  appDocuments(built, { language, publicUrl, nonce: 'NONCE' }, words);
const read = (html: string | null) => new JSDOM(html!).window.document;
const contents = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
const canonical = (document: Document) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;

describe('The documents of the application', () => {
  it('say their language and direction', () => {
    const { pages, notFound } = write(undefined, undefined, 'ar');
    for (const html of [pages['/auth']!.application, pages['/']!.ready, notFound])
      expect([read(html).documentElement.lang, read(html).documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(read(write().notFound).documentElement.lang).toBe('en');
  });

  it('are one per screen, and one for unknown addresses', () => {
    expect(Object.keys(write().pages).toSorted()).toEqual(screenPaths.toSorted());
    expect(read(write().notFound).title).toBe('Page not found · Presently');
  });

  it.each(['/', '/auth', '/how-it-works', '/pricing', '/privacy', '/terms', '/help', '/contact'] as const)(
    'describe %s to search engines',
    (path) => {
      const { application, ready } = write().pages[path]!;
      for (const document of [application, ready].filter((html) => html !== null).map(read)) {
        const title = `${en[titles[path]]} · Presently`;
        expect([document.title, contents(document, 'og:title')]).toEqual([title, title]);
        const description = descriptions[path];
        expect([contents(document, 'description'), contents(document, 'og:description')]).toEqual([
          description,
          description,
        ]);
        const address = `https://presently.example${path}`;
        expect([canonical(document), contents(document, 'og:url')]).toEqual([address, address]);
        expect(contents(document, 'og:image')).toBe('https://presently.example/gift-preview.jpg');
        expect(contents(document, 'robots')).toBeNull();
      }
    },
  );

  it('say what the operator says, to visitors and to signed-in users', () => {
    const imprint = { title: 'Imprint', lead: 'Who we are.', parts: [{ title: 'Us', text: 'One.\n\n</script>Two.' }] };
    const { pages } = write(undefined, { notices: { contact: imprint }, contactEmail: null });
    const ready = read(pages['/contact']!.ready);
    expect(ready.querySelector('h1')!.textContent).toBe('Imprint');
    expect([...ready.querySelectorAll('section p')].map(({ textContent }) => textContent)).toEqual([
      'One.',
      '</script>Two.',
    ]);
    const written = (path: '/contact' | '/terms') =>
      JSON.parse(read(pages[path]!.application).getElementById('notice')!.textContent!) as { title: string };
    // Nobody says in which language it is.
    expect(written('/contact')).toEqual({ ...imprint, language: '' });
    expect(written('/terms').title).toBe('Terms');
  });

  it('say the pages about the service in the reader’s language, and tell which one the operator’s are in', () => {
    const theirs = { title: 'Impressum', lead: 'Wir.', parts: [{ title: 'Wir', text: 'Eins.' }], language: 'de' };
    const mainIn = (language: Language, path: '/privacy' | '/contact') => {
      const words = { notices: { contact: theirs }, contactEmail: null };
      return read(write(undefined, words, language).pages[path]!.ready).querySelector('main')!;
    };
    for (const language of languages) {
      const { privacyTitle, privacyKeep } = noticeWords[language];
      const { textContent } = mainIn(language, '/privacy');
      expect(textContent).toContain(privacyTitle);
      expect(textContent).toContain(privacyKeep);
      expect(mainIn(language, '/contact').querySelector('[lang=de]')!.textContent).toBe('ImpressumWir.WirEins.');
    }
    expect(mainIn('fr', '/contact').textContent).toMatch(/Cette page est écrite dans cette langue\s: allemand\./);
    expect(mainIn('de', '/contact').textContent).not.toContain(':');
  });

  it('name the address of the operator, if there is one', () => {
    const mailOn = (contactEmail: string | null) =>
      read(write(undefined, { notices: {}, contactEmail }).pages['/contact']!.ready).querySelector('main a');
    expect(mailOn('hello@example.com')!.getAttribute('href')).toBe('mailto:hello@example.com');
    expect(mailOn(null)).toBeNull();
  });

  it('describe only the product for a page behind sign-in', () => {
    for (const html of [write().pages['/dashboard']!.application, write().notFound]) {
      const document = read(html);
      expect(contents(document, 'robots')).toBe('noindex');
      expect(contents(document, 'og:title')).toBe('Thoughtful gifts, never late · Presently');
      expect(contents(document, 'description')).toBe(descriptions['/']);
      expect([canonical(document), contents(document, 'og:url')]).toEqual([null, null]);
    }
  });

  it('escape hostile texts', () => {
    const hostile = `https://x.example/"><script>alert('1')</script>&amp;`;
    for (const html of Object.values(write(hostile).pages).flatMap(({ application, ready }) => [application, ready])) {
      if (html === null) continue;
      const document = read(html);
      expect(contents(document, 'og:image')).toBe(`${hostile}/gift-preview.jpg`);
      const unknown = ({ src, text, type }: HTMLScriptElement) =>
        type !== 'application/json' && !src.startsWith('/') && !Object.values(built).includes(text);
      expect([...document.scripts].filter(unknown)).toEqual([]);
    }
  });

  it('set the theme before the first paint', () => {
    for (const html of [write().pages['/']!.ready, write().pages['/dashboard']!.application]) {
      const [first, ...others] = [...read(html).querySelectorAll('script, style, link[rel=stylesheet], body')];
      expect(first!.outerHTML).toBe('<script>setTheme(1 < 2)</script>');
      expect(others.length).toBeGreaterThan(1);
    }
  });

  it('can be read without the application if they are ready pages, and prefetch it for the next page', () => {
    const landing = read(write().pages['/']!.ready);
    expect(landing.querySelector('main h1')?.textContent).toBe('Thoughtful gifts, never late.');
    expect(
      [...landing.querySelectorAll('main a[href="/auth#register"]')].map(({ textContent }) => textContent),
    ).toEqual(['Get Started', 'Get Started']);
    expect(
      [...landing.querySelectorAll('main a[href^="/auth?mood="]')].map((card) => [
        card.textContent,
        card.getAttribute('href'),
      ]),
    ).toEqual([
      ['Birthday', '/auth?mood=celebration#register'],
      ['Anniversary', '/auth?mood=celebration#register'],
      ['Thank You', '/auth?mood=thank-you#register'],
      ['Sympathy', '/auth?mood=sympathy#register'],
      ['Celebration', '/auth?mood=celebration#register'],
      ['Just Because', '/auth?mood=just-because#register'],
    ]);
    // Nothing competes with the first paint.
    expect(landing.querySelectorAll('script[src], link[rel=modulepreload], link[rel=preload]')).toHaveLength(0);
    const applied = [...landing.querySelectorAll('style')].map(({ media, textContent }) => [media, textContent]);
    expect(applied).toEqual([
      ['', '.ready{color:red}'],
      ['not all', '@font-face{font-family:Fraunces;src:url(/assets/fraunces.woff2)}'],
    ]);
    expect(landing.body.dataset['begin']).toBe('/assets/ready-import.js /assets/ready.js');
    expect(landing.body.dataset['next']).toBe('/assets/auth.js /assets/auth-import.js');
    // The content security policy refuses style attributes in the server's HTML.
    expect(landing.querySelectorAll('[style]')).toHaveLength(0);
  });
});

describe('The dashboard as the server renders it', () => {
  const { reads, write: writeFor } = write().pages['/dashboard']!.personal!;
  const recipientName = '</script><script>alert(1)</script>';
  const answers = {
    'GET /api/user': aCurrentUser({ firstName: 'Ada' }),
    'GET /api/dashboard': aDashboard({
      recentGifts: [aGift({ status: 'sent', recipientName, sentAt: '2026-03-08T23:30:00.000Z' })],
      upcomingGifts: [aGift({ id: 'g-2', status: 'planned', scheduledFor: '2026-12-24T23:30:00.000Z' })],
    }),
  };
  const html = () => writeFor({ answers, timeZone: 'Asia/Tokyo' }, new Date('2026-11-21T09:00:00.000Z'));

  // First, because a drawing that has arrived once is there for all later pages.
  it('is whole for a newcomer, too: the browser has nothing to finish', async () => {
    const nobody = { 'GET /api/user': aCurrentUser(), 'GET /api/dashboard': aDashboard() };
    const written = await writeFor({ answers: nobody, timeZone: 'UTC' }, new Date());
    expect(written).toContain('Who do you like to give to?');
    expect(written).not.toContain('<!--$!-->');
  });

  it('can be read without script, in the time zone of its user', async () => {
    const { body } = read(await html());
    expect(reads).toEqual(Object.keys(answers));
    expect(body.querySelector('h1')?.textContent).toBe('Welcome back, Ada');
    expect(body.querySelector('header')?.textContent).toContain('Recipients');
    // Tokyo is nine hours ahead, so it is the next day there.
    expect(body.textContent).toContain(`for ${recipientName}\u00a0· Mar 9`);
    expect(body.textContent).toMatch(/Fri, Dec 25, 8:30\sAM/);
    expect(body.querySelectorAll('[aria-busy], [style]')).toHaveLength(0);
  });

  it('shows the parts that a browser fetches later, so that nothing moves when they arrive', async () => {
    const order = aGift({ id: 'g-3', giftName: 'Kite', status: 'sent' });
    const orders = [Object.assign(order, { trouble: 'problem' as const })];
    const toTell = [aGift({ id: 'g-4', giftName: 'Lamp', status: 'sent' })];
    const late = { ...answers, 'GET /api/dashboard': aDashboard({ orders, toTell }) };
    const { body } = read(await writeFor({ answers: late, timeZone: 'UTC' }, new Date('2026-11-21T09:00:00.000Z')));
    const text = (part: string) => body.querySelector(`section[aria-labelledby=${part}]`)?.textContent;
    expect(text('orders-to-see')).toContain('Kite');
    expect(text('gifts-to-tell')).toContain('Lamp');
  });

  it('contains its answers as data, and no text of a user as a script', async () => {
    const { scripts } = read(await html());
    expect([...scripts].map(({ type, text }) => [type, type ? JSON.parse(text) : text])).toEqual([
      ['', 'setTheme(1 < 2)'],
      ['', 'recover()'],
      ['application/json', { answers, timeZone: 'Asia/Tokyo' }],
      ['', 'begin()'],
    ]);
  });

  it('fetches its scripts last', async () => {
    const { body, head } = read(await html());
    expect(body.dataset['begin']).toBe('/assets/app-import.js /assets/app.js');
    expect(head.querySelectorAll('[rel=modulepreload], script[src]')).toHaveLength(0);
  });

  it('does not show one user’s data to another', async () => {
    await html();
    const other = { 'GET /api/user': aCurrentUser({ firstName: 'Grace' }), 'GET /api/dashboard': aDashboard() };
    const written = await writeFor({ answers: other, timeZone: 'UTC' }, new Date());
    expect(written).toContain('Welcome back, Grace');
    expect(written).not.toMatch(/Ada|Tokyo|alert/);
  });
});
