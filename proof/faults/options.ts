import { parseArgs } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';

export interface Options {
  /** Seed of all random choices, such as the order of faults. */
  seed: number;
  /** Only a few faults, in about three minutes. */
  isQuick: boolean;
  /** Faults by name, or by the part of it before the colon. All if empty. */
  only: readonly string[];
  /** Leaves out faults that need a disk to fill, without failing. */
  isWithoutDisk: boolean;
  /** Only lists the faults. */
  isList: boolean;
  /** Writes the table to docs/faults.md. */
  isWrite: boolean;
}

export const usage = `npm run verify:faults -- [--quick] [--seed <n>] [--only <fault>[,<fault>]] [--without-disk]
                           [--write] [--list] [--mutants]

Starts the product on ports and a folder of its own, puts load on it, breaks one part after the other, and
checks every promise of docs/reliability.md. Ends with 1 if one was broken.

  --quick          a few faults, about three minutes; all take about twenty
  --seed <n>       the order of an earlier run
  --only <fault>   faults by name: gifting:kill, or gifting for all of its faults
  --without-disk   leaves out faults that need a small disk (mounting one takes root on Linux)
  --write          writes the result to docs/faults.md
  --list           lists the faults
  --mutants        plants known defects in copies of the build, by name or all, and expects that each is found`;

/** @throws Failure that shows the usage */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        quick: { type: 'boolean', default: false },
        seed: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        'without-disk': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
      },
    });
    const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
    if (!Number.isInteger(seed)) throw new Error('--seed is a whole number');
    return {
      seed,
      isQuick: values.quick,
      only: values.only.flatMap((names) => names.split(',')).filter((name) => name !== ''),
      isWithoutDisk: values['without-disk'],
      isList: values.list,
      isWrite: values.write,
    };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n\n${usage}`);
  }
}
