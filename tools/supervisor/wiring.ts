import type { ServiceDatabase } from './database.ts';
import type { Broker } from './nats.ts';

/** The stores' addresses, and the processes' ports. */
export interface Wiring {
  databases: Record<string, ServiceDatabase>;
  broker: Broker;
  smtpUrl: string;
  smtpPort: number;
  /** By the process's name. */
  healthPorts: Record<string, number>;
}
