import type { PlatformAnalytics, PostAnalytics } from '@presently/contracts/social/posts';
import { Clock } from '@presently/service/clock';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import { Injectable } from '@nestjs/common';
import { Ayrshare } from '../ayrshare/ayrshare.js';
import { SocialEnv } from '../env.js';
import { Post } from '../posts/post.entity.js';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds until the next collection, by the age of the post; `null` for none. */
export function untilNextCollection(age: number): number | null {
  if (age < day) return hour;
  if (age < 7 * day) return 6 * hour;
  return age < 30 * day ? day : null;
}

/** Collects the analytics of posts for a month, often while they are new. */
@Injectable()
@WorksUnderLease()
export class CollectAnalytics implements LeasedQueue<Post, PlatformAnalytics[] | undefined> {
  readonly name = 'analytics';
  readonly lease: Lease<Post>;
  /** Also the time until a failed collection is tried again. */
  readonly leaseMs = 10 * 60_000;
  readonly pollMs: number;
  readonly concurrency = 1;

  constructor(
    private readonly ayrshare: Ayrshare,
    private readonly clock: Clock,
    env: SocialEnv,
  ) {
    this.pollMs = env.PUBLISHER_POLL_MS;
    this.lease = {
      entity: Post,
      where: () => sql(`status = 'posted'`),
      dueAt: 'analyticsDueAt',
      now: () => clock.now(),
      fence: 'fence',
    };
  }

  try(posts: readonly Post[]): Promise<PlatformAnalytics[] | undefined>[] {
    return posts.map(({ ayrshareId, ayrsharePostIds }) => {
      const platforms = (ayrsharePostIds ?? []).map(({ platform }) => platform);
      return this.ayrshare.analyticsOf(ayrshareId!, platforms);
    });
  }

  judge({ postedAt }: Post, platforms: PlatformAnalytics[] | undefined): Verdict<Post> | undefined {
    if (platforms === undefined) return undefined;
    const now = this.clock.now();
    const analytics: PostAnalytics = { platforms, fetchedAt: now.toISOString() };
    const wait = untilNextCollection(now.getTime() - postedAt!.getTime());
    const analyticsDueAt = wait === null ? null : new Date(now.getTime() + wait);
    return { next: 'done', set: { analytics, analyticsDueAt } };
  }
}
