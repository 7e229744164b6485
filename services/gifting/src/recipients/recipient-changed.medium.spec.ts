import { aCaller } from '@presently/testing/a-caller';
import { addOccasion, removeOccasion } from '@presently/contracts/gifting/occasions';
import {
  addRecipient,
  changeRecipient,
  recipientChanged,
  type RecipientChangedV1,
} from '@presently/contracts/gifting/recipients';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';

describe('recipient_changed', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0' });
  });
  afterAll(() => service.stop());

  const eventsOf = async (recipientId: string) =>
    service.query<{ version: number; data: RecipientChangedV1 }>(
      `select (envelope->>'aggregateversion')::int as version, envelope->'data' as data from outbox
       where subject = $1 and envelope #>> '{data,recipientId}' = $2 order by seq`,
      [recipientChanged.subject, recipientId],
    );

  it('contains the whole recipient after each change, with a rising version', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    const { id } = await call(addRecipient, { name: 'Ida', relationship: 'Sister', interests: ['jazz'] });
    await call(changeRecipient, { recipientId: id, interests: ['jazz', 'tea'] });
    const occasion = await call(addOccasion, {
      recipientId: id,
      type: 'Birthday',
      date: '1990-05-04',
      notes: 'secret',
    });
    await call(removeOccasion, { occasionId: occasion.id });
    const events = await eventsOf(id);
    expect(events.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    expect(events.map(({ data }) => data.interests)).toEqual([
      ['jazz'],
      ...Array.from({ length: 3 }, () => ['jazz', 'tea']),
    ]);
    const dates = [{ id: occasion.id, type: 'Birthday', date: '1990-05-04', title: null }];
    expect(events.map(({ data }) => data.occasions)).toEqual([[], [], dates, []]);
    expect(events[0]!.data).toMatchObject({
      recipientId: id,
      senderId: caller.userId,
      name: 'Ida',
      relationship: 'Sister',
    });
  });

  it('is not published again for a change that it does not contain', async () => {
    const call = service.as(aCaller());
    const { id } = await call(addRecipient, { name: 'Ida', relationship: 'Sister', interests: ['jazz'] });
    await call(changeRecipient, { recipientId: id, name: 'Ida', interests: ['jazz'] });
    await call(changeRecipient, { recipientId: id, avatar: 'https://shop.example/ida.png' });
    expect(await eventsOf(id)).toHaveLength(1);
    await call(changeRecipient, { recipientId: id, name: 'Ida Berg' });
    await call(changeRecipient, { recipientId: id, name: 'Ida' });
    expect((await eventsOf(id)).map(({ data }) => data.name)).toEqual(['Ida', 'Ida Berg', 'Ida']);
  });
});
