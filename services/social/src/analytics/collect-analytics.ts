import type { PostAnalytics } from '@presently/contracts/social/posts';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { SocialEnv } from '../env.js';
import { Post } from '../posts/post.entity.js';
import { Ayrshare } from '../ayrshare/ayrshare.js';
import { Repeating } from '../repeating.js';

const hour = 3_600_000;
const day = 24 * hour;
/** Posts in one batch. */
const atOnce = 5;
/** How long a replica's claim on a post's analytics holds; also the wait after a failure. */
const turnMs = 10 * 60_000;

/** Milliseconds until the next collection, by the age of the post; `null` for none. */
export function untilNextCollection(age: number): number | null {
  if (age < day) return hour;
  if (age < 7 * day) return 6 * hour;
  return age < 30 * day ? day : null;
}

/** Collects the analytics of posts for a month, often while they are new. Every replica does, for different posts. */
@Injectable()
export class CollectAnalytics implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(CollectAnalytics.name);
  private readonly repeating: Repeating;

  constructor(
    private readonly em: EntityManager,
    private readonly ayrshare: Ayrshare,
    private readonly clock: Clock,
    env: SocialEnv,
  ) {
    this.repeating = new Repeating(
      () => this.collectSome(),
      env.PUBLISHER_POLL_MS,
      (error) => this.log.warn(`analytics cannot be collected: ${String(error)}`),
    );
  }

  onApplicationBootstrap(): void {
    this.repeating.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.repeating.stop();
  }

  private async collectSome(): Promise<boolean> {
    const em = this.em.fork();
    const now = this.clock.now();
    const rows = await em.execute<Record<string, unknown>[]>(
      `with due as (
         select id from social_posts where status = 'posted' and analytics_due_at <= ?::timestamptz
         order by analytics_due_at limit ? for update skip locked
       )
       update social_posts set analytics_due_at = ?::timestamptz from due where social_posts.id = due.id
       returning social_posts.*`,
      [now.toISOString(), atOnce, new Date(now.getTime() + turnMs).toISOString()],
    );
    for (const row of rows) await this.collect(em.map(Post, row));
    return rows.length === atOnce;
  }

  private async collect({ id, ayrshareId, ayrsharePostIds, postedAt }: Post): Promise<void> {
    const platforms = (ayrsharePostIds ?? []).map(({ platform }) => platform);
    const counts = await this.ayrshare.analyticsOf(ayrshareId!, platforms);
    if (counts === undefined) return;
    const now = this.clock.now();
    const wait = untilNextCollection(now.getTime() - postedAt!.getTime());
    const analytics: PostAnalytics = { platforms: counts, fetchedAt: now.toISOString() };
    await this.em
      .fork()
      .nativeUpdate(Post, { id }, { analytics, analyticsDueAt: wait === null ? null : new Date(now.getTime() + wait) });
  }
}
