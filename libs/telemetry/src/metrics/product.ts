import { providerSeconds, type Metric } from '../metric.js';

const tokenCounts = [64, 256, 1_024, 4_096, 16_384, 65_536] as const;
const setCents = [0, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5] as const;

/** The product's own work, and the cost of the language model. */
export const productMetrics = {
  deliveryTries: {
    name: 'presently.delivery.tries',
    kind: 'counter',
    unit: '{try}',
    description: 'Tries to hand a message to its provider, with the resulting status of the delivery',
    attributes: ['presently.channel', 'presently.delivery.kind', 'presently.outcome', 'presently.delivery.status'],
  },
  deliveryReceipts: {
    name: 'presently.delivery.receipts',
    kind: 'counter',
    unit: '{receipt}',
    description: 'Final state of text messages that the provider had accepted: taken, delivered or failed',
    attributes: ['presently.outcome'],
  },
  deliveryAge: {
    name: 'presently.delivery.oldest_due_age',
    kind: 'gauge',
    unit: 's',
    description: 'How long the oldest due delivery has been due',
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
    description: 'Plans that reconciliation compared with the payment provider: equal, repaired or failed',
    attributes: ['presently.outcome'],
  },
  oldFeeds: {
    name: 'presently.product_feed.old',
    kind: 'gauge',
    unit: '{feed}',
    description: 'Product feeds whose shop has not answered for two times of their schedule',
    attributes: [],
  },
  productSearches: {
    name: 'presently.product_search.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Searches for products, by source',
    attributes: ['presently.source', 'presently.outcome'],
    buckets: providerSeconds,
  },
  modelCalls: {
    name: 'gen_ai.client.operation.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Calls to the language model',
    attributes: ['gen_ai.operation.name', 'gen_ai.request.model', 'error.type'],
    buckets: providerSeconds,
  },
  modelTokens: {
    name: 'gen_ai.client.token.usage',
    kind: 'histogram',
    unit: '{token}',
    description: 'Tokens of a call to the language model, input and output',
    attributes: ['gen_ai.operation.name', 'gen_ai.request.model', 'gen_ai.token.type'],
    buckets: tokenCounts,
  },
  modelCost: {
    name: 'presently.model.cost',
    kind: 'counter',
    unit: '{cent}',
    description: 'Cost of the language model in US cents, at the configured prices',
    attributes: ['gen_ai.request.model'],
  },
  ideaSetCost: {
    name: 'presently.idea_set.cost',
    kind: 'histogram',
    unit: '{cent}',
    description: 'Cost of the language model for one set of ideas in US cents, by who proposed it',
    attributes: ['presently.source'],
    buckets: setCents,
  },
} as const satisfies Record<string, Metric>;
