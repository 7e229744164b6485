import type { Rig } from '../rig.ts';

/** Which part of the product tells by its answers that a fault is over. */
export type Probe = 'identity' | 'gifting' | 'recommendations' | 'notifications' | 'billing' | 'social';

export interface Fault {
  /** `<part>:<what happens to it>`, for `--only`. */
  name: string;
  /** For the table. */
  what: string;
  probe: Probe;
  isQuick?: boolean;
  /** Takes disks that can be filled. */
  needsDisk?: boolean;
  /** Processes that may end of it. */
  mayEnd: readonly string[];
  /** A message may come twice because of it: the window of docs/reliability.md. */
  mayDouble?: boolean;
  /** Breaks, holds, heals. Resolves when everything is as it was. @returns what is worth telling */
  inject: (rig: Rig) => Promise<string | void>;
}
