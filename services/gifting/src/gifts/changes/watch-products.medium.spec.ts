import { giftProgressed, sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { changeGift, getGift, giftToBuy } from '@presently/contracts/gifting/own-gifts';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import type { AtShop } from '@presently/contracts/kit/at-shop';
import { checkProducts, type ChosenProducts } from '@presently/contracts/recommendations/product-checks';
import { connectToNats } from '@presently/messaging/connection';
import { userRegistered } from '@presently/contracts/identity/sessions';
import { Clock } from '@presently/service/clock';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import type { NatsConnection } from '@nats-io/transport-node';
import { definition } from '../../definition.js';

const start = new Date('2026-11-22T12:00:00Z');
const hour = 3_600_000;
const link = 'https://shop.example/teapot';

describe('the product of a gift that is planned', () => {
  let service: TestService;
  let recommendations: NatsConnection;
  let clock: Clock;
  /** What the shop says; undefined while nobody answers. */
  let atShop: Omit<AtShop, 'checkedAt'> | null | undefined;
  const asked: { link: string; price?: string }[] = [];

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
        const { products } = message.json<ChosenProducts>();
        asked.push(...products);
        const now = clock.now().toISOString();
        const checks = products.map(() => ({ atShop: atShop ? { ...atShop, checkedAt: now } : null }));
        const problem = { code: 'service-unavailable', message: 'Away', status: 503 };
        message.respond(JSON.stringify(atShop === undefined ? { problem } : { ok: { checks } }));
      },
    });
    await recommendations.flush();
  });
  afterAll(async () => {
    await recommendations?.close();
    await service?.stop();
  });
  beforeEach(() => {
    asked.length = 0;
    atShop = { price: null, isSoldOut: false };
  });

  const pass = (ms: number) => Reflect.set(clock, 'offset', Number(Reflect.get(clock, 'offset')) + ms);

  async function aPlannedGift(more: Partial<GiftToSend> = {}) {
    const caller = aCaller();
    await service.publish(userRegistered, {
      userId: caller.userId,
      displayName: 'Maya',
      timeZone: 'UTC',
      reminderDaysBefore: 7,
      emailRemindersEnabled: true,
      hasEmail: true,
    });
    const call = service.as(caller);
    const { id: recipientId } = await call(addRecipient, { name: 'Ida Lind', relationship: 'Sister' });
    const { id: giftId } = await call(sendGift, {
      recipientId,
      giftName: 'Teapot',
      giftUrl: link,
      price: '$45.00',
      message: 'Dear Ida',
      recipientEmail: 'ida@example.com',
      scheduledFor: new Date(clock.now().getTime() + 48 * hour).toISOString(),
      ...more,
    } as GiftToSend);
    const read = () => call(getGift, { giftId });
    const mails = async () => (await service.emitted(giftToBuy)).filter((event) => event.giftId === giftId);
    const progress = async () => (await service.emitted(giftProgressed)).filter((event) => event.giftId === giftId);
    return { call, giftId, read, mails, progress, userId: caller.userId };
  }

  it('is looked up when it is planned, twice a day, and an hour before it goes out', async () => {
    const { read, giftId, progress, userId } = await aPlannedGift();
    await eventually(async () => (await read()).atShop != null);
    expect(asked).toEqual([{ userId, link, title: 'Teapot', price: '$45.00' }]);
    expect(await read()).toMatchObject({ price: '$45.00', atShop: { price: null, isSoldOut: false } });
    // That all is as it was chosen is no news.
    expect(await progress()).toEqual([]);
    const due = async () =>
      (await service.query<{ at: Date }>('select shop_check_at as at from gift_history where id = $1', [giftId]))[0]!
        .at;
    expect((await due()).getTime() - clock.now().getTime()).toBeGreaterThan(11 * hour);

    atShop = { price: '$39.00', isSoldOut: false };
    pass(12 * hour);
    await eventually(async () => (await read()).atShop?.price === '$39.00');
    expect(await progress()).toHaveLength(1);
    for (const _ of [24, 36]) {
      const before = asked.length;
      pass(12 * hour);
      await eventually(async () => asked.length > before);
      // What was found sets the next time, from the clock as it is then. Until then the lease ends within a minute.
      await eventually(async () => (await due()).getTime() - clock.now().getTime() > hour);
    }
    const { scheduledFor } = await read();
    await eventually(async () => (await due()).getTime() === Date.parse(scheduledFor!) - hour);
  });

  it('is told of by mail once it is sold out, and once', async () => {
    const { read, mails } = await aPlannedGift();
    await eventually(async () => (await read()).atShop != null);
    expect(await mails()).toEqual([]);
    atShop = { price: null, isSoldOut: true };
    pass(12 * hour);
    await eventually(async () => (await mails()).length === 1);
    expect((await mails())[0]).toMatchObject({ giftName: 'Teapot', recipientName: 'Ida Lind', isSoldOut: true });
    const before = asked.length;
    pass(12 * hour);
    await eventually(async () => asked.length > before);
    expect((await read()).atShop).toMatchObject({ isSoldOut: true });
    expect(await mails()).toHaveLength(1);
  });

  it('is another one after a change, of which nothing is known until it is looked up', async () => {
    const { call, giftId, read } = await aPlannedGift();
    atShop = { price: '$39.00', isSoldOut: false };
    pass(12 * hour);
    await eventually(async () => (await read()).atShop?.price === '$39.00');
    atShop = undefined;
    const changed = await call(changeGift, { giftId, giftUrl: 'https://shop.example/other', price: '$20.00' });
    expect(changed.atShop).toBeNull();
    await eventually(async () => asked.at(-1)!.link === 'https://shop.example/other');
    expect((await read()).atShop).toBeNull();
    atShop = { price: null, isSoldOut: true };
    pass(hour);
    await eventually(async () => (await read()).atShop?.isSoldOut === true);
  });

  it('is not looked up without a link, once it is sent, or once it is bought', async () => {
    const noLink = await aPlannedGift({ giftUrl: undefined });
    const sent = await aPlannedGift({ scheduledFor: undefined });
    const bought = await aPlannedGift({ buyer: 'sender-brings' });
    await bought.call(changeGift, { giftId: bought.giftId, isBought: true, buyer: 'sender-brings' });
    const due = await service.query(
      'select id from gift_history where id = any($1) and shop_check_at is not null order by id',
      [[noLink.giftId, sent.giftId, bought.giftId]],
    );
    // A planned one is looked up also when it is bought: its page names price and shop.
    expect(due).toEqual([{ id: bought.giftId }]);
  });
});
