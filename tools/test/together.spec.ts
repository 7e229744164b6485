import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesIn, groupsFrom, matchesTogether, writeGroups, type Spec } from './together.ts';

const spec = (path: string, bytes: number, more: Partial<Spec> = {}): Spec => ({
  path,
  bytes,
  isAlone: false,
  isOnNode: false,
  ...more,
});

describe('files that run together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-together-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are of one part, and of a bounded size', () => {
    const groups = groupsFrom(
      [
        spec('libs/work/src/a.spec.ts', 40),
        spec('services/gifting/src/a.spec.ts', 60),
        spec('services/gifting/src/b.spec.ts', 40),
        spec('services/gifting/src/c.spec.ts', 1),
        spec('services/gifting/src/d.spec.ts', 500),
        spec('services/gifting/src/e.spec.ts', 1, { isAlone: true }),
        spec('frontend/src/a.spec.ts', 1),
        spec('frontend/src/b.spec.ts', 1, { isOnNode: true }),
        spec('tools/derive/a.spec.ts', 1),
        spec('tools/lint/a.spec.ts', 1),
      ],
      100,
    );
    const paths = [...groups].map(([name, specs]) => [name, specs.map(({ path }) => path)] as const);
    expect(Object.fromEntries(paths)).toEqual({
      'frontend-1': ['frontend/src/a.spec.ts'],
      'frontend-on-node-1': ['frontend/src/b.spec.ts'],
      'libs-work-1': ['libs/work/src/a.spec.ts'],
      'services-gifting-1': ['services/gifting/src/a.spec.ts', 'services/gifting/src/b.spec.ts'],
      'services-gifting-2': ['services/gifting/src/c.spec.ts'],
      'services-gifting-3': ['services/gifting/src/d.spec.ts'],
      'tools-1': ['tools/derive/a.spec.ts', 'tools/lint/a.spec.ts'],
    });
  });

  it('are all files of a project, but for those that need modules of their own', () => {
    const sources = {
      'libs/work/src/a.spec.ts': "it('works', () => {});",
      'libs/work/src/b.spec.ts': 'const answer = await import("./b.js");',
      'libs/work/src/c.spec.ts': "it('waits', async () => {\n  await delay(1);\n});",
      'libs/work/src/d.medium.spec.ts': '',
      'libs/work/dist/a.spec.ts': '',
      'tools/e.spec.ts': '  jest.resetModules();',
    };
    for (const [path, source] of Object.entries(sources)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    writeGroups(folder);
    const groups = join(folder, 'test-results/together');
    expect(readdirSync(join(groups, 'unit'))).toEqual(['libs-work-1.spec.mjs']);
    expect(readdirSync(join(groups, 'medium'))).toEqual(['libs-work-1.spec.mjs']);
    expect(filesIn(join(groups, 'unit/libs-work-1.spec.mjs'))).toEqual(
      ['a', 'c'].map((name) => join(folder, `libs/work/src/${name}.spec.ts`)),
    );
    expect(filesIn(join(folder, 'tools/e.spec.ts'))).toEqual([join(folder, 'tools/e.spec.ts')]);
    expect(matchesTogether(folder, 'unit')).toEqual([
      '<rootDir>/test-results/together/unit/*.spec.mjs',
      '<rootDir>/libs/work/src/b.spec.ts',
      '<rootDir>/tools/e.spec.ts',
    ]);
  });
});
