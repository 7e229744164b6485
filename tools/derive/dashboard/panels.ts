import type { Metric } from '@presently/telemetry/metric';
import { metrics } from '@presently/telemetry/metrics';
import { inPrometheus, prometheusName } from './prometheus-names.ts';

type Query = readonly [expression: string, legend: string];

/** One picture. */
export interface Panel {
  title: string;
  description?: string;
  unit: string;
  queries: readonly Query[];
  kind?: 'timeseries' | 'stat';
}
export interface Section {
  title: string;
  panels: readonly Panel[];
}

const m = (metric: Metric): string => prometheusName(metric);
const label = inPrometheus;
const ofService = 'service_name=~"$service"';
const rate = (metric: Metric, matchers = '', part = '_count') =>
  `rate(${m(metric)}${part}{${matchers}}[$__rate_interval])`;
const perSecond = (metric: Metric, by: string, matchers = '', part = '_count') =>
  `sum by (${by}) (${rate(metric, matchers, part)})`;
const counted = (metric: Metric, by: string) => `sum by (${by}) (rate(${m(metric)}[$__rate_interval]))`;
const quantile = (q: number, metric: Metric, by: string, matchers = '') =>
  `histogram_quantile(${q}, sum by (le, ${by}) (${rate(metric, matchers, '_bucket')}))`;
const highest = (metric: Metric, by: string) => `max by (${by}) (${m(metric)}{${ofService}})`;

const route = label('http.route');
const method = label('rpc.method');
const status = label('http.response.status_code');
const notStreams = `${route}!="/api/live"`;

const requests: Section = {
  title: 'Requests',
  panels: [
    {
      title: 'Availability',
      description: 'Share of requests without an error of ours',
      kind: 'stat',
      unit: 'percentunit',
      queries: [
        [
          `1 - (sum(${rate(metrics.httpRequests, `${status}=~"5.."`)}) or vector(0)) ` +
            `/ sum(${rate(metrics.httpRequests)})`,
          'available',
        ],
      ],
    },
    { title: 'Requests', unit: 'reqps', queries: [[perSecond(metrics.httpRequests, status), `{{${status}}}`]] },
    {
      title: 'Errors by route',
      unit: 'reqps',
      queries: [
        [perSecond(metrics.httpRequests, `${route}, ${status}`, `${status}=~"5.."`), `{{${route}}} {{${status}}}`],
      ],
    },
    {
      title: 'Duration',
      unit: 's',
      queries: [0.5, 0.95, 0.99].map((q) => [
        `histogram_quantile(${q}, sum by (le) (${rate(metrics.httpRequests, notStreams, '_bucket')}))`,
        `p${q * 100}`,
      ]),
    },
    {
      title: 'Slowest routes, p95',
      unit: 's',
      queries: [[`topk(10, ${quantile(0.95, metrics.httpRequests, route, notStreams)})`, `{{${route}}}`]],
    },
    {
      title: 'Sessions and open pages',
      unit: 'short',
      queries: [
        [`max(${m(metrics.sessions)})`, 'sessions'],
        [`sum(${m(metrics.liveStreams)})`, 'open pages'],
      ],
    },
  ],
};

const operations: Section = {
  title: 'Operations of $service',
  panels: [
    { title: 'Rate', unit: 'reqps', queries: [[perSecond(metrics.rpcServed, method, ofService), `{{${method}}}`]] },
    {
      title: 'Refusals and errors',
      unit: 'reqps',
      queries: [
        [
          perSecond(metrics.rpcServed, `${method}, error_type`, `${ofService},error_type!=""`),
          `{{${method}}} {{error_type}}`,
        ],
      ],
    },
    {
      title: 'Duration, p95',
      unit: 's',
      queries: [[quantile(0.95, metrics.rpcServed, method, ofService), `{{${method}}}`]],
    },
    {
      title: 'Not answered, as callers see it',
      unit: 'reqps',
      queries: [[perSecond(metrics.rpcCalled, method, 'error_type="service-unavailable"'), `{{${method}}}`]],
    },
    {
      title: 'Refused for too much',
      unit: 'short',
      queries: [
        [counted(metrics.rateLimited, label('presently.scope')), 'requests per {{presently_scope}}'],
        [counted(metrics.quotaRefusals, label('presently.quota')), 'quota of {{presently_quota}}'],
      ],
    },
  ],
};

