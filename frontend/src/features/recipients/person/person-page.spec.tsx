import '../../../testing/jsdom-gaps.js';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { dismissToast, shownToast } from '../../../ui/overlays/toast-store.js';
import { PersonPage } from './person-page.js';
import { answerWith } from '../../../testing/answers.js';

const actor = userEvent.setup({ delay: null });
const ida = {
  id: 'r-1',
  name: 'Ida',
  relationship: 'Sister',
  interests: ['tea'],
  dislikes: ['perfume'],
  labels: ['Family'],
  avatar: null,
  email: 'ida@example.com',
  phone: null,
  timeZone: 'Europe/Stockholm',
  language: 'sv',
  birthday: null,
};
const day = { recipientId: 'r-1', notes: null, createdAt: '' };
const days = [
  { ...day, id: 'o-1', type: 'Wedding', date: '2020-06-01', year: 2020, nextOn: null },
  { ...day, id: 'o-2', type: 'Anniversary', date: '2010-12-24', year: 2010, nextOn: '2026-12-24' },
  { ...day, id: 'o-3', type: 'Birthday', date: '2000-05-04', year: null, nextOn: '2026-05-04' },
];
/** Requests that change something. */
let changes: { line: string; body: unknown }[];

beforeEach(() => {
  changes = [];
  answerWith(({ line, method, body }) => {
    const answers: Record<string, unknown> = {
      'GET /api/recipients/r-1': ida,
      'GET /api/recipients/r-1/occasions': days,
      'DELETE /api/occasions/o-3': { success: true },
      'POST /api/recipients/r-1/occasions': days[2],
      'PATCH /api/occasions/o-2': days[1],
    };
    if (method !== 'GET') changes.push({ line, body });
    return line in answers ? [200, answers[line]] : [404, { code: 'not-found', message: 'Recipient not found' }];
  });
});
afterEach(() => {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
});

const open = (path: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route
            path="/recipients/:recipientId"
            element={<PersonPage onIdeas={() => undefined} onNearIdeas={() => undefined} />}
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe("A person's page", () => {
  it('says who they are, and their days with the next one first', async () => {
    open('/recipients/r-1');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ida');
    const about = within(screen.getByRole('region', { name: 'About Ida' }));
    expect(about.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'tea',
      'perfume',
      'ida@example.com',
      'Europe/Stockholm',
      'Swedish',
    ]);
    const theirDays = within(await screen.findByRole('region', { name: 'Their days' }));
    const rows = (await theirDays.findAllByRole('listitem')).map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    );
    expect(rows).toEqual([
      expect.stringMatching(/^BirthdayMay 4 · /),
      expect.stringMatching(/^AnniversaryDecember 24, 2010 · /),
      'WeddingJune 1, 2020 · over',
    ]);
  });

  it('changes a day', async () => {
    open('/recipients/r-1');
    await actor.click(await screen.findByRole('button', { name: 'Edit Anniversary, December 24, 2010' }));
    await actor.type(screen.getByLabelText(/^Notes/), 'At the lake');
    await actor.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([{ line: 'PATCH /api/occasions/o-2', body: { title: null, notes: 'At the lake' } }]);
  });

  it('takes a double click for one press, also where the next day has moved up', async () => {
    open('/recipients/r-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Birthday, May 4' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Delete Anniversary, December 24, 2010' }), { detail: 2 });
    await screen.findByText('Birthday is removed.');
    expect(changes.map(({ line }) => line)).toEqual(['DELETE /api/occasions/o-3']);
  });

  it('brings a deleted day back as it was', async () => {
    open('/recipients/r-1');
    await actor.click(await screen.findByRole('button', { name: 'Delete Birthday, May 4' }));
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
    open('/recipients/r-2');
    expect(await screen.findByRole('heading', { name: 'This person is not here' })).not.toBeNull();
  });
});
