import type { ServiceName } from '@presently/topology/services';
import type { Rig } from '../rig.ts';

/** The service whose answers show that a fault is over. */
export type Probe = ServiceName;

export interface Fault {
  /** `<part>:<what happens to it>`, for `--only`. */
  name: string;
  /** For the table. */
  what: string;
  probe: Probe;
  isQuick?: boolean;
  /** Needs disks that can be filled. */
  needsDisk?: boolean;
  /** Processes that it may end. */
  mayEnd: readonly string[];
  /** A message may come twice because of it: the window of docs/reliability.md. */
  mayDouble?: boolean;
  /** Breaks a part, waits, and repairs it. @returns a remark for the table */
  inject: (rig: Rig) => Promise<string | void>;
}
