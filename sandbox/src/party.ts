import type { FastifyInstance } from 'fastify';
import type { PartyName } from './faults/fault.js';

/** An imitated third party. Each has its own folder, routes, ports and outbox. */
export interface Party {
  readonly name: PartyName;
  /** Its name on pages: `E-mail`. */
  readonly title: string;
  /** Its address, for the log: `smtp://127.0.0.1:1025`. Available after the start. */
  readonly address: string;
  /** Adds its HTTP routes. */
  routes(app: FastifyInstance): void;
  /** Opens ports other than HTTP. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Empties its outbox. */
  clear(): void;
}
