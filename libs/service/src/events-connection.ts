import type { DataOf, Envelope, Event } from '@presently/contracts/event';
import type { NatsConnection } from '@nats-io/transport-node';

/** Overhears events as they are published: at most once, every replica, for what is only a hint. */
export class EventsConnection {
  /** @param nats open to broadcasts of messaging's own, such as `announceRevoked`. */
  constructor(readonly nats: NatsConnection) {}

  /** @returns a function that stops listening. */
  overhear<E extends Event>(event: E, listener: (envelope: Envelope<DataOf<E>>) => void): () => void {
    const subscription = this.nats.subscribe(event.subject, {
      callback: (error, message) => {
        if (!error) listener(message.json<Envelope<DataOf<E>>>());
      },
    });
    return () => subscription.unsubscribe();
  }
}
