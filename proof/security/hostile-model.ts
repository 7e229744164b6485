import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of the model: its own instructions, and the words of strangers. */
export interface Question {
  schema: string;
  system: string;
  user: string;
}

type Answer = (question: Question) => unknown;

/**
 * A model that has fallen for every instruction it was ever given: it says what the test wants it to say. What the
 * product makes of that is what can be promised whatever a real one does.
 */
export class HostileModel {
  readonly heard: Question[] = [];
  /** The content of its next answers; a text goes out as it is. */
  answer: Answer = () => ({});

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<HostileModel> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const model = new HostileModel(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request: IncomingMessage, response) => {
      void readJson(request).then((asked) => {
        const said = model.say(asked);
        response.setHeader('content-type', 'application/json').end(JSON.stringify(completionOf(said)));
      });
    });
    return model;
  }

  private say(asked: ChatRequest): string {
    const part = (role: string) => asked.messages.findLast((message) => message.role === role)?.content ?? '';
    const schema = asked.response_format?.json_schema?.name ?? '';
    const question = { schema, system: part('system'), user: part('user') };
    this.heard.push(question);
    const content = this.answer(question);
    return typeof content === 'string' ? content : JSON.stringify(content);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

interface ChatRequest {
  messages: { role: string; content: string }[];
  response_format?: { json_schema?: { name: string } };
}

async function readJson(request: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
}

const completionOf = (content: string) => ({
  id: 'chatcmpl-hostile',
  object: 'chat.completion',
  created: 0,
  model: 'hostile',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
});
