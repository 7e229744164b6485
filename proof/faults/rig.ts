import type { NatsConnection } from '@nats-io/transport-node';
import type { Ledger } from './load/ledger.ts';
import type { Load } from './load/load.ts';
import type { Scene } from './load/people.ts';
import type { Poison } from './poison.ts';
import type { Random } from '../world/random.ts';
import type { Database } from '../world/database.ts';
import type { Target } from './target.ts';

/** What faults, probes and checks work on. */
export interface Rig {
  target: Target;
  database: Database;
  /** Signed in as an operator. */
  nats: NatsConnection;
  random: Random;
  scene: Scene;
  load: Load;
  ledger: Ledger;
  /** Messages that must become dead letters. */
  poison: Poison;
  /** All events that occurred before are handled. */
  handledUntil: Date;
}
