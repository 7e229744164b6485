/** What became of an operation: `unknown` may have happened, as nobody was told. */
export type Outcome = 'ok' | 'fail' | 'unknown';

export interface Operation {
  kind: string;
  /** When it began. */
  at: number;
  outcome: Outcome;
}

/** Every operation of the load, in the order of their ends. */
export class Journal {
  readonly operations: Operation[] = [];

  note(kind: string, at: number, outcome: Outcome): void {
    this.operations.push({ kind, at, outcome });
  }

  /** How many of each outcome began in a span of time. */
  count(from: number, to: number): Record<Outcome, number> {
    const counts = { ok: 0, fail: 0, unknown: 0 };
    for (const { at, outcome } of this.operations) if (at >= from && at < to) counts[outcome] += 1;
    return counts;
  }
}
