import { callMetrics } from './metrics/calls.js';
import { eventMetrics } from './metrics/events.js';
import { processMetrics } from './metrics/process.js';
import { productMetrics } from './metrics/product.js';
import { workMetrics } from './metrics/work.js';

/**
 * Every metric that our processes export, under the names of OpenTelemetry's semantic conventions where one exists.
 * Dashboards and alerts use only these. Each attribute has a short, closed list of values, and none identifies a
 * person, a gift or any other record.
 */
export const metrics = {
  ...callMetrics,
  ...eventMetrics,
  ...productMetrics,
  ...workMetrics,
  ...processMetrics,
} as const;
