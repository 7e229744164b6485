import { eventually } from '@presently/testing/eventually';
import { Workers } from '@presently/work/workers';
import { aNewAddress, TestBilling } from '../../test/test-billing.js';
import { Reconciliation } from './reconciliation.js';

describe('reconciliation', () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await TestBilling.start();
  });
  afterAll(() => billing.stop());
  beforeEach(() => billing.endFaults());

  type User = Awaited<ReturnType<TestBilling['aSubscriber']>>;

  /** Makes a customer due and compares it. A claim passes over the row while a late webhook holds it. */
  const compare = async ({ caller: { userId } }: Pick<User, 'caller'>) => {
    const { app } = billing.service.running;
    const reconciliation = app.get(Reconciliation);
    const { rows } = app.get(Workers).leasedWorker(reconciliation);
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      userId,
    ]);
    const claimed = await eventually(async () => {
      const due = await rows.claim(100);
      return due.some((customer) => customer.userId === userId) && due;
    });
    expect(await reconciliation.compareBatch(claimed)).toMatchObject({ failed: 0 });
  };

  it('ends a plan after its days of grace, and the next payment brings it back', async () => {
    const user = await billing.aSubscriber();
    await billing.fault({ mode: 'reject' });
    await billing.advance(user.email);
    await billing.fault({ mode: 'ok' });
    await eventually(async () => (await user.changes()).at(-1)?.status === 'past_due');
    expect(await user.tier()).toBe('pro');

    // From here on, no webhook can end the plan.
    billing.forwardsWebhooks = false;
    await billing.service.query(
      `update subscriptions set past_due_since = now() - interval '8 days' where user_id = $1`,
      [user.caller.userId],
    );
    await compare(user);
    expect(await user.tier()).toBe('free');
    billing.forwardsWebhooks = true;
    await billing.pay(await user.choose());
    await eventually(async () => (await user.tier()) === 'pro');
    expect((await user.changes()).at(-1)).toMatchObject({ tier: 'pro', status: 'active' });
  });

  it('finds a changed plan when every webhook was lost', async () => {
    billing.forwardsWebhooks = false;
    const user = billing.aUser();
    await billing.pay(await user.choose());
    await compare(user);
    expect(await user.tier()).toBe('pro');
    const [paid] = (await billing.stripe.subscriptions.list({ customer: (await user.customer()).id })).data;
    await billing.stripe.subscriptions.cancel(paid!.id);
    billing.addresses.set(user.caller.userId, aNewAddress());
    await compare(user);
    expect(await user.tier()).toBe('free');
  });

  it('updates the user’s address at the provider once it is confirmed', async () => {
    const user = await billing.aSubscriber();
    const { id } = await user.customer();
    const next = aNewAddress();
    billing.addresses.set(user.caller.userId, next);
    await compare(user);
    expect(await billing.stripe.customers.retrieve(id)).toMatchObject({ email: next });
    billing.addresses.set(user.caller.userId, aNewAddress());
    billing.unconfirmed.add(user.caller.userId);
    await compare(user);
    // Receipts go to the address that its owner has confirmed.
    expect(await billing.stripe.customers.retrieve(id)).toMatchObject({ email: next });
  });
});
