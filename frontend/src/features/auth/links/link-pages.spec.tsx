import '../../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { shownToast } from '../../../ui/overlays/toast-store.js';
import { ConfirmEmailPage } from './confirm-email-page.js';
import { SecureAccountPage } from './secure-account-page.js';
import { UndoEmailPage } from './undo-email-page.js';
import { answerOf } from '../../../testing/answers.js';

const fetchDouble = jest.fn<typeof fetch>();
const actor = userEvent.setup({ delay: null });
const token = 'T'.repeat(43);

const answer = (status: number, body: object) =>
  fetchDouble.mockImplementation(() => Promise.resolve(answerOf(status, body)));
const Where = () => <output>{useLocation().search}</output>;
const open = (address: string) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Where />
        <Routes>
          <Route path="/confirm-email" element={<ConfirmEmailPage />} />
          <Route path="/secure-account" element={<SecureAccountPage />} />
          <Route path="/undo-email" element={<UndoEmailPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
});

describe('The page behind a mailed link', () => {
  it.each([
    ['/confirm-email', 'Confirm this address', 'Your address is confirmed'],
    ['/secure-account', 'Secure my account', 'Your account is secured'],
    ['/undo-email', 'Take my address back', 'Your address is back'],
  ])('%s acts by a press only, and takes the token out of the address', async (path, button, done) => {
    answer(200, { success: true });
    open(`${path}?token=${token}`);
    expect(fetchDouble).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    await actor.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(heading()).toBe(done));
    const [url, init] = fetchDouble.mock.calls[0]!;
    expect([init?.method, url, init?.body]).toEqual(['POST', `/api${path}`, JSON.stringify({ token })]);
  });

  it('says that a link has expired, also without a token', async () => {
    open('/confirm-email');
    expect(heading()).toBe('This link has expired');
  });

  it('says it after the press as well', async () => {
    answer(400, { code: 'link-invalid', message: 'No' });
    open(`/undo-email?token=${token}`);
    await actor.click(screen.getByRole('button', { name: 'Take my address back' }));
    await waitFor(() => expect(heading()).toBe('This link has expired'));
  });

  it('keeps the button if the server does not answer', async () => {
    const message = 'Our identity service is not answering right now.';
    answer(503, { code: 'service-unavailable', message });
    open(`/confirm-email?token=${token}`);
    await actor.click(screen.getByRole('button', { name: 'Confirm this address' }));
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeTruthy();
  });
});
