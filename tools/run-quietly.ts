import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { environment } from '../libs/cli/src/environment.ts';

/** Colours only for a terminal. */
const colours: Record<string, string> = process.stdout.isTTY ? {} : { FORCE_COLOR: '0', NO_COLOR: '1' };

/** PATH with the programs of node_modules and this Node first. */
export const pathIn = (root: string): string =>
  [join(root, 'node_modules/.bin'), dirname(process.execPath), environment.PATH].join(delimiter);

/**
 * Runs a script under this Node without printing.
 * @param script its path in the repository
 * @param priority of its process; work that others run beside should be below them
 * @returns its exit code and what it printed
 */
export function runQuietly(
  root: string,
  [script, ...args]: readonly [script: string, ...args: string[]],
  env: Record<string, string> = {},
  signal?: AbortSignal,
  priority: number = constants.priority.PRIORITY_NORMAL,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...environment, PATH: pathIn(root), ...colours, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  if (child.pid !== undefined && priority !== constants.priority.PRIORITY_NORMAL) setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
