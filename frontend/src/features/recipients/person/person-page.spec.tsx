import '../../../testing/jsdom-gaps.js';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dismissToast, shownToast } from '../../../ui/overlays/toast-store.js';
import { answerWith } from '../../../testing/answers.js';
import { openPersonPage } from './person-page.builders.js';

const actor = userEvent.setup({ delay: null });
const ida = {
  id: 'r-1',
  name: 'Ida',
  relationship: 'Sister',
  interests: ['tea', 'grief: lost her dog'],
  dislikes: ['perfume'],
  labels: ['Family'],
  avatar: null,
  email: 'ida@example.com',
  phone: null,
  timeZone: 'Europe/Stockholm',
  language: 'sv',
  birthday: null,
  sizes: 'Shoes 38',
  areSizesForIdeas: true,
  aboutAge: 40,
  aboutAgeOn: `${new Date().getUTCFullYear() - 2}-01-01`,
  gender: 'she',
  country: 'SE',
  notes: 'Walks to work.',
  areNotesForIdeas: false,
  hiddenFromIdeas: ['gender'],
};
const gift = { status: 'sent', isCard: false, sentAt: '2026-01-05T12:00:00Z', createdAt: '', giftUrl: null };
const gifts = [
  { ...gift, id: 'g-1', giftName: 'Linen apron', outcome: 'loved' },
  { ...gift, id: 'g-2', giftName: 'Desk lamp', outcome: null },
];
const day = { recipientId: 'r-1', notes: null, createdAt: '' };
const days = [
  { ...day, id: 'o-1', type: 'Wedding', date: '2020-06-01', year: 2020, nextOn: null },
  { ...day, id: 'o-2', type: 'Anniversary', date: '2010-12-24', year: 2010, nextOn: '2026-12-24' },
  { ...day, id: 'o-4', type: 'Other', title: 'Our first flat', date: '2019-03-01', year: 2019, nextOn: null },
  { ...day, id: 'o-3', type: 'Birthday', date: '2000-05-04', year: null, nextOn: '2026-05-04' },
];
/** Requests that change something. */
let changes: { line: string; body: unknown }[];
let keptIdeas: object[];
let person: object;

beforeEach(() => {
  changes = [];
  keptIdeas = [];
  person = ida;
  answerWith(({ line, method, body }) => {
    if (line === 'PATCH /api/recipients/r-1') person = { ...person, ...(body as object) };
    const answers: Record<string, unknown> = {
      'GET /api/recipients/r-1': person,
      'GET /api/recipients/r-1/occasions': days,
      'PATCH /api/recipients/r-1': person,
      'DELETE /api/occasions/o-3': { success: true },
      'POST /api/recipients/r-1/occasions': days[2],
      'PATCH /api/occasions/o-2': days[1],
    };
    if (method !== 'GET') changes.push({ line, body });
    if (line.startsWith('GET /api/recipients/r-1/kept-ideas')) return [200, keptIdeas];
    if (line.startsWith('GET /api/gifts?')) return [200, gifts];
    return line in answers ? [200, answers[line]] : [404, { code: 'not-found', message: 'Recipient not found' }];
  });
});
afterEach(() => {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
});

