import { aCaller } from '@presently/testing/a-caller';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { listGifts, sendGift } from '@presently/contracts/gifting/gifts';
import { addOccasion } from '@presently/contracts/gifting/occasions';
import {
  addRecipient,
  changeRecipient,
  listRecipients,
  recipientErased,
  removeRecipient,
} from '@presently/contracts/gifting/recipients';
import { TestService } from '@presently/testing/test-service';
import type { InputOf } from '@presently/contracts/kit/operation';
import { definition } from '../definition.js';
import { aGiftFor, aSender, countRows, putOnPro } from '../gifting.builders.js';

describe('recipients', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { BUDGETS: 'strict', DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  const addMany = (userId: string, count: number) =>
    service.query(
      `insert into recipients (id, user_id, name, relationship, interests, created_at)
       select gen_random_uuid(), $1, 'Person ' || n, 'Friend', '{}', now() from generate_series(1, $2::int) n`,
      [userId, count],
    );

  it('are stored with all their fields', async () => {
    const call = service.as(aCaller());
    const added = await call(addRecipient, {
      name: '  Ida ',
      relationship: 'Sister',
      interests: [' pottery', '', 'jazz'],
      avatar: 'https://img.example/ida.png',
    });
    expect(added).toMatchObject({ name: 'Ida', interests: ['pottery', 'jazz'], avatar: 'https://img.example/ida.png' });
    expect(await call(listRecipients, {})).toEqual([added]);
  });

  it('are listed as they were added, or by name, regardless of case and accents', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    const added = ['zoe', 'Émile', 'Adam', 'Eve'];
    for (const name of added) await call(addRecipient, { name, relationship: 'Friend' });
    for (const [age, name] of added.toReversed().entries())
      await service.query(
        `update recipients set created_at = now() - $1 * interval '1 s' where user_id = $2 and name = $3`,
        [age, caller.userId, name],
      );
    const names = async (search: InputOf<typeof listRecipients>) =>
      (await call(listRecipients, search)).map(({ name }) => name);
    expect(await names({})).toEqual(added);
    expect(await names({ sort: 'name' })).toEqual(['Adam', 'Émile', 'Eve', 'zoe']);
    expect([await names({ q: 'E' }), await names({ q: 'e', sort: 'name' })]).toEqual([
      ['zoe', 'Émile', 'Eve'],
      ['Émile', 'Eve', 'zoe'],
    ]);
    await expect(call(listRecipients, { sort: 'age' as 'name' })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { sort: ['sort must be added or name'] } },
    });
  });

  it('are at most a thousand on Free, also when many are added at once', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    const person = { name: 'Ida', relationship: 'Friend' };
    await addMany(caller.userId, 995);
    const added = await Promise.allSettled(Array.from({ length: 20 }, () => call(addRecipient, person)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await countRows(service, 'recipients', caller.userId)).toBe(1_000);
    await expect(call(addRecipient, person)).rejects.toMatchObject({
      status: 403,
      code: 'recipient.limit-reached',
      message: 'A Free account may have at most 1,000 people. Upgrade to Pro to add more, or remove one first.',
    });
    const [first] = await call(listRecipients, { limit: 1 });
    await call(removeRecipient, { recipientId: first!.id });
    await call(addRecipient, person);
  });

  it('are without a limit on Pro, and all stay when Pro ends', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    await putOnPro(service, caller);
    await addMany(caller.userId, 1_200);
    await call(addRecipient, { name: 'Ida', relationship: 'Friend' });
    await service.query(`update senders set tier = 'free' where user_id = $1`, [caller.userId]);
    await expect(call(addRecipient, { name: 'Bo', relationship: 'Friend' })).rejects.toMatchObject({ status: 403 });
    expect(await countRows(service, 'recipients', caller.userId)).toBe(1_201);
  });

  it('change only in the given fields', async () => {
    const call = service.as(aCaller());
    const recipient = await call(addRecipient, {
      name: 'Ida',
      relationship: 'Sister',
      interests: ['jazz'],
      avatar: 'https://img.example/ida.png',
    });
    const renamed = await call(changeRecipient, { recipientId: recipient.id, name: 'Ida Lind' });
    expect(renamed).toEqual(Object.assign(recipient, { name: 'Ida Lind' }));
    const plain = await call(changeRecipient, { recipientId: recipient.id, interests: [], avatar: null });
    expect(plain).toEqual(Object.assign(renamed, { interests: [], avatar: null }));
    expect(await call(listRecipients, {})).toEqual([plain]);
  });

  it('refuse fields that no user may set', async () => {
    const { call, recipient } = await aSender(service);
    const change = { recipientId: recipient.id, userId: aCaller().userId };
    await expect(call(changeRecipient, change as never)).rejects.toMatchObject({ status: 400, code: 'invalid-input' });
  });

  it('are removed with their occasions, gifts, keys and links, and one event says so', async () => {
    const { caller, call, recipient } = await aSender(service);
    const occasion = await call(addOccasion, { recipientId: recipient.id, type: 'Birthday', date: '1990-04-01' });
    const keyed = service.as(caller, { idempotencyKey: 'press-1' });
    const gift = await keyed(sendGift, aGiftFor(recipient, { occasionId: occasion.id }));
    const other = await call(sendGift, aGiftFor(recipient));

    expect(await call(removeRecipient, { recipientId: recipient.id })).toEqual({ success: true });

    for (const table of ['recipients', 'occasions', 'gift_history', 'idempotency_keys']) {
      expect([table, await countRows(service, table, caller.userId)]).toEqual([table, 0]);
    }
    await expect(service.call(getSharedGift, { shareToken: gift.shareToken })).rejects.toMatchObject({ status: 404 });
    const erased = (await service.emitted(recipientErased)).filter((event) => event.recipientId === recipient.id);
    expect(erased).toEqual([{ recipientId: recipient.id, senderId: caller.userId, giftIds: expect.any(Array) }]);
    expect(erased[0]!.giftIds.toSorted()).toEqual([gift.id, other.id].toSorted());
    const [usage] = await service.query<{ used: number }>('select used from quota_usage where user_id = $1', [
      caller.userId,
    ]);
    expect(usage).toEqual({ used: 2 });
  });

  it('are erased with any number of gifts, in events of limited size', async () => {
    const { caller, call, recipient } = await aSender(service);
    await service.query(
      `insert into gift_history (id, user_id, recipient_id, sender_name, gift_name, share_token, created_at)
       select gen_random_uuid(), $1, $2, 'Maya', 'Card', gen_random_uuid()::text, now() from generate_series(1, 4100)`,
      [caller.userId, recipient.id],
    );
    await call(removeRecipient, { recipientId: recipient.id });
    const erased = (await service.emitted(recipientErased)).filter((event) => event.recipientId === recipient.id);
    expect(new Set(erased.flatMap((event) => event.giftIds)).size).toBe(4100);
    expect(erased.map((event) => event.giftIds.length)).toEqual([2000, 2000, 100]);
  });

  it('leave no gift behind when they are removed during a send', async () => {
    const { caller, call, recipient } = await aSender(service);
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 4 }, (_none, n) =>
        call(sendGift, aGiftFor(recipient, { recipientEmail: `ida+${n}@${n}.example.com` })),
      ),
      call(removeRecipient, { recipientId: recipient.id }),
      call(addOccasion, { recipientId: recipient.id, type: 'Other', date: '2030-01-01' }),
    ]);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason.status);
    expect(refusals.every((status) => status === 404)).toBe(true);
    expect(await call(listGifts, {})).toEqual([]);
    expect(await countRows(service, 'occasions', caller.userId)).toBe(0);
    const [erased] = (await service.emitted(recipientErased)).filter((event) => event.recipientId === recipient.id);
    const accepted = outcomes.slice(0, 4).filter((outcome) => outcome.status === 'fulfilled');
    expect(erased!.giftIds).toHaveLength(accepted.length);
  });
});
