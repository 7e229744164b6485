import { eventually } from '@presently/testing/eventually';
import { aNewAddress, TestBilling } from '../../test/test-billing.js';
import { Reconciliation } from './reconciliation.js';

describe('a plan that is compared with the provider', () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await TestBilling.start();
  });
  afterAll(() => billing.stop());
  beforeEach(() => billing.mend());

  it('goes on for days after a payment has failed, no longer, and comes back with the next one', async () => {
    const user = await billing.subscriber();
    await billing.fault({ mode: 'reject' });
    await billing.advance(user.email);
    await billing.fault({ mode: 'ok' });
    await eventually(async () => (await user.changes()).at(-1)?.status === 'past_due');
    expect(await user.tier()).toBe('pro');

    // Whatever is still said of it could be what ends it; here it has to be the comparison.
    billing.passesOn = false;
    await billing.service.query(
      `update subscriptions set past_due_since = now() - interval '8 days' where user_id = $1`,
      [user.caller.userId],
    );
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    expect(await billing.service.running.app.get(Reconciliation).run()).toMatchObject({ failed: 0 });
    expect(await user.tier()).toBe('free');
    billing.passesOn = true;
    await billing.pay(await user.choose());
    await eventually(async () => (await user.tier()) === 'pro');
    expect((await user.changes()).at(-1)).toMatchObject({ tier: 'pro', status: 'active' });
  });

  it('is found out by comparison when every message was lost', async () => {
    billing.passesOn = false;
    const user = billing.somebody();
    await billing.pay(await user.choose());
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await billing.service.running.app.get(Reconciliation).run();
    expect(await user.tier()).toBe('pro');
    const [paid] = (await billing.stripe.subscriptions.list({ customer: (await user.customer()).id })).data;
    await billing.stripe.subscriptions.cancel(paid!.id);
    billing.addresses.set(user.caller.userId, aNewAddress());
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await billing.service.running.app.get(Reconciliation).run();
    expect(await user.tier()).toBe('free');
  });

  it('tells the provider of a new address of its user', async () => {
    const user = await billing.subscriber();
    const { id } = await user.customer();
    const next = aNewAddress();
    billing.addresses.set(user.caller.userId, next);
    await billing.service.query(`update customers set compared_at = now() - interval '1 day' where user_id = $1`, [
      user.caller.userId,
    ]);
    await billing.service.running.app.get(Reconciliation).run();
    expect(await billing.stripe.customers.retrieve(id)).toMatchObject({ email: next });
  });
});
