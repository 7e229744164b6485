import type { DataOf, Envelope, Event } from '@presently/contracts/event';
import { overhears, type ProcessName } from '@presently/contracts/rights';
import type { NatsConnection } from '@nats-io/transport-node';

/** Overhears events as they are published: at most once, every replica, for what is only a hint. */
export class EventsConnection {
  /** @param nats open to broadcasts of messaging's own, such as `announceRevoked`. */
  constructor(
    readonly nats: NatsConnection,
    private readonly owner: ProcessName,
  ) {}

  /**
   * @returns a function that stops listening.
   * @throws Error for an event that the process does not declare to overhear: the broker would refuse it in silence.
   */
  overhear<E extends Event>(event: E, listener: (envelope: Envelope<DataOf<E>>) => void): () => void {
    if (!overhears[this.owner].includes(event))
      throw new Error(`${this.owner} does not declare that it overhears ${event.type}`);
    const subscription = this.nats.subscribe(event.subject, {
      callback: (error, message) => {
        if (!error) listener(message.json<Envelope<DataOf<E>>>());
      },
    });
    return () => subscription.unsubscribe();
  }
}
