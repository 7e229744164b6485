import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';

type Listener = (isCommitted: boolean) => void;

/** Calls listeners when the transaction that they are about has ended. */
export class TransactionEnds implements EventSubscriber {
  private readonly listeners = new WeakMap<object, Listener[]>();

  constructor(em: EntityManager) {
    em.getEventManager().registerSubscriber(this);
  }

  /** @throws Error outside a transaction, and in a savepoint, whose end is not that of the transaction */
  listen(em: EntityManager, listener: Listener): void {
    const transaction = em.getTransactionContext<object>();
    if (!transaction || 'savepointName' in transaction) throw new Error('This needs a transaction');
    this.listeners.set(transaction, [...(this.listeners.get(transaction) ?? []), listener]);
  }

  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    this.end(transaction, true);
  }

  afterTransactionRollback({ transaction }: TransactionEventArgs): void {
    this.end(transaction, false);
  }

  private end(transaction: unknown, isCommitted: boolean): void {
    const listeners = transaction ? this.listeners.get(transaction) : undefined;
    if (!listeners) return;
    this.listeners.delete(transaction as object);
    for (const listener of listeners) listener(isCommitted);
  }
}
