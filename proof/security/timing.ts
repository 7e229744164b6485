import { median } from '../world/statistics.ts';

/** Medians of two kinds of requests in milliseconds, and the ratio of the larger to the smaller. */
export interface Comparison {
  a: number;
  b: number;
  ratio: number;
}

type Ask = (round: number) => Promise<unknown>;

async function timed(ask: Ask, round: number): Promise<number> {
  const start = performance.now();
  await ask(round);
  return performance.now() - start;
}

/** Measures both in turn, and alternates which is first, so that other load affects both. */
export async function compareTimes(rounds: number, a: Ask, b: Ask): Promise<Comparison> {
  const [ofA, ofB]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const isAFirst = round % 2 === 0;
    if (!isAFirst) ofB.push(await timed(b, round));
    ofA.push(await timed(a, round));
    if (isAFirst) ofB.push(await timed(b, round));
  }
  const medians = { a: median(ofA), b: median(ofB) };
  return { ...medians, ratio: Math.max(medians.a / medians.b, medians.b / medians.a) };
}
