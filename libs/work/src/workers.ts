import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Verdict } from './lease.js';
import { leasedQueue, type LeasedQueue } from './leased-queue.js';
import { LeasedWorker } from './workers/leased-worker.js';
import { lockedQueue, type LockedQueue } from './locked-queue.js';
import { LockedWorker } from './workers/locked-worker.js';
import { Wakeups } from './wakeups.js';

interface Worker {
  start: () => void;
  /** @returns whether it begins at once. */
  wake: () => boolean;
  /** Rows may have changed: looks for due ones soon. */
  stir: () => void;
  stop: () => Promise<void>;
}

/** Runs the queues of a service from boot to shutdown. */
@Injectable()
export class Workers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly byQueue = new Map<object, Worker>();
  private readonly leased = new Map<string, LeasedWorker<object, unknown>>();

  constructor(
    private readonly em: EntityManager,
    private readonly wakeups: Wakeups,
    private readonly discovery: DiscoveryService,
  ) {}

  /** The worker of a leased queue in this process. */
  leasedWorker<Row extends object, Result, V extends Verdict<Row>>(
    queue: LeasedQueue<Row, Result, V>,
  ): LeasedWorker<Row, Result, V> {
    return this.workerOf(queue, () => new LeasedWorker(this.em, queue));
  }

  /**
   * The worker of a leased queue by its name, for code that inserts rows and does not know how they are tried.
   * @throws Error before the application has started
   */
  leasedWorkerOf(queue: string): LeasedWorker<object, unknown> {
    const worker = this.leased.get(queue);
    if (!worker) throw new Error(`There is no leased queue ${queue}`);
    return worker;
  }

  /** The worker of a locked queue in this process. */
  lockedWorker<Row extends object>(queue: LockedQueue<Row>): LockedWorker<Row> {
    return this.workerOf(queue, () => new LockedWorker(this.em, queue));
  }

  onApplicationBootstrap(): void {
    for (const queue of this.marked<LeasedQueue<object, unknown>>(leasedQueue)) {
      if (queue.isEnabled !== false) this.begin(queue.name, this.leasedWorker(queue));
      this.leased.set(queue.name, this.leasedWorker(queue));
    }
    for (const queue of this.marked<LockedQueue<object>>(lockedQueue)) {
      this.begin(queue.name, this.lockedWorker(queue));
    }
    // Only what this process changes may be due before the next look of a queue at rest.
    const stir = () => this.byQueue.forEach((worker) => worker.stir());
    this.em.getEventManager().registerSubscriber({ afterTransactionCommit: stir });
  }

  /** Takes on nothing more, and finishes what is in progress. */
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.byQueue.values()].map((each) => each.stop()));
  }

  private workerOf<W extends Worker>(queue: object, create: () => W): W {
    const known = this.byQueue.get(queue) as W | undefined;
    if (known) return known;
    const worker = create();
    this.byQueue.set(queue, worker);
    return worker;
  }

  private marked<Queue>(mark: ReturnType<typeof DiscoveryService.createDecorator>): Queue[] {
    return this.discovery
      .getProviders({ metadataKey: mark.KEY })
      .flatMap(({ instance }) => (instance ? [instance as Queue] : []));
  }

  private begin(queue: string, worker: Worker): void {
    this.wakeups.listen(queue, () => worker.wake());
    worker.start();
  }
}
