import {
  giftGiven,
  giftProgressed,
  giftSent,
  listGifts,
  sendGift,
  type GiftToSend,
} from '@presently/contracts/gifting/gifts';
import { changeGift, findGifts, getGift, giftTakenBack, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { cancelGift, sendPlannedGift } from '@presently/contracts/gifting/planned-gifts';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { getSharedGift, giftViewed, recordView } from '@presently/contracts/gifting/shared-gifts';
import { giftThanked, thankForGift } from '@presently/contracts/gifting/thanks';
import { getUsage } from '@presently/contracts/gifting/usage';
import { giftDelivered, giftDeliveryFailed } from '@presently/contracts/notifications/deliveries';
import { giftStates } from '@presently/rules/vocabulary';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender, giftRow, putOnPro } from '../../gifting.builders.js';

const nextMonth = '2026-12-24T09:00:00.000Z';

describe('the life of a gift', () => {
  let service: TestService;
  let sender: Awaited<ReturnType<typeof aSender>>;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: '2026-11-30T12:00:00Z', DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    sender = await aSender(service);
    await putOnPro(service, sender.caller);
  });

  const send = (other: Partial<GiftToSend> = {}) => sender.call(sendGift, aGiftFor(sender.recipient, other));
  const plan = (other: Partial<GiftToSend> = {}) => send({ scheduledFor: nextMonth, ...other });
  const page = (shareToken: string) => service.call(getSharedGift, { shareToken });
  const verdict = { deliveryId: '0c8f6c1e-6a55-4d0c-9b54-0a8d6f4e3c12', channel: 'email', attempt: 1 } as const;
  const deliver = (giftId: string) =>
    service.publish(giftDelivered, { ...verdict, giftId, deliveredAt: '2026-11-30T12:00:01.000Z' });
  const fail = (giftId: string) =>
    service.publish(giftDeliveryFailed, { ...verdict, giftId, reason: 'No such mailbox', willRetry: false });
  const isIn = (giftId: string, state: string) =>
    eventually(async () => (await sender.call(getGift, { giftId })).state === state);

  it('is found by every state', async () => {
    const { call } = sender;
    const gifts = await Promise.all([plan(), send(), send(), send(), send(), send(), plan()]);
    const [, , delivered, viewed, thanked, failed, takenBack] = gifts.map(({ id }) => id) as [string, ...string[]];
    await deliver(delivered!);
    await service.call(recordView, { shareToken: gifts[3]!.shareToken });
    await service.call(thankForGift, { shareToken: gifts[4]!.shareToken, drawing: 'heart' });
    await fail(failed!);
    await call(takeBackGift, { giftId: takenBack! });
    await isIn(delivered!, 'delivered');
    await isIn(failed!, 'failed');
    for (const state of giftStates) {
      const found = await call(findGifts, { state });
      expect(found.map((gift) => gift.state)).toEqual(state === 'draft' ? [] : [state]);
    }
    expect(await call(findGifts, { state: 'sent' })).toHaveLength(5);
    expect((await call(findGifts, {})).map(({ id }) => id)).toEqual((await call(listGifts, {})).map(({ id }) => id));
    expect((await call(getGift, { giftId: viewed! })).history.map(({ what }) => what)).toEqual(['sent', 'viewed']);
    expect(await call(getGift, { giftId: thanked! })).toMatchObject({ thanks: { drawing: 'heart', text: null } });
  });

  it('is found by person, year and words in any spelling', async () => {
    const { call } = sender;
    const other = await call(addRecipient, { name: 'Zoë Müller', relationship: 'Friend' });
    const hers = await call(sendGift, aGiftFor(other, { giftName: 'Atlas' }));
    const next = await plan({ giftName: 'Kettle', scheduledFor: '2027-03-01T09:00:00.000Z' });
    const ids = async (search: object) => (await call(findGifts, search)).map(({ id }) => id);
    expect(await ids({ recipientId: other.id })).toEqual([hers.id]);
    expect(await ids({ year: 2027 })).toEqual([next.id]);
    expect(await ids({ q: 'zoe MULLER' })).toEqual([hers.id]);
    expect(await ids({ q: 'kett' })).toEqual([next.id]);
    expect(await ids({ q: 'sunday BAKING' })).toHaveLength(2);
    expect(await ids({ q: '%' })).toEqual([]);
  });

  it('can be changed in every part while it is planned', async () => {
    const { call } = sender;
    const { id: giftId } = await plan({ giftImageUrl: 'https://shop.example/a.jpg' });
    const change = {
      giftName: 'Copper kettle',
      giftUrl: 'https://shop.example/kettle',
      giftImageUrl: 'https://shop.example/b.jpg',
      price: '$90.00',
      message: 'For your tea.',
      deliveryMethod: 'sms' as const,
      recipientPhone: '+1 415 555 0100',
      scheduledFor: '2026-12-25T09:00:00.000Z',
    };
    const changed = await call(changeGift, { giftId, ...change });
    expect(changed).toMatchObject({ ...change, recipientPhone: '+14155550100', recipientEmail: null });
    expect(await service.query('select url from pictures where gift_id = $1', [giftId])).toEqual([
      { url: change.giftImageUrl },
    ]);
    expect(await call(changeGift, { giftId, price: null, giftUrl: null })).toMatchObject({
      price: null,
      giftUrl: null,
    });
    await expect(call(changeGift, { giftId, scheduledFor: '2026-11-30T09:00:00Z' })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { scheduledFor: [expect.any(String)] } },
    });
  });

  it('may be a card: a message without a product, which a name makes a gift', async () => {
    const { call, recipient } = sender;
    const card = await call(sendGift, aGiftFor(recipient, { giftName: undefined, isCard: true }));
    expect(card).toMatchObject({ isCard: true, giftName: 'A card', giftUrl: null, price: null, state: 'on-its-way' });
    expect((await page(card.shareToken)).view).toMatchObject({ isCard: true, message: 'For your Sunday baking.' });
    expect((await service.emitted(giftSent)).find(({ giftId }) => giftId === card.id)).toMatchObject({ isCard: true });
    // No product was given, so none is to be left out of ideas.
    expect((await service.emitted(giftGiven)).filter(({ giftId }) => giftId === card.id)).toEqual([]);
    for (const product of [{ price: '$5' }, { giftUrl: 'https://shop.example/' }, { buyer: 'recipient' as const }])
      await expect(send({ isCard: true, ...product })).rejects.toMatchObject({
        status: 400,
        detail: { errors: { [Object.keys(product)[0]!]: ['A card comes without a product'] } },
      });
    const { id: giftId } = await plan({ isCard: true });
    expect(await call(changeGift, { giftId, message: 'Other words.' })).toMatchObject({ isCard: true });
    expect(await call(changeGift, { giftId, giftName: 'Kettle' })).toMatchObject({ isCard: false, giftName: 'Kettle' });
  });

  it('cannot be changed, sent or taken back while it is only proposed', async () => {
    const { call } = sender;
    const { id: giftId } = await plan();
    await service.query(`update gift_history set status = 'draft' where id = $1`, [giftId]);
    const calls = [
      () => call(takeBackGift, { giftId }),
      () => call(changeGift, { giftId, note: 'x' }),
      () => call(sendPlannedGift, { giftId }),
      () => call(cancelGift, { giftId }),
    ];
    for (const press of calls) await expect(press()).rejects.toMatchObject({ status: 409, code: 'gift.draft' });
    expect((await giftRow(service, giftId))!['status']).toBe('draft');
  });

  it('keeps its content once it is sent, and still takes notes', async () => {
    const { call } = sender;
    const { id: giftId, shareToken } = await send({ price: '$48', giftUrl: 'https://shop.example/apron' });
    for (const change of [{ message: 'Other' }, { recipientEmail: 'b@example.com' }, { scheduledFor: nextMonth }])
      await expect(call(changeGift, { giftId, ...change, note: 'x' })).rejects.toMatchObject({
        status: 409,
        code: 'gift.not-planned',
      });
    const decided = { isBought: true, arrivesOn: '2026-12-03', note: 'Blue paper', buyer: 'sender-delivers' as const };
    expect(await call(changeGift, { giftId, ...decided })).toMatchObject({
      ...decided,
      isPriceShown: false,
      isLinkShown: false,
    });
    expect((await page(shareToken)).view).toMatchObject({
      price: null,
      giftUrl: null,
      buyer: 'sender-delivers',
      arrivesOn: '2026-12-03',
    });
    expect((await service.emitted(giftProgressed)).some((event) => event.giftId === giftId)).toBe(true);
    await call(changeGift, { giftId, isPriceShown: true, arrivesOn: null, note: '' });
    expect((await page(shareToken)).view).toMatchObject({ price: '$48', giftUrl: null, arrivesOn: null });
    expect(await call(changeGift, { giftId, buyer: null, isPriceShown: null })).toMatchObject({
      buyer: null,
      note: null,
      isPriceShown: true,
      isLinkShown: true,
    });
  });

  it('shows price and link unless the sender buys it', async () => {
    const of = { price: '$48', giftUrl: 'https://shop.example/apron' };
    const seen = async (other: Partial<GiftToSend>) => (await page((await send({ ...of, ...other })).shareToken)).view;
    expect(await seen({})).toMatchObject({ ...of, buyer: null });
    expect(await seen({ buyer: 'recipient' })).toMatchObject(of);
    expect(await seen({ buyer: 'sender-brings' })).toMatchObject({ price: null, giftUrl: null });
    expect(await seen({ buyer: 'sender-brings', isLinkShown: true })).toMatchObject({
      price: null,
      giftUrl: of.giftUrl,
    });
  });

  it('that comes in sympathy is answered in words, and neither nudges nor asks how it went', async () => {
    const gift = await send({ mood: 'sympathy', isNudgeWanted: true });
    expect((await page(gift.shareToken)).view).toMatchObject({ mood: 'sympathy' });
    expect(await giftRow(service, gift.id)).toMatchObject({ nudge_at: null, outcome_check_at: null });
    await service.call(recordView, { shareToken: gift.shareToken });
    const viewed = (await service.emitted(giftViewed)).find(({ giftId }) => giftId === gift.id);
    expect(viewed).toMatchObject({ mood: 'sympathy' });
    const drawing = service.call(thankForGift, { shareToken: gift.shareToken, drawing: 'sun', text: 'Thanks' });
    await expect(drawing).rejects.toMatchObject({ status: 400, message: 'This gift is answered in words' });
    await service.call(thankForGift, { shareToken: gift.shareToken, text: 'Received, thank you.' });
    const thanked = (await service.emitted(giftThanked)).find(({ giftId }) => giftId === gift.id);
    expect(thanked).toMatchObject({ mood: 'sympathy', drawing: null, text: 'Received, thank you.' });
  });

  it('is gone once it is taken back, and is not counted if it was planned', async () => {
    const { call } = sender;
    const planned = await plan();
    const sent = await send();
    for (const { id: giftId, shareToken } of [planned, sent]) {
      const first = await call(takeBackGift, { giftId });
      expect(first).toMatchObject({ status: 'taken-back', state: 'taken-back' });
      expect(await call(takeBackGift, { giftId })).toEqual(first);
      const gone = { status: 410, code: 'gift.taken-back' };
      await expect(page(shareToken)).rejects.toMatchObject(gone);
      await expect(service.call(thankForGift, { shareToken, drawing: 'sun' })).rejects.toMatchObject(gone);
      await expect(call(cancelGift, { giftId })).rejects.toMatchObject({ status: 409 });
      expect((await service.emitted(giftTakenBack)).filter((event) => event.giftId === giftId)).toHaveLength(1);
    }
    expect((await call(getUsage, {})).giftsUsedThisMonth).toBe(1);
    await deliver(sent.id);
    await eventually(async () => (await giftRow(service, sent.id))!['delivered_at']);
    expect(await call(getGift, { giftId: sent.id })).toMatchObject({ state: 'taken-back' });
  });

  it('cannot be taken back once it is viewed', async () => {
    const { id: giftId, shareToken } = await send();
    await service.call(recordView, { shareToken });
    await expect(sender.call(takeBackGift, { giftId })).rejects.toMatchObject({ status: 409, code: 'gift.viewed' });
  });

  it('is thanked for once, and the thanks can be changed for a day', async () => {
    const { call } = sender;
    const { id: giftId, shareToken } = await send();
    const thank = (said: { drawing?: 'heart' | 'sun'; text?: string }) =>
      service.call(thankForGift, { shareToken, ...said });
    await expect(thank({})).rejects.toMatchObject({ status: 400, detail: { errors: { text: [expect.any(String)] } } });
    await thank({ drawing: 'heart' });
    await thank({ drawing: 'sun', text: 'Lovely!' });
    const thanks = { drawing: 'sun', text: 'Lovely!', at: expect.any(String) };
    expect(await call(getGift, { giftId })).toMatchObject({ state: 'thanked', viewedAt: expect.any(String), thanks });
    expect((await page(shareToken)).view.thanks).toEqual(thanks);
    const events = (await service.emitted(giftThanked)).filter((event) => event.giftId === giftId);
    expect(events).toMatchObject([
      { isChange: false, viewedAt: expect.any(String) },
      { isChange: true, text: 'Lovely!', recipientName: 'Ida' },
    ]);
    await service.query(
      `update gift_history set first_thanked_at = first_thanked_at - interval '25 hours' where id = $1`,
      [giftId],
    );
    await expect(thank({ text: 'Later' })).rejects.toMatchObject({ status: 409, code: 'gift.thanked' });
    await expect(service.call(thankForGift, { shareToken: 'A'.repeat(32), text: 'x' })).rejects.toMatchObject({
      status: 404,
    });
  });
});
