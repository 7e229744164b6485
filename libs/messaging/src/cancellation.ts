import type { ServiceName } from '@presently/topology/services';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** Where a service hears that nobody waits for a call any more. */
export const cancelSubject = (service: ServiceName): string => `off.${service}`;

/** Tells every replica of a service that nobody waits for a call any more. At most once: the deadline ends it otherwise. */
export function cancelCall(nats: NatsConnection, service: ServiceName, callId: string): void {
  if (!nats.isClosed()) nats.publish(cancelSubject(service), callId);
}

/** The calls under way in this process that their callers may call off. */
export class Cancellations {
  private readonly underWay = new Map<string, AbortController>();
  private readonly subscription: Subscription;

  constructor(nats: NatsConnection, service: ServiceName) {
    this.subscription = nats.subscribe(cancelSubject(service), {
      callback: (error, message) => {
        if (!error) this.underWay.get(message.string())?.abort(new CallCancelled());
      },
    });
  }

  /**
   * Runs a piece of work with a signal that ends when its caller calls it off, or at the deadline.
   * @param deadline epoch milliseconds
   */
  async during<T>(
    { callId, deadline }: { callId?: string | undefined; deadline: number },
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    if (!callId) return work(controller.signal);
    this.underWay.set(callId, controller);
    const late = setTimeout(() => controller.abort(new CallCancelled()), Math.max(0, deadline - Date.now()));
    try {
      return await work(controller.signal);
    } finally {
      clearTimeout(late);
      this.underWay.delete(callId);
    }
  }

  close(): void {
    this.subscription.unsubscribe();
  }
}

/** Why a signal has ended: nobody waits for the answer. */
export class CallCancelled extends Error {
  override readonly name = 'AbortError';

  constructor() {
    super('Nobody waits for this call any more');
  }
}
