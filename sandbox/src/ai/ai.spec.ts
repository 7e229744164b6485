import OpenAI, { APIConnectionError, APIUserAbortError, AuthenticationError, BadRequestError } from 'openai';
import { Sandbox } from '../sandbox.js';
import type { AskedQuestion } from './ai.party.js';
import type { JsonSchema } from './chat-request.js';

describe('the imitated model, called by the real SDK', () => {
  let sandbox: Sandbox;
  let client: OpenAI;
  beforeEach(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
    client = new OpenAI({ apiKey: 'any', baseURL: `${sandbox.url}/v1`, maxRetries: 0 });
  });
  afterEach(() => sandbox.stop());

  const setFault = (fault: object) =>
    fetch(`${sandbox.url}/faults/ai`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const asked = async () => (await (await fetch(`${sandbox.url}/ai/questions`)).json()) as AskedQuestion[];
  const question = (data: object, schema: JsonSchema = {}) => ({
    model: 'some-model',
    messages: [
      { role: 'system' as const, content: 'Help.' },
      { role: 'user' as const, content: `<data>\n${JSON.stringify(data)}\n</data>` },
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name: 'answer', strict: true, schema: schema as Record<string, unknown> },
    },
  });
  const messageQuestion = (previous: string[] = []) =>
    question({
      person: { firstName: 'Ida', relationship: 'Sister', interests: ['pottery'] },
      occasion: { type: 'Birthday', date: '1990-05-04' },
      gift: 'Stoneware teapot',
      tone: 'warm',
      previous,
    });
  const contentOf = (completion: OpenAI.ChatCompletion) =>
    JSON.parse(completion.choices[0]!.message.content!) as Record<string, never>;

  it('lists its model', async () => {
    expect((await client.models.list()).data.map(({ id }) => id)).toEqual(['presently-sandbox']);
  });

  it('writes a message from the given facts, another one the next time, and reports usage', async () => {
    const first = await client.chat.completions.create(messageQuestion());
    const { message } = contentOf(first);
    expect(message).toMatch(/Ida/);
    expect(message).toMatch(/Stoneware teapot/);
    expect(message).toMatch(/pottery/);
    expect(first).toMatchObject({ model: 'some-model', choices: [{ finish_reason: 'stop' }] });
    expect(first.usage!.total_tokens).toBe(first.usage!.prompt_tokens + first.usage!.completion_tokens);
    expect(contentOf(await client.chat.completions.create(messageQuestion()))).toEqual({ message });
    expect(contentOf(await client.chat.completions.create(messageQuestion([message!])))).not.toEqual({ message });
  });

  it('fills the schema of an unknown question', async () => {
    const schema = {
      type: 'object',
      properties: {
        name: { type: 'string' },
        count: { type: 'integer' },
        tags: { type: 'array', items: { enum: ['a'] } },
      },
    };
    const answer = await client.chat.completions.create(question({ anything: true }, schema));
    expect(contentOf(answer)).toEqual({ name: 'A sample name', count: 1, tags: ['a'] });
  });

  const aboutIdeas = (name: string, data: object) => {
    const asked = question(data);
    return { ...asked, response_format: { ...asked.response_format, json_schema: { name, schema: {} } } };
  };
  const answerTo = async (name: string, data: object) =>
    contentOf(await client.chat.completions.create(aboutIdeas(name, data))) as Record<string, unknown>;
  const tell = async (what: string, body: object) =>
    (
      await fetch(`${sandbox.url}/ai/${what}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status;
  const gifts = {
    person: { firstName: 'Mina', age: 14 },
    facts: [{ number: 1, kind: 'interest', text: 'K-pop' }],
    dislikes: [],
    budget: { from: 25, to: 50, currency: 'USD' },
    given: [],
    avoid: [],
    count: 8,
  };
  const picks = {
    person: {},
    facts: ['gardening', 'cooking'].map((text, n) => ({ number: n + 1, text })),
    dislikes: [],
    ideas: [
      { number: 1, is: 'watering can', for: [1], listings: listings(1, 'Zinc Watering Can', 'Saucepan') },
      { number: 2, is: 'saucepan', for: [2], listings: listings(3, 'Copper Saucepan', 'Steel Watering Can') },
    ],
  };
  function listings(from: number, ...titles: string[]) {
    return titles.map((title, n) => [from + n, title, 30]);
  }

  it('proposes, picks and finds words by the names of the questions, and streams them', async () => {
    const { ideas } = (await answerTo('gift_ideas', gifts)) as { ideas: { for: number[] }[] };
    expect(ideas).toHaveLength(8);
    expect(ideas.every((idea) => idea.for.includes(1))).toBe(true);
    expect(await answerTo('pick_products', picks)).toEqual({
      picks: [
        { idea: 1, listings: [1] },
        { idea: 2, listings: [3] },
      ],
      untrue: [],
      untrueMore: [],
    });
    const stream = client.chat.completions.stream({
      ...aboutIdeas('gift_ideas', gifts),
      stream_options: { include_usage: true },
    });
    const streamed = await stream.finalChatCompletion();
    expect(contentOf(streamed)).toEqual({ ideas });
    expect(streamed.usage!.completion_tokens).toBeGreaterThan(200);
  });

  it('writes rows where the schema wants them', async () => {
    const text = { type: 'string' };
    const rows = (description: string) => ({ type: 'array', items: { type: 'array', description, items: text } });
    const ideas = rows('name, for, local');
    const asked = aboutIdeas('gift_ideas', gifts);
    asked.response_format.json_schema.schema = { type: 'object', properties: { ideas } } as never;
    const { ideas: said } = contentOf(await client.chat.completions.create(asked)) as unknown as { ideas: string[][] };
    expect(said[0]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^1(?:, 2)?$/), '']);
  });

  it('takes knowledge and words, and refuses them in another shape', async () => {
    expect(await tell('knowledge', { Saucepan: 'cooking' })).toBe(400);
    expect(await tell('words', { gardening: 'can' })).toBe(400);
    expect(await tell('knowledge', { Saucepan: ['gardening'], 'Steel Watering Can': ['*'] })).toBe(204);
    expect(await tell('words', { Gardening: ['watering can', 'trowel'] })).toBe(204);
    expect(await answerTo('pick_products', picks)).toEqual({
      picks: [
        { idea: 1, listings: [2] },
        { idea: 2, listings: [4] },
      ],
      untrue: [],
      untrueMore: [],
    });
    for (const interest of ['gardening', 'Gardening'])
      expect(await answerTo('search_phrases', { wanted: [{ number: 1, interest }] })).toEqual({
        phrases: [{ wanted: 1, phrases: ['watering can', 'trowel'] }],
      });
  });

  it('picks all in mode lazy, and only what it should not in mode hostile', async () => {
    const listingsOf = async () =>
      ((await answerTo('pick_products', picks)) as { picks: { listings: number[] }[] }).picks.map(
        (one) => one.listings,
      );
    await setFault({ mode: 'lazy' });
    expect(await listingsOf()).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await setFault({ mode: 'hostile' });
    expect(await listingsOf()).toEqual([[2], [4], [1, -1, 100_000]]);
    const { ideas } = (await answerTo('gift_ideas', gifts)) as { ideas: { why: string }[] };
    expect(ideas.map(({ why }) => why).join()).toMatch(/1987.*Disregard.*80% off/);
  });

  it('streams the same answer in chunks', async () => {
    const whole = await client.chat.completions.create(messageQuestion());
    const stream = client.chat.completions.stream({ ...messageQuestion(), stream_options: { include_usage: true } });
    const streamed = await stream.finalChatCompletion();
    expect(streamed.choices[0]!.message.content).toBe(whole.choices[0]!.message.content);
    expect(streamed.usage).toEqual(whole.usage);
  });

  it('refuses an invalid request as OpenAI does', async () => {
    const bad = client.chat.completions.create({ model: 'm', messages: [] });
    await expect(bad).rejects.toBeInstanceOf(BadRequestError);
    await expect(bad).rejects.toMatchObject({ error: { type: 'invalid_request_error', param: 'messages' } });
  });

  it('breaks connections when down, and refuses the key in mode reject', async () => {
    await setFault({ mode: 'down' });
    await expect(client.chat.completions.create(messageQuestion())).rejects.toBeInstanceOf(APIConnectionError);
    await setFault({ mode: 'reject' });
    await expect(client.chat.completions.create(messageQuestion())).rejects.toBeInstanceOf(AuthenticationError);
    await setFault({ mode: 'ok' });
    await client.chat.completions.create(messageQuestion());
  });

  it('answers nonsense in mode garbage, and corrects it in every other repair', async () => {
    await setFault({ mode: 'garbage' });
    const texts: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { choices } = await client.chat.completions.create(messageQuestion());
      texts.push(choices[0]!.message.content!);
    }
    expect(new Set(texts).size).toBe(5);
    const repair = {
      ...messageQuestion(),
      messages: [...messageQuestion().messages, { role: 'assistant' as const, content: texts[0]! }],
    };
    await client.chat.completions.create(messageQuestion());
    const mended: boolean[] = [];
    for (let turn = 6; turn < 8; turn++) {
      const { choices } = await client.chat.completions.create(repair);
      mended.push(choices[0]!.message.content!.startsWith('{"message":"Hap'));
    }
    expect(mended).toEqual([true, false]);
  });

  it('notices that a client has disconnected', async () => {
    await setFault({ mode: 'slow', delayMs: 600_000 });
    const leaving = new AbortController();
    const call = client.chat.completions.create(messageQuestion(), { signal: leaving.signal });
    while ((await asked()).length === 0);
    expect((await asked())[0]).toMatchObject({ outcome: 'under way', model: 'some-model' });
    leaving.abort();
    await expect(call).rejects.toBeInstanceOf(APIUserAbortError);
    while ((await asked())[0]!.outcome === 'under way');
    expect((await asked())[0]!.outcome).toBe('abandoned');
  });
});
