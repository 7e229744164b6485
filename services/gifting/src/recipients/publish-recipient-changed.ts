import { recipientChanged } from '@presently/contracts/gifting/recipients';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Gift } from '../gifts/gift.entity.js';
import { Occasion } from '../occasions/occasion.entity.js';
import type { Recipient } from './recipient.entity.js';

/** As many as the event may hold and stay far below the largest that the outbox takes. */
const occasionsTold = 100;
const giftsTold = 25;

/** Tells the others everything of a recipient that they may need, as it is when this transaction commits. */
export async function publishRecipientChanged(tx: EntityManager, outbox: Outbox, recipient: Recipient): Promise<void> {
  const newest = { orderBy: { createdAt: 'desc', id: 'desc' } } as const;
  const of = { recipient: recipient.id, userId: recipient.userId };
  await tx.flush();
  const occasions = await tx.find(Occasion, of, { ...newest, limit: occasionsTold });
  const gifts = await tx.find(Gift, { ...of, status: 'sent' }, { ...newest, limit: giftsTold });
  await outbox.add(tx, recipientChanged, recipient.toAggregate(), {
    recipientId: recipient.id,
    senderId: recipient.userId,
    name: recipient.name,
    relationship: recipient.relationship,
    interests: recipient.interests,
    occasions: occasions.map(({ id, type, date }) => ({ id, type, date })),
    given: gifts.map(({ id, giftName, giftUrl }) => ({ giftId: id, giftName, giftUrl })),
  });
}
