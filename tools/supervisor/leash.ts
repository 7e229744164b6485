import { spawn, type ChildProcess } from 'node:child_process';

/** Node's argument that makes a process end when its channel to the supervisor breaks. */
export const nodeLeash = `--import=${new URL('leash.mjs', import.meta.url).href}`;

/**
 * Holds a process that is not ours to change: a shell waits for the supervisor to vanish and then ends it.
 * @returns a function that lets go, for when the process has ended
 */
export function leash(child: ChildProcess, signal: 'INT' | 'TERM'): () => void {
  if (process.platform === 'win32' || child.pid === undefined) return () => undefined;
  const watcher = spawn('sh', ['-c', `read -r _; kill -${signal} ${child.pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  const letGo = () => void watcher.kill('SIGKILL');
  child.once('exit', letGo);
  return letGo;
}
