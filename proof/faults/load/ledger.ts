/** What the product confirmed, and what may have happened without an answer. Checks compare the databases with it. */
export interface SentGift {
  id: string;
  userId: string;
  shareToken: string;
  channel: 'email' | 'sms';
  contact: string;
  /** When it was accepted, and when it is due, in epoch milliseconds. */
  at: number;
  dueAt: number;
}

/** A press of Send that never got an answer. */
export interface LostPress {
  userId: string;
  contact: string;
}

export interface Looks {
  /** Whether a person viewed it: confirmed, without an answer, or not at all. */
  person: 'confirmed' | 'unknown' | 'none';
  /** Views by robots, prefetches and the sender. */
  others: number;
}

export interface Payer {
  userId: string;
  email: string;
  /** What Stripe last answered. */
  expected: 'free' | 'pro' | 'unknown';
}

export interface Racer {
  userId: string;
  accepted: number;
  refused: number;
  unknown: number;
}

export class Ledger {
  readonly gifts: SentGift[] = [];
  readonly lostPresses: LostPress[] = [];
  readonly looks = new Map<string, Looks>();
  readonly payers: Payer[] = [];
  readonly racers: Racer[] = [];
  /** Ids in 2xx answers. */
  readonly users: string[] = [];
  readonly recipients: string[] = [];
  readonly posts: { id: string; content: string }[] = [];
  /** Users whose deletion was confirmed. */
  readonly erased: string[] = [];
  /** Addresses of all users who asked for deletion. The records of mails to them are erased too. */
  readonly leavers = new Set<string>();
  private serial = 0;

  /** A unique number. */
  next(): number {
    return ++this.serial;
  }
}
