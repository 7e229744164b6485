import type { Tier } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Sender } from './sender.entity.js';

/** A user of whom no event has arrived yet is on Free. */
export async function tierOf(em: EntityManager, userId: string): Promise<Tier> {
  const sender = await em.findOne(Sender, { userId }, { fields: ['tier'] });
  return sender?.tier ?? 'free';
}

/** {@link tierOf} for many; whoever is not in the answer is on Free. */
export async function tiersOf(em: EntityManager, userIds: readonly string[]): Promise<Map<string, Tier>> {
  const senders = await em.find(Sender, { userId: { $in: [...new Set(userIds)] } }, { fields: ['tier'] });
  return new Map(senders.map(({ userId, tier }) => [userId, tier]));
}
