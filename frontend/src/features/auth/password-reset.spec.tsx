import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { currentUserKey } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerOf } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { ForgotPasswordPage } from './forgot-password-page.js';
import { ResetPasswordPage } from './links/reset-password-page.js';

const fetchDouble = jest.fn<typeof fetch>();
const client = createQueryClient();
const actor = userEvent.setup({ delay: null });
const token = 'T'.repeat(43);

const answer = (status: number, body: object) =>
  fetchDouble.mockImplementation(() => Promise.resolve(answerOf(status, body)));
const sent = () => {
  const [url, init] = fetchDouble.mock.calls[0]!;
  return [url, JSON.parse(init?.body as string) as unknown];
};

const here: { location?: Location } = {};
function Where() {
  const location = useLocation();
  useEffect(() => {
    here.location = location;
  }, [location]);
  return null;
}

function open(address: string) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Where />
        <Routes>
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/reset-password" element={<ResetPasswordPage />} />
          <Route path="/auth" element={<h1>Sign-in</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
  client.clear();
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

describe('Asking for a new password', () => {
  it('requires the shape of an address before it calls the server', async () => {
    open('/forgot-password');
    for (const email of ['{Enter}', 'ada at home{Enter}']) {
      await actor.type(screen.getByLabelText('Email'), email);
      expect(screen.getByRole('alert').textContent).toBe('Please provide a valid email address');
    }
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('says where to look, and never whether there is an account', async () => {
    answer(200, { success: true });
    open('/forgot-password');
    await actor.type(screen.getByLabelText('Email'), ' ada@example.com{Enter}');
    await waitFor(() => expect(heading()).toBe('Check your inbox'));
    expect(sent()).toEqual(['/api/password-reset/request', { email: 'ada@example.com' }]);
    expect(screen.getByText(/^If there is an account with/).textContent).toContain('ada@example.com');
    expect(document.activeElement?.textContent).toBe('Check your inbox');
  });

  it('can be repeated with the typed address', async () => {
    answer(200, { success: true });
    open('/forgot-password');
    await actor.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    await actor.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  });

  it('says when there were too many requests', async () => {
    const message = 'Too many attempts. Please try again in 60 seconds.';
    answer(429, { code: 'too-many-attempts', message });
    open('/forgot-password');
    await actor.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Request failed', description: message }));
    expect(heading()).toBe('Forgot your password?');
  });
});

describe('Choosing a new password', () => {
  it("takes the link's token out of the address bar, and finds it after a reload", async () => {
    open(`/reset-password?token=${token}`);
    await waitFor(() => expect(here.location?.search).toBe(''));
    expect(here.location?.state).toEqual({ token });
    expect(heading()).toBe('Choose a new password');
  });

  it('sends token and password, and forgets the signed-in user', async () => {
    client.setQueryData(currentUserKey, aCurrentUser());
    answer(200, { success: true });
    open(`/reset-password?token=${token}`);
    await actor.type(screen.getByLabelText('New password'), 'battery staple{Enter}');
    await waitFor(() => expect(heading()).toBe('Your password is changed'));
    expect(sent()).toEqual(['/api/password-reset', { token, newPassword: 'battery staple' }]);
    expect(client.getQueryData(currentUserKey)).toBeNull();
    await actor.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(heading()).toBe('Sign-in');
  });

  it('requires eight characters before it calls the server', async () => {
    open(`/reset-password?token=${token}`);
    await actor.type(screen.getByLabelText('New password'), 'seven77{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Password must be at least 8 characters');
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('offers a new link after an expired one', async () => {
    answer(400, { code: 'reset-link-invalid', message: 'This link has expired or was used already.' });
    open(`/reset-password?token=${token}`);
    await actor.type(screen.getByLabelText('New password'), 'battery staple{Enter}');
    await waitFor(() => expect(heading()).toBe('This link has expired'));
    expect(shownToast()).toBeUndefined();
    await actor.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(heading()).toBe('Forgot your password?');
  });

  it.each(['/reset-password', '/reset-password?token='])('offers a new link at %s', async (address) => {
    open(address);
    await waitFor(() => expect(heading()).toBe('This link has expired'));
  });
});
