import { aCaller } from '@presently/testing/a-caller';
import { senderTierApplied, getUsage } from '@presently/contracts/gifting/usage';
import { subscriptionChanged, type SubscriptionChangedV1 } from '@presently/contracts/billing/subscriptions';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { userRegistered } from '@presently/contracts/identity/sessions';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender } from '../../gifting.builders.js';

describe('the tier of a sender', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  const change = async (userId: string, tier: 'free' | 'pro', version: number) => {
    const data: SubscriptionChangedV1 = {
      userId,
      tier,
      status: tier === 'pro' ? 'active' : 'canceled',
      cancelAtPeriodEnd: false,
      currentPeriodEnd: null,
      stripeCustomerId: 'cus_1',
      stripeSubscriptionId: 'sub_1',
      version,
    };
    const { id } = await service.publish(subscriptionChanged, data);
    await handled(id);
  };
  const handled = (id: string) =>
    eventually(
      async () => (await service.query('select 1 from processed_events where event_id = $1', [id])).length === 1,
    );

  it('removes the limit, and its end resets the count of the month', async () => {
    const { caller, call, recipient } = await aSender(service);
    for (let sent = 0; sent < 5; sent++) await call(sendGift, aGiftFor(recipient));
    await expect(call(sendGift, aGiftFor(recipient))).rejects.toMatchObject({ code: 'gift.limit-reached' });
    await change(caller.userId, 'pro', 1);
    await call(sendGift, aGiftFor(recipient));
    expect(await call(getUsage, {})).toEqual({ tier: 'pro', giftsUsedThisMonth: 6, giftLimit: -1 });
    await change(caller.userId, 'free', 2);
    expect(await call(getUsage, {})).toEqual({ tier: 'free', giftsUsedThisMonth: 0, giftLimit: 5 });
    await call(sendGift, aGiftFor(recipient));
  });

  it('ignores late and repeated events, and so does the count', async () => {
    const { caller, call, recipient } = await aSender(service);
    await change(caller.userId, 'pro', 5);
    await call(sendGift, aGiftFor(recipient));
    await change(caller.userId, 'free', 4);
    await change(caller.userId, 'pro', 5);
    expect(await call(getUsage, {})).toEqual({ tier: 'pro', giftsUsedThisMonth: 1, giftLimit: -1 });
    await change(caller.userId, 'free', 6);
    await call(sendGift, aGiftFor(recipient));
    await change(caller.userId, 'free', 7);
    expect(await call(getUsage, {})).toMatchObject({ tier: 'free', giftsUsedThisMonth: 1 });
    expect((await service.emitted(senderTierApplied)).filter(({ userId }) => userId === caller.userId)).toHaveLength(3);
  });

  it('is stored before the sender is registered, and the registration keeps it', async () => {
    const { userId } = aCaller();
    await change(userId, 'pro', 1);
    const registered = await service.publish(userRegistered, {
      userId,
      displayName: 'Maya',
      timeZone: 'Europe/Stockholm',
      reminderDaysBefore: 14,
      emailRemindersEnabled: true,
    });
    await handled(registered.id);
    const [row] = await service.query('select tier, display_name, time_zone from senders where user_id = $1', [userId]);
    expect(row).toEqual({ tier: 'pro', display_name: 'Maya', time_zone: 'Europe/Stockholm' });
  });
});
