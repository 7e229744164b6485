import { callSeconds, type Metric } from '../metric.js';

/** Publishing and consuming events. Each replica reports the same value for a gauge that it reads from the database. */
export const eventMetrics = {
  eventsPublished: {
    name: 'messaging.client.sent.messages',
    kind: 'counter',
    unit: '{message}',
    description: 'Events published from the outbox to the stream',
    attributes: ['messaging.destination.name', 'error.type'],
  },
  eventsHandled: {
    name: 'messaging.process.duration',
    kind: 'histogram',
    unit: 's',
    description: 'Reactions to events',
    attributes: ['messaging.destination.name', 'error.type'],
    buckets: callSeconds,
  },
  eventAge: {
    name: 'presently.event.age',
    kind: 'histogram',
    unit: 's',
    description: 'Time from recording an event to the end of its reaction',
    attributes: ['messaging.destination.name'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300],
  },
  outboxDepth: {
    name: 'presently.outbox.depth',
    kind: 'gauge',
    unit: '{event}',
    description: 'Unpublished events of a lane in the outbox, counted up to 10,000',
    attributes: ['presently.lane'],
  },
  outboxAge: {
    name: 'presently.outbox.oldest_age',
    kind: 'gauge',
    unit: 's',
    description: 'Age of the oldest unpublished event of a lane in the outbox',
    attributes: ['presently.lane'],
  },
  outboxQuarantined: {
    name: 'presently.outbox.quarantined',
    kind: 'counter',
    unit: '{event}',
    description: 'Events quarantined because the stream rejected them',
    attributes: [],
  },
  consumerPending: {
    name: 'presently.consumer.pending',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events of a type that have not been delivered to this service',
    attributes: ['messaging.destination.name'],
  },
  consumerAckPending: {
    name: 'presently.consumer.ack_pending',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events delivered to this service and not yet acknowledged',
    attributes: ['messaging.destination.name'],
  },
  consumerRedelivered: {
    name: 'presently.consumer.redelivered',
    kind: 'gauge',
    unit: '{event}',
    description: 'Unacknowledged events that were delivered more than once',
    attributes: ['messaging.destination.name'],
  },
  deadLetters: {
    name: 'presently.dead_letters',
    kind: 'gauge',
    unit: '{event}',
    description: 'Events that this service could not handle and an operator has to decide on',
    attributes: [],
  },
} as const satisfies Record<string, Metric>;
