import type { GiftDetail, GiftStep, GiftStepName } from '@presently/contracts/gifting/own-gifts';
import { notFound } from '@presently/messaging/problem';
import { preparedQuery } from '@presently/service/queries/prepared-query';
import { isoInstant } from '@presently/service/tables';
import { firstTimeZone } from '@presently/rules/zoned-time';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { tables, type Tables } from '../tables.js';
import { findOptions, toOfferedOption } from './choice/options.queries.js';
import { dayOfGift, isTooLate } from './orders/in-time.js';
import { giftColumns, presentGift } from './gifts.views.js';
import { isPartShown } from './is-part-shown.js';

const giftById = preparedQuery((sql: Kysely<Tables>, { id, userId }: { id: string; userId: string }) =>
  sql
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .leftJoin('occasions as occasion', 'occasion.id', 'gift.occasion_id')
    .leftJoin('senders as sender', 'sender.user_id', 'gift.user_id')
    .select(giftColumns)
    .select([
      'gift.gift_description as giftDescription',
      'gift.message',
      'gift.voice_note_url as voiceNoteUrl',
      'gift.video_url as videoUrl',
      'gift.sender_name as senderName',
      'recipient.time_zone as recipientZone',
      'sender.time_zone as senderZone',
      'occasion.type as occasionType',
      'occasion.date as date',
      'occasion.has_year as hasYear',
      'occasion.recurrence',
      'occasion.leap_day as leapDay',
      'occasion.nth',
      'occasion.weekday',
      'occasion.month',
      'occasion.easter_offset as easterOffset',
      'occasion.easter_of as easterOf',
      'gift.opens_on_arrival as opensOnArrival',
      'gift.is_price_shown as isPriceShown',
      'gift.is_link_shown as isLinkShown',
      'gift.note',
      'gift.is_nudge_wanted as isNudgeWanted',
      'gift.is_message_in_mail as isMessageInMail',
      'gift.nudged_at as nudgedAt',
      'gift.first_thanked_at as firstThankedAt',
      'gift.failed_at as failedAt',
      'gift.choose_by as chooseBy',
      'gift.chosen',
      'gift.chosen_at as chosenAt',
      'gift.first_chosen_at as firstChosenAt',
      'gift.chosen_variant as chosenVariant',
    ])
    .where('gift.id', '=', id)
    .where('gift.user_id', '=', userId),
);

type Row = Awaited<ReturnType<typeof giftById>>[number];

/**
 * A gift with everything about it.
 * @throws Problem `not-found`
 */
export async function findGiftDetail(em: EntityManager, id: string, userId: string): Promise<GiftDetail> {
  const [row] = await giftById(tables(em), { id, userId });
  if (!row) throw notFound('Gift');
  const { occasionType: type, date, hasYear } = row;
  const isKnown = type !== null && date !== null && hasYear !== null;
  const occasion = isKnown ? Object.assign({}, row, { type, date, hasYear }) : null;
  const day = dayOfGift(row, occasion, firstTimeZone(row.recipientZone, row.senderZone));
  return {
    ...presentGift(row, row),
    giftDescription: row.giftDescription,
    message: row.message,
    voiceNoteUrl: row.voiceNoteUrl,
    videoUrl: row.videoUrl,
    recipientEmail: row.recipientEmail,
    recipientPhone: row.recipientPhone,
    senderName: row.senderName,
    occasionType: row.occasionType,
    isPriceShown: isPartShown(row.isPriceShown, row),
    isLinkShown: isPartShown(row.isLinkShown, row),
    isNudgeWanted: row.isNudgeWanted,
    isMessageInMail: row.isMessageInMail,
    note: row.note ?? null,
    day,
    isTooLate: isTooLate(row, day),
    opensOnArrival: row.opensOnArrival,
    history: historyOf(row),
    ...(row.chooseBy && (await choiceOf(em, { ...row, chooseBy: row.chooseBy }))),
  };
}

/** Absent for a gift that is one product. */
async function choiceOf(em: EntityManager, gift: Row & { chooseBy: string }): Promise<Partial<GiftDetail>> {
  return {
    options: (await findOptions(em, gift.id)).map(toOfferedOption),
    chooseBy: gift.chooseBy,
    chosen: gift.chosen ?? null,
    chosenAt: isoInstant(gift.chosenAt),
    isChosenByRecipient: Boolean(gift.firstChosenAt),
    chosenVariant: gift.chosenVariant ?? null,
  };
}

function historyOf(gift: Row): GiftStep[] {
  const times: Record<GiftStepName, string | null | undefined> = {
    planned: gift.scheduledFor && gift.createdAt,
    sent: gift.sentAt,
    accepted: gift.acceptedAt,
    delivered: gift.deliveredAt,
    failed: gift.failedAt,
    nudged: gift.nudgedAt,
    viewed: gift.viewedAt,
    chosen: gift.chosenAt,
    thanked: gift.firstThankedAt,
    'taken-back': gift.takenBackAt,
  };
  return Object.entries(times)
    .flatMap(([what, at]) => (at ? [{ what: what as GiftStepName, at: isoInstant(at) }] : []))
    .sort((a, b) => a.at.localeCompare(b.at));
}
