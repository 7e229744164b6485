import { processes } from './services.ts';

/** Signs in at the broker: every process, the job that provides the streams, and an operator. */
export const brokerUsers = [...processes, 'streams', 'ops'] as const;
export type BrokerUser = (typeof brokerUsers)[number];

/** The variable in which the broker finds a user's password. */
export const passwordVariable = (user: BrokerUser): string => `NATS_PASSWORD_${user.toUpperCase()}`;

/** The variable with the password by which the servers of a cluster let each other in. */
export const routesPassword = 'NATS_ROUTES_PASSWORD';

/** The name of a user's password among the secrets of a data folder. */
export const secretOfUser = (user: BrokerUser): string => `nats_${user}`;
