import '../../../testing/jsdom-gaps.js';
import { hideable, type FieldThat, type PersonField } from '@presently/rules/person-fields';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerWith } from '../../../testing/answers.js';
import { openPersonPage } from './person-page.builders.js';
import { ownSwitches } from './use-switches.js';

type Said = Exclude<PersonField, FieldThat<{ holds: 'switch' }> | FieldThat<{ holds: 'names' }>>;

/** A value of each declared field that says something, and how the page says it. */
const said: { [Field in Said]: readonly [value: unknown, shown: string] } = {
  name: ['Ida Lind', 'Ida Lind'],
  relationship: ['Sister', 'Sister'],
  birthday: ['--12-24', 'December 24'],
  email: ['ida@example.com', 'ida@example.com'],
  phone: ['+46 70 123 45 67', '+46 70 123 45 67'],
  address: ['Storgatan 1', 'Storgatan 1'],
  timeZone: ['Europe/Stockholm', 'Stockholm'],
  language: ['sv', 'Swedish'],
  labels: [['Choir'], 'Choir'],
  interests: [['bookbinding'], 'bookbinding'],
  dislikes: [['perfume'], 'perfume'],
  sizes: ['Shoes 38', 'Shoes 38'],
  aboutAge: [40, 'About 40'],
  aboutAgeOn: [`${new Date().getUTCFullYear()}-01-01`, 'January 1, '],
  gender: ['nonbinary', 'nonbinary'],
  country: ['NO', 'Norway'],
  notes: ['Walks to work.', 'Walks to work.'],
  avatar: ['https://example.com/ida.jpg', 'Change picture'],
};
const switches = Object.fromEntries(ownSwitches.map((field) => [field, false]));
const ida = {
  id: 'r-1',
  createdAt: '2026-01-01T00:00:00Z',
  ...Object.fromEntries(Object.entries(said).map(([field, [value]]) => [field, value])),
  ...switches,
  hiddenFromIdeas: [],
};
const day = { id: 'o-1', recipientId: 'r-1', type: 'Other', title: 'Our first flat', date: '2019-03-01', nextOn: null };

describe("A person's page, of all that is declared,", () => {
  let changed: object[];
  beforeEach(async () => {
    changed = [];
    answerWith(({ line, method, body }) => {
      if (method === 'PATCH') changed.push(body as object);
      if (line === 'GET /api/recipients/r-1/occasions')
        return [200, [{ ...day, year: 2019, notes: null, createdAt: '' }]];
      if (line.startsWith('GET /api/recipients/r-1/kept-ideas') || line.startsWith('GET /api/gifts?')) return [200, []];
      return [200, ida];
    });
    openPersonPage('/recipients/r-1');
    await screen.findByText('Our first flat', { selector: 'bdi' });
  });
  afterEach(cleanup);

  it('shows each field', () => {
    const page = document.body.innerHTML.replaceAll('\u00a0', ' ');
    const missing = Object.entries(said).filter(([, [, shown]]) => !page.includes(shown));
    expect(missing.map(([field]) => field)).toEqual([]);
  });

  it('has a switch for whatever can be kept from ideas', async () => {
    const known = within(screen.getByRole('region', { name: 'What ideas know' }));
    const actor = userEvent.setup({ delay: null });
    for (const each of known.getAllByRole('switch')) await actor.click(each);
    await waitFor(() => expect(changed).toHaveLength(hideable.length + ownSwitches.length));
    const fields = new Set(changed.flatMap((body) => Object.keys(body)));
    expect([...fields].toSorted()).toEqual(['hiddenFromIdeas', ...ownSwitches].toSorted());
    const names = changed.flatMap((body) => ('hiddenFromIdeas' in body ? (body.hiddenFromIdeas as string[]) : []));
    expect([...new Set(names)].toSorted()).toEqual(hideable.toSorted());
  });
});
