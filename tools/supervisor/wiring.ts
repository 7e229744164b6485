import type { ServiceDatabase } from './database.ts';
import type { BrokerUrls } from './nats.ts';

/** The stores' addresses, and the processes' ports. */
export interface Wiring {
  databases: Record<string, ServiceDatabase>;
  natsUrls: BrokerUrls;
  smtpUrl: string;
  smtpPort: number;
  /** By the process's name. */
  healthPorts: Record<string, number>;
}
