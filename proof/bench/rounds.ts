import { median } from '../world/statistics.ts';
import type { CpuMeter } from './cpu.ts';
import type { Measured } from './load.ts';

/** How often product and baseline are measured in turn, and for how long. */
export interface Rounds {
  rounds: number;
  seconds: number;
}

/** With the milliseconds of processor time of an answer, in all processes but the load. */
export interface Metered extends Omit<Measured, 'answers'> {
  cpuMs: number;
}

export interface Comparison {
  subject: Metered;
  baseline: Metered;
  /** Throughput of subject to baseline: the median of the rounds' ratios. */
  ratio: number;
  /** Each round's ratio. */
  ratios: number[];
}

const medianOf = (all: readonly Metered[]): Metered => ({
  cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
  rate: median(all.map(({ rate }) => rate)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});

/**
 * Measures two subjects in turn after a warm-up, so that other load of the machine affects both. Rounds alternate which
 * comes first.
 */
export async function inTurns(
  meter: CpuMeter,
  rounds: number,
  subject: () => Promise<Measured>,
  baseline: () => Promise<Measured>,
): Promise<Comparison> {
  await subject();
  await baseline();
  const subjects: Metered[] = [];
  const baselines: Metered[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) subjects.push(await metered(meter, subject));
    baselines.push(await metered(meter, baseline));
    if (round % 2 === 1) subjects.push(await metered(meter, subject));
  }
  const ratios = subjects.map(({ rate }, round) => rate / baselines[round]!.rate);
  return { subject: medianOf(subjects), baseline: medianOf(baselines), ratio: median(ratios), ratios };
}

async function metered(meter: CpuMeter, measure: () => Promise<Measured>): Promise<Metered> {
  const { promise, resolve } = Promise.withResolvers<Measured>();
  const { total } = await meter.perOperation(1, async () => resolve(await measure()));
  const { answers, ...measured } = await promise;
  return { ...measured, cpuMs: total / answers };
}
