import { changeGift, getGift, giftNudged, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { reportGift } from '@presently/contracts/gifting/reports';
import { recordView } from '@presently/contracts/gifting/shared-gifts';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender, putOnPro } from '../../gifting.builders.js';
import { eventually } from '@presently/testing/eventually';

describe('the one reminder of a gift', () => {
  let service: TestService;
  let sender: Awaited<ReturnType<typeof aSender>>;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      CLOCK: '2026-11-30T05:00:00Z',
      DELIVERY_VERDICT_WAIT_MS: '0',
      DUE_CHECK_MS: '20',
    });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    sender = await aSender(service);
    await putOnPro(service, sender.caller);
    await service.query(`update senders set language = 'de' where user_id = $1`, [sender.caller.userId]);
  });

  const send = async (other: Partial<GiftToSend> = {}) => {
    const gift = await sender.call(sendGift, aGiftFor(sender.recipient, { isNudgeWanted: true, ...other }));
    await service.query(`update gift_history set delivered_at = now(), is_delivery_under_way = false where id = $1`, [
      gift.id,
    ]);
    return gift;
  };
  /** 72 hours have passed. The clock shows 5 in the morning, UTC. */
  const makeDue = (id: string, timeZone: string) =>
    service.query(
      `with person as (update recipients set time_zone = $2
         where id = (select recipient_id from gift_history where id = $1))
       update gift_history set nudge_at = '2026-11-30T04:00:00Z' where id = $1 and nudge_at is not null`,
      [id, timeZone],
    );
  const nudges = async (id: string) => (await service.emitted(giftNudged)).filter(({ giftId }) => giftId === id);
  const nudgeAt = async (id: string) =>
    (
      await service.query<{ at: string | null }>('select nudge_at::text as at from gift_history where id = $1', [id])
    )[0]!.at;
  const isLookedAt = (id: string) => eventually(async () => !String(await nudgeAt(id)).startsWith('2026-11-30 04:00'));

  it('waits 72 hours, and comes once in the morning of the recipient', async () => {
    const { id, shareToken } = await send();
    expect(await nudgeAt(id)).toMatch(/^2026-12-03 05:/);
    await makeDue(id, 'Asia/Karachi');
    await eventually(async () => (await nudges(id)).length > 0);
    expect(await nudges(id)).toMatchObject([
      { shareToken, contact: 'ida@example.com', recipientName: 'Ida', language: 'de' },
    ]);
    expect(await nudgeAt(id)).toBeNull();
    expect(await sender.call(getGift, { giftId: id })).toMatchObject({
      history: expect.arrayContaining([expect.objectContaining({ what: 'nudged' })]),
    });
    await sender.call(changeGift, { giftId: id, isNudgeWanted: true });
    expect(await nudgeAt(id)).toBeNull();
  });

  it.each([
    ['in the night', 'America/New_York', /^2026-11-30 14:00/],
    ['in the afternoon', 'Pacific/Auckland', /^2026-11-30 20:00/],
  ])('waits for the next morning %s', async (_when, timeZone, next) => {
    const { id } = await send();
    await makeDue(id, timeZone);
    await isLookedAt(id);
    expect(await nudgeAt(id)).toMatch(next);
    expect(await nudges(id)).toEqual([]);
  });

  it('never comes unasked, for a text, or for a gift that is opened, reported or taken back', async () => {
    const unasked = await send({ isNudgeWanted: false });
    const text = await send({ deliveryMethod: 'sms', recipientPhone: '+14155550100' });
    const opened = await send();
    const takenBack = await send();
    const sympathy = await send({ mood: 'sympathy' });
    const quietSince = await send();
    await sender.call(changeGift, { giftId: quietSince.id, mood: 'sympathy' });
    await service.call(recordView, { shareToken: opened.shareToken });
    const reported = await send();
    await service.call(reportGift, { shareToken: reported.shareToken, reason: 'unknown-sender' });
    await sender.call(takeBackGift, { giftId: takenBack.id });
    const all = [unasked, text, opened, reported, takenBack, sympathy, quietSince];
    for (const { id } of all) await makeDue(id, 'Asia/Karachi');
    for (const { id } of [opened, reported]) await isLookedAt(id);
    for (const { id } of all) {
      expect(await nudgeAt(id)).toBeNull();
      expect(await nudges(id)).toEqual([]);
    }
  });
});
