import { W3CTraceContextPropagator } from '@opentelemetry/core';

/**
 * Reads and writes `traceparent`, which events carry, too; `OTEL_PROPAGATORS` has no effect. Without baggage: what a
 * client puts there would be sent to every third party.
 */
export const propagator = new W3CTraceContextPropagator();
