import { metrics } from '@presently/telemetry/metrics';
import { counter, observe } from '@presently/telemetry/instruments';
import { isOutage } from '@presently/work/outage';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { context, propagation, trace } from '@opentelemetry/api';
import { NotificationsEnv } from '../env.js';
import { Mailer } from '../mailing/mailer.js';
import { Texter } from '../texts/texter.js';
import { DeliveryQueue } from './delivery-queue.js';
import type { Delivery } from './delivery.entity.js';
import { SenderBell } from './sender-bell.js';
import type { Outcome } from './outcome.js';
import { judge } from './verdict.js';

const tries = counter(metrics.deliveryTries);
const tracer = trace.getTracer('presently.sender');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends what is due: claims, tries, writes down the outcome. Every replica runs one. */
@Injectable()
export class Sender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Sender.name);
  private readonly inFlight = new Set<Promise<void>>();
  private loop?: Promise<void>;
  private stopObserving?: () => void;
  private isStopped = false;
  /** The last claim was granted in full, so a place that becomes free can be filled at once. */
  private mayBeMore = false;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly bell: SenderBell,
    private readonly mailer: Mailer,
    private readonly texter: Texter,
    private readonly env: NotificationsEnv,
  ) {}

  onApplicationBootstrap(): void {
    this.loop = this.run();
    this.stopObserving = observe([metrics.deliveryAge], async (record) =>
      record(metrics.deliveryAge, await this.queue.oldestDueAge()),
    );
  }

  /** Takes nothing new and finishes what is on its way. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.stopObserving?.();
    this.bell.ring();
    await this.loop;
    await Promise.all(this.inFlight);
    this.mailer.close();
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const free = this.env.SENDER_CONCURRENCY - this.inFlight.size;
      if (free > 0) {
        const claimed = await this.claim(free);
        this.mayBeMore = claimed.length === free;
        for (const delivery of claimed) this.track(this.deliver(delivery));
      }
      await this.bell.rungOrAfter(this.env.SENDER_POLL_MS);
    }
  }

  private async claim(limit: number): Promise<Delivery[]> {
    try {
      return await this.queue.claim(limit);
    } catch (error) {
      this.log.warn(`deliveries cannot be claimed: ${String(error)}`);
      return [];
    }
  }

  private track(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.log.error(error))
      .finally(() => {
        this.inFlight.delete(done);
        if (this.mayBeMore) this.bell.ring();
      });
    this.inFlight.add(done);
  }

  private deliver(delivery: Delivery): Promise<void> {
    const parent = propagation.extract(context.active(), { traceparent: delivery.payload.traceparent });
    return context.with(parent, () =>
      tracer.startActiveSpan(`deliver ${delivery.kind}`, async (span) => {
        try {
          const outcome = await this.attempt(delivery);
          span.setAttributes({ 'presently.channel': delivery.channel, 'presently.outcome': outcome.kind });
          await this.settle(delivery, outcome);
        } finally {
          span.end();
        }
      }),
    );
  }

  private async attempt(delivery: Delivery): Promise<Outcome> {
    if (delivery.channel === 'sms') return this.texter.send(delivery);
    // Claimed after a second sender was lost with it: its one repetition has been used.
    if (delivery.unknownOutcomes > 1) return { kind: 'unknown', error: 'the sender was lost, twice' };
    return this.mailer.send(delivery);
  }

  private async settle(delivery: Delivery, outcome: Outcome): Promise<void> {
    const verdict = judge(delivery, outcome, this.env.RETRY_BASE_MS);
    const messageId = delivery.channel === 'email' ? this.mailer.messageIdOf(delivery) : null;
    tries.add(1, {
      'presently.channel': delivery.channel,
      'presently.delivery.kind': delivery.kind,
      'presently.outcome': outcome.kind,
      'presently.delivery.status': verdict.status,
    });
    if (verdict.problem) this.log.warn(`delivery ${delivery.id}: ${outcome.kind}, now ${verdict.status}`);
    // The mail server has decided; while the lease holds, a database that is away is worth waiting for.
    for (const leaseEnd = Date.now() + this.env.DELIVERY_LEASE_MS; ; await sleep(500)) {
      try {
        const held = await this.queue.settle(delivery, outcome, verdict, messageId);
        if (!held) this.log.warn(`delivery ${delivery.id} has passed to another sender or was cancelled`);
        return;
      } catch (error) {
        if (!isOutage(error) || Date.now() > leaseEnd) throw error;
      }
    }
  }
}
