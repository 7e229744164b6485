import { json } from 'node:stream/consumers';
import { serveLocally } from '../../world/local-server.ts';

/** A call of the model: its own instructions, and the words of strangers. */
export interface Question {
  schema: string;
  system: string;
  user: string;
}

/**
 * A model that follows every instruction it was given: it answers what the test chooses. The product's promises must
 * hold for any answer.
 */
export interface HostileModel {
  heard: Question[];
  /** The content of its next answers; a string is sent unchanged. */
  answer: (question: Question) => unknown;
  url: string;
  stop: () => Promise<void>;
}

export async function startHostileModel(): Promise<HostileModel> {
  const server = await serveLocally((request, response) => {
    void json(request).then((asked) => {
      const question = questionIn(asked as ChatRequest);
      model.heard.push(question);
      const content = model.answer(question);
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(completionOf(text)));
    });
  });
  const model: HostileModel = { heard: [], answer: () => ({}), url: server.url, stop: server.close };
  return model;
}

interface ChatRequest {
  messages: { role: string; content: string }[];
  response_format?: { json_schema?: { name: string } };
}

function questionIn({ messages, response_format: format }: ChatRequest): Question {
  const part = (role: string) => messages.findLast((message) => message.role === role)?.content ?? '';
  return { schema: format?.json_schema?.name ?? '', system: part('system'), user: part('user') };
}

const completionOf = (content: string) => ({
  id: 'chatcmpl-hostile',
  object: 'chat.completion',
  created: 0,
  model: 'hostile',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
});
