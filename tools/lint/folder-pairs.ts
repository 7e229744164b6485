import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { cruised } from './lint.ts';

/** One import, as paths from the root of the repository. */
export interface Import {
  from: string;
  to: string;
}

interface CruiseResult {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** The imports of all sources, types included. Specs are left out. */
export async function readImports(): Promise<Import[]> {
  const bin = join(root, 'node_modules/.bin/depcruise');
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(bin, [...cruised, ...options], { cwd: root, maxBuffer: 2 ** 28 }).catch(
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

/**
 * The two sibling folders that an import connects, at the level where the paths part: `proof/faults/load` and
 * `proof/faults/checks`. Undefined where one of the files lies directly in the common folder.
 */
function siblingsOf({ from, to }: Import): readonly [importer: string, imported: string] | undefined {
  const [a, b] = [from.split('/'), to.split('/')];
  const level = a.findIndex((name, index) => name !== b[index]);
  if (level < 0 || level >= a.length - 1 || level >= b.length - 1) return undefined;
  return [a.slice(0, level + 1).join('/'), b.slice(0, level + 1).join('/')];
}

/** The sibling folders that each folder imports. */
function siblingImports(imports: readonly Import[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const each of imports) {
    const siblings = siblingsOf(each);
    if (!siblings) continue;
    const [importer, imported] = siblings;
    edges.set(importer, (edges.get(importer) ?? new Set()).add(imported));
  }
  return edges;
}

/** Pairs of sibling folders that import each other, as `a <-> b`, sorted. */
export function mutualPairs(imports: readonly Import[]): string[] {
  const edges = siblingImports(imports);
  return [...edges]
    .flatMap(([a, imported]) => [...imported].map((b) => ({ a, b })))
    .filter(({ a, b }) => a < b && edges.get(b)?.has(a))
    .map(({ a, b }) => `${a} <-> ${b}`)
    .toSorted();
}

/** Rings of three sibling folders, as `a -> b -> c -> a`, sorted; each begins with its first name. */
export function ringsOfThree(imports: readonly Import[]): string[] {
  const edges = siblingImports(imports);
  const importedBy = (folder: string) => [...(edges.get(folder) ?? [])];
  return [...edges.keys()]
    .flatMap((a) => importedBy(a).flatMap((b) => importedBy(b).map((c) => [a, b, c] as const)))
    .filter(([a, b, c]) => a < b && a < c && edges.get(c)?.has(a))
    .map(([a, b, c]) => `${a} -> ${b} -> ${c} -> ${a}`)
    .toSorted();
}
