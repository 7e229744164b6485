import type OpenAI from 'openai';
import { APIError } from 'openai';
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** The part of a chat completion that is read. */
export type Completion = Pick<ChatCompletion, 'choices' | 'usage'>;

/** Reads the text so far each time that it has grown. */
export type OnText = (text: string) => void;

type Body = ChatCompletionCreateParamsNonStreaming;

interface Calling {
  signal: AbortSignal;
  /** Milliseconds without a further token after which a stream is given up. */
  idleMs: number;
  onText: OnText;
}

/**
 * A completion that reports its text while it grows. A server that answers a request for a stream with the whole answer
 * reports it once.
 * @throws the reason of the signal; the library would end the stream without an error
 */
export async function streamCompletion(
  client: OpenAI,
  body: Body,
  { signal, idleMs, onText }: Calling,
): Promise<Completion> {
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(new DOMException('the stream paused', 'TimeoutError')), idleMs);
  const either = AbortSignal.any([signal, idle.signal]);
  try {
    const asked = { ...body, stream: true as const, stream_options: { include_usage: true } };
    const { data: stream, response } = await client.chat.completions.create(asked, { signal: either }).withResponse();
    if (!response.headers.get('content-type')?.includes('event-stream')) {
      const whole = (await response.json()) as ChatCompletion;
      const content = whole.choices?.[0]?.message?.content;
      if (typeof content === 'string') onText(content);
      return whole;
    }
    let [content, refusal] = ['', ''];
    let end: ChatCompletion.Choice['finish_reason'] | undefined;
    let usage: ChatCompletion['usage'];
    for await (const chunk of stream) {
      timer.refresh();
      const [choice] = chunk.choices ?? [];
      if (chunk.usage) usage = chunk.usage;
      if (choice?.finish_reason) end = choice.finish_reason as typeof end;
      refusal += choice?.delta?.refusal ?? '';
      if (!choice?.delta?.content) continue;
      content += choice.delta.content;
      onText(content);
    }
    either.throwIfAborted();
    const message = { role: 'assistant' as const, content, refusal: refusal || null };
    return { choices: [{ index: 0, finish_reason: end ?? 'stop', message, logprobs: null }], usage };
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a server has refused a request because it cannot stream. */
export const refusesStreams = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 400 || error.status === 422) && /stream/i.test(error.message);
