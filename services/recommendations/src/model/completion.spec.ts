import { Logger } from '@nestjs/common';
import { ScriptedModel } from '../../test/scripted-model.js';
import type { RecommendationsEnv } from '../env.js';
import { askForIdeas } from '../ideas/propose.js';
import { parseBudget } from '../ideas/budget.js';
import { aProfile } from '../recommendations.builders.js';
import type { ModelMoney, Usage } from './model-money.js';
import { Model } from './model.js';

Logger.overrideLogger(false);

describe('an answer that is read while it arrives', () => {
  let server: ScriptedModel;
  const settled: Usage[] = [];
  beforeAll(async () => {
    server = new ScriptedModel();
    await server.start();
  });
  afterAll(() => server.stop());
  const aModel = (env: object = {}) =>
    new Model(
      {
        OPENAI_BASE_URL: `${server.url}/v1`,
        OPENAI_API_KEY: 'any',
        OPENAI_MODEL: 'm',
        MODEL_TIMEOUT_MS: 5_000,
        ...env,
      } as RecommendationsEnv,
      { reserve: async () => async (used: Usage) => settled.push(used) } as unknown as ModelMoney,
    );
  const question = askForIdeas({ profile: aProfile(), budget: parseBudget('50-100'), avoid: [] });
  const name = 'A long enough name for two pieces';
  const answer = JSON.stringify({ ideas: [[name, '1', 'tea', 'tea', 'Warm.']] });
  const read = async (model: Model) => {
    const texts: string[] = [];
    const waiting = {
      signal: new AbortController().signal,
      until: Date.now() + 10_000,
      onText: (text: string) => void texts.push(text),
    };
    const ideas = await model.answer(question, waiting);
    return { names: ideas.map(({ fields }) => fields['name']), texts };
  };

  it.each([
    ['yes', 3],
    ['whole', 1],
    ['refuses', 1],
  ] as const)('is the same from a server that streams: %s', async (streams, fewest) => {
    server.script = { gift_ideas: () => answer };
    server.streams = streams;
    const model = aModel();
    for (let n = 0; n < 2; n++) {
      const { names, texts } = await read(model);
      expect(names).toEqual([name]);
      expect(texts.length).toBeGreaterThanOrEqual(fewest);
      expect(texts.at(-1)).toBe(answer);
      expect(settled.at(-1)).toEqual({
        input: expect.any(Number),
        output: Math.ceil(answer.length / 4),
      });
    }
  });

  it('is slow if its stream pauses for too long', async () => {
    server.streams = 'yes';
    server.script = { gift_ideas: () => answer };
    server.pauseMs = 2_000;
    await expect(read(aModel({ MODEL_TIMEOUT_MS: 200 }))).rejects.toMatchObject({ trouble: 'slow' });
    server.pauseMs = 0;
  });

  it('is asked again once if it cannot be used, without a stream', async () => {
    let calls = 0;
    server.script = { gift_ideas: () => (calls++ === 0 ? 'Sure!' : answer) };
    expect((await read(aModel())).names).toEqual([name]);
    expect(server.questions.slice(-2).map(({ isStreamed }) => isStreamed)).toEqual([true, false]);
  });

  it('is short enough to ask: about 1,050 tokens', () => {
    const asked = JSON.stringify(server.questions.at(-1)!.text).length;
    expect(asked / 4.2).toBeLessThan(1_100);
  });
});
