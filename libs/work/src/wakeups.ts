import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PostgresChannel } from './postgres-channel.js';

export interface WakeupsOptions {
  service: string;
  databaseUrl: string;
  em: EntityManager;
  onError: (error: unknown) => void;
}

/** The channel of a service's wake-ups. */
export const channelOf = (service: string): string => `${service}.work`;

/** Starts work on a queue. @returns whether it begins at once; otherwise another process is asked. */
export type WakeupListener = () => boolean;

/**
 * Wakes the workers of a queue when it has new rows: those of this process directly, those of other processes by
 * NOTIFY. A wake-up may be lost, so every worker also polls.
 */
export class Wakeups implements EventSubscriber {
  private readonly listeners = new Map<string, WakeupListener>();
  private readonly queuesByTransaction = new WeakMap<object, Set<string>>();
  private readonly channel: PostgresChannel;

  constructor({ service, databaseUrl, em, onError }: WakeupsOptions) {
    em.getEventManager().registerSubscriber(this);
    this.channel = new PostgresChannel({
      databaseUrl,
      applicationName: `${service}-wakeups`,
      channel: channelOf(service),
      onMessage: (queue) => void this.listeners.get(queue)?.(),
      onConnected: () => this.listeners.forEach((listener) => listener()),
      onError,
    });
  }

  start(): void {
    this.channel.start();
  }

  stop(): Promise<void> {
    return this.channel.stop();
  }

  /** Sets what a wake-up of a queue calls in this process. */
  listen(queue: string, listener: WakeupListener): void {
    this.listeners.set(queue, listener);
  }

  /** Wakes a worker of the queue: one of this process if it can begin at once, otherwise those of other processes. */
  wake(queue: string): void {
    if (!this.listeners.get(queue)?.()) this.channel.send(queue);
  }

  /** Like {@link wake}, when the transaction of `em` has committed: before, its rows are invisible. */
  wakeAfterCommit(em: EntityManager, queue: string): void {
    const transaction = em.getTransactionContext<object>();
    if (!transaction) throw new Error(`Rows of ${queue} must be written in a transaction`);
    const queues = this.queuesByTransaction.get(transaction) ?? new Set();
    this.queuesByTransaction.set(transaction, queues.add(queue));
  }

  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    if (!transaction) return;
    for (const queue of this.queuesByTransaction.get(transaction as object) ?? []) this.wake(queue);
    this.queuesByTransaction.delete(transaction as object);
  }
}