const messaging: Section = {
  title: 'Events of $service',
  panels: [
    {
      title: 'Oldest event in the outbox',
      unit: 's',
      queries: [[highest(metrics.outboxAge, 'service_name, presently_lane'), '{{service_name}} {{presently_lane}}']],
    },
    {
      title: 'Waiting in the outbox',
      unit: 'short',
      queries: [
        [highest(metrics.outboxDepth, 'service_name, presently_lane'), '{{service_name}} {{presently_lane}}'],
        [`sum by (service_name) (${m(metrics.outboxQuarantined)}{${ofService}})`, '{{service_name}} put aside'],
      ],
    },
    {
      title: 'Published',
      unit: 'cps',
      queries: [
        [
          counted(metrics.eventsPublished, 'messaging_destination_name, error_type'),
          '{{messaging_destination_name}} {{error_type}}',
        ],
      ],
    },
    {
      title: 'Waiting for their reader',
      unit: 'short',
      queries: [
        [
          highest(metrics.consumerPending, 'service_name, messaging_destination_name'),
          '{{service_name}} of {{messaging_destination_name}}',
        ],
        [
          highest(metrics.consumerAckPending, 'service_name, messaging_destination_name'),
          '{{service_name}} of {{messaging_destination_name}}, given',
        ],
        [
          highest(metrics.consumerRedelivered, 'service_name, messaging_destination_name'),
          '{{service_name}} of {{messaging_destination_name}}, given again',
        ],
      ],
    },
    {
      title: 'From change to effect, p95',
      unit: 's',
      queries: [[quantile(0.95, metrics.eventAge, 'service_name', ofService), '{{service_name}}']],
    },
    {
      title: 'Reactions',
      unit: 'cps',
      queries: [
        [perSecond(metrics.eventsHandled, 'service_name, error_type', ofService), '{{service_name}} {{error_type}}'],
      ],
    },
    {
      title: 'Dead letters',
      unit: 'short',
      queries: [[highest(metrics.deadLetters, 'service_name'), '{{service_name}}']],
    },
  ],
};

const deliveries: Section = {
  title: 'Messages to people, and third parties',
  panels: [
    {
      title: 'Tries by outcome',
      unit: 'cps',
      queries: [
        [
          counted(metrics.deliveryTries, 'presently_channel, presently_outcome'),
          '{{presently_channel}} {{presently_outcome}}',
        ],
      ],
    },
    {
      title: 'Pushes to devices, by kind',
      description:
        'accepted: a push service has it. gone: the device was forgotten. postponed: it waits for the morning',
      unit: 'cps',
      queries: [
        [
          perSecond(
            metrics.deliveryTries,
            'presently_delivery_kind, presently_outcome',
            'presently_channel="push"',
            '',
          ),
          '{{presently_delivery_kind}} {{presently_outcome}}',
        ],
      ],
    },
    {
      title: 'What became of texts',
      unit: 'cps',
      queries: [[counted(metrics.deliveryReceipts, 'presently_outcome'), '{{presently_outcome}}']],
    },
    {
      title: 'Background work by outcome',
      unit: 'cps',
      queries: [
        [counted(metrics.workRows, 'presently_queue, presently_outcome'), '{{presently_queue}} {{presently_outcome}}'],
      ],
    },
    { title: 'Oldest message due', unit: 's', queries: [[`max(${m(metrics.deliveryAge)})`, 'due']] },
    {
      title: 'Posts',
      unit: 'cps',
      queries: [[counted(metrics.postTries, 'presently_outcome'), '{{presently_outcome}}']],
    },
    {
      title: 'Calls to third parties',
      unit: 'reqps',
      queries: [
        [
          perSecond(metrics.providerCalls, 'presently_provider, presently_outcome'),
          '{{presently_provider}} {{presently_outcome}}',
        ],
      ],
    },
    {
      title: 'Their duration, p95',
      unit: 's',
      queries: [[quantile(0.95, metrics.providerCalls, 'presently_provider'), '{{presently_provider}}']],
    },
    {
      title: 'Webhooks',
      unit: 'reqps',
      queries: [
        [
          perSecond(metrics.httpRequests, `${route}, ${status}`, `${route}=~"/api/webhooks/.*"`),
          `{{${route}}} {{${status}}}`,
        ],
      ],
    },
    {
      title: 'Plans compared',
      unit: 'cps',
      queries: [[counted(metrics.plansCompared, 'presently_outcome'), '{{presently_outcome}}']],
    },
  ],
};

