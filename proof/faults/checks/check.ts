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

/** SQL for a join that counts the events of one type for each gift, `"giftId"` and `events`, in one pass. */
export const eventsByGift = (type: string): string =>
  `(select envelope #>> '{data,giftId}' as "giftId", count(*)::int as events from gifting.outbox
    where envelope ->> 'type' = 'gifting.${type}.v1' group by 1)`;
