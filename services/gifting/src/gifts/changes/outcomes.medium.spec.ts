import { getDashboard } from '@presently/contracts/gifting/dashboard';
import {
  giftOutcome,
  outcomeWanted,
  readOutcomeByLink,
  tellOutcome,
  tellOutcomeByLink,
} from '@presently/contracts/gifting/gift-outcome';
import { giftGiven, sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { findGifts, getGift, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { recordView } from '@presently/contracts/gifting/shared-gifts';
import { preferencesChanged } from '@presently/contracts/identity/preferences';
import type { Caller } from '@presently/messaging/call-context';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { jest } from '@jest/globals';
import { definition } from '../../definition.js';
import { aGiftFor, aSender, putOnPro } from '../../gifting.builders.js';

const start = '2026-11-22T09:00:00Z';
const day = 24 * 3_600_000;
const aFewChecks = () => new Promise((resolve) => setTimeout(resolve, 200));

describe('how a gift went', () => {
  let service: TestService;
  const began = Date.now();
  const advance = (ms: number) =>
    jest
      .spyOn(service.running.app.get(Clock), 'now')
      .mockImplementation(() => new Date(Date.parse(start) + ms + Date.now() - began));

  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: start, DELIVERY_VERDICT_WAIT_MS: '0', DUE_CHECK_MS: '20' });
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  async function prefer({ userId, displayName }: Caller, emailRemindersEnabled: boolean, version: number) {
    const wishes = { reminderDaysBefore: 7, emailRemindersEnabled, timeZone: 'Europe/Berlin', hasEmail: true };
    const { id } = await service.publish(preferencesChanged, { userId, displayName, ...wishes }, undefined, version);
    await eventually(
      async () => (await service.query('select from processed_events where event_id = $1', [id])).length,
    );
  }

  async function aGiver() {
    const sender = await aSender(service);
    await putOnPro(service, sender.caller);
    const { userId: senderId } = sender.caller;
    await prefer(sender.caller, true, 2);
    return {
      ...sender,
      give: (other: Partial<GiftToSend> = {}) => sender.call(sendGift, aGiftFor(sender.recipient, other)),
      asked: async () => (await service.emitted(outcomeWanted)).filter((data) => data.senderId === senderId),
      toTell: async () => (await sender.call(getDashboard, {})).toTell.map(({ giftName }) => giftName),
    };
  }

  it('is null until the sender says it, may be said anew, and reaches ideas', async () => {
    const { call, give, recipient, caller } = await aGiver();
    const { id: giftId, outcome } = await give({ giftUrl: 'https://shop.example/apron' });
    expect([outcome, (await call(getGift, { giftId })).outcome]).toEqual([null, null]);
    expect(await call(tellOutcome, { giftId, outcome: 'fine' })).toMatchObject({ id: giftId, outcome: 'fine' });
    for (let time = 0; time < 2; time++) await call(tellOutcome, { giftId, outcome: 'loved' });
    expect(await call(getGift, { giftId })).toMatchObject({ outcome: 'loved' });
    expect(await call(findGifts, {})).toMatchObject([{ outcome: 'loved' }]);
    const about = { giftId, senderId: caller.userId, recipientId: recipient.id, giftName: 'Linen apron' };
    const facts = { ...about, giftUrl: 'https://shop.example/apron', givenOn: '2026-11-22' };
    const told = (await service.emitted(giftOutcome)).filter((data) => data.giftId === giftId);
    expect(told).toEqual(['fine', 'loved'].map((each) => ({ ...facts, outcome: each })));
    expect((await service.emitted(giftGiven)).filter((data) => data.giftId === giftId)).toEqual([facts]);
  });

  it('is said, changed and taken back by the link of a mail, with the events of the app', async () => {
    const { call, give, recipient, caller } = await aGiver();
    const { id: giftId } = await give();
    const about = { userId: caller.userId, giftId };
    const shown = { recipientName: 'Ida', giftName: 'Linen apron' };
    expect(await service.call(readOutcomeByLink, about)).toEqual({ ...shown, outcome: null });
    for (const outcome of ['loved', 'loved', 'had-it', null, null] as const)
      expect(await service.call(tellOutcomeByLink, { ...about, outcome })).toEqual({ ...shown, outcome });
    expect(await call(getGift, { giftId })).toMatchObject({ outcome: null });
    await call(tellOutcome, { giftId, outcome: 'fine' });
    expect(await service.call(readOutcomeByLink, about)).toEqual({ ...shown, outcome: 'fine' });
    const facts = { giftId, senderId: caller.userId, recipientId: recipient.id, giftName: 'Linen apron' };
    const told = (await service.emitted(giftOutcome)).filter((data) => data.giftId === giftId);
    expect(told).toEqual(
      [{ outcome: 'loved' }, { outcome: 'had-it' }, { outcome: 'had-it', isTakenBack: true }, { outcome: 'fine' }].map(
        (each) => ({ ...facts, giftUrl: null, givenOn: '2026-11-22', ...each }),
      ),
    );
  });

  it('is not found by a link for a gift of another, one that was not given, and a card', async () => {
    const { call, give, caller } = await aGiver();
    const given = await give();
    const planned = await give({ scheduledFor: '2026-12-24T09:00:00.000Z' });
    const back = await give();
    await call(takeBackGift, { giftId: back.id });
    const strange = { userId: aCaller().userId, giftId: given.id };
    const wrong = [strange, ...[planned, back].map(({ id }) => ({ userId: caller.userId, giftId: id }))];
    for (const about of wrong) {
      await expect(service.call(readOutcomeByLink, about)).rejects.toMatchObject({ status: 404 });
      await expect(service.call(tellOutcomeByLink, { ...about, outcome: 'loved' })).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  it('is refused for gifts of others, cards, gifts that were not given, and other words', async () => {
    const { call, give } = await aGiver();
    const { id: giftId } = await give();
    const planned = await give({ scheduledFor: '2026-12-24T09:00:00.000Z' });
    const card = await call(sendGift, {
      recipientId: planned.recipientId,
      isCard: true,
      message: 'Hi',
      deliveryMethod: 'email',
      recipientEmail: 'ida@example.com',
    });
    const back = await give();
    await call(takeBackGift, { giftId: back.id });
    const tell = (id: string, outcome = 'loved', as = call) =>
      as(tellOutcome, { giftId: id, outcome: outcome as 'loved' });
    await expect(tell(giftId, 'loved', service.as(aCaller()))).rejects.toMatchObject({
      code: 'not-found',
      status: 404,
    });
    await expect(tell(planned.id)).rejects.toMatchObject({ code: 'gift.not-given', status: 409 });
    await expect(tell(back.id)).rejects.toMatchObject({ code: 'gift.not-given', status: 409 });
    await expect(tell(card.id)).rejects.toMatchObject({ code: 'gift.card', status: 409 });
    await expect(tell(giftId, 'meh')).rejects.toMatchObject({ status: 400 });
    expect((await call(getGift, { giftId })).outcome).toBeNull();
  });

  it('is asked once, in the morning two weeks after the gift was opened or came', async () => {
    const { call, give, asked, toTell, recipient, caller } = await aGiver();
    const plain = await give({ giftName: 'Plain' });
    const opened = await give({ giftName: 'Opened late' });
    await give({ giftName: 'Comes later', buyer: 'sender-delivers', arrivesOn: '2026-11-30' });
    const told = await give({ giftName: 'Told' });
    const back = await give({ giftName: 'Taken back' });
    await call(tellOutcome, { giftId: told.id, outcome: 'had-it' });
    await call(takeBackGift, { giftId: back.id });
    advance(3 * day);
    await service.call(recordView, { shareToken: opened.shareToken });
    advance(13 * day);
    await aFewChecks();
    expect([await asked(), await toTell()]).toEqual([[], []]);

    advance(14 * day + 3_600_000);
    await eventually(async () => (await asked()).length > 0);
    await aFewChecks();
    expect(await asked()).toEqual([
      {
        giftId: plain.id,
        senderId: caller.userId,
        recipientId: recipient.id,
        recipientName: 'Ida',
        giftName: 'Plain',
        askUntil: '2026-12-20',
        remindOn: '2026-12-06',
      },
    ]);
    expect(await toTell()).toEqual(['Plain']);
    advance(23 * day);
    await eventually(async () => (await asked()).length === 3);
    await aFewChecks();
    expect((await asked()).map(({ giftName }) => giftName)).toEqual(['Plain', 'Opened late', 'Comes later']);
    expect((await toTell()).toSorted()).toEqual(['Comes later', 'Opened late', 'Plain']);
    await call(tellOutcome, { giftId: plain.id, outcome: 'loved' });
    expect((await toTell()).toSorted()).toEqual(['Comes later', 'Opened late']);
    advance(110 * day);
    expect(await toTell()).toEqual([]);
  });

  it('is not asked by mail of a sender who wants no reminders, but still in the app', async () => {
    const { give, asked, toTell, caller } = await aGiver();
    const { userId } = caller;
    await prefer(caller, false, 3);
    await give();
    advance(15 * day);
    await aFewChecks();
    await eventually(
      async () =>
        (await service.query('select from gift_history where user_id = $1 and outcome_check_at is null', [userId]))
          .length,
    );
    expect([await asked(), await toTell()]).toEqual([[], ['Linen apron']]);
  });
});
