import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment } from '../../libs/cli/src/environment.ts';
import { root } from '../root.ts';
import { pathIn } from '../run-quietly.ts';
import { createScratchFolder } from './scratch-folder.ts';
import type { JestResult } from './summary.ts';

const nodeOptions = (isBundled: boolean): string =>
  [
    environment.NODE_OPTIONS,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    `--import=${pathToFileURL(join(root, 'tools/test/jest/threads.mjs')).href}${isBundled ? '?bundled' : ''}`,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Runs jest under this Node and shows its output.
 * @returns undefined if jest ended without a result
 */
export async function runJest(
  natsServer: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<JestResult | undefined> {
  const folder = createScratchFolder();
  const resultFile = join(folder, 'result.json');
  const jest = spawn(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${resultFile}`, ...args],
    {
      cwd: root,
      env: {
        ...environment,
        PATH: pathIn(root),
        NODE_OPTIONS: nodeOptions(more.TESTS_TOGETHER === 'true'),
        NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.presently/compile-cache'),
        NATS_SERVER_BIN: natsServer,
        TMPDIR: folder,
        ...more,
      },
      // Jest reports on stderr. Its result on stdout is read from the file.
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => jest.kill(signal));
  await new Promise((resolved) => jest.once('close', resolved));
  try {
    return JSON.parse(readFileSync(resultFile, 'utf8')) as JestResult;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
