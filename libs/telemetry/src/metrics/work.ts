import type { Metric } from '../metric.js';

/** Rows that are worked on in the background. */
export const workMetrics = {
  workRows: {
    name: 'presently.work.rows',
    kind: 'counter',
    unit: '{row}',
    description:
      'Rows of work queues by what became of them: done, retry, remove, fenced (the row had passed to another worker) or failed',
    attributes: ['presently.queue', 'presently.outcome'],
  },
} as const satisfies Record<string, Metric>;
