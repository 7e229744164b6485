import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { environment } from '../../libs/cli/src/environment.ts';
import { Failure } from '../../libs/cli/src/failure.ts';

/** Whether this is the image all-in-one. */
const isBox = ({ BOX }: typeof environment): boolean => BOX === 'on';

/** A socket, not a file with a process id: it always vanishes with its process, and ids are reused. */
export function lockPath(dataDir: string): string {
  // Containers that share a volume share nothing else, and its path is short enough for a socket.
  if (isBox(environment)) return join(dataDir, 'lock.sock');
  const folder = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const name = `presently-${process.getuid?.() ?? ''}-${folder}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** How long a holder may take to end, and to notice that it must end. */
const endsWithinMs = 20_000;
const noticesWithinMs = 1_500;

export interface Lock {
  /** Tells waiting processes that the holder is ending. */
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

/** The lock's holder, or undefined without an answer. */
const askHolder = (path: string): Promise<Holder | undefined> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    // A holder that ends in the middle of its answer no longer holds the lock.
    socket
      .once('error', () => resolve(undefined))
      .once('close', () => resolve(answer.endsWith('}') ? (JSON.parse(answer) as Holder) : undefined));
  });

/**
 * Takes the lock of a data folder. Waits for a holder that is ending.
 * @throws Failure if another process holds it
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
        `Presently is already running on ${dataDir} (process ${holder.pid}).\n` +
          `Stop it (kill ${holder.pid}), or choose another DATA_DIR and PORT.`,
      );
    }
  }
}
