import { Failure } from '../../libs/cli/src/failure.ts';
import { batchFaults } from './faults/batch-faults.ts';
import { choiceFaults } from './faults/choice-faults.ts';
import { diskFaults } from './faults/disk-faults.ts';
import { eventFaults } from './faults/event-faults.ts';
import type { Fault } from './faults/fault.ts';
import { processFaults } from './faults/process-faults.ts';
import { providerFaults } from './faults/provider-faults.ts';
import { pushFaults } from './faults/push-faults.ts';
import { receiverFaults } from './faults/receiver-faults.ts';
import { streamFaults } from './faults/stream-faults.ts';
import type { Options } from './options.ts';
import type { Random } from '../world/random.ts';

export const allFaults: readonly Fault[] = [
  ...eventFaults,
  ...batchFaults,
  ...streamFaults,
  ...processFaults,
  ...diskFaults,
  ...providerFaults,
  ...receiverFaults,
  ...choiceFaults,
  ...pushFaults,
];

/** Its events take two minutes to become dead letters, so it goes first. */
const slowest = 'events:meaningless';

const matches = (fault: Fault, name: string) => fault.name === name || fault.name.startsWith(`${name}:`);

/** The faults to inject, in their order. @throws Failure for an unknown name */
export function schedule({ only, isQuick }: Options, random: Random): Fault[] {
  for (const name of only) {
    if (!allFaults.some((fault) => matches(fault, name)))
      throw new Failure(`There is no fault "${name}". There are: ${allFaults.map((fault) => fault.name).join(', ')}`);
  }
  const chosen = allFaults.filter((fault) =>
    only.length > 0 ? only.some((name) => matches(fault, name)) : !isQuick || fault.isQuick,
  );
  return random.shuffled(chosen).toSorted((a, b) => Number(b.name === slowest) - Number(a.name === slowest));
}
