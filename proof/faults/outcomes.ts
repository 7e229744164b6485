import { seconds } from '../../libs/cli/src/say.ts';
import type { Fault } from './faults/fault.ts';

/** The course of one fault. */
export interface Row {
  fault: Fault;
  /** Its start, its end, and when all work was processed again, in epoch milliseconds. */
  from: number;
  healedAt: number;
  until: number;
  firstGoodMs: number | undefined;
  caughtUpMs: number | undefined;
  remark: string | undefined;
}

/** A message that arrived twice, as certain faults allow. */
export interface Doubled {
  what: string;
  at: number;
  /** The faults that explain it. */
  because: readonly string[];
}

/** The faults injected so far. */
export class Outcomes {
  readonly rows: Row[] = [];
  readonly doubled: Doubled[] = [];

  /** Faults that were active at some moment of a time span. */
  during(from: number, to: number): Row[] {
    return this.rows.filter((row) => row.from <= to && row.until >= from);
  }
}

export const tellTime = (ms: number | undefined) => (ms === undefined ? 'never' : seconds(ms));
