import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerOf } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';
import { shownToast } from '../../ui/overlays/toast-store.js';
import { ConfirmAddressNotice } from './confirm-address-notice.js';
import { currentUserKey } from './current-user.js';
import { createQueryClient } from './query-client.js';

const fetchDouble = jest.fn<typeof fetch>();
const show = (user: Parameters<typeof aCurrentUser>[0]) => {
  const client = createQueryClient();
  client.setQueryData(currentUserKey, aCurrentUser(user));
  return render(
    <QueryClientProvider client={client}>
      <ConfirmAddressNotice />
    </QueryClientProvider>,
  );
};
const answer = (status: number, body: object) => fetchDouble.mockResolvedValue(answerOf(status, body));

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
});

describe('The notice of an unconfirmed address', () => {
  it.each([{ emailConfirmed: true }, { email: null, emailConfirmed: false }])('is not shown for %j', (user) => {
    expect(show(user).container.textContent).toBe('');
  });

  it('names the address and sends the link again', async () => {
    show({ email: 'new@example.com', emailConfirmed: false });
    expect(screen.getByText('new@example.com')).toBeTruthy();
    answer(200, { success: true });
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Link sent'));
    expect(fetchDouble.mock.calls[0]![0]).toBe('/api/user/confirmation');
  });

  it('says when enough links were sent', async () => {
    show({ emailConfirmed: false });
    const message = 'We have sent you enough links for one day.';
    answer(429, { code: 'budget-used', message });
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Link not sent', description: message }));
  });
});
