import { Logger } from '@nestjs/common';
import { Sandbox } from '../../../../sandbox/src/sandbox.js';
import type { RecommendationsEnv } from '../env.js';
import { askForMessage } from '../messages/ask-for-message.js';
import { aProfile } from '../recommendations.builders.js';
import type { ModelMoney, Usage } from './model-money.js';
import { Model } from './model.js';

Logger.overrideLogger(false);

describe('the model behind an OpenAI-compatible server', () => {
  let sandbox: Sandbox;
  let settled: Usage[];
  let hasMoney: boolean;
  beforeEach(async () => {
    settled = [];
    hasMoney = true;
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
  });
  afterEach(() => sandbox.stop());

  const aModel = (env: Partial<RecommendationsEnv> = {}) =>
    new Model(
      {
        OPENAI_BASE_URL: `${sandbox.url}/v1`,
        OPENAI_API_KEY: 'any',
        OPENAI_MODEL: 'm',
        MODEL_TIMEOUT_MS: 5_000,
        ...env,
      } as RecommendationsEnv,
      {
        reserve: async () => (hasMoney ? async (used: Usage) => void settled.push(used) : undefined),
      } as unknown as ModelMoney,
    );
  const question = askForMessage({ profile: aProfile(), giftName: 'Teapot', tone: 'warm', previous: [] });
  const waiting = (more: object = {}) => ({
    signal: new AbortController().signal,
    until: Date.now() + 20_000,
    ...more,
  });
  const setFault = (fault: object) =>
    fetch(`${sandbox.url}/faults/ai`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const questions = async () => (await (await fetch(`${sandbox.url}/ai/questions`)).json()) as { outcome: string }[];

  it('answers, and its tokens are settled', async () => {
    await expect(aModel().answer(question, waiting())).resolves.toMatch(/Ida/);
    expect(settled).toEqual([{ input: expect.any(Number), output: expect.any(Number) }]);
    expect(settled[0]!.output).toBeGreaterThan(20);
  });

  it('gets the faults of its answer once, and its second answer is used', async () => {
    await setFault({ mode: 'garbage' });
    const outcomes: string[] = [];
    for (let n = 0; n < 6; n++) {
      const before = (await questions()).length;
      const outcome = await aModel()
        .answer(question, waiting())
        .then(
          () => 'fits',
          (error: { trouble?: string }) => error.trouble!,
        );
      outcomes.push(`${outcome} after ${(await questions()).length - before}`);
    }
    expect(outcomes).toContain('unfit after 2');
    expect(outcomes.filter((outcome) => outcome.startsWith('fits')).length).toBeGreaterThan(0);
    expect(outcomes.every((outcome) => /after [12]$/.test(outcome))).toBe(true);
  });

  it.each([
    ['down', { mode: 'down' }, 'down'],
    ['refusing the key', { mode: 'reject' }, 'refused'],
  ])('is unavailable when it is %s', async (_what, fault, trouble) => {
    await setFault(fault);
    await expect(aModel().answer(question, waiting())).rejects.toMatchObject({ name: 'ModelUnavailable', trouble });
  });

  it('is unavailable after two timeouts', async () => {
    await setFault({ mode: 'slow', delayMs: 600_000 });
    await expect(aModel({ MODEL_TIMEOUT_MS: 150 }).answer(question, waiting())).rejects.toMatchObject({
      trouble: expect.stringMatching(/slow|down/),
    });
    expect(await questions()).toHaveLength(2);
  });

  it('is cancelled at the deadline', async () => {
    await setFault({ mode: 'slow', delayMs: 600_000 });
    const until = Date.now() + 200;
    await expect(aModel().answer(question, waiting({ until }))).rejects.toMatchObject({ trouble: 'slow' });
  });

  it('is not called without a key, without time or without budget', async () => {
    await expect(aModel({ OPENAI_API_KEY: undefined }).answer(question, waiting())).rejects.toMatchObject({
      trouble: 'not-configured',
    });
    await expect(aModel().answer(question, waiting({ until: 0 }))).rejects.toMatchObject({ trouble: 'slow' });
    hasMoney = false;
    await expect(aModel().answer(question, waiting())).rejects.toMatchObject({ trouble: 'too-expensive' });
    expect(await questions()).toEqual([]);
  });

  it('stops when the caller aborts', async () => {
    await setFault({ mode: 'slow', delayMs: 600_000 });
    const leaving = new AbortController();
    const answer = aModel().answer(question, waiting({ signal: leaving.signal }));
    while ((await questions()).length === 0);
    leaving.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    while ((await questions())[0]!.outcome === 'under way');
    expect((await questions())[0]!.outcome).toBe('abandoned');
  });
});
