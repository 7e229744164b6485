import { Keyset } from '@presently/messaging/keyset';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../../tables.js';
import { occasionColumns, toOccasion, type OccasionFacts } from './occasions.views.js';

const byAge = Keyset.of('instant', 'id');
/** Before every occasion, where the list begins. */
const first = ['0001-01-01T00:00:00.000Z', '00000000-0000-0000-0000-000000000000'] as const;

/** The occasions of a recipient, in the order in which they were added. */
export const occasionsOf = (em: EntityManager, userId: string, recipientId: string, today: string) => ({
  keyset: byAge,
  read: ([createdAt, id]: readonly [string, string] = first, count: number) =>
    tables(em)
      .selectFrom('occasions')
      .select(occasionColumns)
      .where('recipient_id', '=', recipientId)
      .where('user_id', '=', userId)
      .where((is) => is(is.refTuple('created_at', 'id'), '>', is.tuple(createdAt, id)))
      .orderBy('created_at')
      .orderBy('id')
      .limit(count)
      .execute(),
  keyOf: ({ createdAt, id }: { createdAt: string; id: string }) => [isoInstant(createdAt), id] as const,
  present: (row: OccasionFacts) => toOccasion(row, recipientId, today),
});
