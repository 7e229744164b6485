import type { ServiceDatabase } from './database.ts';
import type { Broker } from './nats.ts';

/** The stores' addresses, and the processes' ports. */
export interface Wiring {
  databases: Record<string, ServiceDatabase>;
  broker: Broker;
  smtpUrl: string;
  smtpPort: number;
  /** The private key of pushes that was made for the data folder. */
  pushKey: string;
  /** By the process's name. */
  healthPorts: Record<string, number>;
}
