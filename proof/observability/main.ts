import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { explain, Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';

const folder = join(import.meta.dirname, '../../deploy/observability');

/** Prometheus' own tool, of Debian's package `prometheus`: nothing else knows what its server will say to the rules. */
function promtool(...args: string[]): void {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
  if (error) {
    throw new Failure(
      'promtool is missing, so nothing was verified. On Debian: apt-get install prometheus; else https://prometheus.io/download/.',
    );
  }
  if (status !== 0) throw new Failure(`promtool ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

interface Rules {
  groups: { rules: { alert: string; labels: { severity: string } }[] }[];
}
interface Tests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}
const read = <T>(name: string) => parse(readFileSync(join(folder, name), 'utf8')) as T;

try {
  promtool('check', 'rules', 'alerts.yaml');
  const rules = read<Rules>('alerts.yaml').groups.flatMap((group) => group.rules);
  say('rules', `${rules.length} are understood`);

  promtool('test', 'rules', 'alerts.test.yaml');
  const tests = read<Tests>('alerts.test.yaml').tests.flatMap((test) => test.alert_rule_test);
  say('tests', `${tests.length} situations end as they should`);

  const fired = new Set(tests.filter(({ exp_alerts: expected }) => expected.length > 0).map((test) => test.alertname));
  const untested = rules.filter(({ alert, labels }) => labels.severity === 'page' && !fired.has(alert));
  if (untested.length > 0)
    throw new Failure(`No test lets these fire, which wake somebody: ${untested.map(({ alert }) => alert).join(', ')}`);
  say('pages', 'each alert that wakes somebody has been seen to fire');
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
