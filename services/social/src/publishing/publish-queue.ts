import { socialPostFailed, socialPostPublished } from '@presently/contracts/social/posts';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { SocialEnv } from '../env.js';
import { Post } from '../posts/post.entity.js';
import type { Outcome } from '../ayrshare/outcome.js';
import type { Verdict } from './verdict.js';

/** Nobody holds it: never claimed, or its publisher was lost. Leases are of real time, whatever the product's clock shows. */
const isFree = `(lease_until is null or lease_until < now())`;
/** Posts that one press of Process Pending takes on. */
const mostProcessed = 200;

/** The scheduled posts, shared by the publishers of all replicas: claim, lease, fence. */
@Injectable()
export class PublishQueue {
  /** Names this process in the rows it works on. */
  private readonly owner = randomUUID();

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: SocialEnv,
  ) {}

  /** Takes up to `limit` posts whose time has come, each for one publisher only; none while the schedule is switched off. */
  claimDue(limit: number): Promise<Post[]> {
    return this.claim(
      `next_at <= ?::timestamptz and not exists (select 1 from social_schedule_config where not is_enabled)`,
      [this.clock.now().toISOString()],
      limit,
    );
  }

  /** Takes one post, whether its time has come or not. */
  async claimOne(id: string): Promise<Post | undefined> {
    return (await this.claim('id = ?', [id], 1))[0];
  }

  /** Takes one post if its time has come, also when it would be tried again only later. */
  async claimPending(id: string): Promise<Post | undefined> {
    const now = this.clock.now().toISOString();
    return (await this.claim('id = ? and scheduled_for <= ?::timestamptz', [id, now], 1))[0];
  }

  /** Posts whose time has come and that are in nobody's hands, the longest waiting first. */
  async pendingIds(): Promise<string[]> {
    const rows = await this.em.fork().execute<{ id: string }[]>(
      `select id from social_posts where status = 'scheduled' and scheduled_for <= ?::timestamptz and ${isFree}
       order by scheduled_for limit ?`,
      [this.clock.now().toISOString(), mostProcessed],
    );
    return rows.map(({ id }) => id);
  }

  /** A claim whose lease has run out is taken over; its publisher may have got through, so that is an unknown outcome. */
  private async claim(condition: string, params: unknown[], limit: number): Promise<Post[]> {
    const em = this.em.fork();
    const rows = await em.execute<Record<string, unknown>[]>(
      `with free as (
         select id from social_posts
         where status = 'scheduled' and ${isFree} and ${condition}
         order by next_at
         limit ?
         for update skip locked
       )
       update social_posts
       set attempts = attempts + 1, fence = fence + 1, owner = ?,
           unknown_outcomes = unknown_outcomes + case when lease_until is null then 0 else 1 end,
           lease_until = now() + ? * interval '1 millisecond'
       from free where social_posts.id = free.id
       returning social_posts.*`,
      [...params, limit, this.owner, this.env.PUBLISH_LEASE_MS],
    );
    return rows.map((row) => em.map(Post, row));
  }

  /**
   * Writes down what a try has come to and tells the others, unless the claim has passed to somebody else meanwhile.
   * @returns whether the claim still held.
   */
  settle(claim: Post, outcome: Outcome, { status, retryAfterMs, errorMessage }: Verdict): Promise<boolean> {
    return this.em.fork().transactional(async (tx) => {
      const now = this.clock.now();
      const isCertainFailure = outcome.kind === 'refused' || outcome.kind === 'not-sent';
      const settled = await tx.nativeUpdate(
        Post,
        { id: claim.id, fence: claim.fence, status: 'scheduled' },
        {
          status,
          errorMessage,
          unknownOutcomes: outcome.kind === 'unknown' ? claim.unknownOutcomes + 1 : 0,
          refusedKeys: claim.refusedKeys + (isCertainFailure ? 1 : 0),
          owner: null,
          leaseUntil: null,
          updatedAt: now,
          ...(retryAfterMs !== undefined && { nextAt: new Date(now.getTime() + retryAfterMs) }),
          ...(outcome.kind === 'taken' && {
            postedAt: now,
            ayrshareId: outcome.ayrshareId ?? null,
            ayrsharePostIds: outcome.postIds,
            analyticsDueAt: outcome.ayrshareId ? new Date(now.getTime() + this.env.ANALYTICS_AFTER_MS) : null,
          }),
        },
      );
      if (settled === 0) return false;
      const aggregate = { kind: 'social-post', id: claim.id, version: claim.fence };
      if (outcome.kind === 'taken') {
        const platforms = outcome.postIds.map(({ platform }) => platform);
        await this.outbox.add(tx, socialPostPublished, aggregate, {
          postId: claim.id,
          platforms,
          postedAt: now.toISOString(),
        });
      } else if (status === 'failed') {
        await this.outbox.add(tx, socialPostFailed, aggregate, { postId: claim.id, reason: errorMessage! });
      }
      return true;
    });
  }
}
