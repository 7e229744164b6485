import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metrics } from '@presently/telemetry/metrics';
import { parse } from 'yaml';
import { renderDashboard } from './render.ts';
import { inPrometheus, prometheusName, readBy, seriesOf } from './prometheus-names.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}
const rules = (parse(read('deploy/observability/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const emitted = new Set(Object.values(metrics).flatMap(seriesOf));
const known = new Set([
  'le',
  'service_name',
  'service_instance_id',
  ...Object.values(metrics).flatMap(({ attributes }) => attributes.map(inPrometheus)),
]);

interface Dashboard {
  panels: { targets?: { expr?: string; datasource: { type: string } }[] }[];
}
const pictured = (JSON.parse(read('deploy/observability/dashboard.json')) as Dashboard).panels
  .flatMap(({ targets = [] }) => targets)
  .filter(({ datasource }) => datasource.type === 'prometheus')
  .map(({ expr }) => expr!);

describe('names in Prometheus', () => {
  it.each([
    [metrics.httpRequests, 'http_server_request_duration_seconds'],
    [metrics.outboxAge, 'presently_outbox_oldest_age_seconds'],
    [metrics.quotaRefusals, 'presently_quota_refusals_total'],
    [metrics.eventLoopUse, 'nodejs_eventloop_utilization_ratio'],
    [metrics.memory, 'process_memory_usage_bytes'],
    [metrics.modelTokens, 'gen_ai_client_token_usage'],
  ])('follow from how a metric is declared', (metric, name) => {
    expect(prometheusName(metric)).toBe(name);
  });

  it('are found in an expression, apart from functions, labels, values and times', () => {
    const expression = `sum by (a, b) (rate(x_total{c="by (q)", d=~"5..|y"}[5m] offset 1d)) / on (e) group_left (f)
      max_over_time(y_seconds[1h:1m]) > 0.5 and z unless vector(0)`;
    expect(readBy(expression)).toEqual({
      series: ['x_total', 'y_seconds', 'z'],
      labels: ['c', 'd', 'a', 'b', 'e', 'f'],
    });
  });
});

describe.each([
  ['the alerts', rules.map(({ expr }) => expr)],
  ['the dashboard', pictured],
])('%s', (_what, expressions) => {
  it('look at metrics and labels that the processes tell, and nothing else', () => {
    expect(expressions.length).toBeGreaterThan(10);
    const all = expressions.map(readBy);
    expect(all.flatMap(({ series }) => series).filter((series) => !emitted.has(series))).toEqual([]);
    expect(all.flatMap(({ labels }) => labels).filter((label) => !known.has(label))).toEqual([]);
    expect(all.filter(({ series }) => series.length === 0)).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('is as it is described: `npm run derive` writes it', () => {
    expect(read('deploy/observability/dashboard.json')).toBe(renderDashboard());
  });

  it('shows every metric there is', () => {
    const shown = new Set(pictured.flatMap((expression) => readBy(expression).series));
    const hidden = Object.values(metrics).filter((metric) => !seriesOf(metric).some((series) => shown.has(series)));
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });
});

describe('alerts', () => {
  const pages = readdirSync(join(root, 'docs/runbooks')).filter((name) => name !== 'README.md');

  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s has a page that says what to do', (name, rule) => {
    expect(rule.annotations.runbook_url).toBe(`docs/runbooks/${name}.md`);
    expect(existsSync(join(root, rule.annotations.runbook_url))).toBe(true);
    const page = read(rule.annotations.runbook_url);
    for (const heading of [`# ${name}`, '## Meaning', '## Effect', '## Look', '## Do'])
      expect(page).toContain(`${heading}\n`);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
  });

  it('are behind every page', () => {
    expect(pages.map((page) => page.replace('.md', '')).toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });
});
