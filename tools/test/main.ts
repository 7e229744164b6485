import { join, resolve } from 'node:path';
import { environment } from '../../libs/cli/src/environment.ts';
import { explain } from '../../libs/cli/src/failure.ts';
import { line } from '../../libs/cli/src/say.ts';
import { buildWhenNeeded, sourceStamp } from '../build.ts';
import { bundleWhenNeeded } from '../bundle/bundle.ts';
import { lint } from '../lint/lint.ts';
import { root } from '../root.ts';
import { obtainNatsServer } from '../supervisor/servers/nats-server.ts';
import { bundlePackagesWhenNeeded } from './packages/packages.ts';
import { runJest } from './run-jest.ts';
import { selectionOf } from './selection.ts';
import { closingLine, tally } from './summary.ts';
import { writeGroups } from './together.ts';

/**
 * `npm test [-- <suite>… [<part of a path>…]] [<arguments for jest>]`: with a suite, that suite alone; else build, lint
 * and all suites of `npm test`. Ends with `N passed, N failed`.
 */
async function main(args: readonly string[]): Promise<number> {
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  const natsServer = await obtainNatsServer(join(dataDir, 'bin'), (what) => console.log(line('nats', what)));
  const selection = selectionOf(args);
  const isBuilt = await step('build', () => buildWhenNeeded(root));
  // In parallel with the tests, which wait more than they compute.
  const linting = selection.isPartial || !isBuilt ? Promise.resolve(true) : step('lint', () => lint());
  const started = performance.now();
  // Journeys start what is built.
  if (isBuilt) await bundlePackagesWhenNeeded(root);
  // Else each product would do so for itself.
  if (isBuilt && !selection.isPartial) await bundleWhenNeeded(root, sourceStamp(root));
  if (selection.isWhole) writeGroups(root);
  const more = { TESTS_TOGETHER: String(selection.isWhole) };
  const result = isBuilt ? await runJest(natsServer, selection.jestArgs, more) : undefined;
  const failedSteps = isBuilt && (await linting) ? 0 : 1;
  const counts = isBuilt ? tally(result, failedSteps) : { passed: 0, failed: failedSteps, skipped: 0 };
  if (isBuilt) console.log(line('tests', counts.failed > failedSteps ? 'FAILED' : 'done', performance.now() - started));
  console.log(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

/** Prints one line for a step, and its error if it fails. */
async function step(name: string, work: () => Promise<unknown>): Promise<boolean> {
  const started = performance.now();
  const error = await work().then(
    () => undefined,
    (reason: unknown) => explain(reason),
  );
  if (error !== undefined) console.log(`${error}\n`);
  console.log(line(name, error === undefined ? 'done' : 'FAILED', performance.now() - started));
  return error === undefined;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  console.log(closingLine({ passed: 0, failed: 1, skipped: 0 }));
  return 1;
});
