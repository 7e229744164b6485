import { aCaller } from '@presently/testing/a-caller';
import { giftDelivered } from '@presently/contracts/notifications/deliveries';
import { giftingUserDataErased } from '@presently/contracts/gifting/erasure';
import { userErased } from '@presently/contracts/identity/erasure';
import { getSharedGift, recordView } from '@presently/contracts/gifting/shared-gifts';
import { getUsage } from '@presently/contracts/gifting/usage';
import { giftProgressed, giftSent, listGifts, sendGift } from '@presently/contracts/gifting/gifts';
import { userRegistered } from '@presently/contracts/identity/sessions';
import { addOccasion, listUpcomingOccasions } from '@presently/contracts/gifting/occasions';
import {
  addRecipient,
  changeRecipient,
  listRecipients,
  removeRecipient,
} from '@presently/contracts/gifting/recipients';
import { beginUpload } from '@presently/contracts/gifting/uploads';
import { purgeMessaging } from '@presently/messaging/events/retention';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { aGiftFor, aSender } from '../gifting.builders.js';
import { PurgeReports } from '../reports/purge-reports.js';

describe('a sender who has been erased', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  const confirmationsOf = async (userId: string) =>
    (await service.emitted(giftingUserDataErased)).filter((data) => data.userId === userId).length;
  async function erase(userId: string) {
    await service.publish(userErased, { userId });
    await eventually(async () => (await confirmationsOf(userId)) === 1);
  }
  const registered = (userId: string) =>
    service.publish(userRegistered, {
      userId,
      displayName: 'Keepsake Lind',
      timeZone: 'UTC',
      reminderDaysBefore: 7,
      emailRemindersEnabled: true,
    });
  /** All rows of this schema that contain the text, except the tombstone and the confirmation. */
  async function found(text: string): Promise<string[]> {
    const tables = await service.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'gifting' and tablename <> 'erased_users'`,
    );
    const holding: string[] = [];
    for (const { tablename } of tables) {
      const rows = await service.query(
        `select * from ${tablename} as t where position(lower($1) in lower(to_jsonb(t)::text)) > 0
           and not to_jsonb(t) @> '{"subject":"evt.gifting.user_data_erased.v1"}'`,
        [text],
      );
      if (rows.length > 0) holding.push(tablename);
    }
    return holding;
  }

  const foundBesideCopies = async (text: string) => (await found(text)).filter((name) => name !== 'delivered_copies');

  /** A sender with rows in all tables. */
  async function aBusySender() {
    const caller = aCaller({ displayName: 'Keepsake Lind' });
    const call = service.as(caller, { idempotencyKey: randomUUID() });
    await registered(caller.userId);
    await eventually(
      async () => (await service.query('select 1 from senders where user_id = $1', [caller.userId])).length,
    );
    const recipient = await call(addRecipient, {
      name: 'Keepsake Ida',
      relationship: 'Sister',
      interests: ['keepsakes'],
    });
    await call(addOccasion, { recipientId: recipient.id, type: 'Birthday', date: '1990-05-04', notes: 'keepsake' });
    const gift = await call(
      sendGift,
      aGiftFor(recipient, { message: 'keepsake', recipientEmail: 'keepsake@example.com' }),
    );
    await service.call(recordView, { shareToken: gift.shareToken });
    return { caller, call, recipient, gift };
  }

  it('has no rows left in any table', async () => {
    const { caller } = await aBusySender();
    expect((await found(caller.userId)).toSorted()).toEqual([
      'budget_usage',
      'gift_history',
      'idempotency_keys',
      'occasions',
      'outbox',
      'quota_usage',
      'recipients',
      'senders',
    ]);
    await erase(caller.userId);
    // What a stranger has received can be reported for 30 days.
    expect(await found(caller.userId)).toEqual(['delivered_copies']);
    expect(await found('keepsake')).toEqual(['delivered_copies']);
    expect(await found('keepsake@example.com')).toEqual([]);
    expect(await found('Keepsake Ida')).toEqual([]);
    await service.query('update delivered_copies set ends_at = now()');
    await service.running.app.get(PurgeReports).purge();
    expect(await found(caller.userId)).toEqual([]);
  });

  it('has no working links', async () => {
    const { caller, gift } = await aBusySender();
    await erase(caller.userId);
    for (const operation of [getSharedGift, recordView]) {
      await expect(service.call(operation, { shareToken: gift.shareToken })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('changes nothing with a late call', async () => {
    const { caller, call, recipient } = await aBusySender();
    await erase(caller.userId);
    const recipientId = recipient.id;
    await expect(call(addRecipient, { name: 'Bo', relationship: 'Friend' })).rejects.toMatchObject({ status: 401 });
    await expect(call(sendGift, aGiftFor(recipient))).rejects.toMatchObject({ status: 404 });
    await expect(service.call(beginUpload, { kind: 'voice', format: 'webm' }, { caller })).rejects.toMatchObject({
      status: 401,
    });
    await expect(call(addOccasion, { recipientId, type: 'Other', date: '2030-01-01' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(call(changeRecipient, { recipientId, name: 'Bo' })).rejects.toMatchObject({ status: 404 });
    await expect(call(removeRecipient, { recipientId })).rejects.toMatchObject({ status: 404 });
    expect(await call(listRecipients, {})).toEqual([]);
    expect(await call(listGifts, {})).toEqual([]);
    expect(await call(listUpcomingOccasions, {})).toEqual([]);
    expect(await call(getUsage, {})).toMatchObject({ giftsUsedThisMonth: 0 });
    expect(await foundBesideCopies(caller.userId)).toEqual([]);
  });

  it('changes nothing with a late event', async () => {
    const { caller, gift } = await aBusySender();
    await erase(caller.userId);
    await registered(caller.userId);
    await service.publish(giftDelivered, {
      giftId: gift.id,
      deliveryId: randomUUID(),
      channel: 'email',
      attempt: 1,
      deliveredAt: new Date().toISOString(),
    });
    const other = await aBusySender();
    await eventually(
      async () => (await service.query('select 1 from senders where user_id = $1', [other.caller.userId])).length,
    );
    expect(await foundBesideCopies(caller.userId)).toEqual([]);
    expect((await service.emitted(giftProgressed)).filter(({ giftId }) => giftId === gift.id)).toEqual([]);
  });

  it('has no rows left from calls at the same moment', async () => {
    const { caller, call, recipient } = await aSender(service);
    const busy = Array.from({ length: 30 }, (_, n) =>
      n % 2
        ? call(addRecipient, { name: `Friend ${n}`, relationship: 'Friend' })
        : call(sendGift, aGiftFor(recipient, { message: `word ${n}` })),
    );
    await Promise.all([Promise.allSettled(busy), registered(caller.userId), erase(caller.userId)]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await foundBesideCopies(caller.userId)).toEqual([]);
  });

  it('is erased and confirmed again when the event is repeated', async () => {
    const { caller } = await aSender(service);
    const { id } = await service.publish(userErased, { userId: caller.userId });
    await service.publish(userErased, { userId: caller.userId }, id);
    const lastConfirmation = async () =>
      (
        await service.query<{ id: string }>(
          `select id from outbox where subject = $1 and envelope #>> '{data,userId}' = $2`,
          [giftingUserDataErased.subject, caller.userId],
        )
      ).at(-1)?.id;
    const first = await eventually(lastConfirmation);
    await service.publish(userErased, { userId: caller.userId });
    await eventually(async () => (await lastConfirmation()) !== first);
  });

  it('leaves the data of other users unchanged', async () => {
    const { caller, gift } = await aBusySender();
    await erase(randomUUID());
    expect(await found(caller.userId)).toContain('gift_history');
    expect(await service.call(getSharedGift, { shareToken: gift.shareToken })).toMatchObject({ giftId: gift.id });
    expect((await service.emitted(giftSent)).some(({ giftId }) => giftId === gift.id)).toBe(true);
  });

  it('has a tombstone for a month', async () => {
    const userId = randomUUID();
    await erase(userId);
    const age = (days: number) =>
      service.query(`update erased_users set erased_at = now() - $2 * interval '1 day' where user_id = $1`, [
        userId,
        days,
      ]);
    const isRemembered = async () =>
      (await service.query('select 1 from erased_users where user_id = $1', [userId])).length === 1;
    await age(29);
    await purgeMessaging(service.running.orm.em);
    expect(await isRemembered()).toBe(true);
    await age(31);
    await purgeMessaging(service.running.orm.em);
    expect(await isRemembered()).toBe(false);
  });
});
