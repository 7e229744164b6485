import { metrics } from '@presently/telemetry/metrics';
import { observe } from '@presently/telemetry/instruments';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

/** Counting a million rows is too slow for every export. */
const countAgainAfterMs = 60_000;

/** Reports the number of live sessions as a metric. */
@Injectable()
export class SessionGauge implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private known = { count: 0, until: 0 };
  private stopObserving?: () => void;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.stopObserving = observe([metrics.sessions], async (record) => record(metrics.sessions, await this.count()));
  }

  beforeApplicationShutdown(): void {
    this.stopObserving?.();
  }

  private async count(): Promise<number> {
    if (performance.now() > this.known.until) {
      const [row] = await this.em
        .fork()
        .execute<{ count: number }[]>('select count(*)::int as count from sessions where expire > ?', [
          this.clock.now(),
        ]);
      this.known = { count: row!.count, until: performance.now() + countAgainAfterMs };
    }
    return this.known.count;
  }
}
