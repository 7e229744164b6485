import { giftSent, sendGift } from '@presently/contracts/gifting/gifts';
import { sendPlannedGift } from '@presently/contracts/gifting/planned-gifts';
import { resendGift } from '@presently/contracts/gifting/resend';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { accountRestored, accountSuspended } from '@presently/contracts/identity/suspension';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';
import { aGiftFor, aSender } from '../gifting.builders.js';

const now = '2026-11-30T23:00:00Z';
const aFewLooks = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('a suspended sender', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: now, DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' });
  });
  afterAll(() => service.stop());

  const isSuspended = async (userId: string) =>
    (await service.query<{ is_suspended: boolean }>('select is_suspended from senders where user_id = $1', [userId]))[0]
      ?.is_suspended;
  const versionOf = async (userId: string) =>
    (
      await service.query<{ version: string }>('select suspension_version as version from senders where user_id = $1', [
        userId,
      ])
    )[0]?.version;
  const suspend = async (userId: string, version = 2) => {
    await service.publish(accountSuspended, { userId, suspendedAt: now }, undefined, version);
    await eventually(() => isSuspended(userId));
  };
  const restore = (userId: string, version = 3) =>
    service.publish(accountRestored, { userId, restoredAt: now }, undefined, version);
  const sentOf = async (giftId: string) => (await service.emitted(giftSent)).filter((event) => event.giftId === giftId);

  it('has gifts that are not available until the account is restored', async () => {
    const { call, caller, recipient } = await aSender(service);
    const { shareToken } = await call(sendGift, aGiftFor(recipient));
    const view = () => service.call(getSharedGift, { shareToken });
    await suspend(caller.userId);
    await expect(view()).rejects.toMatchObject({ status: 410, code: 'gift.unavailable' });
    await restore(caller.userId);
    await eventually(() =>
      view().then(
        () => true,
        () => false,
      ),
    );
  });

  it('has planned gifts that wait, and go on after the account is restored', async () => {
    const { call, caller, recipient } = await aSender(service);
    const gift = await call(sendGift, aGiftFor(recipient, { scheduledFor: '2026-12-24T09:00:00.000Z' }));
    await suspend(caller.userId);
    await service.query('update gift_history set scheduled_for = $2 where id = $1', [gift.id, '2026-11-30T22:59:00Z']);
    await aFewLooks();
    expect(await sentOf(gift.id)).toEqual([]);
    await restore(caller.userId);
    await eventually(async () => (await sentOf(gift.id)).length === 1);
  });

  it('sends nothing with a call that was under way', async () => {
    const { call, caller, recipient } = await aSender(service);
    const sent = await call(sendGift, aGiftFor(recipient));
    const planned = await call(sendGift, aGiftFor(recipient, { scheduledFor: '2026-12-24T09:00:00.000Z' }));
    await suspend(caller.userId);
    const refusal = { status: 403, code: 'suspended' };
    await expect(call(sendGift, aGiftFor(recipient))).rejects.toMatchObject(refusal);
    await expect(call(resendGift, { giftId: sent.id })).rejects.toMatchObject(refusal);
    await expect(call(sendPlannedGift, { giftId: planned.id })).rejects.toMatchObject(refusal);
  });

  it('is in the state of the newest event, whatever order events arrive in', async () => {
    const { caller } = await aSender(service);
    await restore(caller.userId, 5);
    await eventually(async () => (await versionOf(caller.userId)) === '5');
    await service.publish(accountSuspended, { userId: caller.userId, suspendedAt: now }, undefined, 4);
    await suspend(caller.userId, 6);
    expect(await isSuspended(caller.userId)).toBe(true);
  });
});
