import type { UserData } from '@presently/service/user-data/user-data';
import { UserRows, type UserRow } from '@presently/service/user-data/user-rows';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';

/** The rows that exports contain of an unknown user, from all lists: none, if every query fits the schema. */
export async function readEveryList(em: EntityManager, { reads, lists }: UserData): Promise<UserRow[]> {
  const found: UserRow[] = [];
  for (const [name, type] of Object.entries(reads.lists))
    found.push(...(await new UserRows(type, lists[name]!).read(em, randomUUID(), '[]', 1)));
  return found;
}
