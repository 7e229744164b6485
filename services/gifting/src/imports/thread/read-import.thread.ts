import 'reflect-metadata';
import { importLimits } from '@presently/rules/imports';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { isZip } from '../read/files/archive.js';
import { comparedRows, type ComparedRow } from '../compare/compared-rows.js';
import type { PeopleOfSender } from '../compare/people-of-sender.js';
import type { ByteSource } from '../read/files/byte-source.js';
import { checkedPerson, type Checked, type CheckedPerson } from '../read/checked-person.js';
import { formatIn } from '../read/format-in.js';
import { isUnreadable, type Unreadable } from '../read/imported-person.js';
import type { FromThread, Question, ReadingTask, ToThread } from './reading-messages.js';
import { SourceFile } from '../read/files/source-file.js';
import { StoredBytes } from '../read/files/stored-bytes.js';
import { tooManyRows } from '../read/files/table.js';
import { fileTooLarge, unpacked } from '../read/files/unpacked.js';
import { told } from '../read/told.js';
import { refusalOf, unreadableFile } from '../read/files/unreadable-file.js';

/**
 * A thread of its own reads the file of a stranger, so that no file can stop the service, and compares its people with the
 * sender's, so that nobody else waits. It has no connection to anything: it asks for the bytes and the people that it
 * needs, and answers with rows whose every field our forms would accept.
 */
const port = parentPort!;
// Reading yields to requests: on Linux, this is the priority of the calling thread alone.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
const { size, columns, today, sender, country } = workerData as ReadingTask;
const post = (message: FromThread) => port.postMessage(message);
/** Rows that are sent together. */
const sentAtOnce = 500;

const needed = new Map<number, (answer: unknown) => void>();
let asked = 0;
/** An answer that cannot be given ends the thread. */
function ask<Name extends keyof Question>(
  name: Name,
  ...given: Parameters<Question[Name]>
): Promise<Awaited<ReturnType<Question[Name]>>> {
  return new Promise((resolve) => {
    const need = ++asked;
    needed.set(need, resolve as (answer: unknown) => void);
    post({ need, ask: name, given } as FromThread);
  });
}

const source: ByteSource = {
  size,
  read: async (start, end) => Buffer.from(await ask('bytes', start, end)),
};

const people: PeopleOfSender = {
  marked: (marks) => ask('marked', marks),
  candidates: (after) => ask('candidates', after),
  belongings: (ids, hasIdeas) => ask('belongings', ids, hasIdeas),
  keptIdeas: (after) => ask('keptIdeas', after),
  room: () => ask('room'),
};

let file: SourceFile | undefined;
let rows: ComparedRow[] = [];

async function opened(): Promise<SourceFile> {
  const start = await source.read(0, Math.min(size, 4));
  if (isZip(start)) return new SourceFile(start, new StoredBytes(source), undefined, sender);
  if (size > importLimits.bytes) throw unreadableFile(fileTooLarge());
  return new SourceFile(unpacked(await source.read(0, size)), undefined, columns?.encoding, sender);
}

async function read(): Promise<void> {
  file = await opened();
  const format = await formatIn(file);
  const isAnswered = (columns?.fields.length ?? 0) > 0;
  const open = isAnswered ? undefined : await format.columns?.(file, columns);
  post({ format: format.name, keepsFile: isAnswered || open !== undefined });
  if (open) {
    post({ columns: open });
    return;
  }
  let bytes = 0;
  const all: (Checked | Unreadable)[] = [];
  for await (const entry of format.read(file, columns)) {
    if (all.length === importLimits.rows) throw tooManyRows();
    const checked = isUnreadable(entry) ? plainly(entry) : checkedPerson(entry, today);
    bytes += Buffer.byteLength(JSON.stringify(checked));
    if (bytes > importLimits.storedBytes) throw tooMuchText();
    all.push(checked);
  }
  rows = await comparedRows(all, people, country);
  const counts = { new: 0, changed: 0, same: 0, unreadable: 0 };
  for (const { state } of rows) counts[state]++;
  post({ count: rows.length, counts, bytes, pictures: rows.flatMap(wantedPicture) });
}

/** The name of a picture that the person of a row may have: who has one keeps it. */
const wantedPicture = ({ person, state, changes }: ComparedRow): string[] =>
  person?.picture !== undefined && (state === 'new' || changes.includes('picture')) ? [person.picture] : [];

/** @param keys of the pictures that are stored */
function sendRows(keys: ReadonlyMap<string, string>): void {
  for (const row of rows) {
    const { picture: name, ...person } = row.person ?? {};
    if (name === undefined) continue;
    const picture = wantedPicture(row).length > 0 ? keys.get(name) : undefined;
    row.person = { ...(person as CheckedPerson), ...(picture !== undefined && { picture }) };
  }
  for (let start = 0; start < rows.length; start += sentAtOnce) {
    const part = rows.slice(start, start + sentAtOnce).map((row, nth) => ({ position: start + nth + 1, ...row }));
    post({ rows: JSON.stringify(part) });
  }
  post({ rows: null });
}

const tooMuchText = () => unreadableFile(told('people-too-long', { megabytes: importLimits.storedBytes / 1_000_000 }));

function plainly({ name = '', problems }: Unreadable): Unreadable {
  const plain = name
    .slice(0, 100)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed();
  return { name: plain, problems };
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
  if ('picture' in message) void sendPicture(message.picture, message.most);
  else if ('keys' in message) sendRows(new Map(Object.entries(message.keys)));
  else {
    needed.get(message.need)?.(message.answer);
    needed.delete(message.need);
  }
});

await read().catch((error: unknown) => {
  const refusal = refusalOf(error);
  if (refusal === undefined) throw error;
  post({ refusal });
});
