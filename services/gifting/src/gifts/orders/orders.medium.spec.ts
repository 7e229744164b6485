import { sendGift, type GiftToSend } from '@presently/contracts/gifting/gifts';
import { readOrder } from '@presently/contracts/gifting/orders';
import { changeGift, findGifts, getGift, type GiftChange } from '@presently/contracts/gifting/own-gifts';
import { changeRecipient } from '@presently/contracts/gifting/recipients';
import { getDashboard } from '@presently/contracts/gifting/dashboard';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aGiftFor, aSender, putOnPro } from '../../gifting.builders.js';

describe('the order of a gift', () => {
  let service: TestService;
  let sender: Awaited<ReturnType<typeof aSender>>;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: '2026-11-30T12:00:00Z', DELIVERY_VERDICT_WAIT_MS: '0' });
    sender = await aSender(service);
    await putOnPro(service, sender.caller);
  });
  afterAll(() => service.stop());

  const send = (other: Partial<GiftToSend> = {}) =>
    sender.call(sendGift, aGiftFor(sender.recipient, { giftUrl: 'https://shop.example/apron', ...other }));
  const change = (giftId: string, given: Omit<GiftChange, 'giftId'>) => sender.call(changeGift, { giftId, ...given });

  it('is said field by field, shares the day of arrival, and is cleared by null', async () => {
    const { id, purchase } = await send({ buyer: 'sender-delivers', arrivesOn: '2026-12-01' });
    expect(purchase).toBeNull();
    const ordered = await change(id, { purchase: { state: 'ordered', orderedOn: '2026-11-30', number: ' A-17 ' } });
    expect(ordered).toMatchObject({
      isBought: true,
      arrivesOn: '2026-12-01',
      purchase: { state: 'ordered', orderedOn: '2026-11-30', arrivesOn: '2026-12-01', number: 'A-17' },
    });
    const late = await change(id, { arrivesOn: '2026-12-02', purchase: { state: 'sent', arrivesOn: '2026-12-04' } });
    expect(late).toMatchObject({
      arrivesOn: '2026-12-04',
      purchase: { state: 'sent', orderedOn: '2026-11-30', arrivesOn: '2026-12-04', number: 'A-17' },
    });
    expect(await change(id, { arrivesOn: '2026-12-05' })).toMatchObject({ purchase: { arrivesOn: '2026-12-05' } });
    expect(await change(id, { purchase: { number: '', orderedOn: null } })).toMatchObject({
      purchase: { state: 'sent', orderedOn: null, number: null },
    });
    expect(await change(id, { purchase: null })).toMatchObject({ purchase: null, isBought: false });
    expect((await sender.call(findGifts, {})).find((gift) => gift.id === id)).toMatchObject({ purchase: null });
  });

  it('makes the product bought, and a problem does not undo that by itself', async () => {
    const { id } = await send({ buyer: 'sender-brings' });
    const toBuy = async () => (await sender.call(getDashboard, {})).toBuy.some((gift) => gift.id === id);
    expect(await toBuy()).toBe(true);
    await change(id, { purchase: { state: 'ordered' } });
    expect(await toBuy()).toBe(false);
    expect(await change(id, { purchase: { state: 'problem' } })).toMatchObject({ isBought: true });
    expect(await change(id, { isBought: false })).toMatchObject({ isBought: false, purchase: { state: 'problem' } });
    expect(await toBuy()).toBe(true);
    expect(await change(id, { purchase: { state: 'arrived' } })).toMatchObject({ isBought: true });
    // Who says that it is not bought has no order.
    expect(await change(id, { isBought: false })).toMatchObject({ isBought: false, purchase: null });
    expect(await change(id, { purchase: { state: 'problem' }, isBought: true })).toMatchObject({ isBought: true });
  });

  it.each<[string, GiftChange['purchase'], boolean | undefined, RegExp]>([
    ['another state', { state: 'lost' as never }, undefined, /state/],
    ['no state at first', { number: '1' }, undefined, /state/],
    ['a day that does not exist', { state: 'ordered', arrivesOn: '2026-02-30' }, undefined, /date/],
    ['a long number', { state: 'ordered', number: '1'.repeat(101) }, undefined, /number/],
    ['what is ordered and not bought', { state: 'ordered' }, false, /isBought/],
    ['a field that it has not', { state: 'ordered', money: 5 } as never, undefined, /money/],
    ['a text', 'ordered' as never, undefined, /purchase/],
  ])('refuses %s, and names the field', async (_what, purchase, isBought, message) => {
    const { id } = await send();
    const given = { purchase, ...(isBought !== undefined && { isBought }) } as Omit<GiftChange, 'giftId'>;
    await expect(change(id, given)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
    expect(await sender.call(getGift, { giftId: id })).toMatchObject({ purchase: null, isBought: false });
  });

  it('is nothing for a card', async () => {
    const card = await sender.call(sendGift, {
      recipientId: sender.recipient.id,
      isCard: true,
      message: 'All the best',
      recipientEmail: 'ida@example.com',
    });
    await expect(change(card.id, { purchase: { state: 'ordered' } })).rejects.toMatchObject({ status: 400 });
  });

  it('goes to the country of the person, or home with who brings it', async () => {
    const { caller, recipient } = sender;
    const { id: giftId } = await send();
    const read = (timeZone: string, as = caller) => service.call(readOrder, { giftId }, { caller: as, timeZone });
    const order = { recipientId: recipient.id, link: 'https://shop.example/apron' };
    expect(await read('Europe/Berlin')).toEqual({ ...order, country: 'DE' });
    await sender.call(changeRecipient, { recipientId: recipient.id, address: 'Rue du Four 1\n75006 Paris\nFrance' });
    expect(await read('Europe/Berlin')).toEqual({ ...order, country: 'FR' });
    await change(giftId, { buyer: 'sender-brings' });
    expect(await read('Europe/Berlin')).toEqual({ ...order, country: 'DE' });
    await expect(read('Europe/Berlin', aCaller())).rejects.toMatchObject({ status: 404 });
    const without = await send({ giftUrl: undefined } as never);
    await expect(service.call(readOrder, { giftId: without.id }, { caller })).rejects.toMatchObject({
      status: 409,
      code: 'gift.no-shop',
    });
  });
});
