import { Problem } from '@presently/messaging/problem';
import { mostOccasions } from '@presently/rules/bounds';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Recipient } from '../record/recipient.entity.js';
import type { StoredDay } from './occasion-day.js';
import { Occasion } from './occasion.entity.js';

/**
 * Creates an occasion of a locked recipient. Its reminder may be due already.
 * @throws Problem `occasion.limit-reached`
 */
export async function createOccasion(
  tx: EntityManager,
  recipient: Recipient,
  facts: StoredDay & Pick<Occasion, 'title' | 'notes'>,
  now: Date,
): Promise<Occasion> {
  if ((await tx.count(Occasion, { recipient })) >= mostOccasions) throw tooManyOccasions();
  return tx.create(Occasion, newOccasion(recipient, facts, now));
}

/** The row of an occasion; its reminder may be due already. */
export const newOccasion = (recipient: Recipient, facts: StoredDay & Pick<Occasion, 'title' | 'notes'>, now: Date) => ({
  id: randomUUID(),
  recipient,
  userId: recipient.userId,
  ...facts,
  createdAt: now,
  checkAt: now,
  remindedFor: null,
});

const tooManyOccasions = () =>
  new Problem(
    'occasion.limit-reached',
    409,
    `A person may have at most ${mostOccasions} occasions. Remove one before you add another.`,
    { params: { most: mostOccasions } },
  );
