import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../run-quietly.ts';
import { root } from '../root.ts';

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}
const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as { overrides: Override[] };
const rule = 'regexp/no-super-linear-move';
const given = config.overrides.filter(({ rules }) => rule in rules);
const lint = (file: string, path: string) =>
  runQuietly(root, ['node_modules/oxlint/bin/oxlint', '--format', 'unix', '-c', file, path]);

describe('the check of patterns', () => {
  const folder = join(root, 'node_modules/.presently/patterns');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('refuses patterns that need more than linear time, also those that are put together', async () => {
    const [{ rules }] = given as [Override];
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'oxlintrc.json');
    writeFileSync(file, JSON.stringify({ plugins: [], jsPlugins: ['eslint-plugin-regexp'], rules }));
    const path = 'tools/lint/fixtures/gifting/slow-patterns.ts';
    const { code, output } = await lint(file, path);
    expect(code).not.toBe(0);
    const refused = new Set([...output.matchAll(/slow-patterns\.ts:(\d+):/g)].map(([, line]) => Number(line)));
    const lines = readFileSync(join(root, path), 'utf8').split('\n');
    const patterns = lines.flatMap((line, index) => (/^ {2}(\/|new)/.test(line) ? [index + 1] : []));
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((line) => !refused.has(line))).toEqual([]);
  });

  it('has no exception by file: a line that needs one says why, and what bounds its text', () => {
    expect(given).toHaveLength(1);
  });
});
