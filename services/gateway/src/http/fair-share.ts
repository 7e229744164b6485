import { EventEmitter } from 'node:events';

interface Account {
  /** Milliseconds that its calls may cost now. Negative: it waits. */
  credit: number;
  /** When the credit was last renewed, in milliseconds. */
  at: number;
  /** What a call of it has cost lately, by route. */
  readonly usual: Map<string, number>;
  /** Routes of which nobody knows yet what they cost it, and when it began to call them. */
  readonly trying: Map<string, number>;
}

/** A call that has begun. */
export interface Turn {
  /** Counts milliseconds that the call has cost. They may become known after its end. */
  spend: (ms: number) => void;
  /** @param isAnswered false if the browser has gone: nobody knows yet what the call costs */
  end: (isAnswered: boolean) => void;
}

/** Credit of an account that has not called lately: many pages of an ordinary user. */
const burst = 300;
/**
 * The share of an account, however many others call: ordinary use stays below. Whoever works one fiftieth of the time
 * hardly changes what 95 % of the others' calls take.
 */
const leastShare = 0.02;
/** Counted in advance for each call at least, so that calls that begin together see each other. */
const expected = 5;
/** Counted in advance for the first call to a route. */
const unknown = 40;
/** The second call to a route waits for the cost of the first, at most so long: some calls wait for others all the time. */
const tryingMs = 1_000;
/** The weight of the last call in what is usual. */
const newest = 0.3;
/** An account that has not called for so long is not active. */
const idleMs = 2_000;
/** Accounts that are remembered with less than their full credit after they have gone idle. */
const mostDebtors = 10_000;

/**
 * Delays the calls of an account whose calls cost more than its share while others are active. The share is that of
 * equals. A call counts in advance as what the account's calls to its route usually cost; while that is unknown, the
 * account makes one call to the route. An account alone has the time of one processor.
 */
export class FairShare {
  /** The active accounts, the longest idle one first. */
  private readonly active = new Map<string, Account>();
  /** Idle accounts that have not earned back what they used: a pause does not renew the credit. */
  private readonly debtors = new Map<string, Account>();
  /** Tells the waiting calls of an account that one of its calls has ended. */
  private readonly ended = new EventEmitter().setMaxListeners(0);

  /** Resolves when the call may begin; with `undefined` if the signal has aborted before. */
  async turn(userId: string, route: string, signal: AbortSignal): Promise<Turn | undefined> {
    let account = this.renewed(userId);
    while (!this.mayBegin(account, route)) {
      const untilPaid = Math.ceil((expected - account.credit) / this.share);
      await this.endOf(userId, untilPaid > 0 ? Math.min(500, untilPaid) : tryingMs, signal);
      if (signal.aborted) return undefined;
      account = this.renewed(userId);
    }
    if (!account.usual.has(route)) account.trying.set(route, account.at);
    return this.begun(userId, account, route);
  }

  private mayBegin({ credit, trying, at }: Account, route: string): boolean {
    return credit > 0 && at >= (trying.get(route) ?? -Infinity) + tryingMs;
  }

  private begun(userId: string, account: Account, route: string): Turn {
    /** What the account has paid for the call: at least what was counted in advance, until it has ended. */
    let paid = account.usual.get(route) ?? unknown;
    let used = 0;
    account.credit -= paid;
    const pay = (ms: number) => {
      this.renewed(userId).credit -= ms - paid;
      paid = ms;
    };
    return {
      spend: (ms) => {
        used += ms;
        if (used > paid) pay(used);
      },
      end: (isAnswered) => {
        account.trying.delete(route);
        if (isAnswered) {
          pay(used);
          const before = account.usual.get(route) ?? used;
          account.usual.set(route, Math.max(expected, before + newest * (used - before)));
        }
        this.ended.emit(userId);
      },
    };
  }

  /** Waits until a call of the account has ended, at most so long, or until the signal aborts. */
  private endOf(userId: string, milliseconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.ended.off(userId, end);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, signal.aborted ? 0 : milliseconds);
      this.ended.once(userId, end);
      signal.addEventListener('abort', end);
    });
  }

  private get share(): number {
    return Math.max(leastShare, 1 / this.active.size);
  }

  private renewed(userId: string): Account {
    const now = performance.now();
    for (const [id, account] of this.active) {
      if (now - account.at < idleMs) break;
      this.active.delete(id);
      this.remember(id, account);
    }
    const fresh = { credit: burst, at: now, usual: new Map<string, number>(), trying: new Map<string, number>() };
    const account = this.active.get(userId) ?? this.debtors.get(userId) ?? fresh;
    this.debtors.delete(userId);
    this.active.delete(userId);
    this.active.set(userId, account);
    account.credit = Math.min(burst, account.credit + (now - account.at) * this.share);
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
