import { subjectsOf, type DataOf, type Envelope, type Event } from '@presently/contracts/kit/event';
import { overhears } from '@presently/contracts/rights';
import { parseEvent, parseEnvelope } from '@presently/messaging/events/parse-event';
import type { ProcessName } from '@presently/topology/services';
import type { NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';

/** Subscribes every replica to events as they are published. At most once, so it is suitable only for hints. */
export class EventBroadcasts {
  private readonly logger = new Logger(EventBroadcasts.name);

  constructor(
    private readonly nats: NatsConnection,
    private readonly owner: ProcessName,
  ) {}

  /**
   * @returns a function that unsubscribes
   * @throws Error for an event that the process does not declare to overhear: the broker refuses without an error
   */
  overhear<E extends Event>(event: E, listener: (envelope: Envelope<DataOf<E>>) => void): () => void {
    if (!overhears[this.owner].includes(event))
      throw new Error(`${this.owner} does not declare that it overhears ${event.type}`);
    const subscription = this.nats.subscribe(subjectsOf(event), {
      callback: (error, message) => {
        if (error) return;
        // An error thrown in a subscription's callback would close the connection of the whole process.
        try {
          const envelope = parseEnvelope(message.string(), message.subject);
          if (!envelope) throw new Error('malformed envelope');
          listener(parseEvent(event, envelope));
        } catch (unreadable) {
          this.logger.warn(`not overheard, ${event.type}: ${String(unreadable)}`);
        }
      },
    });
    return () => subscription.unsubscribe();
  }

  /** Calls the listener when the connection was lost for a while: events published meanwhile have been missed. */
  onGap(listener: () => void): void {
    void this.watchGaps(listener);
  }

  private async watchGaps(listener: () => void): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'reconnect') listener();
    }
  }
}
