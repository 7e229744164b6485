import { dateOf } from '@presently/contracts/kit/fields/birthday';
import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { isBirthday } from '../recipients/birthday.js';
import type { Recipient } from '../recipients/recipient.entity.js';
import { createOccasion } from './create-occasion.js';
import { Occasion } from './occasion.entity.js';

/**
 * Stores the birthday of a locked recipient in their oldest Birthday occasion, adds that occasion, or removes it for null.
 * Another day is reminded of anew; another year alone is not.
 * @throws Problem `occasion.limit-reached`
 */
export async function saveBirthday(
  tx: EntityManager,
  recipient: Recipient,
  birthday: string | null,
  now: Date,
): Promise<void> {
  const known = await tx.findOne(
    Occasion,
    { recipient, [raw(isBirthday)]: [] },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  if (birthday === null) {
    if (known) tx.remove(known);
    return;
  }
  const facts = { date: dateOf(birthday), hasYear: !birthday.startsWith('--') };
  if (!known) {
    await createOccasion(tx, recipient, { type: 'Birthday', notes: null, ...facts }, now);
    return;
  }
  const isAnotherDay = known.date.slice(5) !== facts.date.slice(5);
  Object.assign(known, facts, isAnotherDay && { checkAt: now, remindedFor: null });
}
