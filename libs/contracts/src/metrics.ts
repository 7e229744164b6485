/**
 * Everything that processes measure and tell a collector. Names of OpenTelemetry's semantic conventions where there is
 * one. Dashboards and alerts may use what stands here, and nothing else. No attribute names a person, a gift or any
 * other one of many: every value comes from a short list.
 */
export interface Metric {
  readonly name: string;
  /** `counter` only grows; `gauge` is looked at when it is exported; `histogram` counts values by size. */
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** As UCUM writes it: `s`, `By`, `1` for a ratio, `{thing}` for a number of things. */
  readonly unit: string;
  readonly description: string;
  readonly attributes: readonly string[];
  /** Upper ends of a histogram's classes. */
  readonly buckets?: readonly number[];
}

/** Seconds that a call may take, as the conventions have them. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] as const;
/** Seconds that third parties take. */
const longSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80] as const;
const tokens = [64, 256, 1_024, 4_096, 16_384, 65_536] as const;

/** What is asked of a process, and of others by it. */
const calls = {
  httpRequests: {
    name: 'http.server.request.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Requests to the gateway, from the first byte to the last of the answer',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code'],
    buckets: seconds,
  },
  rpcServed: {
    name: 'rpc.server.call.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Operations answered by a service, the wait for a turn included',
    attributes: ['rpc.method', 'rpc.response.status_code', 'error.type'],
    buckets: seconds,
  },
  rpcAsked: {
    name: 'rpc.client.call.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Operations asked of other services, as whoever asks sees it: also where nobody answers',
    attributes: ['rpc.method', 'rpc.response.status_code', 'error.type'],
    buckets: seconds,
  },
  providerCalls: {
    name: 'presently.provider.call.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Calls to third parties; the outcome is ok, refused (they said no) or unavailable (no answer of use)',
    attributes: ['presently.provider', 'presently.provider.operation', 'presently.outcome'],
    buckets: longSeconds,
  },
  rateLimited: {
    name: 'presently.rate_limit.refusals',
    kind: 'counter',
    unit: '{request}',
    description: 'Requests that the gateway refused because an address or a user had asked too much in a minute',
    attributes: ['presently.scope'],
  },
  quotaRefusals: {
    name: 'presently.quota.refusals',
    kind: 'counter',
    unit: '{refusal}',
    description: 'What was refused because an allowance was used up: gifts, messages, questions, model-money',
    attributes: ['presently.quota'],
  },
  liveStreams: {
    name: 'presently.live_streams.open',
    kind: 'gauge',
    unit: '{stream}',
    description: 'Open pages that this gateway tells of changes',
    attributes: [],
  },
  sessions: {
    name: 'presently.sessions.active',
    kind: 'gauge',
    unit: '{session}',
    description: 'Sessions that have not ended; every replica tells all of them',
    attributes: [],
  },
} as const satisfies Record<string, Metric>;

