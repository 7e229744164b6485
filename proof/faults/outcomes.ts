import { seconds } from '../../libs/cli/src/say.ts';
import type { Fault } from './faults/fault.ts';

/** What a fault has come to. */
export interface Row {
  fault: Fault;
  /** From its beginning to its end, and until what it left behind was done. */
  from: number;
  healedAt: number;
  until: number;
  firstGoodMs: number | undefined;
  caughtUpMs: number | undefined;
  remark: string | undefined;
}

/** A message that came more than once, as it may after certain faults. */
export interface Doubled {
  what: string;
  at: number;
  /** The faults that explain it. */
  because: readonly string[];
}

/** What has happened so far. */
export class Outcomes {
  readonly rows: Row[] = [];
  readonly doubled: Doubled[] = [];

  /** Faults that were at work at some moment of a span. */
  during(from: number, to: number): Row[] {
    return this.rows.filter((row) => row.from <= to && row.until >= from);
  }
}

export const tellTime = (ms: number | undefined) => (ms === undefined ? 'never' : seconds(ms));
