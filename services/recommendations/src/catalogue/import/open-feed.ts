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
  version?: FeedVersion;
}

/** What a server says of the version of a feed: `ETag` and `Last-Modified`. */
export interface FeedVersion {
  etag: string | null;
  lastModified: string | null;
}

interface Opening {
  /** The version that is here. If the server still has it, nothing is read. */
  known?: FeedVersion;
  /** Ends the transfer. */
  signal?: AbortSignal;
}

/** A server that sends nothing for this time is considered down. */
const silenceMs = 60_000;
const longestHeader = 200;

/** Whether a feed is fetched from a server. */
export const isAddress = (where: string): boolean => /^https?:\/\//i.test(where);

/** Opens a file or an http(s) address, packed or not. */
export async function openFeed(where: string): Promise<OpenFeed> {
  const feed = isAddress(where) ? await openAddress(where) : await opened(await openFile(where));
  if (!feed) throw new UnreadableFeed('The server says that nothing has changed, without being asked');
  return feed;
}

/** @returns undefined if the server has no other version than the known one */
export async function openAddress(address: string, opening: Opening = {}): Promise<OpenFeed | undefined> {
  const found = await download(address, opening);
  return found && opened(found);
}

interface Source {
  stream: Readable;
  origin: string;
  size?: number;
  version?: FeedVersion;
}

async function opened({ stream, origin, size, version }: Source): Promise<OpenFeed> {
  let read = 0;
  stream.on('data', (chunk: Buffer) => (read += chunk.length));
  stream.pause();
  const content = await unpacked(stream as AsyncIterable<Buffer>).catch((error: unknown) => {
    throw brokenOff(origin, error);
  });
  return {
    content: whole(content, origin),
    origin,
    bytesRead: () => read,
    ...(size && { size }),
    ...(version && { version }),
  };
}

async function openFile(path: string): Promise<Source> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new UnreadableFeed(`${path} is a folder, not a feed`);
  if (!found?.isFile()) throw new UnreadableFeed(`There is no file ${path}`);
  return { stream: createReadStream(path), origin: basename(path), size: found.size };
}

async function download(address: string, { known, signal }: Opening): Promise<Source | undefined> {
  const url = new URL(address);
  const { username, password } = url;
  url.username = url.password = '';
  const origin = url.origin + url.pathname;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new UnreadableFeed(`${origin} fell silent`)), silenceMs);
  const signIn = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const answer = await fetch(url, {
    signal: signal ? AbortSignal.any([silence.signal, signal]) : silence.signal,
    headers: {
      ...(username && { authorization: `Basic ${signIn}` }),
      ...(known?.etag && { 'if-none-match': known.etag }),
      ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
    },
  }).catch((error: Error) => {
    throw new UnreadableFeed(
      `${origin} cannot be reached: ${error.cause instanceof Error ? error.cause.message : error.message}`,
    );
  });
  if (!answer.ok || !answer.body) {
    clearTimeout(timer);
    await answer.body?.cancel();
  }
  if (answer.status === 304 && known) return undefined;
  if (!answer.ok || !answer.body) throw new UnreadableFeed(`${origin} answers ${answer.status}`);
  const stream = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
  stream.on('data', () => timer.refresh()).on('close', () => clearTimeout(timer));
  const length = answer.headers.get('content-encoding') ? null : answer.headers.get('content-length');
  const version = { etag: headerOf(answer, 'etag'), lastModified: headerOf(answer, 'last-modified') };
  return { stream, origin, version, ...(length && { size: Number(length) }) };
}

/** A header that is short enough to be kept and sent back. */
function headerOf({ headers }: Response, name: string): string | null {
  const value = headers.get(name);
  return value !== null && value.length <= longestHeader ? value : null;
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
