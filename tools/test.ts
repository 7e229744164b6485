import { spawn } from 'node:child_process';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.ts';
import { environment } from '../libs/cli/src/environment.ts';
import { explain } from '../libs/cli/src/failure.ts';
import { obtainNatsServer } from './nats-server.ts';
import { line } from '../libs/cli/src/say.ts';
import { runJest } from './run-jest.ts';
import { closingLine, tally } from './test-summary.ts';

/** `npm test [-- arguments for jest]`: build, lint, and every test; ends with `N passed, N failed`. */
const root = fileURLToPath(new URL('..', import.meta.url));
const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), environment.PATH].join(delimiter);

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

async function main(): Promise<number> {
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  const natsServer = await obtainNatsServer(join(dataDir, 'bin'), (what) => console.log(line('nats', what)));
  const isBuilt = await step('build', build);
  const isClean = isBuilt && (await step('lint', lint));
  const failedSteps = isBuilt && isClean ? 0 : 1;
  const started = performance.now();
  // Without a build there is nothing that could be tested.
  const counts = isBuilt
    ? tally(await runJest(natsServer, ['--maxWorkers=2', ...process.argv.slice(2)]), failedSteps)
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
