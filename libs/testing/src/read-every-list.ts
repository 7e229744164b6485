import type { UserData } from '@presently/service/user-data/user-data';
import { UserRows, type UserRow } from '@presently/service/user-data/user-rows';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';

/** The rows that exports contain of an unknown user, from all lists: none, if every query fits the schema. */
export async function readEveryList(em: EntityManager, { reads, lists }: UserData): Promise<UserRow[]> {
  const found: UserRow[] = [];
  for (const [name, type] of Object.entries(reads.lists)) {
    const rows = new UserRows(type, lists[name]!);
    for (const after of [[], ['2026-01-02 03:04:05.678901+00', randomUUID()]])
      found.push(...(await rows.read(em, randomUUID(), JSON.stringify(after), 1)));
  }
  return found;
}
