import type { PlatformPost } from '@presently/contracts/social/posts';
import type { PostProblem } from '@presently/rules/post-problems/en';

/** The result of one try. `refused` and `not-sent` are certain: no network has the post. */
export type Outcome =
  | {
      kind: 'taken';
      /** Ayrshare's id of the post, if its reply has one. */
      ayrshareId: string | undefined;
      postIds: PlatformPost[];
      /** The errors of the other networks; none if all accepted it. */
      problems: PostProblem[];
    }
  /** Another try would be refused as well. */
  | { kind: 'refused'; problems: PostProblem[] }
  /** Trying again later makes sense. */
  | { kind: 'not-sent'; problems: PostProblem[] }
  /** The request was sent at least in part and no reply came, so the networks may have the post. */
  | { kind: 'unknown'; error: string };
