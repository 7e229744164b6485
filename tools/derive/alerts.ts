import { processes } from '../../libs/topology/src/services.ts';
import { replaceRegion, type Output } from './output.ts';

const series = (process: string): string => `process_memory_usage_bytes{service_name="${process}"}`;

/** Any process that reports nothing. */
const renderExpression = (): string =>
  `expr: |\n  ${processes.map((process) => `absent(${series(process)})`).join('\n    or ')}`;

/** The process that reports nothing in the test of the alert. */
const silent = 'billing';

const renderSeries = (): string =>
  processes
    .filter((process) => process !== silent)
    .map((process) => `- { series: '${series(process)}', values: 1x20 }`)
    .join('\n');

const folder = 'deploy/observability';

/** The alert for a process that is gone, and the series with which promtool tests it. */
export const alerts: Output[] = [
  {
    path: `${folder}/alerts.yaml`,
    render: (current) => replaceRegion(current, '#', 'processes', renderExpression()),
  },
  {
    path: `${folder}/alerts.test.yaml`,
    render: (current) => replaceRegion(current, '#', 'processes', renderSeries()),
  },
];
