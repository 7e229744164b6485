import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { runQuietly } from '../../run-quietly.ts';

/** Folder of the bundles in the repository. */
export const packagesFolder = 'node_modules/.presently/packages';
const stampFile = `${packagesFolder}/stamp`;

/** Packages with binaries, with worker threads that load files, and those that only some tests need. */
export const notBundled = [
  'argon2',
  'pino',
  'sharp',
  'testcontainers',
  '@jest/globals',
  'fast-check',
  'jsdom',
  'react',
];

/** What jest resolves to the bundles; nothing while there are none. */
export function packageMapper(root: string): Record<string, string> {
  if (!existsSync(join(root, stampFile))) return {};
  const names = importedPackages(root).map((name) => name.replaceAll('.', String.raw`\.`));
  return { [`^(${names.join('|')})$`]: `<rootDir>/${packagesFolder}/$1.mjs` };
}

/** What the libraries and services import from packages, such as `@nestjs/common`. */
export function importedPackages(root: string): string[] {
  const sources = globSync('{libs,services}/*/src/**/*.ts', { cwd: root, exclude: ['**/*.spec.ts'] });
  const imported = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^(?:import|export|\}) .*?from '([^.'][^']*)';$/gm)].map(
      ([, name]) => name!,
    ),
  );
  const hasOwnVersion = (name: string) => globSync(`{libs,services}/*/node_modules/${name}`, { cwd: root }).length > 0;
  const isBundled = (name: string) =>
    !/^(node:|@presently\/)|\.json$/.test(name) && !notBundled.includes(name) && !hasOwnVersion(name);
  return [...new Set(imported)].filter(isBundled).toSorted();
}

/**
 * Bundles the packages that the libraries and services import, unless that was done. Jest evaluates every module anew for
 * each file of tests: a package of one file instead of hundreds saves half a second of each.
 */
export async function bundlePackagesWhenNeeded(root: string): Promise<void> {
  const packages = importedPackages(root).join('\n');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(packages).digest('hex');
  const file = join(root, stampFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  rmSync(join(root, packagesFolder), { recursive: true, force: true });
  const { code, output } = await runQuietly(root, ['tools/test/packages/main.ts']);
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe packages could not be bundled for the tests.`);
  writeFileSync(file, stamp);
}
