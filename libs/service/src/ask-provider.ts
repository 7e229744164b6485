import { metrics } from '@presently/contracts/metrics';
import { histogram, secondsSince } from '@presently/messaging/instruments';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

/** Third parties that the product cannot do without for some of its work. */
export type Provider = 'smtp' | 'twilio' | 'stripe' | 'openai' | 'serpapi' | 'ayrshare';

/** They did it, they said no, no answer of use came, or nobody waited for one any more. */
export type ProviderOutcome = 'ok' | 'refused' | 'unavailable' | 'called-off';

const duration = histogram(metrics.providerCalls);
const tracer = trace.getTracer('presently.providers');

interface Judgement<T> {
  /** What an answer means; `ok` when left out. */
  answer?: (answer: T) => ProviderOutcome;
  /** What an error means; `unavailable` when left out. */
  error?: (error: unknown) => ProviderOutcome;
}

/**
 * Asks a third party, in a span of its own and counted by outcome. Nothing of what is sent or answered is told.
 * @param operation what is asked for, one of few: `messages.create`
 */
export function askProvider<T>(
  provider: Provider,
  operation: string,
  ask: (span: Span) => Promise<T>,
  judge: Judgement<T> = {},
): Promise<T> {
  const start = performance.now();
  const about = { 'presently.provider': provider, 'presently.provider.operation': operation };
  const options = { kind: SpanKind.CLIENT, attributes: about };
  return tracer.startActiveSpan(`${provider} ${operation}`, options, async (span) => {
    let outcome: ProviderOutcome = 'unavailable';
    try {
      const answer = await ask(span);
      outcome = judge.answer?.(answer) ?? 'ok';
      return answer;
    } catch (error) {
      outcome = judge.error?.(error) ?? 'unavailable';
      throw error;
    } finally {
      span.setAttribute('presently.outcome', outcome);
      if (outcome === 'unavailable') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      duration.record(secondsSince(start), { ...about, 'presently.outcome': outcome });
    }
  });
}

/** What an HTTP status of a third party means. */
export const outcomeOfStatus = (status: number): ProviderOutcome =>
  status < 400 ? 'ok' : status >= 500 || status === 408 || status === 429 ? 'unavailable' : 'refused';
