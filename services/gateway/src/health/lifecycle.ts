import type { NatsConnection } from '@nats-io/transport-node';

/** The state of this process for liveness and readiness. */
export class Lifecycle {
  isDraining = false;

  constructor(
    private readonly rpc: NatsConnection,
    private readonly events: NatsConnection,
  ) {}

  /** A lost connection is restored by itself. A closed one is not, and the process has to restart. */
  get isAlive(): boolean {
    return !this.rpc.isClosed() && !this.events.isClosed();
  }

  /** Checks the broker only: if one service is down, the routes of the others still work. */
  async isConnected(): Promise<boolean> {
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 500).unref());
    const answers = Promise.all([this.rpc.rtt(), this.events.rtt()]).then(
      () => true,
      () => false,
    );
    return Promise.race([answers, late]);
  }
}
