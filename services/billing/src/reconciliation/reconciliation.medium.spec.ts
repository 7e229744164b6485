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

  const compareDue = async () => {
    const { app } = billing.service.running;
    const reconciliation = app.get(Reconciliation);
    return reconciliation.compareBatch(await app.get(Workers).leasedWorker(reconciliation).rows.claim(100));
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
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    expect(await compareDue()).toMatchObject({ failed: 0 });
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
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await compareDue();
    expect(await user.tier()).toBe('pro');
    const [paid] = (await billing.stripe.subscriptions.list({ customer: (await user.customer()).id })).data;
    await billing.stripe.subscriptions.cancel(paid!.id);
    billing.addresses.set(user.caller.userId, aNewAddress());
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await compareDue();
    expect(await user.tier()).toBe('free');
  });

  it('updates the user’s address at the provider once it is confirmed', async () => {
    const user = await billing.aSubscriber();
    const { id } = await user.customer();
    const next = aNewAddress();
    billing.addresses.set(user.caller.userId, next);
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await compareDue();
    expect(await billing.stripe.customers.retrieve(id)).toMatchObject({ email: next });
    billing.addresses.set(user.caller.userId, aNewAddress());
    billing.unconfirmed.add(user.caller.userId);
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await compareDue();
    // Receipts go to the address that its owner has confirmed.
    expect(await billing.stripe.customers.retrieve(id)).toMatchObject({ email: next });
  });
});
