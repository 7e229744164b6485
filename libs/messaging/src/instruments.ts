import type { Metric } from '@presently/contracts/metrics';
import {
  metrics,
  type BatchObservableCallback,
  type Counter,
  type Histogram,
  type Observable,
} from '@opentelemetry/api';

/** The attributes that a metric declares; what is not known of one measurement is left out. */
export type AttributesOf<M extends Metric> = { readonly [key in M['attributes'][number]]?: string };
type Counting = Metric & { readonly kind: 'counter' };
type Sorting = Metric & { readonly kind: 'histogram' };
type Looking = Metric & { readonly kind: 'gauge' };

const meter = () => metrics.getMeter('presently');
const options = ({ unit, description }: Metric) => ({ unit, description });

/** Counts what happens. Made at its first use: what is made before the process knows where to export counts nothing. */
export function counter<const M extends Counting>(metric: M) {
  let made: Counter | undefined;
  return {
    add(value: number, attributes: AttributesOf<M> = {}): void {
      made ??= meter().createCounter(metric.name, options(metric));
      made.add(value, attributes);
    },
  };
}

/** Sorts values by size. Made at its first use, as {@link counter}. */
export function histogram<const M extends Sorting>(metric: M) {
  let made: Histogram | undefined;
  return {
    record(value: number, attributes: AttributesOf<M> = {}): void {
      const advice = { explicitBucketBoundaries: [...(metric.buckets ?? [])] };
      made ??= meter().createHistogram(metric.name, { ...options(metric), advice });
      made.record(value, attributes);
    },
  };
}

/** Tells the value that a gauge has now. */
export type Tell<M extends Metric> = (metric: M, value: number, attributes?: AttributesOf<M>) => void;

/**
 * Has gauges looked at together whenever metrics are exported, and never otherwise.
 * @param look a rejection means that nothing is known this time
 * @returns a function that ends it
 */
export function watch<const M extends Looking>(
  gauges: readonly M[],
  look: (tell: Tell<M>) => void | Promise<void>,
): () => void {
  const made = new Map<string, Observable>(
    gauges.map((metric) => [metric.name, meter().createObservableGauge(metric.name, options(metric))]),
  );
  const callback: BatchObservableCallback = async (result) => {
    const tell: Tell<M> = (metric, value, attributes = {}) => result.observe(made.get(metric.name)!, value, attributes);
    try {
      await look(tell);
    } catch {
      // Whoever was asked is away, which others tell: a gauge that is not known has no value.
    }
  };
  meter().addBatchObservableCallback(callback, [...made.values()]);
  return () => meter().removeBatchObservableCallback(callback, [...made.values()]);
}

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
