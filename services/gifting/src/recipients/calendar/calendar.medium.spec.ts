import { listCalendar } from '@presently/contracts/gifting/calendar';
import { addOccasion, changeOccasion } from '@presently/contracts/gifting/occasions';
import { changeRecipient } from '@presently/contracts/gifting/recipients';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../../definition.js';
import { aSender } from '../../gifting.builders.js';

describe('the calendar of a sender', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: '2026-11-22T09:00:00Z' });
  });
  afterAll(() => service.stop());

  it('has every occasion of the sender, and a higher sequence after each change', async () => {
    const { caller, call, recipient } = await aSender(service);
    await (async (stranger) =>
      stranger.call(addOccasion, { recipientId: stranger.recipient.id, type: 'Birthday', date: '1990-01-01' }))(
      await aSender(service),
    );
    const recipientId = recipient.id;
    const easter = await call(addOccasion, { recipientId, type: 'Holiday', recurrence: 'easter', title: 'Easter' });
    const birthday = await call(addOccasion, { recipientId, type: 'Birthday', date: '1990-05-04', notes: 'Tea.' });
    const calendar = () => service.call(listCalendar, { userId: caller.userId });
    const [first, second, ...others] = await calendar();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      occasionId: birthday.id,
      recipientName: 'Ida',
      year: 1990,
      notes: 'Tea.',
      days: ['2026-05-04'],
      rule: 'FREQ=YEARLY',
    });
    expect(second).toMatchObject({ occasionId: easter.id, title: 'Easter', year: null, rule: null });
    // Before the occasion began there is none.
    expect(second!.days.slice(0, 2)).toEqual(['2027-03-28', '2028-04-16']);
    await call(changeOccasion, { occasionId: birthday.id, date: '1990-05-05' });
    const [changed] = await calendar();
    expect(changed).toMatchObject({ occasionId: birthday.id, days: ['2026-05-05'] });
    await call(changeRecipient, { recipientId, name: 'Ida B' });
    const [renamed] = await calendar();
    expect(renamed!.recipientName).toBe('Ida B');
    const sequences = [first, changed, renamed].map((entry) => entry!.sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    expect(await service.call(listCalendar, { userId: caller.userId, limit: 1 })).toHaveLength(1);
  });
});
