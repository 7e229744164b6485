import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

interface Account {
  /** Milliseconds of work that the account may do now. Negative: it waits. */
  credit: number;
  /** When the credit was last renewed, in milliseconds. */
  at: number;
  /** Milliseconds that its calls have taken lately, by kind; none before the first has ended. */
  usual: Partial<Record<Kind, number>>;
}

/** Credit of an account that has not called lately: many pages of an ordinary user. */
const burst = 300;
/** The share of an account, however many others call: ordinary use stays far below. */
const leastShare = 0.04;
/** A read counts at most this long, in milliseconds. Other calls wait for third parties, so less of their time is work. */
export const mostOf = { read: 500, other: 50 };
type Kind = keyof typeof mostOf;
/** Counted in advance for each call at least, so that calls that begin together see each other. */
const expected = 10;
/** Counted in advance for calls of an account of which nobody knows yet how long they take: two begin at once. */
const unknown = 160;
/** The weight of the last call in what is usual. */
const newest = 0.3;
/** An account that has not called for so long is not active. */
const idleMs = 2_000;
/** Accounts that are remembered with less than their full credit after they have gone idle. */
const mostDebtors = 10_000;

/**
 * Delays the calls of an account that takes more than its share of the work while others are active. The share is that
 * of equals. Calls that usually take long are counted as such before they begin, so that few of them run at once. An
 * account alone is not delayed.
 */
export class FairShare {
  /** The active accounts, the longest idle one first. */
  private readonly active = new Map<string, Account>();
  /** Idle accounts that have not earned back what they used: a pause does not renew the credit. */
  private readonly debtors = new Map<string, Account>();
  /** Tells the waiting calls of an account that one of its calls has ended. */
  private readonly ended = new EventEmitter().setMaxListeners(0);

  /** Resolves when the call may begin. @returns a function to call with the milliseconds of its work when it has ended */
  async turn(userId: string, kind: Kind, signal: AbortSignal): Promise<(took: number) => void> {
    let account = this.renewed(userId);
    while (account.credit <= 0 && !signal.aborted) {
      const wait = Math.min(500, Math.ceil((expected - account.credit) / this.share));
      await this.endOf(userId, wait, signal);
      account = this.renewed(userId);
    }
    const counted = account.usual[kind] ?? unknown;
    account.credit -= counted;
    return (took) => {
      const used = Math.min(took, mostOf[kind]);
      const { usual } = this.charged(userId, used - counted);
      const before = usual[kind] ?? used;
      usual[kind] = Math.max(expected, before + newest * (used - before));
      this.ended.emit(userId);
    };
  }

  /** Waits until a call of the account has ended, at most so long. */
  private async endOf(userId: string, milliseconds: number, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const options = { signal: AbortSignal.any([signal, over.signal]) };
    const either = [once(this.ended, userId, options), delay(milliseconds, undefined, options)];
    await Promise.race(either).catch(() => undefined);
    over.abort();
    await Promise.allSettled(either);
  }

  private get share(): number {
    return Math.max(leastShare, 1 / this.active.size);
  }

  private charged(userId: string, milliseconds: number): Account {
    const account = this.renewed(userId);
    account.credit -= milliseconds;
    return account;
  }

  private renewed(userId: string): Account {
    const now = performance.now();
    for (const [id, account] of this.active) {
      if (now - account.at < idleMs) break;
      this.active.delete(id);
      this.remember(id, account);
    }
    const fresh = { credit: burst, at: now, usual: {} };
    const account = this.active.get(userId) ?? this.debtors.get(userId) ?? fresh;
    this.debtors.delete(userId);
    this.active.delete(userId);
    this.active.set(userId, account);
    const earned = this.active.size === 1 ? burst : (now - account.at) * this.share;
    account.credit = Math.min(burst, account.credit + earned);
    account.at = now;
    return account;
  }

  private remember(id: string, account: Account): void {
    if (account.credit >= burst) return;
    this.debtors.set(id, account);
    const [oldest] = this.debtors.keys();
    if (this.debtors.size > mostDebtors) this.debtors.delete(oldest!);
  }
}
