/** The result of an operation. `unknown`: there was no answer, so it may have happened. */
export type Outcome = 'ok' | 'fail' | 'unknown';

export interface Operation {
  kind: string;
  /** Start of the operation, in epoch milliseconds. */
  at: number;
  outcome: Outcome;
}

/** Every operation of the load, in the order in which they ended. */
export class Journal {
  readonly operations: Operation[] = [];

  note(kind: string, at: number, outcome: Outcome): void {
    this.operations.push({ kind, at, outcome });
  }

  /** The number of operations of each outcome that started in a time span. */
  count(from: number, to: number): Record<Outcome, number> {
    const counts = { ok: 0, fail: 0, unknown: 0 };
    for (const { at, outcome } of this.operations) if (at >= from && at < to) counts[outcome] += 1;
    return counts;
  }
}
