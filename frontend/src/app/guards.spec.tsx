import '../testing/jsdom-gaps.js';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { currentUserKey } from '../domain/user/current-user.js';
import { createQueryClient, noticeEndOfSession, sessionEndedKey } from '../domain/user/query-client.js';
import { ApiError } from '../lib/api-error.js';
import { answerWith } from '../testing/answers.js';
import { aCurrentUser } from '../testing/builders.js';
import { shownToast } from '../ui/overlays/toast-store.js';
import { AdminsOnly, SignedInOnly, SignedOutOnly } from './guards.js';

let client: QueryClient;
/** What `GET /api/user` answers. */
let answer: { status: number; body: object };

beforeEach(() => {
  client = createQueryClient();
  answerWith(() => [answer.status, answer.body]);
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (address = '/gifts') =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<SignedInOnly />}>
            <Route path="/gifts" element={<input aria-label="Message" />} />
            <Route path="*" element={null} />
          </Route>
          <Route element={<SignedOutOnly />}>
            <Route path="/auth" element={<p>Welcome back</p>} />
          </Route>
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const askAgain = () =>
  act(async () => {
    await client.invalidateQueries({ queryKey: currentUserKey });
    // Observers of the cache are notified in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('A page for visitors', () => {
  it.each([
    ['/auth?mood=sympathy#register', '/gifts?mood=sympathy'],
    ['/auth#register', '/dashboard'],
    ['/auth?mood=//evil.example', '/gifts?mood=%2F%2Fevil.example'],
  ])('leads on after the registration: %s', async (address, next) => {
    answer = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } };
    show(address);
    await screen.findByText('Welcome back');
    answer = { status: 200, body: aCurrentUser() };
    await askAgain();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(next));
  });
});

describe('A page behind sign-in', () => {
  it('leads to sign-in again when somebody goes back to it before the form has arrived', async () => {
    answer = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } };
    history.replaceState(null, '', '/gifts');
    const Late = lazy(() => new Promise<{ default: () => null }>(() => undefined));
    client.setQueryData(currentUserKey, aCurrentUser());
    render(
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Suspense>
            <Routes>
              <Route element={<SignedInOnly />}>
                <Route path="/gifts" element={<p>Gifts</p>} />
              </Route>
              <Route path="/auth" element={<Late />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>,
    );
    act(() => void client.setQueryData(currentUserKey, null));
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    act(() => {
      history.pushState(null, '', '/gifts');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await waitFor(() => expect(location.pathname).toBe('/auth'));
    history.replaceState(null, '', '/');
  });

  it('asks who is signed in when the browser shows it from its memory', async () => {
    answer = { status: 200, body: aCurrentUser() };
    show();
    await screen.findByLabelText('Message');
    answer = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } };
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText('Welcome back')).toBeTruthy();
  });

  it('keeps everything that was typed while a repeated check of the session fails', async () => {
    answer = { status: 200, body: aCurrentUser() };
    show();
    await userEvent.type(await screen.findByLabelText('Message'), 'For slow mornings');
    answer = { status: 503, body: { code: 'unavailable', message: 'Please try again.' } };
    await askAgain();
    expect(client.getQueryState(currentUserKey)?.status).toBe('error');
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('For slow mornings');
  });

  it('gives way to sign-in once the session has ended', async () => {
    answer = { status: 200, body: aCurrentUser() };
    show();
    await screen.findByLabelText('Message');
    answer = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } };
    act(() => noticeEndOfSession(client, new ApiError(401, 'Please sign in.')));
    expect(await screen.findByText('Welcome back')).toBeTruthy();
    // Signed in again, the person is back where they were.
    act(() => void client.setQueryData(currentUserKey, aCurrentUser()));
    expect(await screen.findByLabelText('Message')).toBeTruthy();
    expect(client.getQueryData(sessionEndedKey)).toBeUndefined();
  });

  it('says that the product cannot be reached before the first check succeeds, and tries again on demand', async () => {
    answer = { status: 503, body: { code: 'unavailable', message: 'Please try again.' } };
    show();
    await screen.findByRole('heading', { name: 'Presently cannot be reached' });
    answer = { status: 200, body: aCurrentUser() };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByLabelText('Message');
  });

  it.each([
    ['/recipients?ideas=r-1&occasion=o-1', '/recipients?ideas=r-1&occasion=o-1'],
    ['/recipients', '/dashboard'],
  ])('at %s leads to %s after signing in', async (address, reached) => {
    answer = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } };
    show(address);
    await screen.findByText('Welcome back');
    answer = { status: 200, body: aCurrentUser() };
    await askAgain();
    expect(screen.getByRole('status').textContent).toBe(reached);
  });
});

describe('A page for administrators', () => {
  const showConsole = (isAdmin: boolean) => {
    client.setQueryData(currentUserKey, aCurrentUser({ isAdmin }));
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/social']}>
          <Routes>
            <Route element={<AdminsOnly />}>
              <Route path="/social" element={<p>The console</p>} />
            </Route>
            <Route path="/dashboard" element={<p>Welcome home</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
  };

  it('refuses other users and says why', () => {
    showConsole(false);
    expect(screen.getByText('Welcome home')).toBeTruthy();
    expect(shownToast()).toMatchObject({
      title: 'Access Denied',
      description: "You don't have permission to access this page.",
    });
  });

  it('opens for administrators', () => {
    showConsole(true);
    expect(screen.getByText('The console')).toBeTruthy();
  });

  it('asks for the second factor that a session lacks', async () => {
    answer = { status: 200, body: { isOn: false, since: null, recoveryCodesLeft: 0, isNeeded: true } };
    showConsole(true);
    await screen.findByRole('heading', { name: 'A second step, please' });
    expect(screen.getByRole('link', { name: 'Set one up' }).getAttribute('href')).toBe('/account#security');
    expect(screen.queryByText('The console')).toBeNull();
  });
});
