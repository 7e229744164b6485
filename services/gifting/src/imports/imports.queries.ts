import type {
  Import as ImportMessage,
  ImportRow as RowMessage,
  ImportSummary,
} from '@presently/contracts/gifting/imports';
import { Keyset } from '@presently/messaging/keyset';
import { largestPage, largestPageBytes } from '@presently/rules/bounds';
import type { ImportRowState } from '@presently/rules/imports';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ImportRow } from './import-row.entity.js';
import { Import } from './import.entity.js';

const byAge = Keyset.of('instant', 'id');
const byPosition = Keyset.of('text');

/** The imports of a user, the newest first. */
export const importsOf = (em: EntityManager, userId: string) => ({
  keyset: byAge,
  read: (after: readonly [string, string] | undefined, count: number) =>
    em.find(
      Import,
      {
        userId,
        ...(after && {
          $or: [{ createdAt: { $lt: new Date(after[0]) } }, { createdAt: new Date(after[0]), id: { $lt: after[1] } }],
        }),
      },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: count },
    ),
  keyOf: ({ createdAt, id }: Import) => [createdAt.toISOString(), id] as const,
  present: toSummary,
});

export const toSummary = (found: Import) =>
  ({
    id: found.id,
    fileName: found.fileName,
    state: found.state,
    format: found.format ?? null,
    problem: found.problem ?? null,
    problems: found.problems ?? null,
    result: found.result ?? null,
    createdAt: found.createdAt.toISOString(),
    expiresAt: found.expiresAt.toISOString(),
  }) satisfies ImportSummary;

/** An import with some of its rows, as many as an answer can hold. */
export async function toImport(
  em: EntityManager,
  found: Import,
  room: number,
  { limit = largestPage, after }: { limit?: number | undefined; after?: string | undefined },
): Promise<ImportMessage> {
  const { columns } = found;
  return {
    ...toSummary(found),
    done: found.done,
    total: found.total,
    counts: found.counts ?? (await countsOf(em, found.id)),
    columns: (columns?.names ?? []).map((name, place) => ({
      name,
      samples: (columns?.samples[place] ?? []).map((sample) => sample.slice(0, 120)),
      field: columns?.fields[place] ?? null,
    })),
    dayOrder: columns?.dayOrder ?? null,
    isDayOrderOpen: columns?.isOrderOpen ?? false,
    encoding: columns?.encoding ?? null,
    hasHeading: columns?.hasHeading ?? null,
    room: room === Infinity ? null : room,
    ...(await rowsFrom(em, found.id, limit, after === undefined ? 0 : Number(byPosition.read(after)[0]) || 0)),
  };
}

async function rowsFrom(em: EntityManager, importId: string, limit: number, after: number) {
  const found = await em.find(
    ImportRow,
    { import: importId, position: { $gt: after } },
    { orderBy: { position: 'asc' }, limit: limit + 1 },
  );
  const rows: RowMessage[] = [];
  let bytes = 0;
  for (const row of found) {
    const message = toRow(row);
    bytes += Buffer.byteLength(JSON.stringify(message));
    const isFull = rows.length === limit || (bytes > largestPageBytes && rows.length > 0);
    if (isFull) return { rows, next: byPosition.write([rows.at(-1)!.id]) };
    rows.push(message);
  }
  return { rows, next: null };
}

function toRow({ position, name, state, person, changes, known, problem, problems, undo }: ImportRow): RowMessage {
  const birthday = person?.birthday ? [{ type: 'Birthday', title: null, date: person.birthday }] : [];
  const days = (person?.occasions ?? []).map(({ type, title = null, date = null }) => ({ type, title, date }));
  return {
    id: String(position),
    name,
    state,
    occasions: [...birthday, ...days],
    changes,
    known: known ?? null,
    problem: problem ?? null,
    problems: problems ?? null,
    isApplied: !!undo?.recipientId,
  };
}

/** Of an import that has not been read yet, or was read by an older release. */
async function countsOf(em: EntityManager, importId: string): Promise<Record<ImportRowState, number>> {
  const rows = await em.execute<{ state: ImportRowState; count: number }[]>(
    'select state, count(*)::int as count from import_rows where import_id = ? group by state',
    [importId],
  );
  const counts = { new: 0, changed: 0, same: 0, unreadable: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
