import '../../testing/jsdom-gaps.js';
import { jest } from '@jest/globals';
import type { BillingConfig, Subscription, SubscriptionState } from '@presently/contracts/billing/subscriptions';
import type { CurrentUser } from '@presently/contracts/gateway/session';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { currentUserKey, currentUserQuery } from '../../domain/user/current-user.js';
import { createQueryClient } from '../../domain/user/query-client.js';
import { answerOf } from '../../testing/answers.js';
import { aCurrentUser } from '../../testing/builders.js';
import { dismissToast, shownToast } from '../../ui/overlays/toast-store.js';
import { SubscriptionPage } from './subscription-page.js';

const config: BillingConfig = {
  plans: [
    { tier: 'pro', priceId: 'price_pro', isAvailable: true },
    { tier: 'business', priceId: 'price_business', isAvailable: false },
  ],
  publishableKey: 'pk_test_sandbox',
  isSandbox: true,
  scriptUrl: 'http://localhost:8090/payments/stripe.js',
};
/** A plan until December 21, with these fields. */
const aState = ({ status = 'active', cancelAtPeriodEnd = false }: Partial<Subscription> = {}): SubscriptionState => ({
  subscription: {
    id: '00000000-0000-7000-8000-000000000004',
    tier: 'pro',
    status,
    currentPeriodStart: '2026-11-21T12:00:00.000Z',
    currentPeriodEnd: '2026-12-21T12:00:00.000Z',
    cancelAtPeriodEnd,
  },
  cancelAtPeriodEnd,
  currentPeriodEnd: '2026-12-21T12:00:00.000Z',
});
const running = aState();
const pending = aState({ cancelAtPeriodEnd: true });
const pro = aCurrentUser({ subscriptionTier: 'pro', giftsUsedThisMonth: 9, giftLimit: -1 });

const actor = userEvent.setup({ delay: null });
const fetchDouble = jest.fn<typeof fetch>();
/** Answers by route. Other routes fail. */
let answers: Record<string, [status: number, body: unknown]>;
const confirmPayment = jest.fn<(options: object) => Promise<unknown>>();

/** A double of the provider's script, enough for a form that is filled in. */
const stripeDouble = () => {
  const element = { mount() {}, destroy() {}, on() {}, off() {}, update() {} };
  const elements = { create: () => element, getElement: () => element, update() {}, submit: () => Promise.resolve({}) };
  return {
    elements: () => elements,
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    confirmPayment,
  };
};

beforeEach(() => {
  answers = {
    'GET /api/billing/config': [200, config],
    'GET /api/invoices': [200, []],
    'POST /api/create-subscription': [200, { clientSecret: 'pi_1_secret_1' }],
    'POST /api/confirm-subscription': [200, running],
  };
  fetchDouble.mockReset().mockImplementation((url, init) => {
    const line = `${init?.method ?? 'GET'} ${(url as string).split('?')[0]}`;
    const [status, body] = answers[line] ?? [500, { message: 'No answer' }];
    // Both answer with the new state.
    if (status === 200 && /(cancel|resume)-subscription$/.test(line)) answers['GET /api/subscription'] = [200, body];
    return Promise.resolve(answerOf(status, body));
  });
  confirmPayment.mockReset();
  globalThis.fetch = fetchDouble;
  Object.assign(globalThis, { Stripe: Object.assign(stripeDouble, { version: 'endive' }) });
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
});

