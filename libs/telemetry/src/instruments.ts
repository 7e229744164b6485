import {
  metrics,
  type BatchObservableCallback,
  type Counter,
  type Histogram,
  type Observable,
} from '@opentelemetry/api';
import type { Metric } from './metric.js';

/** Values for the attributes that a metric declares. Leave out an attribute that does not apply. */
export type AttributesOf<M extends Metric> = { readonly [key in M['attributes'][number]]?: string };
type CounterMetric = Metric & { readonly kind: 'counter' };
type HistogramMetric = Metric & { readonly kind: 'histogram' };
type GaugeMetric = Metric & { readonly kind: 'gauge' };

const meter = () => metrics.getMeter('presently');
const options = ({ unit, description }: Metric) => ({ unit, description });

/**
 * A counter, created at its first use: an instrument created before the meter provider is registered never records.
 */
export function counter<const M extends CounterMetric>(metric: M) {
  let instrument: Counter | undefined;
  return {
    add(value: number, attributes: AttributesOf<M> = {}): void {
      instrument ??= meter().createCounter(metric.name, options(metric));
      instrument.add(value, attributes);
    },
  };
}

/** A histogram, created at its first use like {@link counter}. */
export function histogram<const M extends HistogramMetric>(metric: M) {
  let instrument: Histogram | undefined;
  return {
    record(value: number, attributes: AttributesOf<M> = {}): void {
      const advice = { explicitBucketBoundaries: [...(metric.buckets ?? [])] };
      instrument ??= meter().createHistogram(metric.name, { ...options(metric), advice });
      instrument.record(value, attributes);
    },
  };
}

/** Records the current value of a gauge. */
export type RecordGauge<M extends Metric> = (metric: M, value: number, attributes?: AttributesOf<M>) => void;

/**
 * Reads gauges together at each export of metrics, and only then.
 * @param read if it rejects, the gauges have no value in that export
 * @returns a function that stops the reading
 */
export function observe<const M extends GaugeMetric>(
  gauges: readonly M[],
  read: (record: RecordGauge<M>) => void | Promise<void>,
): () => void {
  const instruments = new Map<string, Observable>(
    gauges.map((metric) => [metric.name, meter().createObservableGauge(metric.name, options(metric))]),
  );
  const callback: BatchObservableCallback = async (result) => {
    const record: RecordGauge<M> = (metric, value, attributes = {}) =>
      result.observe(instruments.get(metric.name)!, value, attributes);
    try {
      await read(record);
    } catch {
      // The source is unavailable, which its own metrics report. A gauge without a value is left out.
    }
  };
  meter().addBatchObservableCallback(callback, [...instruments.values()]);
  return () => meter().removeBatchObservableCallback(callback, [...instruments.values()]);
}

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
