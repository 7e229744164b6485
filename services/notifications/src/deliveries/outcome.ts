import type { DeliveryProblem } from '@presently/rules/delivery-problems/en';

/**
 * The outcome of one try. After `not-sent`, `postponed` and `refused`, the provider certainly does not have the message. `unknown`:
 * the message had begun to leave and no answer came, so the provider may have it.
 */
export type Outcome =
  /** `providerId`: the provider's id of the message. */
  | { kind: 'accepted'; providerId?: string }
  /** Trying again later makes sense. `lastly`: what the sender is told once it was tried often enough. */
  | { kind: 'not-sent'; error: string; lastly?: DeliveryProblem }
  /** A budget of its reader is used up. It is tried again when the budget's next window begins. */
  | { kind: 'postponed'; error: string; forMs: number }
  /** The provider will never accept this message to this contact. `isOurs`: because of us or the content. */
  | { kind: 'refused'; error: string; reason: string; code?: DeliveryProblem; blames?: Blame; isOurs?: true }
  | { kind: 'unknown'; error: string };

/** What a refusal shows about the contact: it does not exist, or its person has told the provider to stop. */
export type Blame = 'bad-contact' | 'stopped';
