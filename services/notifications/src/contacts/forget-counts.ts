import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

const hour = 3_600_000;

/** Deletes the counts of days that are over. */
@Injectable()
export class ForgetCounts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async forget(): Promise<void> {
    await this.em.fork().execute('delete from message_counts where day < ?', [this.clock.today('UTC')]);
  }
}
