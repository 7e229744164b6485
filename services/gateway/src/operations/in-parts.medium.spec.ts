import { recommendGifts, type Recommendation } from '@presently/contracts/recommendations/ideas';
import { Problem } from '@presently/messaging/problem';
import { eventually } from '@presently/testing/eventually';
import { TestBroker } from '@presently/testing/test-broker';
import { randomUUID } from 'node:crypto';
import { sameOrigin, TestGateway } from '../../test/test-gateway.js';

const anIdea = (name: string): Recommendation => ({
  name,
  category: 'Making things',
  estimatedPrice: '$40 – $60',
  description: 'Good.',
  reasoning: 'Pottery.',
  realProducts: [],
});
const whole = {
  recommendations: [anIdea('Clay'), anIdea('Tools')],
  source: 'model' as const,
  isSandbox: true,
  generatedAt: '2026-11-21T09:00:00.000Z',
};

describe('an answer as server-sent events', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  let cookie: string;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
    ({ cookie } = gateway.signedIn());
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });

  const ask = (accept: string, signal?: AbortSignal) =>
    fetch(`${gateway.url}/api/recommendations/recipient/${randomUUID()}`, {
      method: 'POST',
      headers: { ...sameOrigin, cookie, accept, 'content-type': 'application/json' },
      body: JSON.stringify({ budget: '50-100' }),
      ...(signal && { signal }),
    });
  const eventsOf = (text: string) =>
    text
      .trim()
      .split('\n\n')
      .map((frame) => /^event: (.*)\ndata: (.*)$/.exec(frame)!)
      .map(([, event, data]) => [event, JSON.parse(data!)] as const);
  const twoParts = () =>
    gateway.services.answer(recommendGifts, (_input, _context, sendPart) => {
      sendPart({ index: 0, recommendation: anIdea('Clay') });
      sendPart({ index: 1, recommendation: anIdea('Tools') });
      return whole;
    });

  it('contains each part, and then the rest', async () => {
    await twoParts();
    const response = await ask('text/event-stream');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { recommendations: ideas, ...rest } = whole;
    expect(eventsOf(await response.text())).toEqual([
      ['idea', { index: 0, recommendation: ideas[0] }],
      ['idea', { index: 1, recommendation: ideas[1] }],
      ['done', { ...rest, count: 2 }],
    ]);
    expect(gateway.services.callsOf(recommendGifts).at(-1)!.context.wantsParts).toBe(true);
  });

  it.each(['application/json', '*/*', 'text/html, application/json;q=0.9'])(
    'is JSON for `Accept: %s`',
    async (accept) => {
      await gateway.services.answer(recommendGifts, () => whole);
      const response = await ask(accept);
      expect(response.headers.get('content-type')).toMatch(/json/);
      expect(await response.json()).toEqual(whole);
    },
  );

  it('is sent part by part, not when it is complete', async () => {
    const finish = Promise.withResolvers<void>();
    await gateway.services.answer(recommendGifts, async (_input, _context, sendPart) => {
      sendPart({ index: 0, recommendation: anIdea('Clay') });
      await finish.promise;
      return whole;
    });
    const reader = (await ask('text/event-stream')).body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toMatch(/^event: idea/);
    finish.resolve();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) rest += chunk.value;
    expect(rest).toMatch(/^event: done/);
  });

  it('has the status of an error before the first part', async () => {
    await gateway.services.answer(recommendGifts, () => {
      throw new Problem('too-many-requests', 429, 'Slowly', { retryAfter: 7 });
    });
    const response = await ask('text/event-stream');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(await response.json()).toMatchObject({ code: 'too-many-requests' });
  });

  it('reports an error after the first part as an event', async () => {
    await gateway.services.answer(recommendGifts, (_input, _context, sendPart) => {
      sendPart({ index: 0, recommendation: anIdea('Clay') });
      throw new Problem('service-unavailable', 503, 'Later');
    });
    const events = eventsOf(await (await ask('text/event-stream')).text());
    expect(events.at(-1)).toEqual(['problem', { code: 'service-unavailable', message: 'Later' }]);
  });

  it.each(['text/event-stream', 'application/json'])(
    'is cancelled at the service when the browser disconnects: %s',
    async (accept) => {
      const calledOff: string[] = [];
      const off = gateway.nats.subscribe('off.recommendations', {
        callback: (_error, message) => void calledOff.push(message.string()),
      });
      await gateway.services.answer(recommendGifts, (_input, _context, sendPart) => {
        sendPart({ index: 0, recommendation: anIdea('Clay') });
        return new Promise(() => {});
      });
      gateway.services.forgetCalls();
      const leaving = new AbortController();
      const response = ask(accept, leaving.signal).then((answer) => answer.text());
      response.catch(() => undefined);
      const [call] = await eventually(() => {
        const calls = gateway.services.callsOf(recommendGifts);
        return calls.length > 0 && calls;
      });
      leaving.abort();
      await eventually(() => calledOff.includes(call!.context.callId!));
      await expect(response).rejects.toThrow(/abort/);
      off.unsubscribe();
    },
  );
});
