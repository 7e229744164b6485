import type { Manifest } from './manifest.ts';

/** Connections of a relay: a stream that does not answer keeps one for seconds, and the other lanes share the second. */
export const relayConnections = 2;
/** Connections of one replica besides its pool: its relay, and the one that listens for wake-ups. */
export const besidesPool = relayConnections + 1;

/** Connections that a service's role may have: those of all replicas at their most, and of one more during a rollout. */
export const connectionLimit = ({ database, replicas }: Manifest): number =>
  (replicas.max + 1) * ((database?.pool ?? 0) + besidesPool);

/** Connections that the owner of a schema may have, for migrations and imports. */
export const ownerConnectionLimit = 20;
