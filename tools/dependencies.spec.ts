import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Manifest {
  dependencies?: Record<string, string>;
}

/** What is deployed, or imitates third parties beside it; libs/testing is for tests. */
const inUse = (): string[] => {
  const manifests = globSync('{libs/*,services/*,sandbox,frontend}/package.json', { cwd: root });
  const used = manifests
    .filter((file) => file !== 'libs/testing/package.json')
    .flatMap((file) =>
      Object.entries((JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest).dependencies ?? {}),
    )
    .filter(([name]) => !name.startsWith('@presently/'))
    .map(([name, version]) => `${name} ${version}`);
  return [...new Set(used)].toSorted();
};

describe('docs/dependencies.md', () => {
  it('lists every production dependency at its version, and no other', () => {
    const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
    const listed = [...page.matchAll(/^\| `([^`]+)` \| ([\d][^ ]*) \|/gm)].map(
      ([, name, version]) => `${name} ${version}`,
    );
    expect(inUse().length).toBeGreaterThan(50);
    expect(listed.toSorted()).toEqual(inUse());
  });
});
