import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Failure } from '../../libs/cli/src/failure.ts';
import { root } from '../../tools/root.ts';

const folder = join(root, 'deploy/observability');

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });

/** Whether Prometheus' own tool is installed. On Debian: apt-get install prometheus. */
export const hasPromtool = (): boolean => promtool('--version').error === undefined;

function check(...args: string[]): void {
  const { status, stdout, stderr } = promtool(...args);
  if (status !== 0) throw new Failure(`promtool ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

interface Rules {
  groups: { rules: { alert: string; labels: { severity: string } }[] }[];
}
interface Tests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}
const read = <T>(name: string) => parse(readFileSync(join(folder, name), 'utf8')) as T;

/**
 * Lets Prometheus read the alert rules and try their tests. Each alert that pages a person must fire in one of them.
 * @returns what is wrong
 */
export function alertProblems(): string[] {
  try {
    check('check', 'rules', 'alerts.yaml');
    check('test', 'rules', 'alerts.test.yaml');
  } catch (error) {
    return [(error as Error).message];
  }
  const rules = read<Rules>('alerts.yaml').groups.flatMap((group) => group.rules);
  const tests = read<Tests>('alerts.test.yaml').tests.flatMap((test) => test.alert_rule_test);
  const fired = new Set(tests.filter(({ exp_alerts: expected }) => expected.length > 0).map((test) => test.alertname));
  return rules
    .filter(({ alert, labels }) => labels.severity === 'page' && !fired.has(alert))
    .map(({ alert }) => `${alert} pages a person, and no test lets it fire`);
}
