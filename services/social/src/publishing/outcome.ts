import type { PlatformPost } from '@presently/contracts/social/posts';

/** What became of one try. `refused` and `not-sent` are certain: no network has the post. */
export type Outcome =
  | {
      kind: 'taken';
      /** Ayrshare's own name for it, when it said. */
      ayrshareId: string | undefined;
      postIds: PlatformPost[];
      /** What the other networks said, for a person; undefined when all took it. */
      problem: string | undefined;
    }
  /** It would be refused again. */
  | { kind: 'refused'; reason: string }
  /** Trying again later makes sense. */
  | { kind: 'not-sent'; reason: string }
  /** The request had begun to leave and no answer came, so the networks may have it. */
  | { kind: 'unknown'; error: string };
