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
  const ideas = question({
    person: { firstName: 'Ida', relationship: 'Sister', interests: [{ number: 1, interest: 'pottery' }] },
    occasion: null,
    budget: { label: '$50 - $100' },
    startingPoints: Array.from({ length: 8 }, (_, n) => ({
      id: `s${n + 1}`,
      name: `Idea ${n}`,
      category: `Kind ${n}`,
      interest: n % 2,
    })),
    products: ['Stoneware clay', 'Bird feeder', 'A pottery of honey'].map((title, n) => ({ number: n + 1, title })),
    others: ['Throwing wheel', 'Saucepan'].map((title, n) => ({ number: n + 4, title })),
    avoid: ['Idea 0'],
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

  it('keeps most starting points, leaves out those to avoid and adds its own ideas', async () => {
    const { ideas: had } = contentOf(await client.chat.completions.create(ideas)) as {
      ideas?: { basedOn: string | null; reasoning: string; searchWords: string[] }[];
    };
    expect(had!.map(({ basedOn }) => basedOn)).toEqual(['s2', 's3', 's5', 's6', 's7', null, null]);
    expect(had!.at(-1)).toMatchObject({ searchWords: ['pottery', 'premium'] });
    expect(had![0]!.reasoning).toMatch(/pottery/i);
  });

  it('judges products as far as it knows, and all wrongly in mode hostile', async () => {
    const judge = async () => {
      const { unsuitable, found } = contentOf(await client.chat.completions.create(ideas));
      return { unsuitable, found: (found as unknown as { product: number }[]).map(({ product }) => product) };
    };
    expect(await judge()).toEqual({ unsuitable: [], found: [] });
    const know = async (body: object) =>
      (
        await fetch(`${sandbox.url}/ai/knowledge`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    expect(await know({ 'Stoneware clay': 'pottery' })).toBe(400);
    const known = { 'Stoneware clay': ['pottery'], 'Bird feeder': ['birds'], 'A pottery of honey': ['*'] };
    expect(await know({ ...known, 'Throwing wheel': ['pottery'] })).toBe(204);
    expect(await judge()).toEqual({ unsuitable: [2], found: [4] });
    await setFault({ mode: 'hostile' });
    expect(await judge()).toEqual({ unsuitable: [1, 2, 3], found: [4, 5] });
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
