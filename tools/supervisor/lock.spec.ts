import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { lockPath, takeLock } from './lock.ts';

const aFolder = () => join(tmpdir(), `data-${crypto.randomUUID()}`);

describe('the lock on a data folder', () => {
  it('has one holder at a time', async () => {
    const folder = aFolder();
    const lock = await takeLock(folder);
    await expect(takeLock(folder)).rejects.toThrow(`already running on ${folder} (process ${process.pid})`);
    lock.release();
    (await takeLock(folder)).release();
  });

  it('waits for a holder that is ending', async () => {
    const folder = aFolder();
    const lock = await takeLock(folder);
    lock.announceEnd();
    const next = takeLock(folder);
    setTimeout(() => lock.release(), 2_000);
    (await next).release();
  });

  it('is released when its holder is killed', async () => {
    const folder = aFolder();
    writeFileSync(lockPath(folder), '');
    (await takeLock(folder)).release();
  });

  it('differs between folders', async () => {
    const locks = await Promise.all([takeLock(aFolder()), takeLock(aFolder())]);
    for (const lock of locks) lock.release();
  });
});