const ideas: Section = {
  title: 'Model and products',
  panels: [
    {
      title: 'Cost by hour, cents',
      unit: 'short',
      queries: [[`sum by (gen_ai_request_model) (increase(${m(metrics.modelCost)}[1h]))`, '{{gen_ai_request_model}}']],
    },
    {
      title: 'Cost of a set of ideas, cents on average',
      unit: 'none',
      queries: [
        [
          `${rate(metrics.ideaSetCost, '', '_sum')} / ${rate(metrics.ideaSetCost, '', '_count')}`,
          '{{presently_source}}',
        ],
      ],
    },
    {
      title: 'Tokens',
      unit: 'cps',
      queries: [[`sum by (gen_ai_token_type) (${rate(metrics.modelTokens, '', '_sum')})`, '{{gen_ai_token_type}}']],
    },
    {
      title: 'Answers of the model',
      unit: 'reqps',
      queries: [[perSecond(metrics.modelCalls, 'service_name, error_type'), '{{service_name}} {{error_type}}']],
    },
    {
      title: 'Their duration, p95',
      unit: 's',
      queries: [[quantile(0.95, metrics.modelCalls, 'service_name'), '{{service_name}}']],
    },
    {
      title: 'Feeds that have not been read for long',
      unit: 'none',
      queries: [[`max(${m(metrics.oldFeeds)})`, 'feeds']],
    },
    {
      title: 'Searches for products',
      unit: 'reqps',
      queries: [
        [
          perSecond(metrics.productSearches, 'presently_source, presently_outcome'),
          '{{presently_source}} {{presently_outcome}}',
        ],
      ],
    },
    {
      title: 'Their duration, p95',
      unit: 's',
      queries: [[quantile(0.95, metrics.productSearches, 'presently_source'), '{{presently_source}}']],
    },
  ],
};

const saturation: Section = {
  title: 'Saturation of $service',
  panels: [
    {
      title: 'Event loop delay, p99',
      unit: 's',
      queries: [[highest(metrics.eventLoopDelay, 'service_name'), '{{service_name}}']],
    },
    {
      title: 'Busy',
      unit: 'percentunit',
      queries: [[highest(metrics.eventLoopUse, 'service_name'), '{{service_name}}']],
    },
    {
      title: 'Memory',
      unit: 'bytes',
      queries: [
        [highest(metrics.memory, 'service_name'), '{{service_name}}'],
        [highest(metrics.heap, 'service_name'), '{{service_name}} objects'],
      ],
    },
    {
      title: 'Database connections in use',
      unit: 'percentunit',
      queries: [
        [
          `max by (service_name) (${m(metrics.poolConnections)}{${ofService},db_client_connection_state="used"} ` +
            `/ on (service_name, service_instance_id) ${m(metrics.poolMax)})`,
          '{{service_name}}',
        ],
      ],
    },
    {
      title: 'Queries waiting for one',
      unit: 'short',
      queries: [[highest(metrics.poolPending, 'service_name'), '{{service_name}}']],
    },
  ],
};

export const sections: readonly Section[] = [requests, operations, messaging, deliveries, ideas, saturation];
