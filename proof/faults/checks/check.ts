import type { Outcomes } from '../outcomes.ts';
import type { Rig } from '../rig.ts';

/** Something promised that did not hold: what, and since when it can have been wrong. */
export interface Violation {
  kind: 'lost' | 'doubled' | 'wrong';
  what: string;
  /** When whatever was lost or doubled began; puts it into the row of its fault. */
  at?: number;
}

/** What is to be true in the end. @returns every exception */
export type Check = (rig: Rig, outcomes: Outcomes) => Promise<Violation[]>;
