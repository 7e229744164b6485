import { histogram, secondsSince } from './instruments.js';
import { metrics } from './metrics.js';
import { callProvider, outcomeOfStatus, type ProviderOutcome } from './provider-call.js';

const duration = histogram(metrics.modelCalls);
const usage = histogram(metrics.modelTokens);

/** The part of a chat completion that is measured. */
interface Completion {
  usage?: { prompt_tokens: number; completion_tokens: number } | null | undefined;
}

/**
 * Calls the language model and records time and tokens, by the semantic conventions for generative AI.
 * @param signal aborted when the caller no longer needs the answer
 */
export async function callModel<T extends Completion>(
  model: string,
  call: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const start = performance.now();
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model };
  const rules = { error: (error: unknown): ProviderOutcome => outcomeOf(error, signal) };
  let failure: { 'error.type': string } | undefined;
  try {
    const answer = await callProvider(
      'openai',
      'chat',
      async (span) => {
        span.setAttributes(attributes);
        const completion = await call();
        const { prompt_tokens: input, completion_tokens: output } = completion.usage ?? {};
        if (input !== undefined) span.setAttribute('gen_ai.usage.input_tokens', input);
        if (output !== undefined) span.setAttribute('gen_ai.usage.output_tokens', output);
        return completion;
      },
      rules,
    );
    if (answer.usage) {
      usage.record(answer.usage.prompt_tokens, { ...attributes, 'gen_ai.token.type': 'input' });
      usage.record(answer.usage.completion_tokens, { ...attributes, 'gen_ai.token.type': 'output' });
    }
    return answer;
  } catch (error) {
    failure = { 'error.type': error instanceof Error ? error.constructor.name : 'unknown' };
    throw error;
  } finally {
    duration.record(secondsSince(start), { ...attributes, ...failure });
  }
}

function outcomeOf(error: unknown, signal: AbortSignal): ProviderOutcome {
  if (signal.aborted) return 'called-off';
  const { status } = error as { status?: number };
  return status === undefined ? 'unavailable' : outcomeOfStatus(status);
}
