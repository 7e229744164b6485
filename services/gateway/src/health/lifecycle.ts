import type { NatsConnection } from '@nats-io/transport-node';

/** Whether this process lives and whether it should be given work. */
export class Lifecycle {
  isDraining = false;

  constructor(
    private readonly rpc: NatsConnection,
    private readonly events: NatsConnection,
  ) {}

  /** A closed connection never comes back; one that is only away does, and is no reason to be restarted. */
  get isAlive(): boolean {
    return !this.rpc.isClosed() && !this.events.isClosed();
  }

  /** Asks the broker, not the services: without one of them the others still serve. */
  async isConnected(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 500).unref());
    const answers = Promise.all([this.rpc.rtt(), this.events.rtt()]).then(
      () => true,
      () => false,
    );
    return Promise.race([answers, late]);
  }
}
