import { giftChosen } from '@presently/contracts/gifting/choices';
import { arrivalDue } from '@presently/contracts/gifting/own-gifts';
import { recipientErased } from '@presently/contracts/gifting/recipients';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { giftThanked } from '@presently/contracts/gifting/thanks';
import { eventually } from '@presently/testing/eventually';
import { randomUUID } from 'node:crypto';
import { PushOwners } from '../../test/push-owners.js';
import { aView, choiceFor, thanksFor } from '../../test/webhook-owners.js';
import {
  deliveryIdOf,
  giftArrivalDedupeKey,
  giftChosenDedupeKey,
  giftThankedDedupeKey,
} from '../deliveries/delivery-id.js';

describe('pushes and the mails that they stand for', () => {
  let owners: PushOwners;
  beforeAll(async () => {
    owners = await PushOwners.start();
  });
  afterAll(() => owners.stop());

  type Owner = Awaited<ReturnType<PushOwners['anOwner']>>;
  const one = async (owner: Pick<Owner, 'shown'>) =>
    (await eventually(async () => ((await owner.shown()).length > 0 ? owner.shown() : undefined)))[0]!;
  const mailState = async (dedupeKey: string) =>
    (
      await owners.service.query<{ status: string }>('select status from deliveries where id = $1', [
        deliveryIdOf(dedupeKey),
      ])
    )[0];
  const settled = (owner: Pick<Owner, 'userId'>) =>
    eventually(async () => {
      const waiting = `select 1 from pushes where user_id = $1 and state = 'waiting'`;
      return (await owners.service.query(waiting, [owner.userId])).length === 0;
    });

  it('tell a choice of the recipient, and leave changes and favourites to the mail', async () => {
    const owner = await owners.anOwner();
    const view = aView(owner);
    const change = { isChange: true, chosenAt: new Date(Date.now() + 60_000).toISOString() };
    await owners.publish(giftChosen, choiceFor(aView(owner), { isByRecipient: false }));
    await owners.publish(giftChosen, choiceFor(view));
    expect(await one(owner)).toMatchObject({ title: 'Your gift was chosen' });
    await owners.publish(giftChosen, choiceFor(view, change));
    await eventually(async () => (await mailState(giftChosenDedupeKey(view.giftId, change.chosenAt))) !== undefined);
    expect(await owner.shown()).toHaveLength(1);
  });

  it('tell of the thanks only, where these came first', async () => {
    const owner = await owners.anOwner();
    const view = aView(owner);
    await owners.publish(giftThanked, thanksFor(view));
    await one(owner);
    await eventually(async () => (await mailState(giftThankedDedupeKey(view.giftId)))?.status === 'cancelled');
    await owners.publish(giftViewed, view);
    await settled(owner);
    expect((await owner.shown()).map(({ title }) => title)).toEqual(['You were thanked']);
  });

  describe('ask whether a product has arrived', () => {
    const anArrival = ({ userId }: Owner, change: object = {}) => ({
      giftId: randomUUID(),
      senderId: userId,
      recipientId: randomUUID(),
      recipientName: 'Ann Lee',
      giftName: 'Stoneware teapot',
      arrivesOn: '2026-12-05',
      isWaitedFor: false,
      ...change,
    });

    it('and name nothing by default; a press leads to its order', async () => {
      const owner = await owners.anOwner();
      const arrival = anArrival(owner);
      for (const _again of [1, 2]) await owners.publish(arrivalDue, arrival);
      expect(await one(owner)).toMatchObject({
        title: 'Has your order arrived?',
        url: `https://presently.example/gifts/${arrival.giftId}#order`,
      });
      await settled(owner);
      expect(JSON.stringify(await owner.shown())).not.toMatch(/Ann|teapot/);
      expect(await mailState(giftArrivalDedupeKey(arrival.giftId, arrival.arrivesOn))).toEqual({ status: 'cancelled' });
      // A new day is another question.
      owners.wish(owner.userId, { isPushDetailed: true });
      await owners.publish(arrivalDue, { ...arrival, arrivesOn: '2026-12-07' });
      await eventually(async () => (await owner.shown()).length === 2);
      expect(await owner.shown()).toContainEqual(
        expect.objectContaining({ title: 'Has it arrived?', body: 'Stoneware teapot for Ann Lee' }),
      );
      expect(owner.mails()).toEqual([]);
    });

    it('by mail where no device can be told', async () => {
      const owner = await owners.anOwner();
      await fetch(owner.device.endpoint, { method: 'DELETE' });
      await owners.publish(arrivalDue, anArrival(owner, { isWaitedFor: true }));
      await eventually(() => owner.mails().length === 1);
      const [mail] = owner.mails();
      expect(mail!.subject).toBe('Has it arrived? Stoneware teapot for Ann Lee');
      expect(mail!.text).toMatch(/Saturday, December 5[^]*Your gift waits for it[^]*#order/);
    });

    it('nobody about a person who is erased', async () => {
      const owner = await owners.anOwner();
      const arrival = anArrival(owner);
      const { recipientId, giftId } = arrival;
      await owners.publish(recipientErased, { recipientId, senderId: owner.userId, giftIds: [giftId] });
      await owners.publish(arrivalDue, arrival);
      expect(await owners.service.query('select 1 from pushes where user_id = $1', [owner.userId])).toEqual([]);
    });
  });
});
