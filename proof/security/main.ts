import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../../libs/cli/src/environment.ts';
import { root } from '../../tools/root.ts';
import { obtainNatsServer } from '../../tools/supervisor/servers/nats-server.ts';
import { runJest } from '../../tools/test/run-jest.ts';
import { line } from '../../libs/cli/src/say.ts';
import { openRows } from './table-rows.ts';
import { closingLine, tally, tallyByTitle, type Tally } from '../../tools/test/summary.ts';

/**
 * `npm run verify:security [-- --runs N --seed S --only <topic>]`: starts the product and attacks it from outside;
 * ends with a table by topic and `N passed, N failed`. Docs: docs/security.md.
 */

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** Number of requests of the fuzzer, valid and mutated. */
      runs: { type: 'string', default: '2000' },
      /** The seed of random choices. It is printed, to repeat a run. */
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      /** A topic, or several with `|`. */
      only: { type: 'string' },
    },
  });
  const dataDir = resolve(root, environment.DATA_DIR || '.data');
  const natsServer = await obtainNatsServer(join(dataDir, 'bin'), (what) => console.log(line('nats', what)));
  const jestArgs = ['--selectProjects', 'security', ...(values.only ? ['-t', values.only] : [])];
  const result = await runJest(natsServer, jestArgs, { FUZZ_RUNS: values.runs, FUZZ_SEED: values.seed });
  // Topics that `--only` leaves out are not reported. Tests that could not run are reported as skipped.
  const topics = [...tallyByTitle(result, 1)].filter(([, topic]) => !values.only || topic.passed + topic.failed > 0);
  for (const [name, topic] of topics) console.log(rowOf(name, topic));
  console.log(`\nfuzzing with --runs ${values.runs} --seed ${values.seed}`);
  const tests = (result?.testResults ?? []).flatMap((file) => file.assertionResults);
  const repelled = tests.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  const open = values.only ? [] : openRows(repelled);
  for (const row of open) console.log(`NOT REPELLED    ${row}`);
  const counts = tally(result, open.length);
  console.log(closingLine(values.only ? { ...counts, skipped: 0 } : counts));
  return counts.failed === 0 ? 0 : 1;
}

function rowOf(name: string, { passed, failed, skipped }: Tally): string {
  const title = (name || 'start and end').padEnd(24);
  const rest = skipped > 0 ? ` ${String(skipped).padStart(5)} skipped` : '';
  return `${title}${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed${rest}`;
}
