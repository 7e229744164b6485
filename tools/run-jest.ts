import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from '../libs/cli/src/environment.ts';
import type { JestResult } from './test-summary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), environment.PATH].join(delimiter);
const nodeOptions = [environment.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  .filter(Boolean)
  .join(' ');

/**
 * Runs jest under this Node and shows what it says.
 * @returns undefined where jest ended without a result.
 */
export async function runJest(
  natsServer: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<JestResult | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-test-'));
  const resultFile = join(folder, 'result.json');
  const jest = spawn(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), '--json', `--outputFile=${resultFile}`, ...args],
    {
      cwd: root,
      env: { ...environment, PATH: path, NODE_OPTIONS: nodeOptions, NATS_SERVER_BIN: natsServer, ...more },
      // What jest says goes to stderr; stdout carries the result that is read from the file.
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
