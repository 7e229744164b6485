import { parseArgs } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';

export interface Options {
  /** Decides the order of faults, and everything else that is left to chance. */
  seed: number;
  /** A few faults in about three minutes, rather than all. */
  isQuick: boolean;
  /** Faults by name, or by what stands before the colon; all of them when empty. */
  only: readonly string[];
  /** Disks are not filled, and that is no failure. */
  isWithoutDisk: boolean;
  /** Faults are listed, and nothing is started. */
  isList: boolean;
  /** The table goes into docs/faults.md. */
  isWrite: boolean;
}

export const usage = `npm run verify:faults -- [--quick] [--seed <n>] [--only <fault>[,<fault>]] [--without-disk] [--write] [--list]

Starts the product on ports and a folder of its own, puts people on it, breaks one part after the other,
and looks whether every promise of docs/reliability.md was kept. Ends with 1 when one was not.

  --quick          a few faults, about three minutes; all of them take about twenty
  --seed <n>       the order of an earlier run
  --only <fault>   some faults by name: gifting:kill, or gifting for all of its faults
  --without-disk   where no small disk can be mounted (that takes root on Linux)
  --write          writes what was found to docs/faults.md
  --list           lists the faults
  --mutants        plants known defects in copies of the build, and looks that each is found;
                   those that are named, or all`;

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
