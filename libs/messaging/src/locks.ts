import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';

/**
 * Locks are rows of the service's own schema: another role of the database can neither take nor see them. They are held
 * until the transaction ends. `share` holders do not wait for each other.
 */
export async function lock(em: EntityManager, name: string, strength: Strength): Promise<void> {
  await lockAll(em, [name], strength);
}

type Strength = 'share' | 'update';

/** Takes several locks in the order of their names, so that two transactions cannot deadlock. */
export async function lockAll(em: EntityManager, names: readonly string[], strength: Strength): Promise<void> {
  if (!em.isInTransaction()) throw new Error(`The lock ${names[0]} needs a transaction`);
  const list = [...new Set(names)];
  if ((await take[strength].rows(em, list)).length === list.length) return;
  await create.rows(em, list);
  await take[strength].rows(em, list);
}

const take: Record<Strength, Statement> = {
  share: new Statement('select name from locks where name = any($1::text[]) order by name for share'),
  update: new Statement('select name from locks where name = any($1::text[]) order by name for update'),
};
const create = new Statement(
  'insert into locks (name) select name from unnest($1::text[]) as name order by 1 on conflict do nothing',
);

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
