import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { SocialEnv } from '../env.js';
import { Repeating } from '../repeating.js';
import { PublishQueue } from './publish-queue.js';
import { Publisher } from './publisher.js';

/** The timer: publishes what is due. Every replica runs one. */
@Injectable()
export class PublishDue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(PublishDue.name);
  private readonly repeating: Repeating;

  constructor(
    private readonly queue: PublishQueue,
    private readonly publisher: Publisher,
    private readonly env: SocialEnv,
  ) {
    this.repeating = new Repeating(
      () => this.publishSome(),
      env.PUBLISHER_POLL_MS,
      (error) => this.log.warn(`posts cannot be published: ${String(error)}`),
    );
  }

  onApplicationBootstrap(): void {
    this.repeating.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.repeating.stop();
  }

  private async publishSome(): Promise<boolean> {
    const claimed = await this.queue.claimDue(this.env.PUBLISHER_CONCURRENCY);
    // All of them, also when one fails: a claim that is left alone would wait for its lease.
    const results = await Promise.allSettled(claimed.map((post) => this.publisher.publish(post)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
    return claimed.length === this.env.PUBLISHER_CONCURRENCY;
  }
}
