import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { wrongField } from '@presently/messaging/problem';
import { choiceDays, mostChoiceDays } from '@presently/rules/vocabulary';
import { addDays, firstTimeZone, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Gift } from '../gift.entity.js';

export const refused = wrongField<keyof GiftToSend>;

/**
 * Decides until when the recipient chooses: through the end of a day where they live.
 * @throws Problem `invalid-input` if that day is past, before the gift goes out, or too far away
 */
export function planChoice(gift: Gift, chooseBy: string | undefined, zone: string, now: Date): void {
  const outOn = goesOutOn(gift, zone, now);
  const day = chooseBy ?? addDays(outOn, choiceDays);
  if (day < localTimeAt(now, zone).date)
    throw refused('chooseBy', 'Please choose a day that is still to come', 'day-ahead');
  if (day < outOn) throw refused('chooseBy', 'Please choose a day after the gift goes out', 'after-sending');
  if (day > addDays(outOn, mostChoiceDays))
    throw refused('chooseBy', 'Please choose a day within a year after the gift goes out', 'year-after-sending');
  gift.chooseBy = day;
  gift.choiceEndsAt = instantOf(addDays(day, 1), '00:00', zone);
  gift.choiceCheckAt = gift.choiceEndsAt;
}

const goesOutOn = ({ scheduledFor }: Gift, zone: string, now: Date): string =>
  localTimeAt(scheduledFor && scheduledFor > now ? scheduledFor : now, zone).date;

/** A gift that goes out later than it was planned leaves two weeks for choosing if its last day would come too early. */
export async function keepTimeToChoose(tx: EntityManager, gift: Gift, now: Date): Promise<void> {
  if (!gift.chooseBy) return;
  const zone = await zoneOfChoice(tx, gift);
  const outOn = goesOutOn(gift, zone, now);
  if (gift.chooseBy <= outOn) planChoice(gift, undefined, zone, now);
}

/** The zone of the recipient, or else of the sender. */
export async function zoneOfChoice(
  tx: EntityManager,
  { userId, recipient }: Pick<Gift, 'userId' | 'recipient'>,
): Promise<string> {
  const [zones] = await tx.execute<{ own: string | null; senders: string | null }[]>(
    `select recipient.time_zone as own, (select time_zone from senders where user_id = ?) as senders
     from recipients recipient where recipient.id = ?`,
    [userId, recipient.id],
  );
  return firstTimeZone(zones?.own, zones?.senders);
}

const changeableMs = 24 * 3_600_000;

interface Choosing {
  choiceEndsAt?: Date | string | null | undefined;
  chosen?: string | null | undefined;
  firstChosenAt?: Date | string | null | undefined;
  isBought: boolean;
}

/** Until when the recipient may choose, or change it: for a day, and not after the last one. Null once that is over. */
export function choosableUntil({ choiceEndsAt, chosen, firstChosenAt, isBought }: Choosing, now: Date): Date | null {
  if (!choiceEndsAt || isBought || (chosen && !firstChosenAt)) return null;
  const end = new Date(choiceEndsAt).getTime();
  const until = firstChosenAt ? Math.min(new Date(firstChosenAt).getTime() + changeableMs, end) : end;
  return until > now.getTime() ? new Date(until) : null;
}
