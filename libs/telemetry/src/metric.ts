/** A metric that a process may record. */
export interface Metric {
  readonly name: string;
  /** `counter` only grows; `gauge` is read at each export; `histogram` counts values by size. */
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** In UCUM notation: `s`, `By`, `1` for a ratio, `{thing}` for a number of things. */
  readonly unit: string;
  readonly description: string;
  readonly attributes: readonly string[];
  /** Upper bounds of a histogram's buckets. */
  readonly buckets?: readonly number[];
}

/** Bucket bounds for calls between our own processes, in seconds, from OpenTelemetry's semantic conventions. */
export const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] as const;

/** Bucket bounds for calls to third parties, in seconds. */
export const providerSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80] as const;
