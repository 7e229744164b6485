import type { LeasedRows } from '@presently/work/rows/leased-rows';
import type { Export } from './export.entity.js';

/** Milliseconds after which the try of a lost process is taken up by another. */
export const leaseMs = 60_000;
const renewMs = 3_000;
/** The longest try. Exports of others wait while three of them last. */
const longestTryMs = 30 * 60_000;

/** Extends the lease of a try while it lasts, and stores its progress. */
export class ExportLease {
  private readonly lost = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private renewedAt = Date.now();
  private progress = 0;
  readonly signal: AbortSignal;

  constructor(
    private readonly rows: LeasedRows<Export>,
    private readonly row: Export,
    stopping: AbortSignal,
  ) {
    this.signal = AbortSignal.any([stopping, this.lost.signal, AbortSignal.timeout(longestTryMs)]);
    this.timer = setInterval(() => void this.renew(), renewMs);
  }

  /** @param share between 0 and 1 */
  report(share: number): void {
    this.progress = Math.min(99, Math.floor(share * 100));
  }

  end(): void {
    clearInterval(this.timer);
  }

  /** Ends the try if another process holds the row, the row is gone, or this cannot be known. */
  private async renew(): Promise<void> {
    const asked = Date.now();
    const renewed = await this.rows.renew(this.row, { progress: this.progress }).catch(() => undefined);
    if (renewed) this.renewedAt = asked;
    const isLost = renewed === false || Date.now() - this.renewedAt > leaseMs / 2;
    if (isLost) this.lost.abort(new Error('The lease is lost'));
  }
}
