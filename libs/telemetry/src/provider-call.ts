import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { histogram, secondsSince } from './instruments.js';
import { metrics } from './metrics.js';

/** A third party whose calls are measured. */
export type Provider = 'smtp' | 'twilio' | 'stripe' | 'openai' | 'serpapi' | 'ucp' | 'ayrshare' | 'push';

/** `unavailable`: no usable answer. `called-off`: the caller aborted the call. */
export type ProviderOutcome = 'ok' | 'refused' | 'unavailable' | 'called-off';

const duration = histogram(metrics.providerCalls);
const tracer = trace.getTracer('presently.providers');

interface OutcomeRules<T> {
  /** Outcome of an answer; `ok` by default. */
  answer?: (answer: T) => ProviderOutcome;
  /** Outcome of an error; `unavailable` by default. */
  error?: (error: unknown) => ProviderOutcome;
}

/**
 * Calls a third party in a span of its own and records duration and outcome. Neither request nor answer is recorded.
 * @param operation name of the call, from a short list: `messages.create`
 */
export function callProvider<T>(
  provider: Provider,
  operation: string,
  call: (span: Span) => Promise<T>,
  rules: OutcomeRules<T> = {},
): Promise<T> {
  const start = performance.now();
  const attributes = { 'presently.provider': provider, 'presently.provider.operation': operation };
  return tracer.startActiveSpan(`${provider} ${operation}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    let outcome: ProviderOutcome = 'unavailable';
    try {
      const answer = await call(span);
      outcome = rules.answer?.(answer) ?? 'ok';
      return answer;
    } catch (error) {
      outcome = rules.error?.(error) ?? 'unavailable';
      throw error;
    } finally {
      span.setAttribute('presently.outcome', outcome);
      if (outcome === 'unavailable') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      duration.record(secondsSince(start), { ...attributes, 'presently.outcome': outcome });
    }
  });
}

/** The outcome for an HTTP status of a third party. */
export const outcomeOfStatus = (status: number): ProviderOutcome =>
  status < 400 ? 'ok' : status >= 500 || status === 408 || status === 429 ? 'unavailable' : 'refused';
