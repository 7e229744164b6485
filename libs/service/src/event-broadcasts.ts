import type { DataOf, Envelope, Event } from '@presently/contracts/kit/event';
import { overhears } from '@presently/contracts/rights';
import { parseEvent, parseEnvelope } from '@presently/messaging/parse-event';
import type { ProcessName } from '@presently/topology/services';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';

/** Overhears events as they are published: at most once, every replica, for what is only a hint. */
export class EventBroadcasts {
  private readonly logger = new Logger(EventBroadcasts.name);

  /** @param nats open to broadcasts of messaging's own, such as `publishRevokedSessions`. */
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
        if (error) return;
        // Thrown here, it would end the connection that everybody in this process hears by.
        try {
          const envelope = parseEnvelope(message.string(), message.subject);
          if (!envelope) throw new Error('no envelope of it');
          listener(parseEvent(event, envelope));
        } catch (unreadable) {
          this.logger.warn(`not overheard, ${event.type}: ${String(unreadable)}`);
        }
      },
    });
    return () => subscription.unsubscribe();
  }
}
