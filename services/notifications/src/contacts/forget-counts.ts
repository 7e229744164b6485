import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const hour = 3_600_000;

/** What was counted on a day that is over is nobody's business any more. */
@Injectable()
export class ForgetCounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run().catch(() => undefined), hour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    await this.em.fork().execute('delete from message_counts where day < ?', [this.clock.today('UTC')]);
  }
}
