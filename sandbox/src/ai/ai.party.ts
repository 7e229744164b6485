import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import { asRows } from './as-rows.js';
import { InvalidRequest, parseChatRequest, type ChatRequest } from './chat-request.js';
import { composeAnswer } from './compose-answer.js';
import { garble } from './garble.js';
import { titleLength, type Told } from './ideas/questions.js';
import { misuse } from './misuse.js';
import { sendStream } from './send-stream.js';

/** A question and its outcome. */
export interface AskedQuestion {
  id: string;
  model: string;
  messages: ChatRequest['messages'];
  outcome: 'under way' | 'answered' | 'abandoned' | 'refused';
  receivedAt: string;
}

const model = 'presently-sandbox';
/** Milliseconds before a normal answer. */
const usualMs = 350;
const remembered = 200;
/** Bytes. */
const mostKnowledge = 10_000_000;
const AboutBody = v.record(v.string(), v.array(v.string()));

/** An error in the shape of OpenAI's API. */
const problem = (message: string, code: string | null = null, param: string | null = null) => ({
  error: { message, type: 'invalid_request_error', param, code },
});

/** An imitated model behind OpenAI's chat completions. The same question gets the same answer. */
export class AiParty implements Party {
  readonly name = 'ai';
  readonly title = 'AI model';
  private readonly asked: AskedQuestion[] = [];
  private turn = 0;
  private readonly told: { -readonly [part in keyof Told]: Told[part] } = { knowledge: new Map(), words: new Map() };
  /** Aborted when the fault changes, so that it also ends the wait of `slow`. */
  private waiting = new AbortController();

  constructor(
    private readonly url: () => string,
    private readonly faults: FaultSwitches,
  ) {
    faults.onChange(this.name, () => {
      this.waiting.abort();
      this.waiting = new AbortController();
      this.turn = 0;
    });
  }

  get address(): string {
    return `${this.url()}/v1`;
  }

  async start(): Promise<void> {}

  async stop(): Promise<void> {
    this.waiting.abort();
  }

  clear(): void {
    this.asked.length = 0;
  }

  routes(app: FastifyInstance): void {
    app.get('/ai/questions', () => this.asked);
    for (const part of ['knowledge', 'words'] as const)
      app.put(`/ai/${part}`, { bodyLimit: mostKnowledge }, ({ body }, reply) => {
        const read = v.safeParse(AboutBody, body);
        if (!read.success) return reply.code(400).send({ message: `${part}: ${read.issues[0].message}` });
        const entries = Object.entries(read.output);
        // The product asks for interests in lower case, too.
        const keyOf = (text: string) => (part === 'knowledge' ? text.slice(0, titleLength) : text.toLowerCase());
        this.told[part] = new Map(entries.map(([text, about]) => [keyOf(text), about]));
        return reply.code(204).send();
      });
    app.get('/v1/models', (request, reply) => {
      if (this.refuse(request, reply)) return reply;
      return { object: 'list', data: [{ id: model, object: 'model', created: 1_700_000_000, owned_by: 'presently' }] };
    });
    app.post('/v1/chat/completions', (request, reply) => this.complete(request, reply));
  }

  /** @returns whether the request was refused, and so has its answer */
  private refuse(request: FastifyRequest, reply: FastifyReply): boolean {
    const { mode } = this.faults.get('ai');
    if (mode === 'down') {
      reply.hijack();
      request.raw.socket.destroy();
      return true;
    }
    if (mode === 'reject' || !/^Bearer \S/.test(request.headers.authorization ?? '')) {
      void reply.code(401).send(problem('Incorrect API key provided.', 'invalid_api_key'));
      return true;
    }
    return false;
  }

  private async complete(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (this.refuse(request, reply)) return reply;
    let chat: ChatRequest;
    try {
      chat = parseChatRequest(request.body);
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      return reply.code(400).send(problem(error.message, null, error.param));
    }
    const question: AskedQuestion = {
      id: `chatcmpl-${randomUUID()}`,
      model: chat.model,
      messages: chat.messages,
      outcome: 'under way',
      receivedAt: new Date().toISOString(),
    };
    this.asked.unshift(question);
    this.asked.splice(remembered);
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) question.outcome = 'abandoned';
    });
    await this.waitLikeAModel(reply);
    if (reply.raw.destroyed) return reply;
    const right = composeAnswer(chat, this.told);
    const isRepair = chat.messages.some(({ role }) => role === 'assistant');
    const { mode } = this.faults.get('ai');
    const said = asRows(mode === 'lazy' || mode === 'hostile' ? misuse(right, chat, mode) : right, chat);
    const content = mode === 'garbage' ? garble(said, this.turn++, isRepair) : said;
    question.outcome = 'answered';
    return answer(chat, question, content, reply);
  }

  /** Waits as a model does, unless the client disconnects. */
  private async waitLikeAModel(reply: FastifyReply): Promise<void> {
    const fault = this.faults.get('ai');
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const signal = AbortSignal.any([this.waiting.signal, gone.signal]);
    const ms = fault.mode === 'slow' ? fault.delayMs : usualMs;
    await delay(ms, undefined, { signal }).catch(() => undefined);
  }
}

const tokensOf = (text: string) => Math.ceil(text.length / 4);

function answer(chat: ChatRequest, { id }: AskedQuestion, content: string, reply: FastifyReply): unknown {
  const read = tokensOf(chat.messages.map((message) => message.content).join(''));
  const written = tokensOf(content);
  const usage = { prompt_tokens: read, completion_tokens: written, total_tokens: read + written };
  const head = { id, created: Math.floor(Date.now() / 1_000), model: chat.model };
  if (chat.stream) return sendStream(reply, head, content, chat.includeUsage ? usage : undefined);
  return {
    ...head,
    object: 'chat.completion',
    choices: [
      { index: 0, finish_reason: 'stop', logprobs: null, message: { role: 'assistant', content, refusal: null } },
    ],
    usage,
  };
}
