/** Who signs in at the broker; libs/messaging says the same, but the broker runs before anything is built. */
export const brokerUsers = [
  'gateway',
  'identity',
  'gifting',
  'recommendations',
  'notifications',
  'billing',
  'social',
  'streams',
  'ops',
] as const;
export type BrokerUser = (typeof brokerUsers)[number];

/** Under which variable the broker finds a user's password. */
export const passwordVariable = (user: BrokerUser): string => `NATS_PASSWORD_${user.toUpperCase()}`;

/** The name of a user's password among the secrets of a data folder. */
export const secretOfUser = (user: BrokerUser): string => `nats_${user}`;
