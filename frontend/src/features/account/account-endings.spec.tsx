import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { currentUserKey, currentUserQuery } from '../../domain/user/current-user.js';
import { writeDraft } from '../../domain/user/drafts.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { keyOf } from '../../lib/query.js';
import { answerOf } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { AccountPage } from './account-page.js';
import { SecurityPage } from './security-page.js';

const ada = aCurrentUser();
const fetchDouble = jest.fn<typeof fetch>();
const actor = userEvent.setup({ delay: null });
let client = createQueryClient();

function Address() {
  const { pathname, hash } = useLocation();
  return <output data-testid="address">{pathname + hash}</output>;
}

/** Like the application's guard: no page without a user. */
function SignedInOnly() {
  return useQuery(currentUserQuery).data ? <Outlet /> : null;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const responseOf = (status: number, body: object) => Promise.resolve(answerOf(status, body));
const answer = (status: number, body: object) => fetchDouble.mockImplementation(() => responseOf(status, body));
/** What a section of the page loads is an empty list. */
const fetchOfPage: typeof fetch = (input, init) =>
  (init?.method ?? 'GET') === 'GET' ? responseOf(200, []) : fetchDouble(input, init);

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchOfPage;
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
  client = createQueryClient();
  client.setQueryData(currentUserKey, ada);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/account']}>
        <Routes>
          <Route element={<SignedInOnly />}>
            <Route path="/account" element={<AccountPage />} />
          </Route>
          <Route path="/auth" element={<h1>Sign-in</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

describe('The pages', () => {
  it('are named in the navigation', () => {
    const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/account'],
      ['Security', '/account/security'],
      ['Notifications & calendar', '/account/notifications'],
      ['Connect', '/account/connect'],
      ['Plan', '/account/plan'],
      ['Data', '/account/data'],
    ]);
  });

  it.each([
    ['security', '/account/security#security'],
    ['calendar', '/account/notifications#calendar'],
    ['your-data', '/account/data#your-data'],
  ])('are found by the former address of the section %s', async (section, page) => {
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[`/account#${section}`]}>
          <Routes>
            <Route path="/account" element={<AccountPage />} />
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect((await screen.findByTestId('address')).textContent).toBe(page);
  });
});

describe('The danger zone', () => {
  const openDialog = async () => {
    await actor.click(screen.getByRole('button', { name: 'Delete Account' }));
    const dialog = await screen.findByRole('alertdialog');
    // It takes no presses before its second rendering.
    await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
    return within(dialog);
  };

  it('lists what is removed, and calls the server only after confirmation', async () => {
    const dialog = await openDialog();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The account and profile',
      'All recipients and occasions',
      'Gift history and recommendations',
      'Active subscriptions, which are cancelled',
    ]);
    await actor.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('removes everything of the account from this browser and opens sign-in', async () => {
    client.setQueryData(keyOf('GET /api/recipients'), [{ name: 'Nora' }]);
    localStorage.setItem('theme', 'dark');
    writeDraft(ada.id, 'send', '{}');
    answer(200, { success: true });
    const dialog = await openDialog();
    await actor.click(dialog.getByRole('button', { name: 'Delete Account' }));
    await screen.findByText('Sign-in');
    await waitFor(() => expect(shownToast()?.title).toBe('Account Deleted'));
    const [url, init] = fetchDouble.mock.calls[0]!;
    expect([init?.method, url, init?.body]).toEqual(['DELETE', '/api/user/delete', undefined]);
    expect(client.getQueryData(currentUserKey)).toBeNull();
    expect(client.getQueryData(keyOf('GET /api/recipients'))).toBeUndefined();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('reports a failure and changes nothing', async () => {
    const message = 'Our identity service is not answering right now.';
    localStorage.setItem('theme', 'dark');
    answer(503, { code: 'service-unavailable', message });
    const dialog = await openDialog();
    await actor.click(dialog.getByRole('button', { name: 'Delete Account' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Deletion Failed', description: message }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(client.getQueryData(currentUserKey)).toEqual(ada);
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});

describe('Changing the password', () => {
  beforeEach(() => {
    cleanup();
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SecurityPage />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });

  const change = () => actor.click(screen.getByRole('button', { name: 'Change Password' }));

  it('requires the current one, then eight characters, before it calls the server', async () => {
    await change();
    expect(screen.getByRole('alert').textContent).toBe('Current password is required');
    expect(document.activeElement).toBe(field('Current password'));
    await actor.type(field('Current password'), 'correct horse');
    await actor.type(field('New password'), 'seven77');
    await change();
    expect(screen.getByRole('alert').textContent).toBe('Password must be at least 8 characters');
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('sends both as typed and clears the form', async () => {
    answer(200, { success: true });
    await actor.type(field('Current password'), ' correct horse ');
    await actor.type(field('New password'), 'battery staple');
    await change();
    await waitFor(() => expect(shownToast()?.title).toBe('Password Changed'));
    const [url, init] = fetchDouble.mock.calls[0]!;
    expect([init?.method, url]).toEqual(['POST', '/api/user/password']);
    expect(JSON.parse(init?.body as string)).toEqual({
      currentPassword: ' correct horse ',
      newPassword: 'battery staple',
      endsCalendarAddress: false,
    });
    expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
  });

  it('shows at the field that the current one was wrong, and keeps what was typed', async () => {
    const message = 'This is not your current password';
    answer(400, { code: 'wrong-password', message, errors: { currentPassword: [message] } });
    await actor.type(field('Current password'), 'a wrong guess');
    await actor.type(field('New password'), 'battery staple');
    await change();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(shownToast()).toBeUndefined();
    expect(field('New password').value).toBe('battery staple');
  });

  it('says when there were too many attempts', async () => {
    answer(429, { code: 'too-many-attempts', message: 'Too many attempts.' });
    await actor.type(field('Current password'), 'a wrong guess');
    await actor.type(field('New password'), 'battery staple');
    await change();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Change Failed', description: 'Too many attempts.' }),
    );
  });
});
