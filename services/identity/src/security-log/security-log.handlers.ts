import { listSecurityLog, type SecurityLogEntry } from '@presently/contracts/identity/security-log';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Keyset } from '@presently/messaging/keyset';
import { readPage, type Page } from '@presently/messaging/page';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';

const byTime = Keyset.of('instant', 'id');
/** Behind every entry, where the list begins. */
const newest = ['9999-12-31T00:00:00.000Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

type Row = Omit<SecurityLogEntry, 'at'> & { id: string; at: string };

@Controller()
export class SecurityLogHandlers {
  constructor(private readonly em: EntityManager) {}

  @Handles(listSecurityLog)
  async list(page: PageRequest, { caller }: HandlerContext<typeof listSecurityLog>): Promise<Page<SecurityLogEntry>> {
    return readPage(listSecurityLog, page, {
      keyset: byTime,
      read: ([at, id]: readonly [string, string] = newest, count: number) =>
        this.em.execute<Row[]>(
          `select id, at, what, browser, network from security_events
           where user_id = ? and (at, id) < (?::timestamptz, ?::uuid)
           order by at desc, id desc limit ?`,
          [caller.userId, at, id, count],
        ),
      keyOf: ({ at, id }: Row) => [new Date(at).toISOString(), id] as const,
      present: ({ at, what, browser, network }: Row) => ({ at: new Date(at).toISOString(), what, browser, network }),
    });
  }
}
