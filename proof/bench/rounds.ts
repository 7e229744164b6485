import { median } from '../world/statistics.ts';
import type { Measured } from './load.ts';

/** How often product and baseline are measured in turn, and for how long. */
export interface Rounds {
  rounds: number;
  seconds: number;
}

export interface Comparison {
  subject: Measured;
  baseline: Measured;
  /** Throughput of subject to baseline: the median of the rounds' ratios. */
  ratio: number;
  /** Each round's ratio. */
  ratios: number[];
}

const medianOf = (all: readonly Measured[]): Measured => ({
  rate: median(all.map(({ rate }) => rate)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});

/**
 * Measures two subjects in turn after a warm-up, so that other load of the machine affects both. Rounds alternate which
 * comes first.
 */
export async function inTurns(
  rounds: number,
  subject: () => Promise<Measured>,
  baseline: () => Promise<Measured>,
): Promise<Comparison> {
  await subject();
  await baseline();
  const subjects: Measured[] = [];
  const baselines: Measured[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) subjects.push(await subject());
    baselines.push(await baseline());
    if (round % 2 === 1) subjects.push(await subject());
  }
  const ratios = subjects.map(({ rate }, round) => rate / baselines[round]!.rate);
  return { subject: medianOf(subjects), baseline: medianOf(baselines), ratio: median(ratios), ratios };
}
