// Runs a TypeScript tool under the pinned Node 24: `node tools/run.mjs <script.ts> [arguments]`.
// This file is plain JavaScript for Node 20, and needs nothing installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, 'package-lock.json');
const installedLock = join(root, 'node_modules/.package-lock.json');
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const stampFile = join(root, 'node_modules/.presently/lock');

/**
 * Ends this process as its child ended.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function endAs(code, signal) {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/**
 * Passes the first signal on to the child.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  let isForwarded = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isForwarded) return;
      isForwarded = true;
      child.kill(signal);
    });
  }
}

/** The parent of a process, if the system tells. @param {number} pid */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/**
 * npm passes a signal to its shell only, and the shell ends without passing it on. Under npm, a parent that is gone
 * means stop.
 * @param {() => void} stop
 */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(watch);
    stop();
  }, 1_000);
  return () => clearInterval(watch);
}

/** Whether node_modules fits the lock. Also true after a plain `npm install`. */
function matchesLock() {
  if (!existsSync(installedLock)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const { packages: installed } = JSON.parse(readFileSync(installedLock, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || (optional && !installed[path]) || installed[path]?.version === version,
  );
}

async function installWhatIsMissing() {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const isInstalled = existsSync(installedLock) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isInstalled) return;
  if (!matchesLock()) {
    console.log('install         packages of package-lock.json; about a minute, only when they changed');
    const started = performance.now();
    // With development dependencies even if NODE_ENV is production: building needs them.
    const npm = spawn('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    forwardSignals(npm);
    const stopWatching = stopWithNpm(() => npm.kill('SIGTERM'));
    const [code, signal] = await new Promise((done) => {
      npm.once('error', (error) => {
        output += `npm cannot be started: ${error.message}`;
        done([1, null]);
      });
      npm.once('close', (...end) => done(end));
    });
    for (const name of signals) process.removeAllListeners(name);
    stopWatching?.();
    if (code !== 0) {
      console.error(`${output.trim()}\n\nThe packages could not be installed (npm ci).`);
      endAs(code, signal);
    }
    console.log(`install         done       ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** The pinned Node in node_modules, else the one that runs this if it is new enough. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    platform === 'win' ? 'node.exe' : 'node',
  );
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Presently needs Node 24 or newer. This is Node ${process.versions.node}, and none came with the packages for ` +
      `${process.platform}-${process.arch}.\nInstall Node 24 (https://nodejs.org), then run the same command again.`,
  );
  return process.exit(1);
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Usage: node tools/run.mjs <script.ts> [arguments]');
  process.exit(2);
}
await installWhatIsMissing();

// The channel tells the tool that this process has ended, even if it was killed.
const tool = spawn(findNode(), ['--disable-warning=ExperimentalWarning', resolve(root, script), ...args], {
  cwd: root,
  // With the cache Node does not load the compiler that strips types.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
forwardSignals(tool);
stopWithNpm(() => tool.kill('SIGTERM'));
// The process that started this over a channel has ended.
process.once('disconnect', () => tool.kill('SIGTERM'));
tool.once('error', (error) => {
  console.error(`Node 24 cannot be started: ${error.message}`);
  process.exit(1);
});
tool.once('exit', endAs);
