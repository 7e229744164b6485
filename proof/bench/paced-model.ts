import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import { serveLocally } from '../world/local-server.ts';

/** How fast a model answers. */
export interface Pace {
  firstTokenMs: number;
  tokensPerSecond: number;
}

/** What a model behind OpenAI's API writes in one piece. */
interface Completion {
  choices: { message: { content: string }; [key: string]: unknown }[];
  usage: { prompt_tokens: number; completion_tokens: number };
  [key: string]: unknown;
}

export interface PacedModel {
  /** For `OPENAI_BASE_URL`. */
  url: string;
  /** Answers with what this model says, in its own time or at a pace. */
  speakFor: (model: string, pace?: Pace) => void;
  close: () => Promise<void>;
}

const stepMs = 20;

/** A server in front of a model that answers at once: it answers as fast as a real one writes. */
export async function pacedModel(): Promise<PacedModel> {
  let behind = '';
  let pace: Pace | undefined;
  const server = await serveLocally((request, response) => {
    void (async () => {
      const asked = await text(request);
      const { stream = false, ...rest } = (asked === '' ? {} : JSON.parse(asked)) as Record<string, unknown>;
      delete rest['stream_options'];
      const answer = await fetch(`${behind}${request.url}`, {
        method: request.method!,
        headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
        ...(asked !== '' && { body: JSON.stringify(rest) }),
      });
      const said = await answer.text();
      if (answer.ok && request.method === 'POST')
        await write(response, JSON.parse(said) as Completion, stream === true, pace);
      else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said);
    })().catch(() => response.destroy());
  }, '127.0.0.1');
  return {
    url: `${server.url}/v1`,
    speakFor: (model, speed) => {
      behind = model;
      pace = speed;
    },
    close: server.close,
  };
}

async function write(response: ServerResponse, said: Completion, isStreamed: boolean, pace?: Pace): Promise<void> {
  const { choices, usage, ...head } = said;
  const { content } = choices[0]!.message;
  await delay(pace?.firstTokenMs ?? 0);
  if (!isStreamed) {
    if (pace) await delay((usage.completion_tokens / pace.tokensPerSecond) * 1_000);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (part: object) =>
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...part })}\n\n`);
  const tell = (delta: object, reason: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason: reason }] });
  tell({ role: 'assistant', content: '' });
  const started = performance.now();
  for (let told = 0; told < content.length && !response.destroyed;) {
    const share = pace ? ((performance.now() - started) / 1_000) * (pace.tokensPerSecond / usage.completion_tokens) : 1;
    const until = Math.min(content.length, Math.ceil(content.length * share));
    if (until > told) tell({ content: content.slice(told, until) });
    told = Math.max(told, until);
    if (told < content.length) await delay(stepMs);
  }
  tell({}, 'stop');
  send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}
