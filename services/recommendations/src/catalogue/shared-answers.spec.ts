import { setTimeout as sleep } from 'node:timers/promises';
import { SharedAnswers } from './shared-answers.js';

interface World {
  stored?: Map<string, string>;
  answer?: (keys: readonly string[]) => Promise<Map<string, string>>;
  patienceMs?: number;
}

const upper = async (keys: readonly string[]) => new Map(keys.map((key) => [key, key.toUpperCase()]));

function shared({ stored = new Map(), answer = upper, patienceMs = 5_000 }: World = {}) {
  const asked: string[][] = [];
  const errors: unknown[] = [];
  const answers = new SharedAnswers<string>({
    load: async (keys) => new Map([...stored].filter(([key]) => keys.includes(key))),
    ask: (keys) => {
      asked.push([...keys]);
      return answer(keys);
    },
    patienceMs,
    onError: (error) => errors.push(error),
  });
  return { answers, asked, errors };
}

describe('answers that are the same for everybody', () => {
  it('are asked for once, by concurrent calls in one question', async () => {
    const { answers, asked } = shared();
    const [one, other] = await Promise.all([answers.get(['tea', 'owls']), answers.get(['owls', 'chess'])]);
    expect([...one, ...other]).toEqual([
      ['tea', 'TEA'],
      ['owls', 'OWLS'],
      ['owls', 'OWLS'],
      ['chess', 'CHESS'],
    ]);
    await answers.get(['tea']);
    expect(asked).toEqual([['tea', 'owls', 'chess']]);
  });

  it('are asked for in questions of a bounded size, each answered', async () => {
    const { answers, asked } = shared();
    const keys = Array.from({ length: 23 }, (_, n) => `key ${n}`);
    expect((await answers.get(keys)).size).toBe(23);
    expect(asked.map(({ length }) => length)).toEqual([10, 10, 3]);
  });

  it('are not asked for if they are stored', async () => {
    const { answers, asked } = shared({ stored: new Map([['tea', 'kept']]) });
    expect(await answers.get(['tea', 'owls'])).toEqual(
      new Map([
        ['tea', 'kept'],
        ['owls', 'OWLS'],
      ]),
    );
    expect(asked).toEqual([['owls']]);
  });

  it('come later if they take too long, for calls after that', async () => {
    const late = Promise.withResolvers<Map<string, string>>();
    const { answers, asked } = shared({ answer: () => late.promise, patienceMs: 30 });
    expect((await answers.get(['tea'])).size).toBe(0);
    expect((await answers.get(['tea'])).size).toBe(0);
    late.resolve(new Map([['tea', 'TEA']]));
    await sleep(1);
    expect(await answers.get(['tea'])).toEqual(new Map([['tea', 'TEA']]));
    expect(asked).toHaveLength(1);
  });

  it('are not waited for by a caller who has gone', async () => {
    const { answers } = shared({ answer: () => new Promise(() => undefined), patienceMs: 60_000 });
    const gone = new AbortController();
    const call = answers.get(['tea'], gone.signal);
    gone.abort();
    expect((await call).size).toBe(0);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('down')), 1],
    ['has none', async () => new Map<string, string>(), 0],
  ])('are not asked for again at once if a question %s', async (_how, answer, failures) => {
    const { answers, asked, errors } = shared({ answer });
    expect((await answers.get(['tea'])).size).toBe(0);
    expect((await answers.get(['tea'])).size).toBe(0);
    expect(asked).toHaveLength(1);
    expect(errors).toHaveLength(failures);
  });
});
