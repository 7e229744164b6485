import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { runQuietly } from '../../run-quietly.ts';

/** Packages that some sources import, bundled for their tests. */
export interface Bundle {
  /** Folder in the repository. */
  folder: string;
  sources: string;
  /** Whether specs count as well. */
  hasSpecs: boolean;
  platform: 'node' | 'browser';
  /** Packages that no source names. */
  more: readonly string[];
  notBundled: readonly string[];
  /** Whether it has only what sources import by name. */
  isTrimmed: boolean;
  /** Names that Node finds in a package, and the bundler may not. */
  notExported: readonly string[];
}

const folder = 'node_modules/.presently/packages';

export const forServices: Bundle = {
  folder: `${folder}/node`,
  sources: '{libs,services}/*/src/**/*.ts',
  hasSpecs: false,
  platform: 'node',
  more: [],
  /** Packages with binaries, with worker threads that load files, and those that only some tests need. */
  notBundled: [
    'argon2',
    'pino',
    'sharp',
    'testcontainers',
    '@jest/globals',
    'fast-check',
    'jsdom',
    'react',
    '@schummar/icu-type-parser',
  ],
  isTrimmed: false,
  notExported: ['module.exports'],
};

export const forFrontend: Bundle = {
  folder: `${folder}/browser`,
  sources: 'frontend/src/**/*.{ts,tsx}',
  hasSpecs: true,
  platform: 'browser',
  more: ['react/jsx-runtime', '@testing-library/dom'],
  /** Those that only some tests need, and one that Node cannot import by its name. */
  notBundled: ['@jest/globals', 'fast-check', 'jsdom', '@stripe/stripe-js/pure'],
  isTrimmed: true,
  notExported: ['module.exports', '__esModule', 'default'],
};

export const bundles: readonly Bundle[] = [forServices, forFrontend];
const stampFile = `${folder}/stamp`;

/** What jest resolves to a bundle; nothing while there is none. */
export function packageMapper(root: string, bundle: Bundle): Record<string, string> {
  if (!existsSync(join(root, stampFile))) return {};
  const names = importedPackages(root, bundle).map((name) => name.replaceAll('.', String.raw`\.`));
  return { [`^(${names.join('|')})$`]: `<rootDir>/${bundle.folder}/$1.mjs` };
}

const textsByBundle = new Map<Bundle, string[]>();

function textsOf(root: string, bundle: Bundle): string[] {
  const exclude = bundle.hasSpecs ? [] : ['**/*.spec.ts'];
  const texts =
    textsByBundle.get(bundle) ??
    globSync(bundle.sources, { cwd: root, exclude }).map((path) => readFileSync(join(root, path), 'utf8'));
  textsByBundle.set(bundle, texts);
  return texts;
}

/** The names that a trimmed bundle has of a package; undefined if it has all of them. */
export function namesImportedFrom(name: string, root: string, bundle: Bundle): string[] | undefined {
  if (!bundle.isTrimmed || bundle.more.includes(name)) return undefined;
  const imports = textsOf(root, bundle).flatMap((text) => [
    ...text.matchAll(/^import (\{[^}]*\}|\* as \w+) from '([^']*)';$/gm),
  ]);
  const clauses = imports.flatMap(([, clause, from]) => (from === name ? [clause!] : []));
  if (clauses.some((clause) => clause.startsWith('*'))) return undefined;
  const names = clauses.flatMap((clause) => clause.slice(1, -1).split(','));
  const values = names.map((each) => each.trim().split(' ')[0]!).filter((each) => each !== '' && each !== 'type');
  return [...new Set(values)].toSorted();
}

/** What the sources of a bundle import from packages, such as `@nestjs/common`. */
export function importedPackages(root: string, bundle: Bundle): string[] {
  const { more, notBundled } = bundle;
  const imported = textsOf(root, bundle).flatMap((text) =>
    [...text.matchAll(/^(?:import|export|\}) .*?from '([^.'][^']*)';$/gm)].map(([, name]) => name!),
  );
  const hasOwnVersion = (name: string) => globSync(`{libs,services}/*/node_modules/${name}`, { cwd: root }).length > 0;
  const isBundled = (name: string) =>
    !/^(node:|@presently\/)|\.json$/.test(name) && !notBundled.includes(name) && !hasOwnVersion(name);
  return [...new Set([...imported, ...more])].filter(isBundled).toSorted();
}

/**
 * Bundles the packages that the libraries, services and the frontend import, unless that was done. Jest evaluates every
 * module anew for each file of tests: a package of one file instead of hundreds saves half a second of each.
 */
export async function bundlePackagesWhenNeeded(root: string): Promise<void> {
  const packages = JSON.stringify(
    bundles.map((bundle) => [
      bundle,
      importedPackages(root, bundle).map((name) => [name, namesImportedFrom(name, root, bundle)]),
    ]),
  );
  const lock = readFileSync(join(root, 'package-lock.json'));
  const bundler = readFileSync(join(root, 'tools/test/packages/main.ts'));
  const stamp = createHash('sha256').update(lock).update(packages).update(bundler).digest('hex');
  const file = join(root, stampFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  rmSync(join(root, folder), { recursive: true, force: true });
  const { code, output } = await runQuietly(root, ['tools/test/packages/main.ts']);
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe packages could not be bundled for the tests.`);
  writeFileSync(file, stamp);
}