describe("A person's page", () => {
  it('says who they are, and their days with the next one first', async () => {
    openPersonPage('/recipients/r-1');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ida');
    const about = within(screen.getByRole('region', { name: 'About Ida' }));
    expect(about.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'ida@example.com',
      'Stockholm',
      'Swedish',
    ]);
    const theirDays = within(await screen.findByRole('region', { name: 'Their days' }));
    const rows = (await theirDays.findAllByRole('listitem')).map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    );
    expect(rows).toEqual([
      expect.stringMatching(/^BirthdayMay 4, 2026 · /),
      expect.stringMatching(/^AnniversaryDecember 24, 2010 · /),
      'WeddingJune 1, 2020 · over',
      'Our first flatOther · March 1, 2019 · over',
    ]);
  });

  it('says what ideas know, in the giver’s words, and how gifts went', async () => {
    openPersonPage('/recipients/r-1');
    const known = within(await screen.findByRole('region', { name: 'What ideas know' }));
    await known.findByText('Linen apron');
    const said = known.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual([
      'teagrief: lost her dog',
      'perfume',
      expect.stringMatching(/^About 42, as you said on January 1, /),
      'sheNot used',
      'Sweden',
      'Shoes 38',
      'Walks to work.Not used',
      'Our first flat',
      'Linen apron · Loved it',
    ]);
  });

  it('shows what was given by us and in person, the newest first by year', async () => {
    const idea = { recipientId: 'r-1', image: null, createdAt: '2026-11-01T00:00:00Z' };
    keptIdeas = [
      { ...idea, id: 'k-1', title: 'Still an idea', state: 'idea', givenOn: null },
      { ...idea, id: 'k-2', title: 'Handmade bowl', state: 'given', givenOn: '2024-12-24' },
      { ...idea, id: 'k-3', title: 'Theatre tickets', state: 'given', givenOn: '2026-01-07' },
    ];
    openPersonPage('/recipients/r-1');
    const given = within(await screen.findByRole('region', { name: 'Given to Ida' }));
    await given.findByText('Handmade bowl');
    expect(given.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['2026', '2024']);
    expect(given.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Theatre ticketsJanuary 7, 2026 · given in person',
      'Linen apronJanuary 5, 2026 · Loved it',
      'Desk lampJanuary 5, 2026',
      'Handmade bowlDecember 24, 2024 · given in person',
    ]);
  });

  it('lets ideas read the notes by one switch', async () => {
    openPersonPage('/recipients/r-1');
    const notes = await screen.findByRole('switch', { name: 'Ideas may read my notes' });
    expect(notes.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByRole('switch', { name: 'Ideas may use sizes' }).getAttribute('aria-checked')).toBe('true');
    await actor.click(notes);
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes).toEqual([{ line: 'PATCH /api/recipients/r-1', body: { areNotesForIdeas: true } }]);
  });

  it('has a switch for all that ideas know, and says why some has none', async () => {
    openPersonPage('/recipients/r-1');
    const known = within(await screen.findByRole('region', { name: 'What ideas know' }));
    await known.findByText('Our first flat');
    const switches = known.getAllByRole('switch').map((each) => [each.ariaLabel, each.ariaChecked]);
    expect(switches).toEqual([
      ['Ideas may use: Likes and circumstances', 'true'],
      ['Ideas may use: Age', 'true'],
      ['Ideas may use: Gender', 'false'],
      ['Ideas may use: Country', 'true'],
      ['Ideas may use sizes', 'true'],
      ['Ideas may read my notes', 'false'],
      ['Ideas may use: Names of their days', 'true'],
      ['Ideas may use: Gifts so far', 'true'],
    ]);
    expect(known.getByText(/^Dislikes, allergies and the relationship have no switch/)).not.toBeNull();
    expect(known.queryByText('Likes')).toBeNull();
  });

  it('keeps one press after the other from ideas', async () => {
    openPersonPage('/recipients/r-1');
    const called = (name: string) => screen.findByRole('switch', { name: `Ideas may use: ${name}` });
    await actor.click(await called('Age'));
    await actor.click(await called('Gifts so far'));
    await actor.click(await called('Gender'));
    expect((await called('Age')).ariaChecked).toBe('false');
    await waitFor(() => expect(changes).toHaveLength(3));
    expect(changes.map(({ body }) => body)).toEqual([
      { hiddenFromIdeas: ['gender', 'age'] },
      { hiddenFromIdeas: ['gender', 'age', 'given'] },
      { hiddenFromIdeas: ['age', 'given'] },
    ]);
  });

  it('changes a day', async () => {
    openPersonPage('/recipients/r-1');
    await actor.click(await screen.findByRole('button', { name: 'Edit Anniversary, December 24, 2010' }));
    await actor.type(screen.getByLabelText(/^Notes/), 'At the lake');
    await actor.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([{ line: 'PATCH /api/occasions/o-2', body: { title: null, notes: 'At the lake' } }]);
  });

  it('takes a double click for one press, also where the next day has moved up', async () => {
    openPersonPage('/recipients/r-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Birthday, May 4, 2026' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Delete Anniversary, December 24, 2010' }), { detail: 2 });
    await screen.findByText('Birthday is removed.');
    expect(changes.map(({ line }) => line)).toEqual(['DELETE /api/occasions/o-3']);
  });

  it('brings a deleted day back as it was', async () => {
    openPersonPage('/recipients/r-1');
    await actor.click(await screen.findByRole('button', { name: 'Delete Birthday, May 4, 2026' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Undo' }));
    expect(shownToast()).toMatchObject({ title: 'Occasion Removed', action: { label: 'Undo' } });
    await act(async () => shownToast()!.action!.onPress());
    await waitFor(() => expect(screen.queryByText('Birthday is removed.')).toBeNull());
    expect(changes).toEqual([
      { line: 'DELETE /api/occasions/o-3', body: undefined },
      {
        line: 'POST /api/recipients/r-1/occasions',
        body: { type: 'Birthday', date: '2000-05-04', year: null },
      },
    ]);
  });

  it('says so if there is no such person', async () => {
    openPersonPage('/recipients/r-2');
    expect(await screen.findByRole('heading', { name: 'This person is not here' })).not.toBeNull();
  });
});
