import { en as problems } from '@presently/rules/delivery-problems/en';
import { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Gift, unsent } from '../gifts/gift.entity.js';
import { newShareToken } from '../gifts/share-token.js';
import { storedDay } from '../recipients/occasions/occasion-day.js';
import { Occasion } from '../recipients/occasions/occasion.entity.js';
import { publishRecipientChanged } from '../recipients/record/publish-recipient-changed.js';
import { fieldsOf } from '../recipients/record/recipient-fields.js';
import { Recipient } from '../recipients/record/recipient.entity.js';
import { beginCount } from '../senders/usage/quota.js';
import { demoGiftsUsedThisMonth, demoRecipients, demoSenderName, type DemoRecipient } from './demo-data.js';

const hourInMs = 3_600_000;
const dayInMs = 24 * hourInMs;

/**
 * Writes the demo sender's data around `now`. It publishes the recipients but no gift, so that no gift is delivered.
 * @param shop the address of the sandbox's shop, which has the pictures of the gifts
 * @returns false, having written nothing, when the sender already has or had the demo data.
 */
export function seedDemo(em: EntityManager, userId: string, now: Date, shop?: string): Promise<boolean> {
  return em.transactional(async (tx) => {
    // A row of the quota is never deleted, so it marks a sender who has the demo data.
    if (!(await beginCount(tx, userId, demoGiftsUsedThisMonth, now))) return false;
    const outbox = new Outbox();
    for (const demo of demoRecipients)
      await publishRecipientChanged(tx, outbox, createRecipient(tx, demo, userId, now, shop));
    return true;
  });
}

function createRecipient(tx: EntityManager, demo: DemoRecipient, userId: string, now: Date, shop?: string): Recipient {
  const at = (days: number, hours = 0) => new Date(now.getTime() + days * dayInMs + hours * hourInMs);
  const createdAt = at(-60);
  const recipient = tx.create(Recipient, {
    id: randomUUID(),
    userId,
    ...fieldsOf(demo),
    createdAt,
  });
  const occasions = demo.occasions.map(({ type, title, inDays = 0, since, rule, notes }) => {
    const next = at(inDays).toISOString().slice(0, 10);
    const date = since ? `${since}${next.slice(4)}` : next;
    return tx.create(Occasion, {
      id: randomUUID(),
      recipient,
      userId,
      title: title ?? null,
      ...storedDay({ type, ...(rule ?? { date }) }, now.toISOString().slice(0, 10)),
      notes: notes ?? null,
      createdAt,
      checkAt: now,
      remindedFor: null,
    });
  });
  for (const gift of demo.gifts) {
    const isSent = gift.status === 'sent';
    const sentAt = isSent ? at(-gift.createdDaysAgo) : null;
    const deliveredAt = gift.deliveredAfter === undefined ? null : at(-gift.createdDaysAgo, gift.deliveredAfter);
    tx.create(Gift, {
      ...unsent,
      id: randomUUID(),
      userId,
      recipient,
      occasion: gift.isForOccasion ? occasions[0]! : null,
      senderName: demoSenderName,
      giftName: gift.giftName,
      giftUrl: null,
      giftImageUrl: shop ? `${shop}/shop/pictures/${gift.picture}.svg` : null,
      giftDescription: gift.giftDescription,
      price: gift.price,
      category: gift.category,
      message: gift.message,
      status: gift.status,
      deliveryMethod: gift.deliveryMethod,
      recipientEmail: gift.recipientEmail,
      recipientPhone: null,
      scheduledFor: gift.scheduledInDays === undefined ? null : morning(at(gift.scheduledInDays)),
      sentAt,
      deliveredAt,
      viewedAt: gift.viewedAfter === undefined ? null : at(-gift.createdDaysAgo, gift.viewedAfter),
      shareToken: newShareToken(),
      deliveryAttempt: isSent ? 1 : 0,
      deliveryProblem: gift.deliveryProblem ? problems[gift.deliveryProblem] : null,
      deliveryProblemCode: gift.deliveryProblem ?? null,
      createdAt: at(-gift.createdDaysAgo),
    });
  }
  return recipient;
}

const morning = (day: Date) => new Date(`${day.toISOString().slice(0, 10)}T09:00:00Z`);
