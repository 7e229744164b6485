import type { Report as ReportMessage } from '@presently/contracts/gifting/reports';
import { Keyset } from '@presently/messaging/keyset';
import { isoInstant } from '@presently/service/tables';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../tables.js';

const byTime = Keyset.of('instant', 'id');
/** Behind every report, where the list begins. */
const newest = ['9999-12-31T00:00:00.000Z', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

const selectReports = (em: EntityManager) =>
  tables(em)
    .selectFrom('reports as report')
    .leftJoin('senders as sender', 'sender.user_id', 'report.sender_id')
    .select([
      'report.id',
      'report.gift_id as giftId',
      'report.sender_id as senderId',
      'sender.is_suspended as isSuspended',
      'report.reason',
      'report.text',
      'report.reported_at as reportedAt',
      'report.closed_at as closedAt',
      'report.copy',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectReports>['executeTakeFirstOrThrow']>>;

const presentReport = ({ isSuspended, copy, reportedAt, closedAt, ...report }: Row): ReportMessage => ({
  ...report,
  isSenderSuspended: isSuspended === true,
  reportedAt: isoInstant(reportedAt),
  closedAt: isoInstant(closedAt),
  gift: copy,
});

/** All reports, or those in one state; newest first. */
export const reportsIn = (em: EntityManager, state: 'open' | 'closed' | undefined) => ({
  keyset: byTime,
  read: ([reportedAt, id]: readonly [string, string] = newest, count: number) =>
    selectReports(em)
      .where((is) => is(is.refTuple('report.reported_at', 'report.id'), '<', is.tuple(reportedAt, id)))
      .$if(state !== undefined, (reports) =>
        reports.where('report.closed_at', state === 'open' ? 'is' : 'is not', null),
      )
      .orderBy('report.reported_at', 'desc')
      .orderBy('report.id', 'desc')
      .limit(count)
      .execute(),
  keyOf: ({ reportedAt, id }: Row) => [isoInstant(reportedAt), id] as const,
  present: presentReport,
});

export async function findReport(em: EntityManager, id: string): Promise<ReportMessage | undefined> {
  const row = await selectReports(em).where('report.id', '=', id).executeTakeFirst();
  return row && presentReport(row);
}
