import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';

const rows = counter(metrics.workRows);

/** `fenced`: the row had passed to another worker. `failed`: it has no verdict and returns after its lease. */
export type RowOutcome = 'done' | 'retry' | 'remove' | 'fenced' | 'failed';

export const countRow = (queue: string, outcome: RowOutcome, count = 1): void =>
  rows.add(count, { 'presently.queue': queue, 'presently.outcome': outcome });
