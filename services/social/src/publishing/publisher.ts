import { needsPicture } from '@presently/rules/social-platforms';
import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import { isOutage } from '@presently/work/outage';
import { Injectable, Logger } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import { SocialEnv } from '../env.js';
import type { Post } from '../posts/post.entity.js';
import { Ayrshare } from '../ayrshare/ayrshare.js';
import type { Outcome } from '../ayrshare/outcome.js';
import { PublishQueue } from './publish-queue.js';
import { instagramNeedsPicture } from '../ayrshare/reasons.js';
import { judge, type Verdict } from './verdict.js';

const tries = counter(metrics.postTries);
const tracer = trace.getTracer('presently.publisher');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Publishes one claimed post and writes its outcome. */
@Injectable()
export class Publisher {
  private readonly log = new Logger(Publisher.name);

  constructor(
    private readonly queue: PublishQueue,
    private readonly ayrshare: Ayrshare,
    private readonly env: SocialEnv,
  ) {}

  publish(post: Post): Promise<Verdict> {
    return tracer.startActiveSpan('publish post', async (span) => {
      try {
        const outcome = await this.attempt(post);
        span.setAttribute('presently.outcome', outcome.kind);
        const verdict = judge(post.attempts, outcome, this.env.RETRY_BASE_MS);
        tries.add(1, { 'presently.outcome': outcome.kind, 'presently.post.status': verdict.status });
        if (outcome.kind !== 'taken') this.log.warn(`post ${post.id}: ${outcome.kind}, now ${verdict.status}`);
        await this.settle(post, outcome, verdict);
        return verdict;
      } finally {
        span.end();
      }
    });
  }

  private async attempt({ id, content, imageUrl, platforms, refusedKeys, unknownOutcomes }: Post): Promise<Outcome> {
    const note = `presently:${id}`;
    if (unknownOutcomes > 0) {
      const known = await this.ayrshare.find(note);
      if (known) return known;
    }
    const ready = platforms.filter((platform) => imageUrl !== null || !needsPicture(platform));
    if (ready.length === 0) return { kind: 'refused', reason: instagramNeedsPicture };
    const idempotencyKey = `${id}:${refusedKeys}`;
    const outcome = await this.ayrshare.post({ content, imageUrl, platforms: ready, idempotencyKey, note });
    if (ready.length === platforms.length || outcome.kind === 'unknown') return outcome;
    if (outcome.kind !== 'taken') return { ...outcome, reason: `${outcome.reason} ${instagramNeedsPicture}` };
    return { ...outcome, problem: [outcome.problem, instagramNeedsPicture].filter(Boolean).join(' ') };
  }

  /** The outcome is final, so an unavailable database is tried again until the lease ends. */
  private async settle(post: Post, outcome: Outcome, verdict: Verdict): Promise<void> {
    for (const leaseEnd = Date.now() + this.env.PUBLISH_LEASE_MS; ; await sleep(500)) {
      try {
        const held = await this.queue.settle(post, outcome, verdict);
        if (!held) this.log.warn(`post ${post.id} has passed to another publisher`);
        return;
      } catch (error) {
        if (!isOutage(error) || Date.now() > leaseEnd) throw error;
      }
    }
  }
}
