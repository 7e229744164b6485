import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fieldsOf } from '../../recipients/record/recipient-fields.js';
import type { ComparedRow } from '../compare/compared-rows.js';
import type { Candidate, PeopleOfSender } from '../compare/people-of-sender.js';
import type { ByteSource } from '../read/files/byte-source.js';
import { neededOf, ReadingThread, readingLimits, type ReadingLimits } from './reading-thread.js';

const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
});

/** A sender who has these people and no room for others than `room`. */
const senderWith = (all: readonly Candidate[] = [], room = Infinity): PeopleOfSender => ({
  marked: () => Promise.resolve([]),
  candidates: () => Promise.resolve({ rows: [...all], next: undefined }),
  belongings: (ids) =>
    Promise.resolve({
      recipients: all
        .filter(({ id }) => ids.includes(id))
        .map(({ id, ...person }) => ({
          recipientId: id,
          portrait: null,
          ...fieldsOf({ ...person, relationship: 'Friend', interests: [] }),
        })),
      days: [],
      marks: [],
      gifts: [],
    }),
  keptIdeas: () => Promise.resolve({ rows: [], next: undefined }),
  room: () => Promise.resolve(room),
});

async function read(content: string | ByteSource, limits: ReadingLimits = readingLimits, sender = senderWith()) {
  const source = typeof content === 'string' ? sourceOf(Buffer.from(content)) : content;
  const task = { columns: undefined, today: '2026-11-28', sender: {}, country: 'US' };
  const thread = new ReadingThread(source, sender, task, limits);
  try {
    const read = await thread.read();
    const rows = (await thread.rows(new Map())).flatMap((text) => JSON.parse(text) as ComparedRow[]);
    return { ...read, rows };
  } finally {
    await thread.end();
  }
}

const heading = 'First Name,Last Name,E-mail Address,Categories';
const personWith = (labels: string) => `${heading}\nAnna,Lee,anna@mail.example,"${labels}"\n`;
const people = (count: number) =>
  [heading, ...Array.from({ length: count }, (_, nth) => `Anna ${nth},Lee,a${nth}@mail.example,Family`)].join('\n');

describe('the thread that reads a file', () => {
  it('finds the people, with texts no longer than their fields', async () => {
    const { format, rows } = await read(personWith(`Family;${'x'.repeat(30_000)}`));
    expect(format).toBe('Outlook');
    expect(rows).toMatchObject([
      { position: 1, state: 'new', person: { name: 'Anna Lee', labels: ['Family', 'x'.repeat(40)] } },
    ]);
  });

  it.each([{ ms: 1 }, { waitMs: 1 }])('refuses a file that takes too long, in a sentence: %j', async (limit) => {
    const hurried = { ...readingLimits, ...limit };
    await expect(read(people(9_000), hurried)).rejects.toMatchObject({
      code: 'import.unreadable',
      message: 'This file takes too long to read. Please divide it into several files.',
    });
  });

  it('refuses a file that needs too much memory, in a sentence', async () => {
    const narrow = { ...readingLimits, memory: { maxOldGenerationSizeMb: 22 } };
    expect((await read(people(3), narrow)).count).toBe(3);
    await expect(read(people(9_000), narrow)).rejects.toMatchObject({
      code: 'import.unreadable',
      message: 'This file needs too much memory to read. Please divide it into several files.',
    });
  });

  it('has none of the secrets of its process', () => {
    const secrets = { DATABASE_URL: 'postgres://a:b@c/d', NATS_URL: 'nats://a:b@c', S3_SECRET_ACCESS_KEY: 'x' };
    expect(neededOf({ NODE_ENV: 'production', ...secrets })).toEqual({ NODE_ENV: 'production' });
  });

  it('does not count the time in which the storage is slow', async () => {
    const bytes = Buffer.from(personWith('Family'));
    const now = performance.now.bind(performance);
    let waitedMs = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + waitedMs);
    const slow: ByteSource = {
      size: bytes.length,
      async read(start, end) {
        waitedMs += 2 * readingLimits.waitMs;
        // Long enough for the thread's clock to look.
        await new Promise((resolve) => setTimeout(resolve, 600));
        return bytes.subarray(start, end);
      },
    };
    expect((await read(slow)).count).toBe(1);
    expect(waitedMs).toBeGreaterThan(readingLimits.waitMs);
    clock.mockRestore();
  });

  it('compares with the people of the sender, and tells for whom there is no room', async () => {
    const known = { id: randomUUID(), name: 'Anna 1 Lee', email: 'a1@mail.example', phone: null };
    const { rows, count } = await read(people(1_203), readingLimits, senderWith([known], 1_201));
    expect(count).toBe(1_203);
    expect(rows.map(({ state }) => state).filter((state) => state !== 'new')).toEqual(['changed']);
    expect(rows[1]).toMatchObject({ known: { name: 'Anna 1 Lee', by: 'email' }, changes: ['labels'] });
    expect(rows.filter(({ problem }) => problem !== null)).toEqual([rows.at(-1)]);
    expect(rows.at(-1)!.problems).toEqual([{ code: 'no-room', params: {} }]);
  });

  it('passes a failure of the database on, which may pass', async () => {
    const broken = { ...senderWith(), candidates: () => Promise.reject(new Error('the database is away')) };
    await expect(read(people(3), readingLimits, broken)).rejects.toThrow('the database is away');
  });

  it('passes a failure of the storage on, which may pass', async () => {
    const broken: ByteSource = { size: 10, read: () => Promise.reject(new Error('the bucket is away')) };
    await expect(read(broken)).rejects.toThrow('the bucket is away');
  });

  it.each([
    ['an id', (text: string) => `UID:${text}`],
    ['an address', (text: string) => `EMAIL:${text}@mail.example`],
    ['a number', (text: string) => `TEL:+49${'1'.repeat(text.length)}`],
    ['a label', (text: string) => `CATEGORIES:${text}`],
    ['a street', (text: string) => `ADR:;;${text};;;;`],
    ['a day', (text: string) => `BDAY:${text}`],
    ['a zone', (text: string) => `TZ:${text}/${text}`],
    ['a language', (text: string) => `LANG:${text}`],
    ['a picture', (text: string) => `PHOTO:${text}`],
  ])('keeps little of %s of any length', async (_what, line) => {
    const card = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Anna Lee', line('x'.repeat(3_000_000)), 'END:VCARD', ''].join('\n');
    const { count, bytes } = await read(card);
    expect(count).toBe(1);
    expect(bytes).toBeLessThan(4_000);
  });
});
