import { offlinePage } from './offline-page.js';
import type { SeenPerson } from './seen.js';

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
    expect(textsOf(document, 'coming-days')).toEqual([
      'CleoAnniversarySaturday, November 28',
      'AnnBirthdaySaturday, January 2',
    ]);
    expect(textsOf(document, 'people')).toEqual(['Ann', 'Bo', 'Cleo', 'Dan']);
  });

  it('shows nobody where nothing was written down', () => {
    for (const people of [null, []]) {
      expect(shown(people).querySelectorAll('li')).toHaveLength(0);
      expect(shown(people).querySelector('h1')?.textContent).toBe('You are offline');
    }
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
