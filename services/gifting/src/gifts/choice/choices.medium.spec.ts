import { chooseOption, giftChosen } from '@presently/contracts/gifting/choices';
import { giftGiven, giftSent, listGifts, sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { changeGift, getGift, takeBackGift } from '@presently/contracts/gifting/own-gifts';
import { rescheduleGift } from '@presently/contracts/gifting/planned-gifts';
import { changeRecipient, removeRecipient } from '@presently/contracts/gifting/recipients';
import { reportGift } from '@presently/contracts/gifting/reports';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { getUsage } from '@presently/contracts/gifting/usage';
import type { AtShop } from '@presently/contracts/kit/at-shop';
import { checkProducts, type ChosenProducts } from '@presently/contracts/recommendations/product-checks';
import { connectToNats } from '@presently/messaging/connection';
import { Clock } from '@presently/service/clock';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { definition } from '../../definition.js';
import { aGiftFor, aReplica, aSender } from '../../gifting.builders.js';

const start = new Date('2026-11-22T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const secrets = ['$48.00', '$52.00', '$39.00', 'shop.example/tray', 'shop.example/mug', 'shop.example/apron', 'jpg'];

const options = [
  {
    giftName: 'Walnut tray',
    giftUrl: 'https://shop.example/tray',
    giftImageUrl: 'https://shop.example/tray.jpg',
    giftDescription: 'Turned by hand.',
    price: '$52.00',
  },
  { giftName: 'Blue mug', giftUrl: 'https://shop.example/mug', price: '$39.00' },
];
const three: Partial<GiftToSend> = {
  giftUrl: 'https://shop.example/apron',
  giftImageUrl: 'https://shop.example/apron.jpg',
  price: '$48.00',
  options,
  chooseBy: '2026-12-01',
};

describe('a gift that offers several products', () => {
  let service: TestService;
  let recommendations: NatsConnection;
  let clock: Clock;
  const soldOut = new Set<string>();
  const looks: { link: string; userId: string | undefined }[] = [];

  beforeAll(async () => {
    service = await TestService.start(definition, {
      CLOCK: start.toISOString(),
      DELIVERY_VERDICT_WAIT_MS: '0',
      DUE_CHECK_MS: '20',
    });
    clock = service.running.app.get(Clock);
    recommendations = await connectToNats(service.broker.url, 'recommendations');
    recommendations.subscribe(checkProducts.subject, {
      callback: (_error, message) => {
        const checkedAt = clock.now().toISOString();
        for (const { link, userId } of message.json<ChosenProducts>().products) looks.push({ link, userId });
        const atShop = (link: string): AtShop => ({ price: null, isSoldOut: soldOut.has(link), checkedAt });
        const checks = message.json<ChosenProducts>().products.map(({ link }) => ({ atShop: atShop(link) }));
        message.respond(JSON.stringify({ ok: { checks } }));
      },
    });
    await recommendations.flush();
  });
  afterAll(async () => {
    await recommendations?.close();
    await service?.stop();
  });
  beforeEach(() => soldOut.clear());

  const setTo = (now: Date) =>
    Reflect.set(clock, 'offset', Number(Reflect.get(clock, 'offset')) + now.getTime() - clock.now().getTime());
  const pass = (ms: number) => setTo(new Date(clock.now().getTime() + ms));
  beforeEach(() => setTo(start));

  async function aGiftOfThree(more: Partial<GiftToSend> = {}) {
    const { caller, call, recipient } = await aSender(service);
    const gift = await call(sendGift, aGiftFor(recipient, { ...three, ...more }));
    const view = async () => (await service.call(getSharedGift, { shareToken: gift.shareToken })).view;
    const ids = (await call(getGift, { giftId: gift.id })).options!.map(({ id }) => id);
    const choose = (optionId: string, what: { size?: string; colour?: string } = {}) =>
      service.call(chooseOption, { shareToken: gift.shareToken, optionId, ...what });
    const read = () => call(getGift, { giftId: gift.id });
    const events = async () => (await service.emitted(giftChosen)).filter(({ giftId }) => giftId === gift.id);
    return { caller, call, recipient, gift, view, ids, choose, read, events };
  }

  it('counts once, and shows its recipient no price and no shop', async () => {
    const { caller, gift, view, ids } = await aGiftOfThree();
    expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 1 });
    const shown = await view();
    expect(shown.options).toEqual([
      { id: ids[0], giftName: 'Linen apron', giftImageUrl: null, giftDescription: null, price: null },
      { id: ids[1], giftName: 'Walnut tray', giftImageUrl: null, giftDescription: 'Turned by hand.', price: null },
      { id: ids[2], giftName: 'Blue mug', giftImageUrl: null, giftDescription: null, price: null },
    ]);
    expect(shown).toMatchObject({ chosen: null, price: null, giftUrl: null, chooseBy: '2026-12-01' });
    for (const secret of secrets) expect(JSON.stringify(shown)).not.toContain(secret);
    expect(JSON.stringify(shown)).not.toContain(gift.id);
    expect(new Set(ids).has(gift.id)).toBe(false);
  });

  it('shows prices and the chosen link only if its sender does, the link only after the choice', async () => {
    const { view, ids, choose } = await aGiftOfThree({ isPriceShown: true, isLinkShown: true });
    const before = await view();
    expect(before.options!.map(({ price }) => price)).toEqual(['$48.00', '$52.00', '$39.00']);
    expect(before.giftUrl).toBeNull();
    expect(JSON.stringify(before)).not.toContain('shop.example');
    await choose(ids[1]!);
    const after = await view();
    expect(after).toMatchObject({ giftName: 'Walnut tray', giftUrl: 'https://shop.example/tray', chosen: ids[1] });
    expect(JSON.stringify(after)).not.toContain('shop.example/mug');
  });

  it('becomes what is chosen, and tells it once', async () => {
    const { call, recipient, caller, gift, ids, choose, read, view, events } = await aGiftOfThree();
    pass(hour);
    const chosenAt = new Date(start.getTime() + hour).toISOString();
    const answer = await choose(ids[2]!, { colour: 'green' });
    expect(answer.chosen).toBe(ids[2]);
    expect(Math.abs(Date.parse(answer.chosenAt) - Date.parse(chosenAt))).toBeLessThan(60_000);
    expect(Date.parse(answer.changeableUntil)).toBe(Date.parse(answer.chosenAt) + day);
    // Pressed twice.
    await choose(ids[2]!, { colour: 'green' });
    expect(await read()).toMatchObject({
      giftName: 'Blue mug',
      giftUrl: 'https://shop.example/mug',
      price: '$39.00',
      chosen: ids[2],
      chosenAt: answer.chosenAt,
      isChosenByRecipient: true,
      chosenVariant: { colour: 'green' },
      chooseBy: '2026-12-01',
      options: [{ giftName: 'Linen apron' }, { giftName: 'Walnut tray' }, { giftName: 'Blue mug' }],
    });
    expect((await read()).viewedAt).toBe(answer.chosenAt);
    expect(await call(listGifts, {})).toMatchObject([{ id: gift.id, giftName: 'Blue mug' }]);
    expect((await view()).options!.map(({ id }) => id)).toEqual(ids);
    expect(await events()).toEqual([
      {
        giftId: gift.id,
        senderId: caller.userId,
        recipientId: recipient.id,
        recipientName: 'Ida',
        optionId: ids[2],
        giftName: 'Blue mug',
        giftUrl: 'https://shop.example/mug',
        variant: 'green',
        notChosen: [
          { giftName: 'Linen apron', giftUrl: 'https://shop.example/apron' },
          { giftName: 'Walnut tray', giftUrl: 'https://shop.example/tray' },
        ],
        chosenAt: answer.chosenAt,
        isChange: false,
        isByRecipient: true,
        mood: null,
        offered: 3,
        viewedAt: answer.chosenAt,
      },
    ]);
  });

  it('can be changed for a day after the first choice', async () => {
    const { ids, choose, read, events } = await aGiftOfThree();
    const first = await choose(ids[1]!);
    pass(23 * hour);
    const second = await choose(ids[0]!);
    expect(second.changeableUntil).toBe(first.changeableUntil);
    pass(2 * hour);
    await expect(choose(ids[2]!)).rejects.toMatchObject({ status: 409, code: 'gift.chosen' });
    expect(await read()).toMatchObject({ chosen: ids[0], giftName: 'Linen apron', price: '$48.00' });
    expect((await events()).map(({ isChange, optionId }) => [isChange, optionId])).toEqual([
      [false, ids[1]],
      [true, ids[0]],
    ]);
  });

  it('is chosen exactly on many devices at once', async () => {
    const { ids, choose, read, events } = await aGiftOfThree();
    await Promise.all(Array.from({ length: 12 }, (_, nth) => choose(ids[nth % 3]!)));
    const told = (await events()).map(({ optionId, isChange }) => ({ optionId, isChange }));
    expect((await read()).chosen).toBe(told.at(-1)!.optionId);
    expect(told.filter(({ isChange }) => !isChange)).toHaveLength(1);
  });

  it('takes no choice of a stranger, of nothing, or of another gift', async () => {
    const one = await aGiftOfThree();
    const other = await aGiftOfThree();
    const { gift: single } = await (async () => {
      const { call, recipient } = await aSender(service);
      return { gift: await call(sendGift, aGiftFor(recipient)) };
    })();
    const unknown = { status: 404 };
    await expect(one.choose(randomUUID())).rejects.toMatchObject(unknown);
    await expect(one.choose(other.ids[0]!)).rejects.toMatchObject(unknown);
    await expect(one.choose(one.gift.id)).rejects.toMatchObject(unknown);
    await expect(one.choose('x')).rejects.toMatchObject({ status: 400 });
    const wrong = { shareToken: 'A'.repeat(32), optionId: one.ids[0]! };
    await expect(service.call(chooseOption, wrong)).rejects.toMatchObject(unknown);
    const ofSingle = { shareToken: single.shareToken, optionId: one.ids[0]! };
    await expect(service.call(chooseOption, ofSingle)).rejects.toMatchObject(unknown);
    expect(await one.read()).toMatchObject({ chosen: null, chosenAt: null, viewedAt: null });
  });

  it('answers as its page once it is taken back, planned, or its sender is suspended', async () => {
    const back = await aGiftOfThree();
    await back.call(takeBackGift, { giftId: back.gift.id });
    await expect(back.choose(back.ids[0]!)).rejects.toMatchObject({ status: 410, code: 'gift.taken-back' });
    const planned = await aGiftOfThree({ scheduledFor: '2026-11-30T09:00:00Z' });
    await expect(planned.choose(planned.ids[0]!)).rejects.toMatchObject({ status: 404 });
    const stopped = await aGiftOfThree();
    await service.query(
      `insert into senders (user_id, tier, display_name, reminder_days_before, email_reminders_enabled, version, is_suspended)
       values ($1, 'free', 'Maya', 7, true, 1, true)
       on conflict (user_id) do update set is_suspended = true`,
      [stopped.caller.userId],
    );
    await expect(stopped.choose(stopped.ids[0]!)).rejects.toMatchObject({ status: 410, code: 'gift.unavailable' });
  });

  it('cannot be chosen any more once its sender has bought it', async () => {
    const { call, gift, ids, choose, view } = await aGiftOfThree();
    await choose(ids[1]!);
    await call(changeGift, { giftId: gift.id, isBought: true });
    await expect(choose(ids[2]!)).rejects.toMatchObject({ status: 409, code: 'gift.bought' });
    expect((await view()).choosableUntil).toBeNull();
  });

  it.each([
    ['Pacific/Auckland', '2026-12-01T10:59:00Z', '2026-12-01T11:01:00Z'],
    ['America/Los_Angeles', '2026-12-02T07:59:00Z', '2026-12-02T08:01:00Z'],
    [null, '2026-12-01T23:59:00Z', '2026-12-02T00:01:00Z'],
  ])('ends through the last day where the recipient lives: %s', async (timeZone, before, after) => {
    const { call, recipient } = await aSender(service);
    if (timeZone) await call(changeRecipient, { recipientId: recipient.id, timeZone });
    const gift = await call(sendGift, aGiftFor(recipient, three));
    const { options: offered } = await call(getGift, { giftId: gift.id });
    const choose = (nth: number) =>
      service.call(chooseOption, { shareToken: gift.shareToken, optionId: offered![nth]!.id });
    setTo(new Date(before));
    await choose(1);
    setTo(new Date(after));
    await expect(choose(2)).rejects.toMatchObject({ status: 409, code: 'gift.choice-over' });
    expect(await call(getGift, { giftId: gift.id })).toMatchObject({ chosen: offered![1]!.id });
  });

  it('is the favourite once the last day has passed, told once by all replicas', async () => {
    const { ids, choose, read, events } = await aGiftOfThree();
    const replica = await aReplica(service, { CLOCK: '2026-12-03T12:00:00Z', DUE_CHECK_MS: '20' });
    try {
      setTo(new Date('2026-12-03T12:00:00Z'));
      await eventually(async () => (await events()).length > 0);
      expect(await read()).toMatchObject({ chosen: ids[0], isChosenByRecipient: false, giftName: 'Linen apron' });
      await expect(choose(ids[1]!)).rejects.toMatchObject({ status: 409, code: 'gift.choice-over' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await events()).toMatchObject([{ optionId: ids[0], isByRecipient: false, isChange: false }]);
    } finally {
      await replica.stop();
    }
  });

  it('keeps what was chosen after the last day, without another word', async () => {
    const { ids, choose, read, events } = await aGiftOfThree();
    await choose(ids[2]!);
    setTo(new Date('2026-12-03T12:00:00Z'));
    await eventually(
      async () =>
        (await service.query('select from gift_history where chosen = $1 and choice_check_at is null', [ids[2]]))
          .length === 1,
    );
    expect(await read()).toMatchObject({ chosen: ids[2], isChosenByRecipient: true });
    expect(await events()).toHaveLength(1);
  });

  it('leaves out kindly what its shop has sold out', async () => {
    const { view, ids, choose, read, caller, gift } = await aGiftOfThree();
    // A first look that is still under way would be the last one for twelve hours.
    const unknown = 'select from gift_options where gift_id = $1 and gift_url is not null and at_shop is null';
    await eventually(async () => (await service.query(unknown, [gift.id])).length === 0);
    soldOut.add('https://shop.example/tray');
    pass(13 * hour);
    await eventually(async () => (await view()).soldOutOptions === 1);
    // Each look is one of the account's share.
    const { userId } = caller;
    for (const { giftUrl: link } of options) expect(looks).toContainEqual({ link, userId });
    expect(looks.filter((look) => look.userId === undefined)).toEqual([]);
    expect((await view()).options!.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    await expect(choose(ids[1]!)).rejects.toMatchObject({ status: 409, code: 'option.sold-out' });
    expect((await read()).options![1]).toMatchObject({ atShop: { isSoldOut: true } });
    await choose(ids[2]!);
    // What is chosen stays, whatever its shop says.
    soldOut.add('https://shop.example/mug');
    pass(13 * hour);
    await eventually(async () => (await read()).options![2]!.atShop?.isSoldOut === true);
    expect((await view()).options!.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  });

  it.each<[string, Partial<GiftToSend>, string]>([
    ['nothing beside the gift', { options: [] }, 'options'],
    ['more than three beside the gift', { options: [...options, ...options] }, 'options'],
    ['one without a name', { options: [{ giftName: ' ' }] }, 'options'],
    ['one with a wrong address', { options: [{ giftName: 'Mug', giftUrl: 'javascript:alert(1)' }] }, 'options'],
    ['a day that is past', { chooseBy: '2026-11-21' }, 'chooseBy'],
    ['a day that does not exist', { chooseBy: '2026-02-30' }, 'chooseBy'],
    ['a day after more than a year', { chooseBy: '2027-11-30' }, 'chooseBy'],
    ['a day before the gift goes out', { chooseBy: '2026-11-25', scheduledFor: '2026-11-30T09:00:00Z' }, 'chooseBy'],
  ])('refuses %s', async (_what, more, field) => {
    const { call, recipient } = await aSender(service);
    const sending = call(sendGift, aGiftFor(recipient, { ...three, ...more }));
    await expect(sending).rejects.toMatchObject({ status: 400 });
    const errors = await sending.catch((error: { detail: { errors: object } }) => Object.keys(error.detail.errors));
    expect((errors as string[]).some((name) => name.startsWith(field))).toBe(true);
  });

  it('refuses a day without products, and a card with them', async () => {
    const { call, recipient } = await aSender(service);
    const refused = { status: 400 };
    await expect(call(sendGift, aGiftFor(recipient, { chooseBy: '2026-12-01' }))).rejects.toMatchObject(refused);
    const card = { recipientId: recipient.id, isCard: true, message: 'Hi', recipientEmail: 'ida@example.com', options };
    await expect(call(sendGift, card as GiftToSend)).rejects.toMatchObject(refused);
  });

  it('leaves two weeks unless its sender says until when, also if it goes out later', async () => {
    const { read, call, gift } = await aGiftOfThree({ chooseBy: undefined, scheduledFor: '2026-11-30T09:00:00Z' });
    expect(await read()).toMatchObject({ chooseBy: '2026-12-14' });
    await call(rescheduleGift, { giftId: gift.id, scheduledFor: '2026-12-20T09:00:00Z' });
    expect(await read()).toMatchObject({ chooseBy: '2027-01-03' });
  });

  it('has the favourite that its sender makes of it while it is planned', async () => {
    const { read, call, gift } = await aGiftOfThree({ scheduledFor: '2026-11-30T09:00:00Z' });
    await call(changeGift, { giftId: gift.id, giftName: 'Cotton apron', price: '$30.00' });
    expect((await read()).options![0]).toMatchObject({ giftName: 'Cotton apron', price: '$30.00' });
  });

  it('can be reported with all that was offered, also after its removal', async () => {
    const { call, caller, recipient, gift } = await aGiftOfThree();
    const words =
      /One of:\n\nLinen apron\nhttps:\/\/shop\.example\/apron\n\nWalnut tray\n.*\nTurned by hand\.\n\nBlue mug/;
    await service.call(reportGift, { shareToken: gift.shareToken, reason: 'unwanted' });
    const [report] = await service.query<{ text: string }>(
      `select copy ->> 'giftDescription' as text from reports where sender_id = $1`,
      [caller.userId],
    );
    expect(report!.text).toMatch(words);
    await call(removeRecipient, { recipientId: recipient.id });
    const [copy] = await service.query<{ text: string }>(
      `select copy ->> 'giftDescription' as text from delivered_copies where sender_id = $1`,
      [caller.userId],
    );
    expect(copy!.text).toMatch(words);
    expect(await service.query('select from gift_options where gift_id = $1', [gift.id])).toEqual([]);
  });

  it('is not looked up any more once it is taken back', async () => {
    const { call, gift } = await aGiftOfThree();
    await call(takeBackGift, { giftId: gift.id });
    const watched = 'select from gift_options where gift_id = $1 and shop_check_at is not null';
    expect(await service.query(watched, [gift.id])).toEqual([]);
  });

  it('leaves the answers about other gifts as they were', async () => {
    const { call, recipient } = await aSender(service);
    const sent = await call(sendGift, aGiftFor(recipient, { giftUrl: 'https://shop.example/apron', price: '$48.00' }));
    const detail = await call(getGift, { giftId: sent.id });
    const names = ['options', 'chooseBy', 'chosen', 'chosenAt', 'isChosenByRecipient', 'chosenVariant'];
    for (const name of names) expect([Object.keys(sent), Object.keys(detail)].flat()).not.toContain(name);
    const { view } = await service.call(getSharedGift, { shareToken: sent.shareToken });
    expect(view).toMatchObject({ options: [], chosen: null, price: '$48.00', giftUrl: 'https://shop.example/apron' });
    expect(view).not.toHaveProperty('chooseBy');
    const ofGift = <E extends { giftId: string }>(events: E[]) => events.filter(({ giftId }) => giftId === sent.id);
    expect(ofGift(await service.emitted(giftSent))).toHaveLength(1);
    expect(ofGift(await service.emitted(giftGiven))).toHaveLength(1);
  });
});
