import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';

/**
 * Locks are rows of the service's own schema: another role of the database can neither take nor see them. They are held
 * until the transaction ends. `share` holders do not wait for each other.
 */
export async function lock(em: EntityManager, name: string, strength: 'share' | 'update'): Promise<void> {
  if (!em.isInTransaction()) throw new Error(`The lock ${name} needs a transaction`);
  const take = `select 1 from locks where name = ? for ${strength}`;
  if ((await em.execute(take, [name])).length > 0) return;
  await em.execute('insert into locks (name) values (?) on conflict do nothing', [name]);
  await em.execute(take, [name]);
}

/** Takes a lock if it is free. @returns whether it was */
export async function tryLock(em: EntityManager, name: string): Promise<boolean> {
  if (!em.isInTransaction()) throw new Error(`The lock ${name} needs a transaction`);
  await em.execute('insert into locks (name) values (?) on conflict do nothing', [name]);
  return (await em.execute('select 1 from locks where name = ? for update skip locked', [name])).length > 0;
}

const slots = 1024;

/**
 * Names a lock for one of many things. Some things share a lock, so that the table stays small and holds no ids. A
 * transaction that locks several things of a kind must sort the names, or it may deadlock.
 */
export function lockOf(kind: string, id: string): string {
  return `${kind}:${createHash('sha256').update(id).digest().readUInt16BE() % slots}`;
}
