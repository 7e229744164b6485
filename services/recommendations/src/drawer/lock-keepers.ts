import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Locks recipients until the end of a transaction that changes their kept ideas. Whoever changes kept ideas locks the
 * recipients first, and several in the order of their ids: else two transactions could wait for each other.
 */
export async function lockKeepers(tx: EntityManager, recipientIds: readonly string[]): Promise<void> {
  await tx.execute(
    'select from recipients where id in (select json_array_elements_text(?::json)::uuid) order by id for update',
    [JSON.stringify(recipientIds)],
  );
}
