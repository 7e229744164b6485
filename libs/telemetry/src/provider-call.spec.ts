import { eventually } from '@presently/testing/eventually';
import { setVariables } from '@presently/testing/test-env';
import { TestCollector } from '@presently/testing/test-collector';
import { callModel } from './model-call.js';
import { callProvider, outcomeOfStatus } from './provider-call.js';
import { startTelemetry, type Telemetry } from './telemetry.js';

describe('the telemetry of a call to a third party', () => {
  let collector: TestCollector;
  let telemetry: Telemetry;
  beforeAll(async () => {
    collector = await TestCollector.start();
    setVariables({ ...collector.env, OTEL_METRIC_EXPORT_INTERVAL: '100' });
    telemetry = await startTelemetry({ name: 'notifications', onTrouble: () => undefined });
  });
  afterAll(() => collector.stop());

  const calls = 'presently.provider.call.duration';
  const waiting = new AbortController().signal;
  const gone = AbortSignal.abort();
  const failing = (reason: object) => () => Promise.reject(reason as Error);

  it('has provider, operation and outcome', async () => {
    await callProvider('smtp', 'send', () => Promise.resolve('250 ok'));
    await callProvider('serpapi', 'search', () => Promise.resolve({ status: 503 }), {
      answer: ({ status }) => outcomeOfStatus(status),
    });
    await expect(callProvider('twilio', 'messages.create', failing(new Error('ann@example.com')))).rejects.toThrow(
      'ann',
    );
    await expect(
      callProvider('stripe', 'customers.create', failing({ status: 402 }), {
        error: (error) => outcomeOfStatus((error as { status: number }).status),
      }),
    ).rejects.toEqual({ status: 402 });
    for (const [provider, outcome] of [
      ['smtp', 'ok'],
      ['serpapi', 'unavailable'],
      ['twilio', 'unavailable'],
      ['stripe', 'refused'],
    ]) {
      const series = { 'presently.provider': provider, 'presently.outcome': outcome };
      expect(await eventually(() => collector.value(calls, series))).toBe(1);
    }
  });

  it('has duration and tokens of a call to the model, and whether the caller aborted it', async () => {
    const usage = { prompt_tokens: 40, completion_tokens: 2 };
    expect(await callModel('a-model', () => Promise.resolve({ usage }), waiting)).toEqual({ usage });
    await expect(callModel('a-model', failing({ status: 500 }), waiting)).rejects.toEqual({ status: 500 });
    await expect(callModel('a-model', failing(new TypeError('aborted')), gone)).rejects.toThrow('aborted');
    for (const outcome of ['ok', 'unavailable', 'called-off']) {
      const series = { 'presently.provider': 'openai', 'presently.outcome': outcome };
      expect(await eventually(() => collector.value(calls, series))).toBe(1);
    }
    const tokens = { 'gen_ai.request.model': 'a-model', 'gen_ai.token.type': 'input' };
    expect(collector.value('gen_ai.client.token.usage', tokens)).toBe(1);
    expect(collector.value('gen_ai.client.operation.duration', { 'error.type': 'TypeError' })).toBe(1);
  });

  it('has no part of what was sent, answered or thrown', async () => {
    await telemetry.stop();
    expect(collector.spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['smtp send', 'openai chat']));
    expect(collector.bodies.join('\n')).not.toMatch(/ann@|250 ok/);
  });
});
