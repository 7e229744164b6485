import { constants } from 'node:os';
import boundaries from '../../.dependency-cruiser.mjs';
import { Failure } from '../../libs/cli/src/failure.ts';
import { runQuietly } from '../run-quietly.ts';
import { root } from '../root.ts';

interface Check {
  name: string;
  /** A program of node_modules or a file of the repository, and its arguments. */
  command: readonly [script: string, ...args: string[]];
}

/** The folders whose imports are checked. */
export const cruised = ['libs', 'services', 'sandbox', 'frontend/src', 'ops', 'tools', 'proof'] as const;

/** The rules' own exclusions. The fixtures must break rules, in a spec. */
const { path: leftOut } = boundaries.options!.exclude as { path: string };

const typescript = 'node_modules/typescript/bin/tsc';

/** In the order in which they run: later ones read what `tsc -b` writes. */
const checks: readonly Check[] = [
  { name: 'types of libraries and services', command: [typescript, '-b'] },
  { name: 'types of tools', command: [typescript, '-p', 'tools'] },
  { name: 'types of proof', command: [typescript, '-p', 'proof'] },
  { name: 'types of specs', command: [typescript, '-p', 'tsconfig.specs.json'] },
  { name: 'types of the frontend', command: [typescript, '--noEmit', '-p', 'frontend'] },
  { name: 'format', command: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'code', command: ['node_modules/oxlint/bin/oxlint', '--type-aware'] },
  {
    name: 'boundaries',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      ...cruised,
      '--exclude',
      `${leftOut}|^tools/lint/fixtures/`,
      '--config',
      '.dependency-cruiser.mjs',
    ],
  },
  { name: 'derived files', command: ['tools/derive/main.ts', '--check'] },
  { name: 'messages of commits', command: ['tools/commits/main.ts'] },
];

/**
 * Runs every check, or those whose name contains a word. Tests that run beside them have the processor first: on a small
 * machine they would else wait until they fail.
 * @throws Failure with the output of the checks that failed
 */
export async function lint(word = ''): Promise<void> {
  const failures: string[] = [];
  for (const { name, command } of checks.filter((check) => check.name.includes(word))) {
    const { code, output } = await runQuietly(root, command, {}, undefined, constants.priority.PRIORITY_LOW);
    if (code !== 0) failures.push(`${output.trim()}\n\n${name}: FAILED`);
  }
  if (failures.length > 0) throw new Failure(failures.join('\n\n'));
}
