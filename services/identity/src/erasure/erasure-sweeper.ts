import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { IdentityEnv } from '../env.js';
import { Erasures } from './erasures.js';

const minute = 60_000;

/** Publishes unconfirmed erasures again, and warns about those that stay unconfirmed. */
@Injectable()
export class ErasureSweeper {
  private readonly log = new Logger(ErasureSweeper.name);

  constructor(
    private readonly em: EntityManager,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
    private readonly env: IdentityEnv,
  ) {}

  @Interval(minute)
  async sweep(): Promise<void> {
    const secondsAgo = (seconds: number) => new Date(this.clock.now().getTime() - seconds * 1_000);
    const askedBefore = secondsAgo(this.env.ERASURE_ASK_AGAIN_AFTER);
    const open = await this.em.fork().transactional((tx) => this.erasures.publishAgain(tx, askedBefore));
    const alarming = secondsAgo(this.env.ERASURE_WARN_AFTER);
    for (const { userId, services, requestedAt } of open.filter((erasure) => erasure.requestedAt <= alarming)) {
      this.log.warn(`${services.join(', ')} have not erased user ${userId} since ${requestedAt.toISOString()}`);
    }
  }
}
