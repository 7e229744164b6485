import { loadEnv } from '@presently/service/env';
import { Logger } from '@nestjs/common';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SocialEnv } from '../env.js';
import { Model, postsIn } from './model.js';
import { Writer } from './writer.js';

const brief = { prompt: 'Remind readers of the next four weeks.', category: 'Never late' };

describe('posts from a model', () => {
  let server: Server;
  let asked: { messages: { content: string }[]; response_format: { type: string } }[];
  let answer: { status: number; content: string };
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    asked = [];
    answer = { status: 200, content: '' };
    server = createServer();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void text(request).then((body) => {
        asked.push(JSON.parse(body) as (typeof asked)[number]);
        reply(response);
      });
    });
    const reply = (response: ServerResponse) => {
      const message = { role: 'assistant', content: answer.content, refusal: null };
      response
        .writeHead(answer.status, { 'content-type': 'application/json', 'x-should-retry': 'false' })
        .end(JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] }));
    };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const writer = (more: Record<string, string> = {}) =>
    new Writer(
      new Model(
        loadEnv(SocialEnv, {
          NATS_URL: 'nats://localhost',
          DATABASE_URL: 'postgres://localhost/x',
          OPENAI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
          OPENAI_API_KEY: 'key',
          ...more,
        }),
      ),
    );
  const write = (count: number, used = new Set<string>(), more?: Record<string, string>) =>
    writer(more).write(brief, ['X', 'LinkedIn'], count, used, AbortSignal.timeout(5_000));

  it('are requested with the platforms’ limit, and with the brief as data', async () => {
    answer.content = JSON.stringify({ posts: ['Look at the next four weeks.'] });
    expect(await write(1)).toEqual([{ content: 'Look at the next four weeks.', source: 'model' }]);
    const [{ messages, response_format: format }] = asked as [(typeof asked)[number]];
    expect(messages[0]!.content).toContain('at most 280 characters');
    expect(messages[1]!.content).toContain(brief.prompt);
    expect(format.type).toBe('json_schema');
  });

  it('are used if they fit and are new; house posts fill up the rest', async () => {
    answer.content = JSON.stringify({ posts: ['One.', 'One.', 'Used before.', 'x'.repeat(400), 'Two.'] });
    const posts = await write(3, new Set(['Used before.']));
    expect(posts.slice(0, 2)).toEqual([
      { content: 'One.', source: 'model' },
      { content: 'Two.', source: 'model' },
    ]);
    expect(posts[2]!.source).toBe('house');
  });

  it.each([
    ['fails', 500, ''],
    ['refuses the key', 401, ''],
    ['talks nonsense', 200, 'I cannot do that.'],
    ['answers with something else', 200, '{"posts":"none"}'],
  ])('are our own, each another one, when the model %s', async (_what, status, content) => {
    answer = { status, content };
    const posts = await write(5);
    expect(posts.map(({ source }) => source)).toEqual(Array(5).fill('house'));
    expect(new Set(posts.map((post) => post.content)).size).toBe(5);
  });

  it('are house posts without a model, and no call is made', async () => {
    expect(await write(1, new Set(), { OPENAI_API_KEY: '' })).toMatchObject([{ source: 'house' }]);
    expect(asked).toEqual([]);
  });

  it('are found between other words of a model', () => {
    expect(postsIn('Sure:\n```json\n{"posts":["One.", 2]}\n```')).toEqual(['One.']);
  });
});
