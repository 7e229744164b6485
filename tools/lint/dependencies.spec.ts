import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../libs/cli/src/environment.ts';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  dependencies?: Record<string, string>;
}

/** The workspaces that are deployed, and the sandbox. Without libs/testing, which is for tests. */
const inUse = (): string[] => {
  const manifests = globSync('{libs/*,services/*,sandbox,ops,frontend}/package.json', { cwd: root });
  const used = manifests
    .filter((file) => file !== 'libs/testing/package.json')
    .flatMap((file) =>
      Object.entries((JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest).dependencies ?? {}),
    )
    .filter(([name]) => !name.startsWith('@presently/'))
    .map(([name, version]) => `${name} ${version}`);
  return [...new Set(used)].toSorted();
};

describe('the bill of materials', () => {
  it('names every production dependency with its version, without any request', () => {
    const env = { ...environment, npm_config_registry: 'http://127.0.0.1:1/' };
    const written = execFileSync(process.execPath, [join(root, 'tools/ops/main.ts'), 'sbom'], {
      env,
      maxBuffer: 2 ** 26,
    });
    const { components } = JSON.parse(written.toString()) as { components: { purl: string }[] };
    const named = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
    expect(inUse().filter((each) => !named.has(`pkg:npm/${each.replace(' ', '@')}`))).toEqual([]);
    expect([...named].filter((purl) => purl.startsWith('pkg:npm/jest@'))).toEqual([]);
  });
});

describe('docs/dependencies.md', () => {
  it('lists every production dependency, and no other', () => {
    const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
    const [, ...items] = page.split(/^- /m);
    const listed = items.flatMap((item) => [...item.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(inUse().length).toBeGreaterThan(50);
    expect(listed.toSorted()).toEqual([...new Set(inUse().map((each) => each.replace(/ .*/, '')))]);
  });
});
