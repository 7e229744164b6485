import { listAudit, type AuditEntry } from '@presently/contracts/identity/audit';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles } from '@presently/messaging/handles';
import { Keyset } from '@presently/messaging/keyset';
import { readPage, type Page } from '@presently/messaging/page';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';

const byTime = Keyset.of('instant', 'id');
/** Behind every entry, where the list begins. */
const newest = ['9999-12-31T00:00:00.000Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

type Row = Omit<AuditEntry, 'at'> & { at: string };

/** For administrators. */
@Controller()
export class AuditHandlers {
  constructor(private readonly em: EntityManager) {}

  @Handles(listAudit)
  async list(page: PageRequest): Promise<Page<AuditEntry>> {
    return readPage(listAudit, page, {
      keyset: byTime,
      read: ([at, id]: readonly [string, string] = newest, count: number) =>
        this.em.execute<Row[]>(
          `select entry.id, entry.at, entry.action, entry.note, entry.subject_id as "userId",
                  nullif(actor.username, '') as actor, nullif(subject.username, '') as username
           from audit_entries entry
             left join users actor on actor.id = entry.actor_id
             left join users subject on subject.id = entry.subject_id
           where (entry.at, entry.id) < (?::timestamptz, ?::uuid)
           order by entry.at desc, entry.id desc limit ?`,
          [at, id, count],
        ),
      keyOf: ({ at, id }: Row) => [new Date(at).toISOString(), id] as const,
      present: (row: Row) => Object.assign({}, row, { at: new Date(row.at).toISOString() }),
    });
  }
}
