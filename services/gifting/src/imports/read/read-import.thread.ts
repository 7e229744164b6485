import 'reflect-metadata';
import { importLimits } from '@presently/rules/imports';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { isZip } from './archive.js';
import { StorageFailure, type ByteSource } from './byte-source.js';
import { checkedPerson, type Checked } from './checked-person.js';
import { formatIn } from './format-in.js';
import { isUnreadable, type Unreadable } from './imported-person.js';
import type { FromThread, ReadingTask, ToThread } from './reading-messages.js';
import { SourceFile } from './source-file.js';
import { StoredBytes } from './stored-bytes.js';
import { tooManyRows } from './table.js';
import { unpacked } from './unpacked.js';
import { refusalOf, unreadableFile } from './unreadable-file.js';

/**
 * A thread of its own reads the file of a stranger, so that no file can stop the service. It has no connection to
 * anything: it asks for the bytes that it needs, and answers with people whose every field our forms would accept.
 */
const port = parentPort!;
// Reading yields to requests: on Linux, this is the priority of the calling thread alone.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
const { size, columns, today, sender } = workerData as ReadingTask;
const post = (message: FromThread) => port.postMessage(message);
/** People who are sent together. */
const sentAtOnce = 100;

const needed = new Map<number, PromiseWithResolvers<Buffer>>();
const source: ByteSource = {
  size,
  read(start, end) {
    const arriving = Promise.withResolvers<Buffer>();
    const need = needed.size === 0 ? 1 : Math.max(...needed.keys()) + 1;
    needed.set(need, arriving);
    post({ need, start, end });
    return arriving.promise;
  },
};

let file: SourceFile | undefined;

async function open(): Promise<SourceFile> {
  const start = await source.read(0, Math.min(size, 4));
  if (isZip(start)) return new SourceFile(start, new StoredBytes(source), undefined, sender);
  if (size > importLimits.bytes) throw unreadableFile('The file has more than 10 MB.');
  return new SourceFile(unpacked(await source.read(0, size)), undefined, columns?.encoding, sender);
}

async function read(): Promise<void> {
  file = await open();
  const format = await formatIn(file);
  const isAnswered = (columns?.fields.length ?? 0) > 0;
  const asked = isAnswered ? undefined : await format.columns?.(file);
  post({ format: format.name, keepsFile: isAnswered || asked !== undefined });
  if (asked) {
    post({ columns: asked });
    return;
  }
  let [count, bytes] = [0, 0];
  let part: (Checked | Unreadable)[] = [];
  for await (const entry of format.read(file, columns)) {
    if (++count > importLimits.rows) throw tooManyRows();
    const checked = isUnreadable(entry) ? plainly(entry) : checkedPerson(entry, today);
    bytes += Buffer.byteLength(JSON.stringify(checked));
    if (bytes > importLimits.storedBytes) throw tooMuchText();
    if (part.push(checked) < sentAtOnce) continue;
    post({ read: part });
    part = [];
  }
  post({ read: part });
  post({ isRead: true, bytes });
}

const tooMuchText = () =>
  unreadableFile(
    `The people of this file have more than ${importLimits.storedBytes / 1_000_000} MB of text. Please divide it into several files.`,
  );

function plainly({ name = '', problem }: Unreadable): Unreadable {
  const plain = name
    .slice(0, 100)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed();
  return { name: plain, problem: problem.slice(0, 300) };
}

async function sendPicture(name: string, most: number): Promise<void> {
  const archive = await file?.archive();
  const bytes = await archive?.read(name, most).catch((error: unknown) => {
    if (refusalOf(error) === undefined) throw error;
    return undefined;
  });
  post({ picture: name, bytes });
}

port.on('message', (message: ToThread) => {
  if ('picture' in message) {
    void sendPicture(message.picture, message.most);
    return;
  }
  const arriving = needed.get(message.need);
  needed.delete(message.need);
  if (message.bytes) arriving?.resolve(Buffer.from(message.bytes));
  else arriving?.reject(new StorageFailure('A part of the file could not be read'));
});

await read().catch((error: unknown) => {
  const refusal = refusalOf(error);
  if (refusal === undefined) throw error;
  post({ refusal });
});
