import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');

/** One import, as paths from the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

interface CruiseResult {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** The imports of the product's sources under these folders, types included. Specs are left out. */
export async function importsOf(...folders: string[]): Promise<Import[]> {
  const bin = join(root, 'node_modules/.bin/depcruise');
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(bin, [...folders, ...options], { cwd: root, maxBuffer: 2 ** 28 }).catch(
    (error: Error & { stdout: string }) => {
      // A broken rule gives an exit code and a complete result; the lint reports the rule.
      if (error.stdout === '') throw error;
      return error;
    },
  );
  return (JSON.parse(stdout) as CruiseResult).modules
    .filter(({ source }) => !/\.spec\.tsx?$/.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
}

/** The folder directly under `services/<service>/src/`; undefined for a file that lies in none. */
export const featureFolderOf = (file: string): string | undefined =>
  /^services\/[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0];

/** Pairs of folders that import each other, as `a <-> b`, sorted. */
export function mutualPairs(imports: readonly Import[], folderOf: (file: string) => string | undefined): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [folderOf(from), folderOf(to)];
    if (!importer || !imported || importer === imported) continue;
    edges.set(importer, (edges.get(importer) ?? new Set()).add(imported));
  }
  return [...edges]
    .flatMap(([a, imported]) => [...imported].map((b) => ({ a, b })))
    .filter(({ a, b }) => a < b && edges.get(b)?.has(a))
    .map(({ a, b }) => `${a} <-> ${b}`)
    .toSorted();
}