/** Events on their way. What is looked up in the database is told by every replica alike. */
const events = {
  eventsPublished: {
    name: 'messaging.client.sent.messages',
    kind: 'counter',
    unit: '{message}',
    description: 'Events moved from the outbox into the stream',
    attributes: ['messaging.destination.name', 'error.type'],
  },
  eventsHandled: {
    name: 'messaging.process.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Reactions to events',
    attributes: ['messaging.destination.name', 'error.type'],
    buckets: seconds,
  },
  eventAge: {
    name: 'presently.event.age',
    kind: 'histogram',
    unit: 's',
    description: 'From an event being recorded to its reaction being done',
    attributes: ['messaging.destination.name'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
  },
  outboxDepth: {
    name: 'presently.outbox.depth',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events that wait to be published; counted up to 10,000',
    attributes: [],
  },
  outboxAge: {
    name: 'presently.outbox.oldest_age',
    kind: 'gauge',
    unit: 's',
    description: 'How long the oldest of them has waited',
    attributes: [],
  },
  outboxQuarantined: {
    name: 'presently.outbox.quarantined',
    kind: 'counter',
    unit: '{event}',
    description: 'Events put aside because the stream would not take them',
    attributes: [],
  },
  outboxLeader: {
    name: 'presently.outbox.leader',
    kind: 'gauge',
    unit: '{leader}',
    description: '1 where this process is the one that publishes for its service',
    attributes: [],
  },
  consumerPending: {
    name: 'presently.consumer.pending',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events in a stream that this service has not been given yet',
    attributes: ['presently.stream'],
  },
  consumerAckPending: {
    name: 'presently.consumer.ack_pending',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events given to this service and not yet done with',
    attributes: ['presently.stream'],
  },
  consumerRedelivered: {
    name: 'presently.consumer.redelivered',
    kind: 'gauge',
    unit: '{event}',
    description: 'Of those, the ones given more than once',
    attributes: ['presently.stream'],
  },
  deadLetters: {
    name: 'presently.dead_letters',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events this service could not handle, waiting for an operator',
    attributes: [],
  },
} as const satisfies Record<string, Metric>;

/** What the product does, and what it costs. */
const work = {
  deliveryTries: {
    name: 'presently.delivery.tries',
    kind: 'counter',
    unit: '{try}',
    description: 'Tries to hand a message to its provider; the status is what the delivery became by it',
    attributes: ['presently.channel', 'presently.delivery.kind', 'presently.outcome', 'presently.delivery.status'],
  },
  deliveryReceipts: {
    name: 'presently.delivery.receipts',
    kind: 'counter',
    unit: '{receipt}',
    description: 'What became of texts after their provider had taken them: taken, delivered or failed',
    attributes: ['presently.outcome'],
  },
  deliveryAge: {
    name: 'presently.delivery.oldest_due_age',
    kind: 'gauge',
    unit: 's',
    description: 'How long the message that has been due longest has waited for its turn',
    attributes: [],
  },
  postTries: {
    name: 'presently.post.tries',
    kind: 'counter',
    unit: '{try}',
    description: 'Tries to publish a post on social networks',
    attributes: ['presently.outcome', 'presently.post.status'],
  },
  plansCompared: {
    name: 'presently.plans.compared',
    kind: 'counter',
    unit: '{plan}',
    description: 'Plans compared with the payment provider unasked: equal, repaired (it had told nothing), or failed',
    attributes: ['presently.outcome'],
  },
  productSearches: {
    name: 'presently.product_search.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Searches for products, by source',
    attributes: ['presently.source', 'presently.outcome'],
    buckets: longSeconds,
  },
  modelCalls: {
    name: 'gen_ai.client.operation.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Questions to the language model',
    attributes: ['gen_ai.operation.name', 'gen_ai.request.model', 'error.type'],
    buckets: longSeconds,
  },
  modelTokens: {
    name: 'gen_ai.client.token.usage',
    kind: 'histogram',
    unit: '{token}',
    description: 'Tokens that a question took, read (input) and written (output)',
    attributes: ['gen_ai.operation.name', 'gen_ai.request.model', 'gen_ai.token.type'],
    buckets: tokens,
  },
  modelCost: {
    name: 'presently.model.cost',
    kind: 'counter',
    unit: '{cent}',
    description: 'What the model has cost, in US cents by the prices that are configured',
    attributes: ['gen_ai.request.model'],
  },
} as const satisfies Record<string, Metric>;

/** How a process itself is doing. */
const processes = {
  poolConnections: {
    name: 'db.client.connection.count',
    kind: 'gauge',
    unit: '{connection}',
    description: 'Database connections of this process, idle and used',
    attributes: ['db.client.connection.state'],
  },
  poolMax: {
    name: 'db.client.connection.max',
    kind: 'gauge',
    unit: '{connection}',
    description: 'The most it may have',
    attributes: [],
  },
  poolPending: {
    name: 'db.client.connection.pending_requests',
    kind: 'gauge',
    unit: '{request}',
    description: 'Queries that wait for a connection',
    attributes: [],
  },
  eventLoopDelay: {
    name: 'nodejs.eventloop.delay.p99',
    kind: 'gauge',
    unit: 's',
    description: 'How late timers were since the last look, all but the worst hundredth',
    attributes: [],
  },
  eventLoopUse: {
    name: 'nodejs.eventloop.utilization',
    kind: 'gauge',
    unit: '1',
    description: 'Share of the time since the last look in which the process was busy',
    attributes: [],
  },
  memory: {
    name: 'process.memory.usage',
    kind: 'gauge',
    unit: 'By',
    description: 'Memory that the process holds',
    attributes: [],
  },
  heap: {
    name: 'v8js.memory.heap.used',
    kind: 'gauge',
    unit: 'By',
    description: 'JavaScript objects in it',
    attributes: [],
  },
} as const satisfies Record<string, Metric>;

export const metrics = { ...calls, ...events, ...work, ...processes } as const;
