import { aCaller } from '@presently/testing/a-caller';
import { getUsage } from '@presently/contracts/gifting/usage';
import { getSharedGift } from '@presently/contracts/gifting/shared-gifts';
import { giftSent, listGifts } from '@presently/contracts/gifting/gifts';
import { listUpcomingOccasions } from '@presently/contracts/gifting/occasions';
import { listRecipients, removeRecipient } from '@presently/contracts/gifting/recipients';
import { recurrences } from '@presently/rules/vocabulary';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';
import { seedDemo } from './seed-demo.js';

/** A leap day that is also the last of its month, to catch errors in the seed's dates. */
const today = '2028-02-29';

describe('the demo data', () => {
  let service: TestService;
  const caller = aCaller();
  const seed = () => seedDemo(service.running.orm.em.fork() as never, caller.userId, new Date(`${today}T12:00:00Z`));

  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: `${today}T12:00:00Z` });
    expect(await Promise.all([seed(), seed()])).toEqual(expect.arrayContaining([true, false]));
  });
  afterAll(() => service.stop());

  it('contains recipients with interests and with occasions from today on', async () => {
    const recipients = await service.as(caller)(listRecipients, {});
    expect(recipients).toHaveLength(5);
    expect(recipients.every(({ interests }) => interests.length > 0)).toBe(true);
    const upcoming = await service.as(caller)(listUpcomingOccasions, {});
    expect(upcoming.map(({ daysUntil }) => daysUntil)).toEqual([0, 0, 3, 12, 25, 25]);
    const year = await service.as(caller)(listUpcomingOccasions, { days: 366 });
    expect(new Set(year.map(({ recurrence }) => recurrence))).toEqual(new Set(recurrences));
    expect(year.find(({ year: known, type }) => known === null && type === 'Birthday')).toBeDefined();
  });

  it('contains a gift in every state, and only sent gifts have a page', async () => {
    const gifts = await service.as(caller)(listGifts, {});
    const stateOf = (gift: (typeof gifts)[number]) =>
      (gift.viewedAt && 'viewed') ??
      (gift.deliveredAt && 'delivered') ??
      (gift.deliveryProblem && 'in trouble') ??
      gift.status;
    expect(gifts.map(stateOf).toSorted()).toEqual(['delivered', 'draft', 'in trouble', 'planned', 'viewed']);
    for (const { shareToken, status } of gifts) {
      const page = service.call(getSharedGift, { shareToken });
      if (status === 'sent') expect(await page).toMatchObject({ view: { senderName: 'Dana Moreno' } });
      else await expect(page).rejects.toMatchObject({ status: 404 });
    }
    expect(await service.call(getUsage, {}, { caller })).toMatchObject({ giftsUsedThisMonth: 3 });
    expect(await service.emitted(giftSent)).toEqual([]);
  });

  it('is not written again after its sender has removed it', async () => {
    const call = service.as(caller);
    for (const { id } of await call(listRecipients, {})) await call(removeRecipient, { recipientId: id });
    expect(await seed()).toBe(false);
    expect(await call(listRecipients, {})).toEqual([]);
  });
});
