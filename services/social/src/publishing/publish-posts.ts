import { socialPostFailed, socialPostPublished } from '@presently/contracts/social/posts';
import { Outbox } from '@presently/messaging/outbox';
import type { PostProblem } from '@presently/rules/post-problems/en';
import { needsPicture } from '@presently/rules/social-platforms';
import { Clock } from '@presently/service/clock';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import type { Lease, Verdict as WorkVerdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { context, propagation, trace } from '@opentelemetry/api';
import { Ayrshare } from '../ayrshare/ayrshare.js';
import type { Outcome } from '../ayrshare/outcome.js';
import { SocialEnv } from '../env.js';
import { Post } from '../posts/post.entity.js';
import { judge, type Verdict } from './verdict.js';

/** The outcome of a try, and the trace in which it happened. */
interface TryResult {
  outcome: Outcome;
  traceparent?: string | undefined;
}

const pictureNeeded: PostProblem = { code: 'picture-needed', params: {} };

type PostVerdict = WorkVerdict<Post> & { judged: Verdict; at: Date };

const aggregateOf = ({ id, fence }: Post) => ({ kind: 'social-post', id, version: fence });
const tries = counter(metrics.postTries);
const tracer = trace.getTracer('presently.publisher');

/** Publishes scheduled posts whose time has come; none while the schedule is switched off. */
@Injectable()
@WorksUnderLease()
export class PublishPosts implements LeasedQueue<Post, TryResult, PostVerdict> {
  readonly name = 'posts';
  readonly lease: Lease<Post>;
  readonly leaseMs: number;
  readonly pollMs: number;
  readonly concurrency: number;
  private readonly log = new Logger(PublishPosts.name);

  constructor(
    private readonly ayrshare: Ayrshare,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: SocialEnv,
  ) {
    this.leaseMs = env.PUBLISH_LEASE_MS;
    this.pollMs = env.PUBLISHER_POLL_MS;
    this.concurrency = env.PUBLISHER_CONCURRENCY;
    this.lease = {
      entity: Post,
      where: () => sql(`status = 'scheduled'`),
      due: () =>
        sql(
          `next_at <= ?::timestamptz and not exists (select 1 from social_schedule_config where not is_enabled)`,
          clock.now().toISOString(),
        ),
      now: () => clock.now(),
      dueAt: 'nextAt',
      fence: 'fence',
      attempts: 'attempts',
      holder: { leaseUntil: 'leaseUntil', owner: 'owner', lost: 'unknownOutcomes' },
      heldWhile: `status = 'scheduled'`,
    };
  }

  try(posts: readonly Post[]): Promise<TryResult>[] {
    return posts.map((post) => this.publish(post));
  }

  judge(post: Post, { outcome }: TryResult): PostVerdict {
    const judged = judge(post.attempts, outcome, this.env.RETRY_BASE_MS);
    const { status, errorMessage, problems, retryAfterMs } = judged;
    tries.add(1, { 'presently.outcome': outcome.kind, 'presently.post.status': status });
    if (outcome.kind !== 'taken') this.log.warn(`post ${post.id}: ${outcome.kind}, now ${status}`);
    const at = this.clock.now();
    const hasCertainlyFailed = outcome.kind === 'refused' || outcome.kind === 'not-sent';
    const set = {
      status,
      errorMessage,
      problems,
      unknownOutcomes: outcome.kind === 'unknown' ? post.unknownOutcomes + 1 : 0,
      refusedKeys: post.refusedKeys + (hasCertainlyFailed ? 1 : 0),
      updatedAt: at,
      ...(outcome.kind === 'taken' && {
        postedAt: at,
        ayrshareId: outcome.ayrshareId ?? null,
        ayrsharePostIds: outcome.postIds,
        analyticsDueAt: outcome.ayrshareId ? new Date(at.getTime() + this.env.ANALYTICS_AFTER_MS) : null,
      }),
    };
    return retryAfterMs === undefined
      ? { next: 'done', set, judged, at }
      : { next: 'retry', afterMs: retryAfterMs, set, judged, at };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly Tried<Post, TryResult, PostVerdict>[]): Promise<void> {
    await this.outbox.addAll(
      tx,
      socialPostPublished,
      tried.flatMap(({ row, result: { outcome, traceparent }, verdict: { at } }) => {
        if (outcome.kind !== 'taken') return [];
        const platforms = outcome.postIds.map(({ platform }) => platform);
        return [
          {
            aggregate: aggregateOf(row),
            data: { postId: row.id, platforms, postedAt: at.toISOString() },
            traceparent,
          },
        ];
      }),
    );
    await this.outbox.addAll(
      tx,
      socialPostFailed,
      tried.flatMap(({ row, result: { traceparent }, verdict: { judged } }) => {
        if (judged.status !== 'failed') return [];
        return [{ aggregate: aggregateOf(row), data: { postId: row.id, reason: judged.errorMessage! }, traceparent }];
      }),
    );
  }

  private publish(post: Post): Promise<TryResult> {
    return tracer.startActiveSpan('publish post', async (span) => {
      try {
        const outcome = await this.outcomeOf(post);
        span.setAttribute('presently.outcome', outcome.kind);
        const carrier: { traceparent?: string } = {};
        propagation.inject(context.active(), carrier);
        return { outcome, traceparent: carrier.traceparent };
      } finally {
        span.end();
      }
    });
  }

  private async outcomeOf({ id, content, imageUrl, platforms, refusedKeys, unknownOutcomes }: Post): Promise<Outcome> {
    const note = `presently:${id}`;
    if (unknownOutcomes > 0) {
      const known = await this.ayrshare.find(note);
      if (known) return known;
    }
    const ready = platforms.filter((platform) => imageUrl !== null || !needsPicture(platform));
    if (ready.length === 0) return { kind: 'refused', problems: [pictureNeeded] };
    const idempotencyKey = `${id}:${refusedKeys}`;
    const outcome = await this.ayrshare.post({ content, imageUrl, platforms: ready, idempotencyKey, note });
    if (ready.length === platforms.length || outcome.kind === 'unknown') return outcome;
    return { ...outcome, problems: [...outcome.problems, pictureNeeded] };
  }
}
