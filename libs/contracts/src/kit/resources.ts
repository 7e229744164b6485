/**
 * What screens show and calls change. A read declares which of them its answer `shows`, every other call which of them
 * it `changes`. What a browser reads again after a call derives from both.
 */
export const resources = [
  'user',
  /** How many gifts the user may still send this month. */
  'allowance',
  'preferences',
  'calendar',
  /** Passkeys, the second factor and accounts of providers. */
  'sign-in',
  'sessions',
  'tokens',
  /** Receivers of news, and what was sent to them. */
  'webhooks',
  /** Devices that get pushes. */
  'push',
  'exports',
  'recipients',
  'occasions',
  /** What a person has answered about themselves, and whether they are asked. */
  'answers',
  'gifts',
  'kept-ideas',
  'rejected-ideas',
  'proposals',
  'proposal-settings',
  'imports',
  'subscription',
  'invoices',
  'reports',
  'audit',
  'social-posts',
  'social-templates',
  'social-schedule',
] as const;
export type Resource = (typeof resources)[number];

/**
 * What a call has to do with resources; an empty list says that it is nothing. A call that begins or ends a session
 * changes nothing either: with the session the browser drops all that it has read.
 */
export type Effect<R extends string> = R extends `GET ${string}`
  ? { readonly shows: readonly Resource[]; readonly changes?: never }
  : { readonly changes: readonly Resource[]; readonly shows?: never };
