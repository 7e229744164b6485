import { offlinePage } from './offline-page.js';
import type { Seen, SeenPerson } from './seen.js';

const page = (people: SeenPerson[] | null, address = '/recipients') =>
  offlinePage({
    seen: people && { userId: 'u-1', at: '2026-11-28T09:00:00.000Z', people },
    styles: '/assets/offline-1.css',
    address,
    today: '2026-11-28',
  });
const shown = (people: SeenPerson[] | null) => new DOMParser().parseFromString(page(people), 'text/html');
const textsOf = (document: Document, list: string) =>
  [...document.querySelectorAll(`section[aria-labelledby="${list}"] li`)].map((row) => row.textContent);

describe('the page without a network', () => {
  it('lists the coming days, the next first, and the people', () => {
    const document = shown([
      { name: 'Ann', day: { what: 'Birthday', on: '2027-01-02' } },
      { name: 'Bo' },
      { name: 'Cleo', day: { what: 'Anniversary', on: '2026-11-28' } },
      { name: 'Dan', day: { what: 'Birthday', on: '2026-11-27' } },
    ]);
    expect(textsOf(document, 'coming-days')).toEqual(['CleoAnniversarySat, November 28', 'AnnBirthdaySat, January 2']);
    expect(textsOf(document, 'people')).toEqual(['Ann', 'Bo', 'Cleo', 'Dan']);
  });

  it('shows nobody where nothing was written down', () => {
    for (const people of [null, []]) {
      expect(shown(people).querySelectorAll('li')).toHaveLength(0);
      expect(shown(people).querySelector('h1')?.textContent).toBe('You are offline');
    }
  });

  it('has the theme that its reader has chosen, and is light like every screen before', () => {
    const themeOf = (theme?: 'light' | 'dark') =>
      new DOMParser().parseFromString(
        offlinePage({
          seen: { userId: 'u-1', at: '2026-11-28T09:00:00.000Z', people: [], ...(theme && { theme }) },
          styles: '/assets/offline-1.css',
          address: '/',
          today: '2026-11-28',
        }),
        'text/html',
      ).documentElement.dataset['theme'];
    expect([themeOf('dark'), themeOf('light'), themeOf()]).toEqual(['dark', 'light', 'light']);
  });

  it('speaks the language of the page that wrote it down', () => {
    const seen: Seen = {
      userId: 'u-1',
      at: '2026-11-28T09:00:00.000Z',
      people: [{ name: 'Ann', day: { what: 'Geburtstag', on: '2027-01-02' } }],
      said: {
        language: 'de',
        locale: 'de-AT',
        direction: 'ltr',
        title: 'Offline',
        heading: 'Du bist offline',
        lastSeen: 'So hast du sie zuletzt gesehen.',
        nothingSeen: 'Nichts.',
        retry: 'Noch einmal',
        comingDays: 'Kommende Tage',
        people: 'Personen',
      },
    };
    const html = offlinePage({ seen, styles: '/a.css', address: '/recipients', today: '2026-11-28' });
    const document = new DOMParser().parseFromString(html, 'text/html');
    expect(document.documentElement.lang).toBe('de');
    expect(document.querySelector('h1')?.textContent).toBe('Du bist offline');
    expect(textsOf(document, 'coming-days')).toEqual(['AnnGeburtstagSa., 2. Jänner']);
  });

  it('takes names and addresses as text', () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    const document = shown([{ name, day: { what: '</small><script>1</script>', on: '2026-12-01' } }]);
    expect(document.querySelectorAll('img, script')).toHaveLength(0);
    expect(textsOf(document, 'people')).toEqual([name]);
    const address = '/gifts?q="><script>';
    const link = new DOMParser().parseFromString(page(null, address), 'text/html').querySelector('a');
    expect(link?.getAttribute('href')).toBe(address);
  });
});
