import type { Metric } from '../metric.js';

/** The process itself: database pool, event loop, memory. */
export const processMetrics = {
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
    description: 'Largest number of database connections of this process',
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
    description: 'Delay of timers since the last export, 99th percentile',
    attributes: [],
  },
  eventLoopUse: {
    name: 'nodejs.eventloop.utilization',
    kind: 'gauge',
    unit: '1',
    description: 'Share of the time since the last export in which the event loop was busy',
    attributes: [],
  },
  memory: {
    name: 'process.memory.usage',
    kind: 'gauge',
    unit: 'By',
    description: 'Resident memory of the process',
    attributes: [],
  },
  heap: {
    name: 'v8js.memory.heap.used',
    kind: 'gauge',
    unit: 'By',
    description: 'JavaScript heap in use',
    attributes: [],
  },
} as const satisfies Record<string, Metric>;
