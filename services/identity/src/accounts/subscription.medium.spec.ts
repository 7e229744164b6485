import { subscriptionChanged, type SubscriptionChangedV1 } from '@presently/contracts/billing/subscriptions';
import { userTierApplied } from '@presently/contracts/identity/tier';
import { getUser } from '@presently/contracts/identity/accounts';
import { register } from '@presently/contracts/identity/sessions';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { aCaller } from '@presently/testing/a-caller';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';

describe('the tier of a user', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition);
  });
  afterAll(() => service.stop());

  async function aUser() {
    const registration = { username: `u${randomUUID().slice(0, 8)}`, password: 'a long enough secret' };
    const { user } = await service.call(register, { registration, address: '127.0.0.1' });
    const caller = aCaller({ userId: user.id, displayName: user.username });
    return { userId: user.id, tier: async () => (await service.call(getUser, {}, { caller })).subscriptionTier };
  }
  const change = (userId: string, tier: 'free' | 'pro', version: number): SubscriptionChangedV1 => ({
    userId,
    tier,
    status: tier === 'pro' ? 'active' : 'canceled',
    cancelAtPeriodEnd: false,
    currentPeriodEnd: null,
    stripeCustomerId: 'cus_1',
    stripeSubscriptionId: `sub_${version}`,
    version,
  });
  const processed = (id: string) =>
    eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length === 1,
    );

  it("follows billing's newest version, in any order of arrival, and is published once per change", async () => {
    const { userId, tier } = await aUser();
    expect(await tier()).toBe('free');
    for (const [version, newTier] of [
      [2, 'pro'],
      [1, 'free'],
      [3, 'free'],
      [2, 'pro'],
    ] as const) {
      const { id } = await service.publish(subscriptionChanged, change(userId, newTier, version));
      await processed(id);
    }
    expect(await tier()).toBe('free');
    expect((await service.emitted(userTierApplied)).filter((event) => event.userId === userId)).toEqual([
      { userId, tier: 'pro' },
      { userId, tier: 'free' },
    ]);
    const [row] = await service.query('select stripe_customer_id, stripe_subscription_id from users where id = $1', [
      userId,
    ]);
    expect(row).toEqual({ stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_3' });
  });

  it('ignores events about an unknown user', async () => {
    const { id } = await service.publish(subscriptionChanged, change(randomUUID(), 'pro', 1));
    await processed(id);
  });
});
