import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { leash } from './leash.ts';
import type { ProcessPlan } from './managed-process.ts';

/**
 * Streams reserve their largest size in advance, so the limit is on promises and not on what is written; without a line
 * of its own the server takes a part of the disk that is free when it starts.
 */
const largestStore = '64GB';

/** Only settings that nats-server 2.9 knows: it refuses to start with others, `sync_interval` among them. */
export const natsConfig = (dataDir: string, port: number): string =>
  [
    `listen: 127.0.0.1:${port}`,
    'server_name: presently',
    'max_payload: 1MB',
    `pid_file: ${JSON.stringify(join(dataDir, 'nats.pid'))}`,
    'jetstream {',
    `  store_dir: ${JSON.stringify(join(dataDir, 'nats'))}`,
    '  max_memory_store: 64MB',
    `  max_file_store: ${largestStore}`,
    '}',
    '',
  ].join('\n');

/** A server greets with its INFO line as soon as it takes connections. */
function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('INFO'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false)).once('close', () => resolve(false));
  });
}

/** Two servers must never share a store: ends one that outlived its supervisor. */
async function endForgottenServer(dataDir: string): Promise<void> {
  let pid: number;
  try {
    pid = Number(readFileSync(join(dataDir, 'nats.pid'), 'utf8'));
    if (!readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('nats-server')) return;
  } catch {
    return;
  }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const deadline = Date.now() + 5_000; Date.now() < deadline; await delay(50)) {
      try {
        process.kill(pid, deadline - Date.now() > 4_950 ? signal : 0);
      } catch {
        return;
      }
    }
  }
}

export async function planNats(binary: string, dataDir: string, port: number): Promise<ProcessPlan & { url: string }> {
  await endForgottenServer(dataDir);
  mkdirSync(join(dataDir, 'nats'), { recursive: true });
  const configFile = join(dataDir, 'nats.conf');
  writeFileSync(configFile, natsConfig(dataDir, port));
  return {
    name: 'nats',
    url: `nats://127.0.0.1:${port}`,
    spawn: () => {
      const child = spawn(binary, ['-c', configFile], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      leash(child, 'TERM');
      return child;
    },
    isReady: () => greets(port),
    stopSignal: 'SIGTERM',
  };
}
