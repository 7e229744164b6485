import { billingUserDataErased } from '@presently/contracts/billing/erasure';
import { userErased } from '@presently/contracts/identity/erasure';
import { eventually } from '@presently/testing/eventually';
import { Workers } from '@presently/work/workers';
import { TestBilling } from '../../test/test-billing.js';
import { CancelSubscriptionsOfErasedUsers } from './cancel-subscriptions-of-erased-users.js';

describe('the plan of an erased user', () => {
  let billing: TestBilling;
  beforeAll(async () => {
    billing = await TestBilling.start();
  });
  afterAll(() => billing.stop());
  beforeEach(() => billing.endFaults());

  /** {@link eventually}, without the pauses between polls. */
  const soon = (check: () => Promise<boolean>) => {
    const { app } = billing.service.running;
    const worker = app.get(Workers).leasedWorker(app.get(CancelSubscriptionsOfErasedUsers));
    return eventually(() => {
      worker.wake();
      return check();
    });
  };

  it('ends at the provider when its user is erased, as soon as the provider is there, and nothing of them is left', async () => {
    const user = await billing.aSubscriber();
    const { id } = await user.customer();
    await billing.fault({ mode: 'down' });
    await billing.service.publish(userErased, { userId: user.caller.userId });
    await soon(async () => {
      const rows = await billing.service.query<{ attempts: number }>(
        'select attempts from farewells where user_id = $1',
        [user.caller.userId],
      );
      return (rows[0]?.attempts ?? 0) >= 2;
    });
    const confirmations = async () =>
      (await billing.service.emitted(billingUserDataErased)).filter(({ userId }) => userId === user.caller.userId);
    expect(await confirmations()).toEqual([]);
    await billing.service.publish(userErased, { userId: user.caller.userId });
    await billing.fault({ mode: 'ok' });
    await soon(async () => (await confirmations()).length > 0);
    expect(await billing.stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
    const { data } = await billing.stripe.subscriptions.list({ customer: id, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    for (const table of ['customers', 'subscriptions', 'farewells']) {
      expect(await billing.service.query(`select 1 from ${table} where user_id = $1`, [user.caller.userId])).toEqual(
        [],
      );
    }
    await expect(user.choose()).rejects.toMatchObject({ status: 401 });
  });

  it('of somebody whom the provider never knew is nothing to wait for', async () => {
    const { caller } = billing.aUser();
    await billing.service.publish(userErased, { userId: caller.userId });
    await eventually(async () =>
      (await billing.service.emitted(billingUserDataErased)).some(({ userId }) => userId === caller.userId),
    );
  });
});