function Guarded() {
  return useQuery(currentUserQuery).data ? <SubscriptionPage /> : null;
}
function show(user: CurrentUser, address = '/subscription') {
  answers['GET /api/user'] = [200, user];
  const client = createQueryClient();
  client.setQueryData(currentUserKey, user);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <main>
          <Guarded />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const asked = () => fetchDouble.mock.calls.map(([url, init]) => `${init?.method} ${url as string}`);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const toastShown = async (title: string) => {
  await waitFor(() => expect(shownToast()?.title).toBe(title));
  return shownToast()?.description;
};
const choosePro = async () => {
  await waitFor(() => expect(button('Upgrade to Pro').disabled).toBe(false));
  await actor.click(button('Upgrade to Pro'));
  await screen.findByRole('heading', { name: 'Complete Payment' });
  await waitFor(() => expect(button('Pay $6.99').disabled).toBe(false));
};

describe('The subscription screen on Free', () => {
  it('shows the usage of the month and the plans', async () => {
    show(aCurrentUser({ giftsUsedThisMonth: 2 }));
    expect(screen.getByText('2 of 5')).toBeDefined();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Gifts used this month' });
    expect([bar.value, bar.max]).toEqual([2, 5]);
    await waitFor(() => expect(button('Upgrade to Pro').disabled).toBe(false));
    expect([button('Downgrade').disabled, button('Upgrade to Business').disabled]).toEqual([true, true]);
    expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull();
    expect(asked()).not.toContain('GET /api/subscription');
  });

  it('offers no plan where the server takes no payments', async () => {
    answers['GET /api/billing/config'] = [200, { plans: [], publishableKey: '', isSandbox: false }];
    show(aCurrentUser({ giftLimit: -1 }));
    expect(await screen.findByText('This server takes no payments, so there is no plan to choose.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Upgrade/ })).toBeNull();
    expect(screen.getByText('unlimited')).toBeDefined();
  });

  it('shows the server’s reason why a plan cannot be started', async () => {
    answers['POST /api/create-subscription'] = [
      503,
      { code: 'x', message: 'Not answering. You have not been charged.' },
    ];
    show(aCurrentUser());
    await waitFor(() => expect(button('Upgrade to Pro').disabled).toBe(false));
    await actor.click(button('Upgrade to Pro'));
    expect(await toastShown('Subscription failed')).toBe('Not answering. You have not been charged.');
    expect(screen.queryByRole('heading', { name: 'Complete Payment' })).toBeNull();
  });

  it('takes the payment and reports it once the provider confirms', async () => {
    show(aCurrentUser());
    await choosePro();
    answers['GET /api/user'] = [200, pro];
    answers['GET /api/subscription'] = [200, running];
    confirmPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
    await actor.click(button('Pay $6.99'));
    expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({ confirmParams: { return_url: `${location.origin}/subscription` } }),
    );
    expect(await toastShown('Subscription successful!')).toBe("You're now subscribed to Pro");
    await screen.findByText('unlimited');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Complete Payment' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Subscription' }));
    expect(asked()).toContain('POST /api/confirm-subscription');
  });

  it('says why a card was declined, and allows another', async () => {
    show(aCurrentUser());
    await choosePro();
    confirmPayment.mockResolvedValue({ error: { message: 'Your card has insufficient funds.' } });
    await actor.click(button('Pay $6.99'));
    expect(await toastShown('Payment failed')).toBe('Your card has insufficient funds.');
    await waitFor(() => expect(button('Pay $6.99').getAttribute('aria-disabled')).toBeNull());
    expect(asked()).not.toContain('POST /api/confirm-subscription');
  });

  it('reports a failure of the payment form', async () => {
    show(aCurrentUser());
    await choosePro();
    confirmPayment.mockRejectedValue(new Error('boom'));
    await actor.click(button('Pay $6.99'));
    expect(await toastShown('Error')).toBe('An unexpected error occurred');
  });

  it('offers to finish an upgrade that was begun and left, and shows no bill of it', async () => {
    const bill = { id: 'in_1', number: 'A-1', createdAt: '2026-11-21T12:00:00.000Z', total: 699, currency: 'usd' };
    answers['GET /api/invoices'] = [200, [{ ...bill, status: 'open', downloadUrl: null }]];
    show(aCurrentUser());
    await actor.click(await screen.findByRole('button', { name: 'Finish upgrade' }));
    await screen.findByRole('heading', { name: 'Complete Payment' });
    expect(screen.queryByRole('button', { name: 'Finish upgrade' })).toBeNull();
    expect(screen.queryByText('A-1')).toBeNull();
  });

  it('completes a payment that a bank confirmed on its own page', async () => {
    answers['GET /api/subscription'] = [200, running];
    show(pro, '/subscription?payment_intent=pi_1&redirect_status=succeeded');
    expect(await toastShown('Subscription successful!')).toBe("You're now subscribed to Pro");
  });

  it('names the plan that a payment on the page of a bank was for', async () => {
    answers['GET /api/subscription'] = [200, running];
    show(aCurrentUser({ subscriptionTier: 'business' }), '/subscription?payment_intent=pi_1&redirect_status=succeeded');
    expect(await toastShown('Subscription successful!')).toBe("You're now subscribed to Business");
  });

  it('does not call a payment successful that is on its way', async () => {
    show(aCurrentUser(), '/subscription?payment_intent=pi_1&redirect_status=processing');
    expect(await toastShown('Payment on its way')).toContain('as soon as your bank confirms');
    expect(screen.queryByText('Subscription successful!')).toBeNull();
  });

  it('reports a payment that the bank refused', async () => {
    show(aCurrentUser(), '/subscription?payment_intent=pi_1&redirect_status=failed');
    expect(await toastShown('Payment failed')).toContain('bank');
  });
});

describe('The subscription screen on Pro', () => {
  it('is unlimited, lists the bills, and asks before it cancels', async () => {
    answers['GET /api/subscription'] = [200, running];
    answers['POST /api/cancel-subscription'] = [200, pending];
    answers['GET /api/invoices'] = [
      200,
      [
        {
          id: 'in_1',
          number: 'A-1',
          createdAt: '2026-11-21T12:00:00.000Z',
          total: 699,
          currency: 'usd',
          status: 'paid',
          downloadUrl: 'https://pay.example/a.pdf',
        },
        {
          id: 'in_2',
          number: null,
          createdAt: '2026-10-21T12:00:00.000Z',
          total: 699,
          currency: 'usd',
          status: 'void',
          downloadUrl: 'javascript:alert(1)',
        },
      ],
    ];
    show(pro);
    expect(screen.getByText('unlimited')).toBeDefined();
    expect(button('Upgrade to Pro').disabled).toBe(true);
    const link = await screen.findByRole('link', { name: 'Download invoice A-1' });
    expect(link.getAttribute('href')).toBe('https://pay.example/a.pdf');
    expect(screen.getAllByRole('link', { name: /Download/ })).toHaveLength(1);

    await actor.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await actor.click(dialog.getByRole('button', { name: 'Keep Subscription' }));
    expect(asked()).not.toContain('POST /api/cancel-subscription');
    await actor.click(button('Cancel Subscription'));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, Cancel' }));
    expect(await toastShown('Subscription cancelled')).toBe(
      'Your subscription will remain active until the end of the billing period.',
    );
    await screen.findByText('Cancels December 21, 2026');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).toBeNull());
  });

  it('can be resumed while it is about to end', async () => {
    answers['GET /api/subscription'] = [200, pending];
    answers['POST /api/resume-subscription'] = [200, running];
    show(pro);
    await actor.click(await screen.findByRole('button', { name: 'Resume Subscription' }));
    await toastShown('Subscription resumed');
    // The same place in the page, so the focus stays.
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  });

  it('reports a failed payment and offers to pay it', async () => {
    answers['GET /api/subscription'] = [200, aState({ status: 'past_due' })];
    show(pro);
    await actor.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await screen.findByRole('heading', { name: 'Complete Payment' });
  });
});
