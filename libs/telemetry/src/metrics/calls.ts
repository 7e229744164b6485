import { callSeconds, providerSeconds, type Metric } from '../metric.js';

/** Requests and calls: received, sent, refused. */
export const callMetrics = {
  httpRequests: {
    name: 'http.server.request.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Requests to the gateway, from the first byte of the request to the last byte of the response',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code'],
    buckets: callSeconds,
  },
  rpcServed: {
    name: 'rpc.server.call.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Operations that a service answered, including the time in its queue',
    attributes: ['rpc.method', 'rpc.response.status_code', 'error.type'],
    buckets: callSeconds,
  },
  rpcCalled: {
    name: 'rpc.client.call.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Calls of operations, measured by the caller; includes calls without an answer',
    attributes: ['rpc.method', 'rpc.response.status_code', 'error.type'],
    buckets: callSeconds,
  },
  providerCalls: {
    name: 'presently.provider.call.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Calls to third parties; the outcome is ok, refused, unavailable (no usable answer) or called-off',
    attributes: ['presently.provider', 'presently.provider.operation', 'presently.outcome'],
    buckets: providerSeconds,
  },
  rateLimited: {
    name: 'presently.rate_limit.refusals',
    kind: 'counter',
    unit: '{request}',
    description: 'Requests that the gateway refused: address or user over its rate limit, or too many at once',
    attributes: ['presently.scope'],
  },
  quotaRefusals: {
    name: 'presently.quota.refusals',
    kind: 'counter',
    unit: '{refusal}',
    description: 'Refusals because the gifts of a month, a budget or the money of a day was used up',
    attributes: ['presently.quota'],
  },
  liveStreams: {
    name: 'presently.live_streams.open',
    kind: 'gauge',
    unit: '{stream}',
    description: 'Open live streams of this gateway',
    attributes: [],
  },
  sessions: {
    name: 'presently.sessions.active',
    kind: 'gauge',
    unit: '{session}',
    description: 'Sessions that have not expired; each replica reports the total',
    attributes: [],
  },
} as const satisfies Record<string, Metric>;
