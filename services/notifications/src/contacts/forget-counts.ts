import { Clock } from '@presently/service/clock';
import { Every } from '@presently/work/every';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const hour = 3_600_000;

/** Deletes the counts of days that are over. */
@Injectable()
export class ForgetCounts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Every(hour)
  async forget(): Promise<void> {
    await this.em.fork().execute('delete from message_counts where day < ?', [this.clock.today('UTC')]);
  }
}
