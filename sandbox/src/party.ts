import type { FastifyInstance } from 'fastify';
import type { PartyName } from './faults/fault.js';

/** A third party imitated on the wire. Each lives in a folder of its own and brings its routes, ports and outbox. */
export interface Party {
  readonly name: PartyName;
  /** How a person calls it: "E-mail". */
  readonly title: string;
  /** Where the product finds it, for the console: `smtp://127.0.0.1:1025`. Known once started. */
  readonly address: string;
  /** Adds what it answers over HTTP. */
  routes(app: FastifyInstance): void;
  /** Opens ports other than HTTP. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Forgets everything it received. */
  clear(): void;
}
