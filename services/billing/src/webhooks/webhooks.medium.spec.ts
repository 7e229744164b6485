import { cancelSubscription, confirmSubscription } from '@presently/contracts/billing/subscriptions';
import { eventually } from '@presently/testing/eventually';
import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { TestBilling } from '../../test/test-billing.js';

describe('a plan and the provider’s webhooks', () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await TestBilling.start();
  });
  afterAll(() => billing.stop());
  beforeEach(() => billing.endFaults());

  const state = async (userId: string) => {
    const [customer] = await billing.service.query<{ tier: string }>('select tier from customers where user_id = $1', [
      userId,
    ]);
    const subscriptions = await billing.service.query(
      `select status, cancel_at_period_end, current_period_end, stripe_price_id from subscriptions where user_id = $1`,
      [userId],
    );
    return { tier: customer?.tier, subscriptions };
  };

  it('begins when the browser reports the payment and the provider confirms it, without a webhook', async () => {
    billing.forwardsWebhooks = false;
    const user = billing.aUser();
    const clientSecret = await user.choose();
    expect((await user.call(confirmSubscription, {})).subscription).toBeNull();
    await billing.pay(clientSecret);
    expect(await user.tier()).toBe('free');
    expect(await user.call(confirmSubscription, {})).toMatchObject({ subscription: { tier: 'pro', status: 'active' } });
    expect(await user.tier()).toBe('pro');
  });

  it('ends in the same state if any of its webhooks comes before any other, each received twice', async () => {
    billing.forwardsWebhooks = false;
    const user = billing.aUser();
    await billing.pay(await user.choose());
    const { id: customerId } = await user.customer();
    await user.call(confirmSubscription, {});
    await user.call(cancelSubscription, {});
    await billing.advance(user.email);
    const life = [
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.payment_succeeded',
      'customer.subscription.deleted',
    ];
    const messages = await eventually(() => {
      const found = life.map((type) => billing.webhooksOf(customerId).find((event) => event.type === type));
      return found.every((event) => event !== undefined) && (found as Stripe.Event[]);
    });
    const outcomes = new Set<string>();
    for (const order of [...rotations(messages), ...rotations(messages.toReversed())]) {
      for (const event of order.flatMap((each) => [each, each])) {
        const again = billing.signed({ ...event, id: `${event.id}${outcomes.size === 0 ? '' : randomUUID()}` });
        await billing.deliver(again.body, again.signature);
      }
      outcomes.add(JSON.stringify(await state(user.caller.userId)));
    }
    expect(outcomes.size).toBe(1);
    expect(await state(user.caller.userId)).toMatchObject({ tier: 'free', subscriptions: [{ status: 'canceled' }] });
    const ends = (await user.changes()).filter(({ status }) => status === 'canceled');
    expect(ends).toHaveLength(1);
  });

  it('handles a webhook once that arrives five times at once', async () => {
    const user = await billing.aSubscriber();
    const { id } = await user.customer();
    const event = await eventually(() =>
      billing.webhooksOf(id).find(({ type }) => type === 'customer.subscription.updated'),
    );
    const message = billing.signed({ ...event, id: `evt_${randomUUID()}` });
    const before = (await user.changes()).length;
    await Promise.all(Array.from({ length: 5 }, () => billing.deliver(message.body, message.signature)));
    const { id: eventId } = JSON.parse(message.body) as { id: string };
    expect(await billing.service.query('select 1 from stripe_events where event_id = $1', [eventId])).toHaveLength(1);
    expect(await user.changes()).toHaveLength(before);
  });

  it('ignores an answer of the provider that is older than a later one', async () => {
    const user = await billing.aSubscriber();
    const { id } = await user.customer();
    const event = await eventually(() =>
      billing.webhooksOf(id).find(({ type }) => type === 'customer.subscription.updated'),
    );
    billing.forwardsWebhooks = false;
    const [first, second] = [randomUUID(), randomUUID()].map((mark) => billing.signed({ ...event, id: `evt_${mark}` }));
    await billing.fault({ mode: 'slow', delayMs: 1_000 });
    const late = billing.deliver(first!.body, first!.signature);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await billing.fault({ mode: 'ok' });
    const { data: plans } = await billing.stripe.subscriptions.list({ customer: id });
    await billing.stripe.subscriptions.cancel(plans[0]!.id);
    await billing.deliver(second!.body, second!.signature);
    expect(await user.tier()).toBe('free');
    await late;
    expect(await state(user.caller.userId)).toMatchObject({ tier: 'free', subscriptions: [{ status: 'canceled' }] });
  });

  it('refuses webhooks with a wrong signature, age or mode', async () => {
    const { body, signature } = billing.signed({
      object: 'event',
      id: 'evt_x',
      type: 'invoice.paid',
      livemode: false,
      created: 1,
      data: { object: {} },
    });
    const live = billing.signed({
      object: 'event',
      id: 'evt_y',
      type: 'invoice.paid',
      livemode: true,
      created: 1,
      data: { object: {} },
    });
    const event = JSON.parse(body) as object;
    const old = billing.signed(event, { timestamp: Math.floor(Date.now() / 1_000) - 400 }).signature;
    const foreign = billing.signed(event, { secret: 'whsec_another' }).signature;
    const refused = { status: 400, code: 'billing.message-refused', message: 'This message is refused' };
    for (const [text, header] of [
      [body.replace('evt_x', 'evt_z'), signature],
      [body, old],
      [body, foreign],
      [body, 'nonsense'],
      [live.body, live.signature],
    ] as const) {
      await expect(billing.deliver(text, header)).rejects.toMatchObject(refused);
    }
    await billing.deliver(body, signature);
  });
});

/** Each item comes first once. Together with those of the reversed items, each one comes before each other. */
const rotations = <T>(items: readonly T[]): T[][] =>
  items.map((_, index) => [...items.slice(index), ...items.slice(0, index)]);
