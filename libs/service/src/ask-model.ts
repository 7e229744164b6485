import { metrics } from '@presently/contracts/metrics';
import { histogram, secondsSince } from '@presently/messaging/instruments';
import { askProvider, outcomeOfStatus, type ProviderOutcome } from './ask-provider.js';

const duration = histogram(metrics.modelCalls);
const usage = histogram(metrics.modelTokens);

/** As much of a chat completion as is counted. */
interface Completion {
  usage?: { prompt_tokens: number; completion_tokens: number } | null | undefined;
}

/** Asks the language model, counting time and tokens as the conventions for generative models have it. */
export async function askModel<T extends Completion>(
  model: string,
  ask: () => Promise<T>,
  /** Ends when whoever asked has gone. */
  caller: AbortSignal,
): Promise<T> {
  const start = performance.now();
  const about = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model };
  const judge = { error: (error: unknown): ProviderOutcome => outcomeOf(error, caller) };
  let failure: { 'error.type': string } | undefined;
  try {
    const answer = await askProvider(
      'openai',
      'chat',
      async (span) => {
        span.setAttributes(about);
        const completion = await ask();
        const { prompt_tokens: input, completion_tokens: output } = completion.usage ?? {};
        if (input !== undefined) span.setAttribute('gen_ai.usage.input_tokens', input);
        if (output !== undefined) span.setAttribute('gen_ai.usage.output_tokens', output);
        return completion;
      },
      judge,
    );
    if (answer.usage) {
      usage.record(answer.usage.prompt_tokens, { ...about, 'gen_ai.token.type': 'input' });
      usage.record(answer.usage.completion_tokens, { ...about, 'gen_ai.token.type': 'output' });
    }
    return answer;
  } catch (error) {
    failure = { 'error.type': error instanceof Error ? error.constructor.name : 'unknown' };
    throw error;
  } finally {
    duration.record(secondsSince(start), { ...about, ...failure });
  }
}

function outcomeOf(error: unknown, caller: AbortSignal): ProviderOutcome {
  if (caller.aborted) return 'called-off';
  const { status } = error as { status?: number };
  return status === undefined ? 'unavailable' : outcomeOfStatus(status);
}
