import type { Tier } from '@presently/contracts/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Sender } from './sender.entity.js';

/** A user of whom no event has arrived yet is on Free. */
export async function tierOf(em: EntityManager, userId: string): Promise<Tier> {
  const sender = await em.findOne(Sender, { userId }, { fields: ['tier'] });
  return sender?.tier ?? 'free';
}
