/** Every third party of the product. */
export const partyNames = ['email', 'sms', 'ai', 'products', 'ucp', 'payments', 'social', 'push'] as const;
export type PartyName = (typeof partyNames)[number];

const faultModes = ['ok', 'down', 'reject', 'slow'] as const;

/**
 * Faults of single parties, beside those of all: a model can answer nonsense, without effort, or to do harm; a mail host can
 * accept a mail and return it later; a shop can lie about what it sells; a push service can ask for a pause.
 */
const ownModes = { ai: ['garbage', 'lazy', 'hostile'], ucp: ['hostile'], email: ['bounce'], push: ['busy'] } as const;
type OwnMode = (typeof ownModes)[keyof typeof ownModes][number];

/** A party's behaviour: normal, unreachable, its own permanent refusal, answers of a bad model, or late. */
export type Fault = { mode: 'ok' | 'down' | 'reject' | OwnMode } | { mode: 'slow'; delayMs: number };

/** The faults that a party can have. */
export const modesOf = (party: PartyName): readonly Fault['mode'][] => [
  ...faultModes,
  ...((ownModes as Partial<Record<PartyName, readonly OwnMode[]>>)[party] ?? []),
];

/** Delay of a `slow` party in milliseconds, unless the request names one. */
export const usualDelayMs = 3_000;
const longestDelayMs = 600_000;

/** An invalid fault. The message names the reason. */
export class InvalidFault extends Error {
  readonly statusCode = 400;
}

export const isPartyName = (name: string): name is PartyName => (partyNames as readonly string[]).includes(name);

export function parseFault(party: PartyName, body: unknown): Fault {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new InvalidFault('Send an object with a mode');
  const { mode, delayMs, ...others } = body as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new InvalidFault(`${unknown} is not known here: send mode and, for slow, delayMs`);
  if (mode === 'slow') {
    const delay = delayMs ?? usualDelayMs;
    if (!Number.isInteger(delay) || (delay as number) < 0 || (delay as number) > longestDelayMs) {
      throw new InvalidFault(`delayMs must be whole milliseconds from 0 to ${longestDelayMs}`);
    }
    return { mode, delayMs: delay as number };
  }
  const known = modesOf(party).find((name) => name === mode);
  if (!known || known === 'slow') throw new InvalidFault(`mode must be one of ${modesOf(party).join(', ')}`);
  if (delayMs !== undefined) throw new InvalidFault('delayMs belongs to slow');
  return { mode: known };
}
