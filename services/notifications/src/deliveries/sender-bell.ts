import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Wakes the sender of this process; those of other replicas find new work when they next look. */
@Injectable()
export class SenderBell implements EventSubscriber {
  private readonly awaited = new WeakSet<object>();
  private hasRung = false;
  private wakeUp: () => void = () => {};

  constructor(em: EntityManager) {
    em.getEventManager().registerSubscriber(this);
  }

  /** Rings when the running transaction has committed: before, there would be nothing to see. */
  ringAfterCommit(em: EntityManager): void {
    const transaction = em.getTransactionContext<object>();
    if (transaction) this.awaited.add(transaction);
  }

  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (transaction && this.awaited.delete(transaction)) this.ring();
  }

  ring(): void {
    this.hasRung = true;
    this.wakeUp();
  }

  /** Resolves at the next ring or after `ms`; at once when it has rung since the last time. */
  async rungOrAfter(ms: number): Promise<void> {
    if (!this.hasRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.hasRung = false;
    this.wakeUp = () => {};
  }
}
