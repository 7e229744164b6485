import type { ServiceDatabase } from './database.ts';
import type { BrokerUrls } from './nats.ts';

/** Addresses of the stores and ports of the processes that are started. */
export interface Wiring {
  databases: Record<string, ServiceDatabase>;
  natsUrls: BrokerUrls;
  smtpUrl: string;
  smtpPort: number;
  /** By process. */
  healthPorts: Record<string, number>;
}
