/** Every third party Presently speaks to. */
export const partyNames = ['email', 'sms', 'ai', 'products', 'payments', 'social'] as const;
export type PartyName = (typeof partyNames)[number];

const faultModes = ['ok', 'down', 'reject', 'slow'] as const;

/** What a third party can do wrong beside what all can: a model can talk nonsense. */
const ownModes: Partial<Record<PartyName, readonly 'garbage'[]>> = { ai: ['garbage'] };

/** How a third party behaves: as it should, not at all, with its own permanent refusal, with nonsense, or late. */
export type Fault = { mode: 'ok' | 'down' | 'reject' | 'garbage' } | { mode: 'slow'; delayMs: number };

/** What the switch of a party can be set to. */
export const modesOf = (party: PartyName): readonly Fault['mode'][] => [...faultModes, ...(ownModes[party] ?? [])];

/** How late an answer of a `slow` party is when nobody said, in milliseconds. */
export const usualDelayMs = 3_000;
const longestDelayMs = 600_000;

/** A request for a fault that makes no sense; the message says why. */
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
