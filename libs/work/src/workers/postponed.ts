import { retryDelay } from '../retry-delay.js';

const backoff = { baseMs: 1_000, longestMs: 300_000 };

/** A row that has not failed again for so long after its wait was handled by another replica, or is gone. */
const forgottenAfterMs = 3_600_000;

/** Keys of rows that failed, until their next try. */
export class Postponed {
  private readonly rows = new Map<string, { failures: number; until: number }>();

  /** Keys whose next try is still to come. */
  keys(): unknown[][] {
    const now = Date.now();
    return [...this.rows].flatMap(([key, { until }]) => (until > now ? [JSON.parse(key) as unknown[]] : []));
  }

  add(key: readonly unknown[]): void {
    const id = JSON.stringify(key);
    this.forgetOld();
    const failures = (this.rows.get(id)?.failures ?? 0) + 1;
    this.rows.set(id, { failures, until: Date.now() + retryDelay(failures, backoff) });
  }

  private forgetOld(): void {
    const oldest = Date.now() - forgottenAfterMs;
    for (const [id, { until }] of this.rows) if (until < oldest) this.rows.delete(id);
  }

  delete(key: readonly unknown[]): void {
    this.rows.delete(JSON.stringify(key));
  }
}
