import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { StripeEvent } from './stripe-event.entity.js';

const hour = 3_600_000;
/** The provider sends a message again for three days, and lists them for thirty. */
const keptMs = 40 * 24 * hour;

@Injectable()
export class PurgeEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptMs);
    await this.em.fork().nativeDelete(StripeEvent, { processedAt: { $lt: before } });
  }
}
