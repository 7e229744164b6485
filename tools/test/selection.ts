interface Suite {
  /** Projects of jest.config.mjs. */
  projects: readonly string[];
  /** One file at a time, because each starts the whole product. */
  isSerial?: boolean;
}

/** Suites by the word that selects them: `npm test -- unit`. */
const suites: Record<string, Suite> = {
  unit: { projects: ['unit', 'frontend'] },
  medium: { projects: ['medium'] },
  e2e: { projects: ['e2e'], isSerial: true },
  journeys: { projects: ['journeys'], isSerial: true },
  screens: { projects: ['screens'], isSerial: true },
};

/** More than the cores of a small machine: suites spend most of their time waiting for Postgres, NATS and timers. */
const workers = '--maxWorkers=3';

const filesByOption = /^--(?:testPathPatterns?|findRelatedTests|runTestsByPath|onlyChanged|changedSince|watch)/;

/** The projects of `npm test` without arguments. */
const usual = ['unit', 'medium', 'frontend', 'e2e'];

export interface Selection {
  /** Whether the arguments select suites. */
  isPartial: boolean;
  /** Whether whole projects are run, whose files can share their modules. */
  isWhole: boolean;
  jestArgs: string[];
}

/** Translates the words of `npm test` into arguments for jest. Words after the suites are parts of paths. */
export function selectionOf(args: readonly string[]): Selection {
  const words = args.slice(0, wordCount(args));
  const options = args.slice(words.length);
  const chosen = words.flatMap((word) => suites[word] ?? []);
  const namesFiles = options.some((option) => filesByOption.test(option));
  if (chosen.length === 0) {
    const selects = args.includes('--selectProjects') ? [] : ['--selectProjects', ...usual];
    const isWhole = !namesFiles && words.length === 0;
    return { isPartial: false, isWhole, jestArgs: [workers, ...args, ...selects] };
  }
  const paths = words.filter((word) => !suites[word]);
  return {
    isPartial: true,
    isWhole: !namesFiles && paths.length === 0,
    jestArgs: [
      chosen.some(({ isSerial }) => isSerial) ? '--runInBand' : workers,
      ...options,
      ...(paths.length > 0 ? ['--testPathPatterns', ...paths] : []),
      '--selectProjects',
      ...chosen.flatMap(({ projects }) => projects),
    ],
  };
}

function wordCount(args: readonly string[]): number {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  return first < 0 ? args.length : first;
}
