import { giftChosen } from '@presently/contracts/gifting/choices';
import { giftGiven } from '@presently/contracts/gifting/gifts';
import { ideasWithdrawn } from '@presently/contracts/gifting/imports';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { keepIdea } from '@presently/contracts/recommendations/kept-ideas';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { aGivenGift, aRecipient, type RecipientEvent } from '../../test/world.js';
import { definition } from '../definition.js';

describe('an event that changes kept ideas', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition);
  });
  afterAll(() => service?.stop());

  const giftName = 'Linen apron';
  const events: [string, (recipient: RecipientEvent, keptId: string) => Promise<unknown>][] = [
    ['a given gift', (recipient) => service.publish(giftGiven, aGivenGift(recipient, { giftName }))],
    [
      'a chosen gift',
      ({ recipientId, senderId }) =>
        service.publish(giftChosen, {
          giftId: randomUUID(),
          senderId,
          recipientId,
          recipientName: 'Ida',
          optionId: randomUUID(),
          giftName,
          giftUrl: null,
          variant: null,
          notChosen: [],
          chosenAt: '2026-11-22T09:00:00.000Z',
          isChange: false,
          isByRecipient: true,
          offered: 1,
        }),
    ],
    [
      'an import that was undone',
      ({ recipientId, senderId }, keptId) =>
        service.publish(ideasWithdrawn, { recipientId, senderId, ideaIds: [keptId] }),
    ],
  ];

  it.each(events)('waits for a sender who changes one, and holds nothing meanwhile: %s', async (_of, publish) => {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const { recipientId } = recipient;
    await service.publish(recipientChanged, recipient);
    await eventually(async () => (await service.query('select 1 from recipients where id = $1', [recipientId])).length);
    const kept = await service.call(keepIdea, { recipientId, title: giftName }, { caller });
    await service.query('update kept_ideas set changed_at = null where id = $1', [kept.id]);

    const sender = new pg.Client({ connectionString: service.database.url('recommendations') });
    await sender.connect();
    try {
      await sender.query('begin');
      await sender.query('select from recipients where id = $1 for update', [recipientId]);
      await publish(recipient, kept.id);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await eventually(async () => (await service.query(waiting)).length);
      const { rowCount } = await sender.query('select from kept_ideas where id = $1 for update nowait', [kept.id]);
      expect(rowCount).toBe(1);
      await sender.query('commit');
    } finally {
      await sender.end();
    }
    const state = `select state from kept_ideas where id = $1 and state <> 'given'`;
    await eventually(async () => (await service.query(state, [kept.id])).length === 0);
  });
});
