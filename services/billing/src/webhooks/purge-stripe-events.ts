import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { StripeEvent } from '../subscriptions/stripe-event.entity.js';

const hour = 3_600_000;
/** Stripe repeats a webhook for three days and lists it for thirty. */
const keptMs = 40 * 24 * hour;

/** Deletes handled webhooks that can no longer arrive again. */
@Injectable()
export class PurgeStripeEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptMs);
    await this.em.fork().nativeDelete(StripeEvent, { processedAt: { $lt: before } });
  }
}
