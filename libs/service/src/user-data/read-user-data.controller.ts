import type { ExportedRow, UserDataWanted } from '@presently/contracts/kit/user-data';
import { Handles } from '@presently/messaging/handles';
import { Keyset } from '@presently/messaging/keyset';
import { presentMessage } from '@presently/messaging/messages';
import { readPage, type Page } from '@presently/messaging/page';
import { notFound } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject, type Type } from '@nestjs/common';
import type { ServiceDefinition } from '../definition.js';
import type { UserData } from './user-data.js';
import { UserRows } from './user-rows.js';

/** The controller that answers what a service holds about a user; none for a service without users' data. */
export const userDataControllers = ({ userData }: Pick<ServiceDefinition, 'userData'>): Type[] =>
  userData ? [controllerOf(userData)] : [];

const byKey = Keyset.of('text');

function controllerOf({ reads, lists }: UserData): Type {
  const classes = new Map(Object.entries(reads.lists));
  const rows = new Map([...classes].map(([name, type]) => [name, new UserRows(type, lists[name]!)]));

  @Controller()
  class ReadUserDataController {
    constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

    @Handles(reads)
    async read({ userId, list, ...page }: UserDataWanted): Promise<Page<ExportedRow>> {
      const [type, source] = [classes.get(list), rows.get(list)];
      if (!type || !source) throw notFound('List');
      return readPage(reads, page, {
        keyset: byKey,
        read: (after: readonly [string] | undefined, count) => source.read(this.em, userId, after?.[0] ?? '[]', count),
        keyOf: ({ key }) => [key] as const,
        present: ({ row }) => ({ row: presentMessage<object>(type, row) }),
      });
    }
  }
  return ReadUserDataController;
}
