import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../libs/cli/src/failure.ts';
import { runQuietly } from './run-quietly.ts';

/** Everything that a build reads. */
const sources = [
  '{libs,services}/*/{package.json,*.ts,tsconfig*.json}',
  '{libs,services}/*/{src,migrations}/**/*',
  '{sandbox,ops}/{package.json,tsconfig*.json,src/**/*}',
  'frontend/{*,src/**/*,public/**/*,build/**/*}',
  '{package-lock.json,tsconfig*.json,nx.json}',
];
const isTest = (path: string) => /\.spec\.tsx?$/.test(path);
const stampFile = (root: string) => join(root, 'node_modules/.presently/build');

/** Changes with every source. It is made of times and sizes: building a file that was only touched costs little. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256');
  const paths = globSync(sources, { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  for (const path of paths.filter((each) => !isTest(each)).toSorted()) {
    const found = statSync(join(root, path));
    if (found.isFile()) hash.update(`${path} ${found.mtimeMs} ${found.size}\n`);
  }
  return hash.digest('hex');
}

/** Files that exist after a build. */
const outputsOf = (root: string): string[] => [
  ...globSync('services/*/package.json', { cwd: root }).map((path) => join(dirname(path), 'dist/main.js')),
  'sandbox/dist/main.js',
  'ops/dist/main.js',
  'frontend/dist/client/index.html',
  'frontend/dist/server/gift-page.js',
];

function isBuilt(root: string, stamp: string): boolean {
  return (
    existsSync(stampFile(root)) &&
    readFileSync(stampFile(root), 'utf8') === stamp &&
    outputsOf(root).every((path) => existsSync(join(root, path)))
  );
}

/**
 * Builds every project, unless nothing has changed since the last build.
 * @returns whether anything was built, and the build's stamp
 */
export async function buildWhenNeeded(root: string, signal?: AbortSignal): Promise<{ isNew: boolean; stamp: string }> {
  // An image holds a build and nothing to build from.
  const ofImage = join(root, 'built');
  if (existsSync(ofImage)) return { isNew: false, stamp: readFileSync(ofImage, 'utf8') };
  const stamp = sourceStamp(root);
  if (isBuilt(root, stamp)) return { isNew: false, stamp };
  rmSync(stampFile(root), { force: true });
  const { code, output } = await runQuietly(
    root,
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build'],
    {
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
      // Bundles are minified in every environment.
      NODE_ENV: 'production',
    },
    signal,
  );
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe build failed.`);
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), stamp);
  return { isNew: true, stamp };
}

/**
 * Compiles a library or service with its imports. Quick if nothing has changed.
 * @param project its folder: `libs/messaging`
 */
export async function compileProject(root: string, project: string): Promise<void> {
  const { code, output } = await runQuietly(root, ['node_modules/typescript/bin/tsc', '-b', project]);
  if (code !== 0) throw new Failure(`${output.trim()}\n\n${project} does not compile.`);
}
