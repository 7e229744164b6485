import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { asRows } from '../../../sandbox/src/ai/as-rows.js';
import type { ChatRequest } from '../../../sandbox/src/ai/chat-request.js';

interface Body {
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { json_schema?: ChatRequest['schema'] };
}

type Listing = [number: number, title: string, price: number];

/** The data of a question, as far as the script reads it. */
export interface AskedData {
  facts: { number: number; kind: string; text: string }[];
  avoid: string[];
  interest: string;
  count: number;
  like?: { name: string; is: string; for: number[] };
  notSold?: string[];
  unanswered?: number[];
  dislikes: string[];
  kinds?: { number: number; is: string; for: number[] }[];
  listings?: Listing[];
  ideas: { number: number; is: string; says: string; more?: string; for: number[]; listings: Listing[] }[];
}

export interface AskedQuestion {
  name: string;
  data: AskedData;
  text: string;
  isStreamed: boolean;
}

/** Answers by the name of the question's schema: an object, a text as it is, or an error's status. */
export type Script = Record<string, (data: AskedData) => object | string | number | Promise<object | string | number>>;

/** A model that answers as a test says, over the wire of OpenAI: whole or in pieces, as it is asked. */
export class ScriptedModel {
  readonly questions: AskedQuestion[] = [];
  script: Script = {};
  /** Milliseconds before each piece of a stream. */
  pauseMs = 0;
  /** Answers a request for a stream with the whole answer, or refuses it. */
  streams: 'yes' | 'whole' | 'refuses' = 'yes';
  private readonly server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void this.answer(JSON.parse(Buffer.concat(chunks).toString()) as Body, response));
  });

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  asked(name: string): AskedQuestion[] {
    return this.questions.filter((question) => question.name === name);
  }

  private async answer(body: Body, response: ServerResponse): Promise<void> {
    const schema = body.response_format?.json_schema;
    const name = schema?.name ?? '';
    const json = (status: number, answer: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    const text = body.messages.find(({ role }) => role === 'user')!.content;
    const data = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as AskedData;
    if (body.stream && this.streams === 'refuses') return void json(400, { error: { message: 'stream: unsupported' } });
    this.questions.push({ name, data, text: JSON.stringify(body.messages), isStreamed: body.stream === true });
    const answer = (await this.script[name]?.(data)) ?? 500;
    if (typeof answer === 'number') return void json(answer, { error: { message: 'as the test says' } });
    const content = typeof answer === 'string' ? answer : asRows(JSON.stringify(answer), { schema });
    const usage = { prompt_tokens: Math.ceil(text.length / 4), completion_tokens: Math.ceil(content.length / 4) };
    if (!body.stream || this.streams === 'whole') {
      const message = { role: 'assistant', content, refusal: null };
      return void json(200, { choices: [{ index: 0, finish_reason: 'stop', message }], usage });
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (part: object) => response.write(`data: ${JSON.stringify(part)}\n\n`);
    for (let at = 0; at < content.length && !response.destroyed; at += 24) {
      await sleep(this.pauseMs);
      send({ choices: [{ index: 0, delta: { content: content.slice(at, at + 24) }, finish_reason: null }] });
    }
    send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    send({ choices: [], usage });
    response.end('data: [DONE]\n\n');
  }
}
