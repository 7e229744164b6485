import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { environment } from '../libs/cli/src/environment.ts';
import { Failure } from '../libs/cli/src/failure.ts';

/** Whatever a build reads. */
const sources = [
  '{libs,services}/*/{package.json,*.ts,tsconfig*.json}',
  '{libs,services}/*/{src,migrations}/**/*',
  '{sandbox,ops}/{package.json,tsconfig*.json,src/**/*}',
  'frontend/{*,src/**/*,public/**/*,build/**/*}',
  '{package-lock.json,tsconfig*.json,nx.json}',
];
const isTest = (path: string) => /\.spec\.tsx?$/.test(path);
const stampFile = (root: string) => join(root, 'node_modules/.presently/build');

/** Changes when any source does. Times and sizes are enough: a touched file costs a cached build, no more. */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256');
  const paths = globSync(sources, { cwd: root, exclude: ['**/node_modules', '**/dist'] });
  for (const path of paths.filter((each) => !isTest(each)).toSorted()) {
    const found = statSync(join(root, path));
    if (found.isFile()) hash.update(`${path} ${found.mtimeMs} ${found.size}\n`);
  }
  return hash.digest('hex');
}

/** Files that prove that a build is there. */
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

/** Colours only where they are seen as such. */
const colours: Record<string, string> = process.stdout.isTTY ? {} : { FORCE_COLOR: '0', NO_COLOR: '1' };

/** Runs a program of node_modules/.bin under this Node, quietly. @returns its exit code and what it printed. */
function runQuietly(
  root: string,
  script: string,
  args: readonly string[],
  more: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<{ code: number; output: string }> {
  const path = [join(root, 'node_modules/.bin'), dirname(process.execPath), environment.PATH].join(delimiter);
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...environment, PATH: path, ...colours, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Builds every project, unless nothing has changed since the last time.
 * @returns whether anything had to be built, and the stamp of what is built now
 */
export async function buildWhenNeeded(root: string, signal?: AbortSignal): Promise<{ isNew: boolean; stamp: string }> {
  const stamp = sourceStamp(root);
  if (isBuilt(root, stamp)) return { isNew: false, stamp };
  rmSync(stampFile(root), { force: true });
  const { code, output } = await runQuietly(
    root,
    'nx/dist/bin/nx.js',
    ['run-many', '-t', 'build'],
    {
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
      // Bundles are for people, whatever the processes run as.
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
 * Compiles a library or service with everything that it imports. Quick if nothing has changed.
 * @param project its folder: `libs/messaging`
 */
export async function compileProject(root: string, project: string): Promise<void> {
  const { code, output } = await runQuietly(root, 'typescript/bin/tsc', ['-b', project]);
  if (code !== 0) throw new Failure(`${output.trim()}\n\n${project} does not compile.`);
}
