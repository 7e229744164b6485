import { median } from '../world/statistics.ts';

/** Medians of two ways to ask, in milliseconds, and how many times the one is the other. */
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

/** Asks by turns, each first as often as the other, so that whatever else the machine does falls on both. */
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
