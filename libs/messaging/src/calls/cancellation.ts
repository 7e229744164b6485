import type { ServiceName } from '@presently/topology/services';
import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/** The subject on which a service receives cancellations of its calls. */
export const cancelSubject = (service: ServiceName): string => `off.${service}`;

/** Cancels a call in every replica of its service. At most once: if the message is lost, the deadline applies. */
export function cancelCall(nats: NatsConnection, service: ServiceName, callId: string): void {
  if (!nats.isClosed()) nats.publish(cancelSubject(service), callId);
}

/** The calls in progress in this process that their callers can cancel. */
export class Cancellations {
  private readonly inProgress = new Map<string, AbortController>();
  private readonly subscription: Subscription;

  constructor(nats: NatsConnection, service: ServiceName) {
    this.subscription = nats.subscribe(cancelSubject(service), {
      callback: (error, message) => {
        if (!error) this.inProgress.get(message.string())?.abort(new CallCancelled());
      },
    });
  }

  /**
   * Calls `work` with a signal that aborts when the caller cancels, or at the deadline.
   * @param deadline epoch milliseconds
   */
  async withSignal<T>(
    { callId, deadline }: { callId?: string | undefined; deadline: number },
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const controller = new AbortController();
    if (!callId) return work(controller.signal);
    this.inProgress.set(callId, controller);
    const timer = setTimeout(() => controller.abort(new CallCancelled()), Math.max(0, deadline - Date.now()));
    try {
      return await work(controller.signal);
    } finally {
      clearTimeout(timer);
      this.inProgress.delete(callId);
    }
  }

  close(): void {
    this.subscription.unsubscribe();
  }
}

/** The caller has cancelled the call, or its deadline has passed. */
export class CallCancelled extends Error {
  override readonly name = 'AbortError';

  constructor() {
    super('The call was cancelled');
  }
}
