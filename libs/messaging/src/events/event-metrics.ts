import type { Envelope } from '@presently/contracts/kit/event';
import { metrics } from '@presently/telemetry/metrics';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { counter, histogram, secondsSince } from '@presently/telemetry/instruments';

const sent = counter(metrics.eventsPublished);
const quarantined = counter(metrics.outboxQuarantined);
const processed = histogram(metrics.eventsHandled);
const age = histogram(metrics.eventAge);
const tracer = trace.getTracer('presently.events');

const destination = ({ type }: Envelope) => ({ 'messaging.destination.name': type });
/** The class of an error. Its message may contain parts of the event. */
const errorType = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** Records a published event, with a span that covers its time in the outbox. */
export function recordPublished(envelope: Envelope): void {
  sent.add(1, destination(envelope));
  if (!envelope.traceparent) return;
  const parent = propagation.extract(context.active(), { traceparent: envelope.traceparent });
  const attributes = { 'messaging.system': 'nats', 'messaging.operation.type': 'send', ...destination(envelope) };
  const startTime = new Date(envelope.time);
  tracer.startSpan(`send ${envelope.type}`, { kind: SpanKind.PRODUCER, startTime, attributes }, parent).end();
}

export const recordNotPublished = (envelope: Envelope): void =>
  sent.add(1, { ...destination(envelope), 'error.type': 'not-published' });

/** Also called with 0, at the start: an increase is visible only in a series that exists. */
export const recordQuarantined = (events: number): void => quarantined.add(events);

/** Calls a reaction in a span of its own, and records its duration. */
export function measureReaction<T>(envelope: Envelope, reaction: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const attributes = { 'messaging.system': 'nats', 'messaging.operation.type': 'process', ...destination(envelope) };
  return tracer.startActiveSpan(`process ${envelope.type}`, { kind: SpanKind.CONSUMER, attributes }, async (span) => {
    let failure: { 'error.type': string } | undefined;
    try {
      return await reaction();
    } catch (error) {
      failure = { 'error.type': errorType(error) };
      span.setAttributes(failure).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
      processed.record(secondsSince(start), { ...destination(envelope), ...failure });
      if (!failure) age.record(Math.max(0, Date.now() - Date.parse(envelope.time)) / 1_000, destination(envelope));
    }
  });
}
