import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { isBirthday } from '../record/birthday.js';
import type { Recipient } from '../record/recipient.entity.js';
import { createOccasion } from './create-occasion.js';
import { storedDay } from './occasion-day.js';
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
  const today = now.toISOString().slice(0, 10);
  const leapDay = known?.leapDay ?? null;
  const day = storedDay({ type: 'Birthday', recurrence: 'yearly', date: birthday, leapDay }, today);
  if (!known) {
    await createOccasion(tx, recipient, { title: null, notes: null, ...day }, now);
    return;
  }
  const isAnotherDay = known.date.slice(5) !== day.date.slice(5);
  Object.assign(known, day, { changedAt: now }, isAnotherDay && { checkAt: now, remindedFor: null });
}
