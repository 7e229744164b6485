import { keptIdeasChanged, type KeptTitle } from '@presently/contracts/recommendations/kept-ideas';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';

const newest = 3;

/** Publishes the newest ideas that are still to give and can be bought, as they are when this transaction commits. */
export async function publishKeptIdeas(tx: EntityManager, outbox: Outbox, recipientId: string): Promise<void> {
  const [person] = await tx.execute<{ user_id: string; kept_version: number }[]>(
    'update recipients set kept_version = kept_version + 1 where id = ? returning user_id, kept_version',
    [recipientId],
  );
  if (!person) return;
  const ideas = await tx.execute<KeptTitle[]>(
    `select title, state from kept_ideas where recipient_id = ? and state <> 'given' and not (is_sold_out and state = 'idea')
     order by created_at desc, id desc limit ?`,
    [recipientId, newest],
  );
  const aggregate = { kind: 'kept-ideas', id: recipientId, version: person.kept_version };
  await outbox.add(tx, keptIdeasChanged, aggregate, { recipientId, senderId: person.user_id, ideas });
}
