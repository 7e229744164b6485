import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../libs/cli/src/failure.ts';

/** A socket rather than a file with a process id: it goes with its process however that ends, and ids are used again. */
export function lockPath(dataDir: string): string {
  const name = `presently-${process.getuid?.() ?? ''}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** How long one that is ending may take, and how long one may take to notice that it has to end. */
const endsWithinMs = 20_000;
const noticesWithinMs = 1_500;

export interface Lock {
  /** Tells whoever waits for the folder that waiting is worth it. */
  announceEnd: () => void;
  release: () => void;
}

function listen(path: string, isEnding: () => boolean): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify({ pid: process.pid, isEnding: isEnding() }));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

interface Holder {
  pid: number;
  isEnding: boolean;
}

/** Who holds the lock, or undefined where nobody answers. */
const askHolder = (path: string): Promise<Holder | undefined> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    // One that ends in the middle of its answer holds nothing any more.
    socket
      .once('error', () => resolve(undefined))
      .once('close', () => resolve(answer.endsWith('}') ? (JSON.parse(answer) as Holder) : undefined));
  });

/**
 * Takes a data folder for this process, after whoever is just ending has let go of it.
 * @throws Failure while another process holds it
 */
export async function takeLock(dataDir: string): Promise<Lock> {
  const path = lockPath(dataDir);
  let isEnding = false;
  for (const asked = Date.now(); ; await delay(100)) {
    const server = await listen(path, () => isEnding);
    if (server) return { announceEnd: () => void (isEnding = true), release: () => void server.close() };
    const holder = await askHolder(path);
    if (!holder) rmSync(path, { force: true });
    else if (Date.now() - asked > (holder.isEnding ? endsWithinMs : noticesWithinMs)) {
      throw new Failure(
        `Presently is already running on ${dataDir} (process ${holder.pid}). Stop it (kill ${holder.pid}), or give another DATA_DIR and PORT.`,
      );
    }
  }
}
