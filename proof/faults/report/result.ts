import type { Violation } from '../checks/check.ts';
import type { Journal } from '../load/journal.ts';
import type { Outcomes } from '../outcomes.ts';

/** What a run found. */
export interface Result {
  outcomes: Outcomes;
  violations: Violation[];
  journal: Journal;
}
