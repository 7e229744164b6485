import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts two processes, one watched through its channel and one by a shell, and prints their ids. */
const supervisor = `
  import { spawn } from 'node:child_process';
  import { leash, nodeLeash } from './leash.ts';
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
  const node = spawn(process.execPath, [nodeLeash, '-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio });
  const other = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
  leash(other, 'TERM');
  setTimeout(() => console.log(JSON.stringify([node.pid, other.pid])), 500);
  setInterval(() => {}, 1000);`;

describe('a killed supervisor', () => {
  it('leaves nothing running', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor], {
      cwd: join(import.meta.dirname),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const pids = JSON.parse(printed.toString()) as number[];
    expect(pids.map(isAlive)).toEqual([true, true]);
    child.kill('SIGKILL');
    for (let waited = 0; waited < 5_000 && pids.some(isAlive); waited += 50) await delay(50);
    expect(pids.map(isAlive)).toEqual([false, false]);
  });
});
