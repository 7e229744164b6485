import type { EntityManager } from '@mikro-orm/postgresql';
import { Sender } from './sender.entity.js';

/** @returns the senders of the rows by their id */
export async function sendersOf(tx: EntityManager, rows: readonly { userId: string }[]): Promise<Map<string, Sender>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const senders = await tx.find(Sender, { userId: { $in: ids } });
  return new Map(senders.map((sender) => [sender.userId, sender]));
}
