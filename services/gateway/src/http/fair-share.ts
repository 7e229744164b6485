import { setTimeout as delay } from 'node:timers/promises';

interface Account {
  /** Milliseconds of work that the account may do now. Negative: it waits. */
  credit: number;
  /** When the credit was last renewed, in milliseconds. */
  at: number;
}

/** Credit of an account that has not called lately: many pages of an ordinary user. */
const burst = 300;
/** The share of an account, however many others call: ordinary use stays far below. */
const leastShare = 0.08;
/** A read counts at most this long. Other calls wait for third parties, so less of their time is work. */
const mostOf = { read: 500, other: 50 };
/** Counted in advance, so that calls that begin together see each other. */
const expected = 10;
/** An account that has not called for so long is not active. */
const idleMs = 2_000;

/**
 * Delays the calls of an account that takes more than its share of the work while others are active. The share is that
 * of equals. An account alone is not delayed.
 */
export class FairShare {
  /** The active accounts, the longest idle one first. */
  private readonly active = new Map<string, Account>();

  /** Resolves when the call may begin. @returns a function to call with its milliseconds when it has ended */
  async turn(userId: string, kind: keyof typeof mostOf, signal: AbortSignal): Promise<(took: number) => void> {
    let account = this.renewed(userId);
    while (account.credit <= 0 && !signal.aborted) {
      const wait = Math.min(500, Math.ceil((expected - account.credit) / this.share));
      await delay(wait, undefined, { signal }).catch(() => undefined);
      account = this.renewed(userId);
    }
    account.credit -= expected;
    return (took) => {
      this.renewed(userId).credit -= Math.min(took, mostOf[kind]) - expected;
    };
  }

  private get share(): number {
    return Math.max(leastShare, 1 / this.active.size);
  }

  private renewed(userId: string): Account {
    const now = performance.now();
    for (const [id, { at }] of this.active) {
      if (now - at < idleMs) break;
      this.active.delete(id);
    }
    const account = this.active.get(userId) ?? { credit: burst, at: now };
    this.active.delete(userId);
    this.active.set(userId, account);
    const earned = this.active.size === 1 ? burst : (now - account.at) * this.share;
    account.credit = Math.min(burst, account.credit + earned);
    account.at = now;
    return account;
  }
}
