/** What people were told has happened, and what may have: everything the checks compare the databases with. */
export interface SentGift {
  id: string;
  userId: string;
  shareToken: string;
  channel: 'email' | 'sms';
  contact: string;
  /** When it was accepted, and when it is due. */
  at: number;
  dueAt: number;
}

/** A press of Send without an answer to the last. */
export interface LostPress {
  userId: string;
  contact: string;
}

export interface Looks {
  /** A person looked and was told so, or may have. */
  person: 'told' | 'perhaps' | 'nobody';
  /** Robots, prefetches and the sender looked as well. */
  others: number;
}

export interface Payer {
  userId: string;
  email: string;
  /** What Stripe last said to whoever paid or let a month pass. */
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
  /** Ids that a 2xx named. */
  readonly users: string[] = [];
  readonly recipients: string[] = [];
  readonly posts: { id: string; content: string }[] = [];
  /** Users who were told that they are gone. */
  readonly erased: string[] = [];
  private serial = 0;

  /** A number nobody else has. */
  next(): number {
    return ++this.serial;
  }
}
