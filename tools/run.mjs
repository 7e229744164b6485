// Runs a TypeScript tool under the pinned Node 24: `node tools/run.mjs <script.ts> [arguments]`.
// This file is plain JavaScript for Node 20, and needs nothing installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installWhatIsMissing } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

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
await installWhatIsMissing(root, (npm) => {
  forwardSignals(npm);
  const stopWatching = stopWithNpm(() => npm.kill('SIGTERM'));
  return () => {
    for (const name of signals) process.removeAllListeners(name);
    stopWatching?.();
  };
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

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
