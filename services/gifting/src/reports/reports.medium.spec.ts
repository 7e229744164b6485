import { takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { thankForGift } from '@presently/contracts/gifting/thanks';
import { sendGift, type GiftToSend, type SentGift } from '@presently/contracts/gifting/gifts';
import { removeRecipient } from '@presently/contracts/gifting/recipients';
import {
  changeReport,
  findReportable,
  listReports,
  reportClosed,
  reportGift,
  reportOpened,
  reportThanks,
  type GiftReport,
} from '@presently/contracts/gifting/reports';
import { userErased } from '@presently/contracts/identity/erasure';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { definition } from '../definition.js';
import { aGiftFor, aSender } from '../gifting.builders.js';
import { PurgeReports } from './purge-reports.js';

describe('a report of a gift', () => {
  let service: TestService;
  let sender: Awaited<ReturnType<typeof aSender>>;
  let gift: SentGift;
  const admin = aCaller({ isAdmin: true });
  const asAdmin = () => service.as(admin);

  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0', BUDGETS: 'strict' });
  });
  afterAll(() => service.stop());
  /** Each to another mailbox: one receives few gifts a day. */
  const aGift = (recipient: { id: string }, other: Partial<GiftToSend> = {}) =>
    aGiftFor(recipient, { recipientEmail: `${randomUUID()}@example.com`, ...other });
  beforeEach(async () => {
    sender = await aSender(service);
    gift = await sender.call(sendGift, aGift(sender.recipient, { giftUrl: 'https://shop.example/apron' }));
  });

  let networks = 0;
  const aNetwork = () => `198.51.${++networks >> 8}.${networks & 255}`;
  const report = (other: Partial<GiftReport> = {}, address = aNetwork()) =>
    service.call(reportGift, { shareToken: gift.shareToken, reason: 'fraud', ...other }, { address });
  const reports = async () =>
    (await asAdmin()(listReports, {})).filter(({ senderId }) => senderId === sender.caller.userId);

  it('shows administrators the gift, the reason and the words of the recipient', async () => {
    await report({ text: ' It asks for my card.\nTwice. ' });
    expect(await reports()).toEqual([
      {
        id: expect.any(String),
        giftId: gift.id,
        senderId: sender.caller.userId,
        isSenderSuspended: false,
        reason: 'fraud',
        text: 'It asks for my card.\nTwice.',
        reportedAt: expect.any(String),
        closedAt: null,
        gift: {
          giftName: 'Linen apron',
          giftUrl: 'https://shop.example/apron',
          giftDescription: null,
          message: 'For your Sunday baking.',
          senderName: 'Maya Lind',
          sentAt: gift.sentAt,
        },
      },
    ]);
    expect(JSON.stringify(await reports())).not.toMatch(/ida@example\.com|Ida/);
  });

  it('is possible without a reason in words, and needs a link that works', async () => {
    await report({ reason: 'unwanted' });
    expect(await reports()).toMatchObject([{ reason: 'unwanted', text: null }]);
    await expect(report({ shareToken: 'A'.repeat(32) })).rejects.toMatchObject({ status: 404 });
    await expect(report({ reason: 'boring' as never })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { reason: ['Please choose a reason'] } },
    });
    await expect(report({ text: 'x'.repeat(1_001) })).rejects.toMatchObject({ status: 400 });
    const planned = await sender.call(sendGift, aGift(sender.recipient, { scheduledFor: inAMonth }));
    await expect(report({ shareToken: planned.shareToken })).rejects.toMatchObject({ status: 404 });
  });

  it('of a gift that is being removed waits, and is of what is kept of it', async () => {
    const removal = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const removing = service.running.app
      .get(EntityManager)
      .fork()
      .transactional(async (tx) => {
        await tx.execute('select 1 from gifting.gift_history where id = ? for update', [gift.id]);
        isLocked.resolve();
        await removal.promise;
        await tx.execute('delete from gifting.gift_history where id = ?', [gift.id]);
      });
    await Promise.race([isLocked.promise, removing]);
    const reported = report().catch((error: unknown) => error);
    try {
      await eventually(async () => {
        const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'gift_history'`;
        return (await service.query(waiting)).length > 0;
      });
    } finally {
      removal.resolve();
      await removing;
    }
    expect(await reported).toEqual({ success: true });
    expect(await reports()).toMatchObject([{ giftId: null, gift: { giftName: 'Linen apron' } }]);
  });

  it('is never refused: beyond five of a day it is added to the newest one, with its words', async () => {
    for (let nth = 0; nth < 20; nth++) await report({ text: `I like it. ${'x'.repeat(900)}` });
    await report({ reason: 'harassment', text: 'He threatens me.' });
    const all = await reports();
    expect(all).toHaveLength(5);
    expect(all[0]!.text).toContain('Reported again (harassment). He threatens me.');
    expect(all[0]!.text!.length).toBeLessThan(5_000);
    // A closed one takes no words.
    for (const { id } of all) await asAdmin()(changeReport, { reportId: id, isClosed: true });
    await report({ text: 'Again.' });
    expect((await reports())[0]).toMatchObject({ text: 'Again.', closedAt: null });
  });

  it('is taken of another gift, whatever its network has reported', async () => {
    const network = aNetwork();
    const { call, recipient } = await aSender(service);
    const own: SentGift[] = [];
    for (let nth = 0; nth < 5; nth++) own.push(await call(sendGift, aGift(recipient)));
    for (let nth = 0; nth < 25; nth++) await report({ shareToken: own[nth % 5]!.shareToken }, network);
    await report({ text: 'I know this voice.' }, network);
    expect(await reports()).toMatchObject([{ text: 'I know this voice.' }]);
  });

  it('does not fill the list from one network: further links of a sender are added to the open report', async () => {
    const network = aNetwork();
    const { caller, call, recipient } = await aSender(service);
    const own: SentGift[] = [];
    for (let nth = 0; nth < 5; nth++) own.push(await call(sendGift, aGift(recipient, { message: `word ${nth}` })));
    for (let nth = 0; nth < 20; nth++) await report({ shareToken: gift.shareToken }, network);
    for (const { shareToken } of own) await report({ shareToken }, network);
    const all = (await asAdmin()(listReports, {})).filter(({ senderId }) => senderId === caller.userId);
    expect(all).toHaveLength(1);
    for (const nth of [1, 2, 3, 4]) expect(all[0]!.text).toContain(`word ${nth}`);
  });

  describe('after its sender has removed it', () => {
    const words = { gift: { message: 'For your Sunday baking.', senderName: 'Maya Lind', sentAt: expect.any(String) } };
    const canReport = () => service.call(findReportable, { shareToken: gift.shareToken });
    const removals: Record<string, () => Promise<unknown>> = {
      'took it back': () => sender.call(takeBackGift, { giftId: gift.id }),
      'took it back and removed the person': async () => {
        await sender.call(takeBackGift, { giftId: gift.id });
        await sender.call(removeRecipient, { recipientId: sender.recipient.id });
      },
      'removed the person': () => sender.call(removeRecipient, { recipientId: sender.recipient.id }),
      'removed the account': async () => {
        await service.publish(userErased, { userId: sender.caller.userId });
        await eventually(async () => (await rowsOf('gift_history')) === 0);
      },
    };
    const rowsOf = async (table: string) =>
      (
        await service.query(`select 1 from ${table} where ${table === 'gift_history' ? 'user_id' : 'sender_id'} = $1`, [
          sender.caller.userId,
        ])
      ).length;

    it.each(Object.keys(removals))('(%s) is reported for 30 days', async (removal) => {
      await removals[removal]!();
      expect(await canReport()).toEqual({ success: true });
      await report({ text: 'Still here.' });
      expect(await reports()).toMatchObject([{ text: 'Still here.', ...words }]);
      await service.query(
        `with gifts as (update gift_history set taken_back_at = now() - interval '31 days' where user_id = $1)
         update delivered_copies set ends_at = now() - interval '1 second' where sender_id = $1`,
        [sender.caller.userId],
      );
      await expect(canReport()).rejects.toMatchObject({ status: 404 });
      await expect(report()).rejects.toMatchObject({ status: 404 });
      await service.running.app.get(PurgeReports).purge();
      expect(await rowsOf('delivered_copies')).toBe(0);
    });

    it('is no gift if it never went out', async () => {
      const planned = await sender.call(sendGift, aGift(sender.recipient, { scheduledFor: inAMonth }));
      await sender.call(takeBackGift, { giftId: planned.id });
      const ofPlanned = { shareToken: planned.shareToken };
      await expect(service.call(findReportable, ofPlanned)).rejects.toMatchObject({ status: 404 });
      await sender.call(removeRecipient, { recipientId: sender.recipient.id });
      await expect(report(ofPlanned)).rejects.toMatchObject({ status: 404 });
    });
  });

  it('may be of the words of thanks, by the sender of the gift', async () => {
    const { call } = sender;
    const ofThanks = () => call(reportThanks, { giftId: gift.id, reason: 'harassment', text: 'Please look.' });
    await service.call(thankForGift, { shareToken: gift.shareToken, drawing: 'heart' });
    await expect(ofThanks()).rejects.toMatchObject({ status: 409, code: 'gift.no-thanks' });
    await service.call(thankForGift, { shareToken: gift.shareToken, text: 'You fool.' });
    await ofThanks();
    const stranger = (await aSender(service)).call(reportThanks, { giftId: gift.id, reason: 'other' });
    await expect(stranger).rejects.toMatchObject({ status: 404 });
    expect(await reports()).toMatchObject([
      { reason: 'harassment', text: 'Please look.', giftId: gift.id, gift: { thanks: 'You fool.' } },
    ]);
    for (let nth = 0; nth < 4; nth++) await ofThanks();
    await expect(ofThanks()).rejects.toMatchObject({ status: 429, code: 'budget-used' });
  });

  it('is closed and opened again by administrators, who are named in the events', async () => {
    await report();
    const { id } = (await reports())[0]!;
    const change = (isClosed: boolean) => asAdmin()(changeReport, { reportId: id, isClosed });
    expect(await change(true)).toMatchObject({ id, closedAt: expect.any(String) });
    expect(await change(true)).toMatchObject({ id, closedAt: expect.any(String) });
    const open = await asAdmin()(listReports, { state: 'open' });
    const closed = await asAdmin()(listReports, { state: 'closed' });
    expect([open, closed].map((some) => some.some((each) => each.id === id))).toEqual([false, true]);
    expect(await change(false)).toMatchObject({ id, closedAt: null });

    const about = ({ reportId }: { reportId: string }) => reportId === id;
    expect((await service.emitted(reportOpened)).filter(about)).toMatchObject([
      { reason: 'fraud', adminId: null },
      { reason: 'fraud', adminId: admin.userId },
    ]);
    expect((await service.emitted(reportClosed)).filter(about)).toMatchObject([{ adminId: admin.userId }]);
    await expect(asAdmin()(changeReport, { reportId: randomUUID(), isClosed: true })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is read and decided by administrators only', async () => {
    await expect(sender.call(listReports, {})).rejects.toMatchObject({ status: 403 });
    const change = { reportId: randomUUID(), isClosed: true };
    await expect(sender.call(changeReport, change)).rejects.toMatchObject({ status: 403 });
  });

  it('stays when the sender removes the gift, and for 30 days after the sender’s account', async () => {
    await report();
    await sender.call(removeRecipient, { recipientId: sender.recipient.id });
    expect(await reports()).toMatchObject([{ giftId: null, gift: { message: 'For your Sunday baking.' } }]);
    await service.publish(userErased, { userId: sender.caller.userId });
    const endsAt = async () =>
      (
        await service.query<{ days: number | null }>(
          `select extract(epoch from ends_at - now()) / 86400 as days from reports where sender_id = $1`,
          [sender.caller.userId],
        )
      ).map(({ days }) => days && Math.round(days));
    await eventually(async () => (await endsAt())[0] === 30);
    await report({ text: 'Later.' });
    expect(await endsAt()).toEqual([30, 30]);
    await service.running.app.get(PurgeReports).purge();
    expect(await reports()).toHaveLength(2);
    await service.query('update reports set ends_at = now() where sender_id = $1', [sender.caller.userId]);
    await service.running.app.get(PurgeReports).purge();
    expect(await reports()).toEqual([]);
  });

  it('is deleted 90 days after it was closed', async () => {
    await report();
    await report();
    await service.query(
      `update reports set closed_at = now() - interval '91 days'
       where id = (select id from reports where sender_id = $1 limit 1)`,
      [sender.caller.userId],
    );
    await service.running.app.get(PurgeReports).purge();
    expect(await reports()).toMatchObject([{ closedAt: null }]);
  });
});

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();
