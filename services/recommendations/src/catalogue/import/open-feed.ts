import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { UnreadableFeed } from './rows/feed-row.js';
import { unpacked } from './rows/unpacked.js';

export interface OpenFeed {
  /** The unpacked feed. Throws if the transfer breaks off. */
  content: AsyncIterable<Buffer>;
  /** The file's name or the address without query and password. */
  origin: string;
  /** Bytes read so far, before unpacking. */
  bytesRead: () => number;
  /** Total bytes, if known. */
  size?: number;
}

/** A server that sends nothing for this time is considered down. */
const silenceMs = 60_000;

/** Opens a file or an http(s) address, packed or not. */
export async function openFeed(where: string): Promise<OpenFeed> {
  const { stream, origin, size } = /^https?:\/\//i.test(where) ? await download(where) : await openFile(where);
  let read = 0;
  stream.on('data', (chunk: Buffer) => (read += chunk.length));
  stream.pause();
  const content = await unpacked(stream as AsyncIterable<Buffer>).catch((error: unknown) => {
    throw brokenOff(origin, error);
  });
  return { content: whole(content, origin), origin, size, bytesRead: () => read };
}

async function openFile(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new UnreadableFeed(`${path} is a folder, not a feed`);
  if (!found?.isFile()) throw new UnreadableFeed(`There is no file ${path}`);
  return { stream: createReadStream(path), origin: basename(path), size: found.size };
}

async function download(address: string) {
  const url = new URL(address);
  const { username, password } = url;
  url.username = url.password = '';
  const origin = url.origin + url.pathname;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new UnreadableFeed(`${origin} fell silent`)), silenceMs);
  const signIn = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const answer = await fetch(url, {
    signal: silence.signal,
    headers: username ? { authorization: `Basic ${signIn}` } : {},
  }).catch((error: Error) => {
    throw new UnreadableFeed(
      `${origin} cannot be reached: ${error.cause instanceof Error ? error.cause.message : error.message}`,
    );
  });
  if (!answer.ok || !answer.body) throw new UnreadableFeed(`${origin} answers ${answer.status}`);
  const stream = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
  stream.on('data', () => timer.refresh()).on('close', () => clearTimeout(timer));
  const length = answer.headers.get('content-encoding') ? null : answer.headers.get('content-length');
  return { stream, origin, ...(length && { size: Number(length) }) };
}

/** Adds the origin to the error of a broken transfer. */
async function* whole(content: AsyncIterable<Buffer>, origin: string): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (error) {
    throw brokenOff(origin, error);
  }
}

const brokenOff = (origin: string, error: unknown) =>
  error instanceof UnreadableFeed ? error : new UnreadableFeed(`${origin} broke off: ${(error as Error).message}`);
