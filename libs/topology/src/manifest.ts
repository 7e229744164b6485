import type { Variable } from './variable.ts';

/** Names of operations: `identity.getUser`. */
type OperationName = `${string}.${string}`;
/** Types of events: `gifting.gift_sent.v1`. */
type EventType = `${string}.${string}.v${number}`;

/**
 * The one declaration of a process. Everything else that lists processes derives from it: the supervisor, the broker's
 * users and permissions, Postgres roles, docker-compose.yml, the Kubernetes manifests, the targets of faults and probes,
 * the erasure list and the facts in its README. `npm run derive` writes the derived files.
 */
export interface Manifest {
  /** Lower-case letters. Also the name of its folder, image, schema, role, broker user, stream and Kubernetes objects. */
  readonly name: string;
  /** `service`: owns a schema, answers calls, emits events. `gateway`: answers browsers and owns no schema. */
  readonly kind: 'service' | 'gateway';
  /** One sentence without a subject, for the tables of the documentation. */
  readonly purpose: string;

  /** Also calls every operation that has a route: for the gateway only. */
  readonly callsRouted?: true;
  /** Also reads the data of a user from every service that holds some, for an export: gifting only. */
  readonly assemblesExports?: true;
  /** Operations that it calls. The broker refuses all others. */
  readonly calls: readonly OperationName[];
  /** Events of which each replica receives a copy as they are published, possibly not all: for hints, never for state. */
  readonly overhears: readonly EventType[];
  /** Events that its durable consumers process, each once. Those of erasures follow from {@link holdsUserData}. */
  readonly reactsTo: readonly EventType[];

  /**
   * `true`: takes part in the erasure of users, so it reacts to `identity.user_erased.v1` and answers with
   * `<name>.user_data_erased.v1`, and in their exports, so it answers `<name>.readUserData`.
   */
  readonly holdsUserData: boolean;
  /** Asks all others that hold users' data to erase it, and reacts to their answers: identity only. */
  readonly conductsErasures?: true;
  /** Its Postgres schema, `undefined` if it has none. */
  readonly database?: Database;
  /** Whether it reads or writes recordings in the object storage. */
  readonly storesRecordings?: true;
  /** Its way out to the internet. Without it network policies and compose let it reach nothing outside. */
  readonly internet?: Internet;
  /** The variables that deployments set. Its `env.ts` documents all variables, with defaults. */
  readonly environment: Readonly<Record<string, Variable>>;

  /** Replicas in production, as the autoscaler may choose. */
  readonly replicas: { readonly min: number; readonly max: number };
  /** Requests and limits of one replica in Kubernetes, as Kubernetes writes quantities. */
  readonly resources: { readonly requests: Quantities; readonly limits: Quantities };
}

export interface Database {
  /** Connections of one replica in Kubernetes. */
  readonly pool: number;
  /** Trusted extensions that its schema needs. */
  readonly extensions?: readonly string[];
}

export interface Internet {
  readonly ports: readonly number[];
  /** What it reaches there, for the documentation. */
  readonly reaches: string;
}

export interface Quantities {
  readonly cpu: string;
  readonly memory: string;
}
