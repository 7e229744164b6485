import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answers, backoff, ManagedProcess, type ProcessPlan } from './managed-process.ts';
import { holdPorts } from '../../../libs/cli/src/ports.ts';

/** A process that answers 200 on its port and ends when asked. */
const server = (port: number) => `
  require('node:http').createServer((request, response) => response.end('ok')).listen(${port}, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));`;

describe('a managed process', () => {
  let folder: string;
  let said: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'managed-'));
    said = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const manage = (script: string, port: number, more: Partial<ProcessPlan> = {}) =>
    new ManagedProcess(
      {
        ...more,
        name: 'gifting',
        spawn: () => spawn(process.execPath, ['-e', script]),
        isReady: () => answers(`http://127.0.0.1:${port}`),
        stopSignal: 'SIGTERM',
      },
      join(folder, 'gifting.log'),
      (text) => said.push(text),
      () => undefined,
    );
  const until = async (condition: () => boolean) => {
    while (!condition()) await delay(20);
  };

  it('is up when it answers, and has ended when it is stopped', async () => {
    const [port] = await holdPorts(1);
    const gifting = manage(server(port!), port!);
    await gifting.start();
    expect(said).toEqual([expect.stringMatching(/^gifting +up +\d+\.\d s$/)]);
    const { pid } = gifting;
    await gifting.stop();
    expect(() => process.kill(pid!, 0)).toThrow('ESRCH');
    expect(said).toHaveLength(1);
  });

  it('is killed and restarted when it hangs', async () => {
    const [port] = await holdPorts(1);
    let stuck = 0;
    const gifting = manage(server(port!), port!, {
      isAlive: () => Promise.resolve(gifting.pid !== stuck),
      watchEveryMs: 10,
    });
    await gifting.start();
    stuck = gifting.pid!;
    await until(() => said.some((text) => /^gifting +back/.test(text)));
    expect(said[1]).toMatch('is stuck; killing it');
    expect(() => process.kill(stuck, 0)).toThrow('ESRCH');
    await gifting.stop();
  });

  it('is restarted after it is killed, and prints that', async () => {
    const [port] = await holdPorts(1);
    const gifting = manage(server(port!), port!);
    await gifting.start();
    process.kill(gifting.pid!, 'SIGKILL');
    await until(() => said.length === 3);
    expect(said.slice(1)).toEqual([
      expect.stringContaining('died (SIGKILL); starting again in 0.2 s'),
      expect.stringMatching(/^gifting +back/),
    ]);
    expect(await answers(`http://127.0.0.1:${port}`)).toBe(true);
    await gifting.stop();
  });

  it('is not started again and again if it cannot start, and reports the reason', async () => {
    const gifting = manage("throw new Error('DATABASE_URL is missing')", 1);
    await expect(gifting.start()).rejects.toThrow(
      /gifting does not start\. Error: DATABASE_URL is missing\nIts log: .*gifting\.log/,
    );
    await gifting.stop();
  });

  it('can be stopped while it waits to be restarted', async () => {
    const [port] = await holdPorts(1);
    const gifting = manage(server(port!), port!);
    await gifting.start();
    process.kill(gifting.pid!, 'SIGKILL');
    await until(() => said.length === 2);
    await gifting.stop();
    await delay(400);
    expect(said).toHaveLength(2);
    expect(await answers(`http://127.0.0.1:${port}`)).toBe(false);
  });
});

describe('the wait before a restart', () => {
  it('doubles from 0.2 s up to 5 s', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(backoff)).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000]);
  });
});
