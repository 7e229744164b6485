/** Milliseconds of a processor that an account may use at once: one of the largest usual files. */
const atOnceMs = 3_000;
/** Then the part of the time that its files are read. The rest of the processor is for others. */
const share = 0.15;
/** Accounts that are remembered; only those whose time is not back yet. */
const most = 10_000;

/**
 * The time of a processor that this process has spent on the files of each account. One account that uploads the largest
 * files without end would else keep a thread and the database busy all the time.
 */
export class ReadingTime {
  private readonly used = new Map<string, { ms: number; at: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Milliseconds until the account's next file is read. */
  rest(account: string): number {
    return Math.max(0, this.usedBy(account) - atOnceMs) / share;
  }

  add(account: string, ms: number): void {
    const at = this.now();
    const total = this.usedBy(account) + ms;
    this.used.delete(account);
    this.used.set(account, { ms: total, at });
    if (this.used.size > most) for (const each of this.used.keys()) if (this.usedBy(each) === 0) this.used.delete(each);
    // Those that were added first have most of their time back.
    if (this.used.size > most) this.used.delete(this.used.keys().next().value!);
  }

  private usedBy(account: string): number {
    const { ms, at } = this.used.get(account) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - (this.now() - at) * share);
  }
}
