import { Clock } from '@presently/service/clock';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import type { Verdict as WorkVerdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { context, propagation, trace } from '@opentelemetry/api';
import { deliveryLease, deliveryQueueName } from '../deliveries/delivery-queue.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { Outcome } from '../deliveries/outcome.js';
import { PublishProgress, type Progress } from '../deliveries/publish-progress.js';
import { judge, type Verdict } from '../deliveries/verdict.js';
import { NotificationsEnv } from '../env.js';
import { Mailer } from '../mailing/mailer.js';
import { Texter } from '../texts/texter.js';
import { NoteContacts } from './note-contacts.js';

/** The outcome of a try, and the trace in which it happened. */
export interface TryResult {
  outcome: Outcome;
  traceparent?: string | undefined;
}

type DeliveryVerdict = WorkVerdict<Delivery> & { judged: Verdict; at: Date };

const tries = counter(metrics.deliveryTries);
const tracer = trace.getTracer('presently.sender');

/** Sends due deliveries to the mail server or to Twilio. */
@Injectable()
@WorksUnderLease()
export class SendDeliveries implements LeasedQueue<Delivery, TryResult, DeliveryVerdict> {
  readonly name = deliveryQueueName;
  readonly lease = deliveryLease;
  readonly leaseMs: number;
  readonly pollMs: number;
  readonly concurrency: number;
  private readonly log = new Logger(SendDeliveries.name);

  constructor(
    private readonly mailer: Mailer,
    private readonly texter: Texter,
    private readonly publishProgress: PublishProgress,
    private readonly noteContacts: NoteContacts,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {
    this.leaseMs = env.DELIVERY_LEASE_MS;
    this.pollMs = env.SENDER_POLL_MS;
    this.concurrency = env.SENDER_CONCURRENCY;
  }

  try(deliveries: readonly Delivery[]): Promise<TryResult>[] {
    return deliveries.map((delivery) => this.send(delivery));
  }

  judge(delivery: Delivery, { outcome }: TryResult): DeliveryVerdict {
    const judged = judge(delivery, outcome, this.env.RETRY_BASE_MS);
    const { status, unknownOutcomes, retryAfterMs, problem } = judged;
    tries.add(1, {
      'presently.channel': delivery.channel,
      'presently.delivery.kind': delivery.kind,
      'presently.outcome': outcome.kind,
      'presently.delivery.status': status,
    });
    if (problem) this.log.warn(`delivery ${delivery.id}: ${outcome.kind}, now ${status}`);
    const at = this.clock.now();
    const set = {
      status,
      unknownOutcomes,
      isCounted: delivery.isCounted,
      // A postponed mail was not tried: the next try uses the budget.
      ...(outcome.kind === 'postponed' && { attempts: 0 }),
      messageId: delivery.channel === 'email' ? this.mailer.messageIdOf(delivery) : null,
      providerId: outcome.kind === 'accepted' ? (outcome.providerId ?? null) : null,
      sentAt: status === 'sent' ? at : null,
      errorClass: errorClassOf(outcome),
      lastError: outcome.kind === 'accepted' ? null : outcome.error,
      isProblemTold: delivery.isProblemTold || problem !== undefined,
    };
    return retryAfterMs === undefined
      ? { next: 'done', set, judged, at }
      : { next: 'retry', afterMs: retryAfterMs, set, judged, at };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly Tried<Delivery, TryResult, DeliveryVerdict>[]): Promise<void> {
    const progresses = tried.flatMap(({ row: delivery, result: { traceparent }, verdict: { judged, at } }) => {
      const progress = progressOf(delivery, judged);
      const { content } = delivery;
      return progress && content.kind === 'gift' ? [{ delivery, content, progress, at, traceparent }] : [];
    });
    await this.publishProgress.publish(tx, progresses);
    await this.publishProgress.publishSettled(
      tx,
      tried.flatMap(({ row, verdict: { next } }) => (next === 'done' ? [row] : [])),
    );
    await this.noteContacts.note(
      tx,
      tried.map(({ row, result }) => ({ delivery: row, outcome: result.outcome })),
    );
  }

  private send(delivery: Delivery): Promise<TryResult> {
    const parent = propagation.extract(context.active(), { traceparent: delivery.payload.traceparent });
    return context.with(parent, () =>
      tracer.startActiveSpan(`deliver ${delivery.kind}`, async (span) => {
        try {
          const outcome = await this.outcomeOf(delivery);
          span.setAttributes({ 'presently.channel': delivery.channel, 'presently.outcome': outcome.kind });
          const carrier: { traceparent?: string } = {};
          propagation.inject(context.active(), carrier);
          return { outcome, traceparent: carrier.traceparent };
        } finally {
          span.end();
        }
      }),
    );
  }

  private async outcomeOf(delivery: Delivery): Promise<Outcome> {
    if (delivery.channel === 'sms') return this.texter.send(delivery);
    // Two senders died with it, so its one repetition is used up.
    if (delivery.unknownOutcomes > 1) return { kind: 'unknown', error: 'the sender was lost, twice' };
    return this.mailer.send(delivery);
  }
}

/** For operators: `refused-us` is theirs to mend, such as an entry in a block list. */
function errorClassOf(outcome: Outcome): string | null {
  if (outcome.kind === 'accepted') return null;
  return outcome.kind === 'refused' && outcome.isOurs ? 'refused-us' : outcome.kind;
}

/** Undefined if the sender of the gift has nothing new to learn. A text that is sent is not delivered yet. */
function progressOf({ channel }: Delivery, { status, problem }: Verdict): Progress | undefined {
  if (status === 'sent') return { kind: channel === 'sms' ? 'accepted' : 'delivered' };
  return problem && { kind: 'failed', ...problem };
}
