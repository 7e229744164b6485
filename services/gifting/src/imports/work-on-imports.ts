import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { retryDelay } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import { Injectable, Logger } from '@nestjs/common';
import { ApplyRows } from './write/apply-rows.js';
import { importQueueName } from './import-rules.js';
import { Import } from './import.entity.js';
import { ReadFile, type Reading } from './read-file.js';
import { refusalOf } from './read/files/unreadable-file.js';
import { storedProblems, told, type Told } from './read/told.js';
import { UndoRows } from './undo/undo-rows.js';

const backoff = { baseMs: 1_000, longestMs: 60_000 };
const mostReadings = 3;
/** A try ends after this time, and the next one goes on. */
const longestTryMs = 45_000;

/**
 * Whoever has had little work done comes first, so that the first file of a person does not wait behind the many of
 * another. Nobody waits for ever: each piece of work that was done counts like some seconds of waiting.
 */
const inTurn = `imports.next_try_at + interval '5 seconds' * (
  select least(sum(other.fence), 60) from imports other where other.user_id = imports.user_id)`;

type Outcome =
  | { reading: Reading }
  | { restMs: number }
  | { isFinished: boolean }
  | { refusal: readonly Told[] }
  | { error: unknown };

/** Reads files, applies chosen rows and undoes them: whatever an import's state says is to do. */
@Injectable()
@WorksUnderLease()
export class WorkOnImports implements LeasedQueue<Import, Outcome> {
  readonly name = importQueueName;
  readonly lease: Lease<Import> = {
    entity: Import,
    where: () => sql(`state in ('reading', 'applying', 'undoing')`),
    dueAt: 'nextTryAt',
    orderBy: inTurn,
    attempts: 'attempts',
    fence: 'fence',
  };
  readonly leaseMs = 2 * longestTryMs + 30_000;
  readonly pollMs = 2_000;
  readonly concurrency = 2;
  private readonly log = new Logger(WorkOnImports.name);

  constructor(
    private readonly file: ReadFile,
    private readonly applying: ApplyRows,
    private readonly undoing: UndoRows,
  ) {}

  try(imports: readonly Import[], stopping: AbortSignal): Promise<Outcome>[] {
    return imports.map((each) => this.work(each, stopping));
  }

  judge({ state, attempts }: Import, outcome: Outcome): Verdict<Import> {
    if ('reading' in outcome) return { next: 'done', set: { ...afterReading(outcome.reading), attempts: 0 } };
    if ('restMs' in outcome) return { next: 'retry', afterMs: outcome.restMs, set: { attempts: 0 } };
    if ('refusal' in outcome) return failed(outcome.refusal);
    if ('error' in outcome) {
      if (state === 'reading' && attempts >= mostReadings) return failed([told('file-not-read')]);
      return { next: 'retry', afterMs: retryDelay(attempts, backoff) };
    }
    if (!outcome.isFinished) return { next: 'retry', afterMs: 0, set: { attempts: 0 } };
    return { next: 'done', set: { state: state === 'undoing' ? 'undone' : 'applied', attempts: 0 } };
  }

  private async work(each: Import, stopping: AbortSignal): Promise<Outcome> {
    const end = performance.now() + longestTryMs;
    const isOver = () => stopping.aborted || performance.now() > end;
    try {
      if (each.state === 'reading') {
        // A file that has ended its process before is not tried for ever.
        if (each.attempts > mostReadings) return { refusal: [told('file-given-up')] };
        const restMs = this.file.rest(each.userId);
        if (restMs > 0) return { restMs };
        return { reading: await this.file.read(each) };
      }
      const work = each.state === 'applying' ? this.applying : this.undoing;
      return { isFinished: await work.work(each, isOver) };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== undefined) return { refusal };
      this.log.warn(`Work on an import failed: ${(error as Error).name}`);
      return { error };
    }
  }
}

/** A file is removed once it is read; that of a table stays, because its columns may be chosen anew. */
function afterReading(reading: Reading): Partial<Import> {
  const { format } = reading;
  if ('columns' in reading) return { state: 'columns', format, columns: reading.columns };
  const { rows, keepsFile } = reading;
  return { state: 'ready', format, total: rows, done: rows, ...(!keepsFile && { fileKey: null }) };
}

const failed = (refusal: readonly Told[]): Verdict<Import> => ({
  next: 'done',
  set: { state: 'failed', ...storedProblems(refusal), fileKey: null },
});
