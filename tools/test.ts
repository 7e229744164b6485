import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.ts';
import { environment } from './environment.ts';
import { explain } from './failure.ts';
import { obtainNatsServer } from './nats-server.ts';
import { line } from './say.mjs';
import { closingLine, tally, type JestResult } from './test-summary.ts';

/** `npm test [-- arguments for jest]`: build, lint, and every test; ends with `N passed, N failed`. */
const root = fileURLToPath(new URL('..', import.meta.url));
const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), environment.PATH].join(delimiter);
const nodeOptions = [environment.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
  .filter(Boolean)
  .join(' ');

async function step(name: string, work: () => Promise<{ code: number; output: string }>): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await work();
  if (code !== 0) console.log(`${output.trim()}\n`);
  console.log(line(name, code === 0 ? 'done' : 'FAILED', performance.now() - started));
  return code === 0;
}

/** As `npm start` builds, so that the journeys, which start the product, find nothing left to build. */
const build = () =>
  buildWhenNeeded(root).then(
    () => ({ code: 0, output: '' }),
    (error: unknown) => ({ code: 1, output: explain(error) }),
  );

function lint(): Promise<{ code: number; output: string }> {
  const npm = spawn('npm', ['run', '--silent', 'lint'], {
    cwd: root,
    env: { ...environment, PATH: path },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolved) => {
    npm.once('error', (error) => resolved({ code: 1, output: error.message }));
    npm.once('close', (code) => resolved({ code: code ?? 1, output }));
  });
}

/** @returns undefined where jest ended without a result. */
async function runJest(natsServer: string, args: readonly string[]): Promise<JestResult | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-test-'));
  const resultFile = join(folder, 'result.json');
  const jest = spawn(
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), '--maxWorkers=2', '--json', `--outputFile=${resultFile}`, ...args],
    {
      cwd: root,
      env: { ...environment, PATH: path, NODE_OPTIONS: nodeOptions, NATS_SERVER_BIN: natsServer },
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

async function main(): Promise<number> {
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  const natsServer = await obtainNatsServer(join(dataDir, 'bin'), (what) => console.log(line('nats', what)));
  const isBuilt = await step('build', build);
  const isClean = isBuilt && (await step('lint', lint));
  const failedSteps = isBuilt && isClean ? 0 : 1;
  const started = performance.now();
  // Without a build there is nothing that could be tested.
  const counts = isBuilt
    ? tally(await runJest(natsServer, process.argv.slice(2)), failedSteps)
    : { passed: 0, failed: failedSteps, skipped: 0 };
  if (isBuilt) console.log(line('tests', counts.failed > failedSteps ? 'FAILED' : 'done', performance.now() - started));
  console.log(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(explain(error));
  console.log(closingLine({ passed: 0, failed: 1, skipped: 0 }));
  return 1;
});
