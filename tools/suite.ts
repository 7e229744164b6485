import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.ts';
import { environment } from '../libs/cli/src/environment.ts';
import { explain } from '../libs/cli/src/failure.ts';
import { obtainNatsServer } from './supervisor/nats-server.ts';
import { runJest } from './test/run-jest.ts';
import { line } from '../libs/cli/src/say.ts';
import { closingLine, tally } from './test/summary.ts';

/** Some of the tests by themselves: `node tools/run.mjs tools/suite.ts <arguments for jest>`; ends with `N passed, N failed`. */
const root = fileURLToPath(new URL('..', import.meta.url));

async function main(args: readonly string[]): Promise<number> {
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  const natsServer = await obtainNatsServer(join(dataDir, 'bin'), (what) => console.log(line('nats', what)));
  // Journeys start what is built; nothing stands between an edit and any other test, and looking takes a moment.
  await buildWhenNeeded(root);
  const counts = tally(await runJest(natsServer, args), 0);
  console.log(closingLine(counts));
  return counts.failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  console.log(closingLine({ passed: 0, failed: 1, skipped: 0 }));
  return 1;
});
