import { observe } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';

/** Exports how long the oldest due delivery has been due. */
@Injectable()
export class ObserveDeliveries implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopObserving?: () => void;

  constructor(private readonly em: EntityManager) {}

  onApplicationBootstrap(): void {
    this.stopObserving = observe([metrics.deliveryAge], async (record) =>
      record(metrics.deliveryAge, await this.oldestDueAge()),
    );
  }

  beforeApplicationShutdown(): void {
    this.stopObserving?.();
  }

  /** In seconds. */
  private async oldestDueAge(): Promise<number> {
    const [row] = await this.em.fork().execute<{ age: number | null }[]>(
      `select extract(epoch from now() - min(next_at))::float8 as age from deliveries
       where status = 'pending' and next_at <= now()`,
    );
    return row?.age ?? 0;
  }
}
