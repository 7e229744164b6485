import { metrics } from '@presently/telemetry/metrics';
import { sections, type Panel } from './panels.ts';
import { prometheusName } from './prometheus-names.ts';

/** Grafana's grid is 24 wide. */
const width = 8;
const height = 8;
const prometheus = { type: 'prometheus', uid: 'prometheus' };
const loki = { type: 'loki', uid: 'loki' };
const tempo = { type: 'tempo', uid: 'tempo' };

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

const picture = (id: number, gridPos: Place, { title, description, unit, queries, kind = 'timeseries' }: Panel) => ({
  id,
  type: kind,
  title,
  ...(description && { description }),
  datasource: prometheus,
  gridPos,
  fieldConfig: { defaults: { unit, ...(kind === 'timeseries' && { min: 0 }) }, overrides: [] },
  options:
    kind === 'stat' ? { reduceOptions: { calcs: ['lastNotNull'] } } : { tooltip: { mode: 'multi', sort: 'desc' } },
  targets: queries.map(([expr, legendFormat], index) => ({
    refId: String.fromCodePoint(65 + index),
    datasource: prometheus,
    expr,
    legendFormat,
  })),
});

/** A section is a row that can be closed, and below it its pictures, three beside each other. */
function* laidOut(): Generator<object> {
  let id = 1;
  let y = 0;
  for (const { title, panels } of sections) {
    yield { id: id++, type: 'row', title, collapsed: false, gridPos: { x: 0, y: y++, w: 24, h: 1 }, panels: [] };
    for (const [index, panel] of panels.entries()) {
      const gridPos = { x: (index % 3) * width, y: y + Math.floor(index / 3) * height, w: width, h: height };
      yield picture(id++, gridPos, panel);
    }
    y += Math.ceil(panels.length / 3) * height;
  }
  yield {
    id: id++,
    type: 'row',
    title: 'One trace',
    collapsed: false,
    gridPos: { x: 0, y: y++, w: 24, h: 1 },
    panels: [],
  };
  yield {
    id: id++,
    type: 'traces',
    title: 'Spans of $trace',
    datasource: tempo,
    gridPos: { x: 0, y, w: 24, h: 14 },
    targets: [{ refId: 'A', datasource: tempo, queryType: 'traceql', query: '$trace' }],
  };
  yield {
    id,
    type: 'logs',
    title: 'Logs of $trace',
    description: 'The JSON lines of all processes, where an agent brings them to Loki',
    datasource: loki,
    gridPos: { x: 0, y: y + 14, w: 24, h: 10 },
    options: { showTime: true, wrapLogMessage: true, sortOrder: 'Ascending' },
    targets: [{ refId: 'A', datasource: loki, expr: '{service_name=~".+"} | json | traceId = "$trace"' }],
  };
}

const services = `label_values(${prometheusName(metrics.memory)}, service_name)`;

/** deploy/observability/dashboard.json, for Grafana. */
export const renderDashboard = (): string =>
  `${JSON.stringify(
    {
      uid: 'presently',
      title: 'Presently',
      tags: ['presently'],
      timezone: 'browser',
      schemaVersion: 39,
      refresh: '30s',
      time: { from: 'now-1h', to: 'now' },
      templating: {
        list: [
          {
            name: 'service',
            label: 'Service',
            type: 'query',
            datasource: prometheus,
            query: { query: services, refId: 'services' },
            definition: services,
            includeAll: true,
            multi: true,
            refresh: 2,
            current: { text: ['All'], value: ['$__all'] },
          },
          { name: 'trace', label: 'Trace id, or the reference of an error', type: 'textbox', query: '' },
        ],
      },
      panels: [...laidOut()],
    },
    null,
    2,
  )}\n`;
