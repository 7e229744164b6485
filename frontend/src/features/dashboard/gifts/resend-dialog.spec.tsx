import '../../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import type { Dashboard } from '@presently/contracts/gifting/dashboard';
import type { Gift } from '@presently/contracts/gifting/gifts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../domain/user/query-client.js';
import { answerOf } from '../../../testing/answers.js';
import { aDashboard, aGift } from '../../../testing/builders.js';
import { Toaster } from '../../../ui/overlays/toaster.js';
import { GiftTimeline } from './gift-timeline.js';

const fetchDouble = jest.fn<typeof fetch>();
const trouble = {
  status: 'sent',
  sentAt: '2026-03-01T10:00:00.000Z',
  deliveryMethod: 'email',
  deliveryState: 'failed',
  contact: 'nora@exmaple.com',
  deliveryProblem: 'There is no such mailbox.',
} as const;
const failed = aGift(trouble);

const show = (recentGifts: Gift[]) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <GiftTimeline dashboard={{ isSuccess: true, data: aDashboard({ recentGifts }) } as UseQueryResult<Dashboard>} />
        <Toaster />
      </QueryClientProvider>
    </MemoryRouter>,
  );
const answer = (status: number, body: object) => fetchDouble.mockResolvedValueOnce(answerOf(status, body));
async function openDialog() {
  await userEvent.click(
    screen.getByRole('button', { name: 'Send again or copy link: Stoneware teapot for Nora Lindqvist' }),
  );
  return screen.findByRole('dialog', { name: 'Send it again' });
}
const emailField = () => screen.getByLabelText<HTMLInputElement>("Recipient's email");
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send again' }));
const sent = () => {
  const [url, init] = fetchDouble.mock.calls.at(-1)!;
  return { url, method: init?.method, body: JSON.parse(init?.body as string) as object };
};
const keyOfCall = (index: number) =>
  (fetchDouble.mock.calls[index]![1]!.headers as Record<string, string>)['Idempotency-Key'];

beforeEach(() => {
  fetchDouble.mockReset();
  globalThis.fetch = fetchDouble;
});

describe('A gift that has not arrived', () => {
  it('says why, and offers to send it again or to copy its link', async () => {
    show([failed]);
    expect(screen.getByText('There is no such mailbox.')).toBeTruthy();
    await openDialog();
    expect(emailField().value).toBe('nora@exmaple.com');
    expect(screen.getByLabelText<HTMLInputElement>('Link to the gift').value).toContain(`/gift/${failed.shareToken}`);
    expect(fetchDouble).not.toHaveBeenCalled();
  });

  it('is sent to the corrected contact, and closes the dialog', async () => {
    show([failed]);
    await openDialog();
    await userEvent.clear(emailField());
    await userEvent.type(emailField(), ' nora@example.com ');
    answer(200, aGift({ ...trouble, deliveryState: 'delivered' }));
    await press();
    expect(sent()).toEqual({
      url: `/api/gifts/${failed.id}/resend`,
      method: 'POST',
      body: { deliveryMethod: 'email', recipientEmail: 'nora@example.com' },
    });
    expect(await screen.findByText('Gift Sent Again')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the server’s error at the contact and stays open', async () => {
    show([failed]);
    await openDialog();
    const sentence = 'Please provide a valid email address';
    answer(400, { code: 'invalid-input', message: sentence, errors: { recipientEmail: [sentence] } });
    await press();
    await waitFor(() => expect(emailField().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows the warning if it was not sent this time either', async () => {
    show([failed]);
    await openDialog();
    answer(200, { ...trouble, deliveryWarning: 'SMS delivery is part of Pro - share this link' });
    await press();
    expect(await screen.findByText('SMS delivery is part of Pro - share this link')).toBeTruthy();
  });

  it('keeps its key after a lost answer and gets another one for another contact', async () => {
    show([failed]);
    await openDialog();
    fetchDouble.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press();
    await screen.findByText('Error');
    answer(503, { code: 'service-unavailable', message: 'Please try again.' });
    await press();
    await waitFor(() => expect(fetchDouble).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send again' }).hasAttribute('disabled')).toBe(false),
    );
    await userEvent.type(emailField(), 'x');
    answer(200, failed);
    await press();
    await waitFor(() => expect(fetchDouble).toHaveBeenCalledTimes(3));
    expect(keyOfCall(0)).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOfCall(1)).toBe(keyOfCall(0));
    expect(keyOfCall(2)).not.toBe(keyOfCall(0));
  });

  it('requires a contact before it calls the server', async () => {
    show([failed]);
    await openDialog();
    await userEvent.clear(emailField());
    await press();
    expect(screen.getByText("Please enter recipient's email")).toBeTruthy();
    expect(fetchDouble).not.toHaveBeenCalled();
  });
});

describe('A gift without a problem', () => {
  it.each([
    ['has arrived', { deliveryState: 'delivered', deliveredAt: '2026-03-01T10:00:05.000Z', deliveryProblem: null }],
    ['was looked at all the same', { viewedAt: '2026-03-02T10:00:00.000Z' }],
  ] as const)('that %s offers no second sending', (_what, state) => {
    show([aGift({ ...trouble, ...state })]);
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    expect(screen.queryByText('There is no such mailbox.')).toBeNull();
  });

  it('shows the state of a text message', () => {
    show([aGift({ ...trouble, deliveryMethod: 'sms', deliveryState: 'accepted', deliveryProblem: null })]);
    expect(screen.getByText(/With the phone company/)).toBeTruthy();
  });
});
