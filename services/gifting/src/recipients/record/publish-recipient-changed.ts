import { recipientChanged, type RecipientChangedV1 } from '@presently/contracts/gifting/recipients';
import type { Change, Outbox } from '@presently/messaging/outbox';
import { hideable, type Hideable } from '@presently/rules/person-fields';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { tables } from '../../tables.js';
import { bornOn, shownDate } from './birthday.js';
import { countryOf } from './country-of.js';
import { toldFormat, type Recipient } from './recipient.entity.js';

/** Keeps the event far below the largest message of the outbox. */
const occasionsPerEvent = 100;

/**
 * Publishes the recipient with their newest occasions, as they are when this transaction commits, unless the last event
 * said the same.
 */
export const publishRecipientChanged = (tx: EntityManager, outbox: Outbox, recipient: Recipient): Promise<void> =>
  publishRecipientsChanged(tx, outbox, [recipient]);

/**
 * {@link publishRecipientChanged} for many, in one statement each.
 * @param isAgain whether they have not changed: an older release may have told less of them
 */
export async function publishRecipientsChanged(
  tx: EntityManager,
  outbox: Outbox,
  recipients: readonly Recipient[],
  { isAgain = false } = {},
): Promise<void> {
  if (recipients.length === 0) return;
  await tx.flush();
  const occasions = Object.groupBy(await newestOccasions(tx, recipients), ({ recipientId }) => recipientId);
  const born = new Map((await birthdays(tx, recipients)).map(({ id, birthday }) => [id, birthday]));
  const changes = recipients.flatMap((recipient) => {
    const change = changeOf(recipient, occasions[recipient.id] ?? [], born.get(recipient.id) ?? null);
    if (!change || !isAgain) return change ?? [];
    // Readers leave out an event of a version that they have.
    recipient.version++;
    return { ...change, aggregate: recipient.toAggregate() };
  });
  await outbox.addAll(tx, recipientChanged, changes);
}

type ShownOccasion = RecipientChangedV1['occasions'][number];

/**
 * The event of a recipient with what ideas may know, and their newest occasions, the newest first. What is switched off
 * is left out. Only age, gifts and interests are told as hidden: code needs them to keep away what is unfit, was given or
 * may harm. Notes in the recipient what it says.
 * @returns undefined if the last event said the same
 */
export function changeOf(
  recipient: Recipient,
  occasions: readonly ShownOccasion[],
  birthday: string | null,
): Change<typeof recipientChanged> | undefined {
  const { id: recipientId, userId: senderId, name, relationship, dislikes, language, hiddenFromIdeas } = recipient;
  const { aboutAge, aboutAgeOn, sizes, areSizesForIdeas, notes, areNotesForIdeas } = recipient;
  const isKnown = (fact: Hideable) => !hiddenFromIdeas.includes(fact);
  const data: RecipientChangedV1 = {
    recipientId,
    senderId,
    name,
    relationship,
    interests: isKnown('interests') ? recipient.interests : [],
    dislikes,
    language,
    birthday,
    aboutAge,
    aboutAgeOn,
    gender: isKnown('gender') ? recipient.gender : null,
    country: isKnown('country') ? countryOf(recipient) : null,
    sizes: areSizesForIdeas ? sizes : null,
    notes: areNotesForIdeas ? notes : null,
    ...(!isKnown('interests') && recipient.interests.length > 0 && { hiddenInterests: recipient.interests }),
    // Absent, not empty: the event of a person who has no switch off stays the one that was told.
    ...(hiddenFromIdeas.length > 0 && { hiddenFromIdeas: hideable.filter((fact) => !isKnown(fact)) }),
    occasions: occasions
      .slice(0, occasionsPerEvent)
      .map(({ id, type, date, title }) => ({ id, type, date, title: isKnown('occasionTitle') ? title : null })),
  };
  const hash = createHash('sha256').update(JSON.stringify(data)).digest('base64url');
  const last = recipient.publishedHash;
  recipient.publishedHash = `${toldFormat}.${hash}`;
  // An older release may have said the same.
  if (last?.replace(/^\d+\./, '') === hash) return undefined;
  return { aggregate: recipient.toAggregate(), data };
}

const birthdays = (tx: EntityManager, recipients: readonly Recipient[]) =>
  tables(tx)
    .selectFrom('recipients')
    .select(['id', sql<string | null>`${sql.raw(bornOn)}`.as('birthday')])
    .where(
      'id',
      'in',
      recipients.map(({ id }) => id),
    )
    .where('user_id', 'in', [...new Set(recipients.map(({ userId }) => userId))])
    .execute();

const newestOccasions = (tx: EntityManager, recipients: readonly Recipient[]) =>
  tables(tx)
    .selectFrom((of) =>
      of
        .selectFrom('occasions')
        .select(['id', 'type', 'title', 'recipient_id as recipientId', sql<string>`${sql.raw(shownDate)}`.as('date')])
        .select(sql<number>`row_number() over (partition by recipient_id order by created_at desc, id desc)`.as('nth'))
        .where(
          'recipient_id',
          'in',
          recipients.map(({ id }) => id),
        )
        .where('user_id', 'in', [...new Set(recipients.map(({ userId }) => userId))])
        .as('numbered'),
    )
    .select(['id', 'type', 'title', 'recipientId', 'date'])
    .where('nth', '<=', occasionsPerEvent)
    .orderBy('nth')
    .execute();
