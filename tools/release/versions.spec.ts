import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releases } from '../migration/released.ts';
import { root } from '../root.ts';
import { dated, filesWith, newestIn, releasedIn, setVersion, versionOf } from './versions.ts';

describe('the version of the product', () => {
  it('is the same in every package, in the lock file and in the examples', () => {
    const stale = filesWith(root, versionOf(root)).filter(({ current, wanted }) => current !== wanted);
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  it('is that of the newest release in the changelog, or of the one before while that is not out', () => {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const { version, day } = newestIn(changelog)!;
    const before = newestIn(changelog.slice(changelog.indexOf(`## ${version}`) + 3))!;
    expect(versionOf(root)).toBe(day === undefined ? before.version : version);
  });

  it('is set everywhere, and nothing else is changed', () => {
    const copy = mkdtempSync(join(tmpdir(), 'release-'));
    const before = filesWith(root, versionOf(root));
    for (const { path } of before) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(join(root, path), join(copy, path));
    }
    expect(setVersion(copy, '9.8.7').toSorted()).toEqual(before.map(({ path }) => path).toSorted());
    expect(setVersion(copy, '9.8.7')).toEqual([]);
    expect(versionOf(copy)).toBe('9.8.7');
    setVersion(copy, versionOf(root));
    for (const { path, current } of before)
      expect([path, readFileSync(join(copy, path), 'utf8')]).toEqual([path, current]);
    rmSync(copy, { recursive: true });
  });
});

it('The schema of every release in the changelog is written down', () => {
  expect(releases).toEqual(releasedIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')));
});

it('A section of the changelog is dated once', () => {
  const changelog = '# Changelog\n\n## 1.2.0 – not yet released\n\n- One\n\n## 1.1.0 – 2026-11-29\n';
  expect(newestIn(changelog)).toEqual({ version: '1.2.0', day: undefined });
  const done = dated(changelog, '1.2.0', '2027-01-05');
  expect(newestIn(done)).toEqual({ version: '1.2.0', day: '2027-01-05' });
  expect(dated(done, '1.2.0', '2027-02-02')).toBe(done);
  expect(releasedIn(changelog)).toEqual(['1.1.0']);
  expect(releasedIn(done)).toEqual(['1.1.0', '1.2.0']);
});
