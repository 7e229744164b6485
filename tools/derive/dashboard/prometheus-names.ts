import type { Metric } from '@presently/telemetry/metric';

const suffixes: Record<string, string> = { s: 'seconds', By: 'bytes' };

/** A name as Prometheus writes it. */
export const inPrometheus = (name: string): string => name.replaceAll(/[^A-Za-z0-9_]/g, '_');

/** What a metric is called in Prometheus, which puts its unit and kind into the name. */
export function prometheusName({ name, kind, unit }: Metric): string {
  const suffix = unit === '1' && kind === 'gauge' ? 'ratio' : suffixes[unit];
  const base = inPrometheus(name);
  const named = suffix && !base.endsWith(`_${suffix}`) ? `${base}_${suffix}` : base;
  return kind === 'counter' ? `${named}_total` : named;
}

/** Every series that a metric becomes. */
export function seriesOf(metric: Metric): string[] {
  const name = prometheusName(metric);
  return metric.kind === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name];
}

const words = new Set(
  'by without on ignoring group_left group_right and or unless bool offset inf nan atan2 start end'.split(' '),
);

/** What a PromQL expression reads: the names of its series, and the labels it looks at. */
export function readBy(expression: string): { series: string[]; labels: string[] } {
  const labels = new Set<string>();
  const note = (list: string) => list.split(',').forEach((label) => label.trim() && labels.add(label.trim()));
  const rest = expression
    .replaceAll(/"[^"]*"|'[^']*'/g, '""')
    .replaceAll(/\{([^}]*)\}/g, (_, matchers: string) => {
      note(matchers.replaceAll(/[=!~]+\s*""/g, ''));
      return ' ';
    })
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g, (_, list: string) => {
      note(list);
      return ' ';
    })
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const names = [...rest.matchAll(/(?<![\w.$])[A-Za-z_]\w*(?!\w*\s*\()/g)].map(([name]) => name);
  return { series: [...new Set(names.filter((name) => !words.has(name.toLowerCase())))], labels: [...labels] };
}
