import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { S3Server } from '../../test/s3-server.js';
import { FolderStorage } from './folder-storage.js';
import type { ObjectStorage } from './object-storage.js';
import { openStorage } from './open-storage.js';

interface OpenStorage {
  storage: ObjectStorage;
  /** Names of all stored files, including partial ones. */
  contents: () => string[];
  close: () => Promise<void>;
}

function aFolder(): Promise<OpenStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'presently-storage-'));
  return Promise.resolve({
    storage: new FolderStorage(join(folder, 'media')),
    contents: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((e) => (e.isFile() ? [e.name] : [])),
    close: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

async function aBucket(): Promise<OpenStorage> {
  const server = await S3Server.start();
  const storage = await openStorage({ MEDIA_DIR: '/nowhere', S3_REGION: 'eu-north-1', ...server.settings });
  return { storage, contents: () => server.contents(), close: () => server.stop() };
}

const key = () => `voice/${randomBytes(24).toString('base64url')}.webm`;

describe.each([
  ['a folder', aFolder],
  ['an S3-compatible store', aBucket],
])('recordings in %s', (_name, open) => {
  let opened: OpenStorage;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const leftOf = (name: string) => opened.contents().filter((found) => found.includes(basename(name)));

  it('can be read whole or in part until they are removed', async () => {
    const { storage } = opened;
    const name = key();
    // Larger than one part of a multipart upload.
    const content = randomBytes(6 * 1024 * 1024);
    await storage.put(name, Readable.from([content.subarray(0, 2_000_000), content.subarray(2_000_000)]), 'audio/webm');

    expect(await storage.head(name)).toEqual({ size: content.length });
    expect((await buffer((await storage.get(name))!)).equals(content)).toBe(true);
    const part = await buffer((await storage.get(name, { start: 5_000_000, end: 5_000_009 }))!);
    expect(part.equals(content.subarray(5_000_000, 5_000_010))).toBe(true);

    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.head(name)).toBeNull();
    expect(await storage.get(name)).toBeNull();
    expect(leftOf(name)).toEqual([]);
  });

  it.each([
    ['at once', 0],
    ['within the first part', 2],
    ['while the second part gathers', 7],
    ['after two parts', 12],
  ])(
    'leave nothing behind if the transfer fails %s',
    async (_when, megabytes) => {
      function* failing() {
        for (let sent = 0; sent < megabytes; sent++) yield randomBytes(1024 * 1024);
        throw new Error('gone');
      }
      const name = key();
      await expect(opened.storage.put(name, Readable.from(failing()), 'audio/webm')).rejects.toThrow('gone');
      expect(leftOf(name)).toEqual([]);
    },
    20_000,
  );

  it.each([
    'voice/../../etc/passwd',
    '/etc/passwd',
    'voice/a/b.webm',
    'voice/.webm',
    'voice\\a.webm',
    'voice/a.webm\0',
    '',
  ])('are refused under the name %j', async (name) => {
    for (const ask of ['head', 'get', 'remove'] as const) {
      await expect(opened.storage[ask](name)).rejects.toThrow('Not a key');
    }
    await expect(opened.storage.put(name, Readable.from(['x']), 'audio/webm')).rejects.toThrow('Not a key');
  });
});

describe('a folder of recordings', () => {
  it('is readable by its owner only, and removes the remains of a crash with the recording', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'presently-storage-'));
    const storage = new FolderStorage(folder);
    const name = key();
    await storage.put(name, Readable.from(['hello']));
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    writeFileSync(join(folder, `${name}.part`), 'hal');
    await storage.remove(name);
    expect(readdirSync(join(folder, 'voice'))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

it('an unavailable store is an error, not a missing recording', async () => {
  const server = await S3Server.start();
  const storage = await openStorage({ MEDIA_DIR: '', S3_REGION: 'eu-north-1', ...server.settings });
  server.isBroken = true;
  await expect(storage.head(key())).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
  await server.stop();
});
