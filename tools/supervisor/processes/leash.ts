import { spawn, type ChildProcess } from 'node:child_process';

/** Node's argument that ends a process when its channel to the supervisor closes. */
export const nodeLeash = `--import=${new URL('leash.mjs', import.meta.url).href}`;

/**
 * Ends another program when the supervisor is gone: a shell waits for that.
 * @returns a function that stops the shell, to call when the process has ended
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
