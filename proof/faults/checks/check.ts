import type { Outcomes } from '../outcomes.ts';
import type { Rig } from '../rig.ts';

/** A broken promise. */
export interface Violation {
  kind: 'lost' | 'doubled' | 'wrong';
  what: string;
  /** When the affected operation started. It decides the fault's row. */
  at?: number;
}

/** Checks a promise. @returns where it is broken */
export type Check = (rig: Rig, outcomes: Outcomes) => Promise<Violation[]>;
