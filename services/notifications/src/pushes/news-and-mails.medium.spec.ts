import { giftChosen } from '@presently/contracts/gifting/choices';
import { giftViewed } from '@presently/contracts/gifting/shared-gifts';
import { giftThanked } from '@presently/contracts/gifting/thanks';
import { eventually } from '@presently/testing/eventually';
import { PushOwners } from '../../test/push-owners.js';
import { aView, choiceFor, thanksFor } from '../../test/webhook-owners.js';
import { deliveryIdOf, giftChosenDedupeKey, giftThankedDedupeKey } from '../deliveries/delivery-id.js';

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
});
