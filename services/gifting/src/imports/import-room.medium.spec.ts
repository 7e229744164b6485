import { beginImport, getImport, readImport } from '@presently/contracts/gifting/imports';
import { beginUpload, registerUpload, removeUpload } from '@presently/contracts/gifting/uploads';
import type { Caller } from '@presently/messaging/call-context';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { definition } from '../definition.js';

describe('the room of one account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-room-'));
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      MEDIA_DIR: folder,
      IMPORT_ROWS_PER_ACCOUNT: '25',
      IMPORTS_MB_PER_ACCOUNT: '1',
      RECORDINGS_MB_PER_ACCOUNT: '25',
    });
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  async function imported(caller: Caller, content: string) {
    const { importId, key } = await service.call(beginImport, { fileName: 'people.vcf' }, { caller });
    await service.running.app.get(ObjectStorage).put(key, Readable.from([content]), 'application/octet-stream');
    await service.call(readImport, { importId, size: content.length }, { caller });
    return eventually(async () => {
      const found = await service.call(getImport, { importId }, { caller });
      return found.state === 'reading' ? undefined : found;
    });
  }
  const cards = (count: number, line = '') =>
    Array.from({ length: count }, (_, nth) => `BEGIN:VCARD\nFN:Anna ${nth}\n${line}\nEND:VCARD\n`).join('');

  it('ends with the people of all files that are kept, and is not that of others', async () => {
    const caller = aCaller();
    expect(await imported(caller, cards(20))).toMatchObject({ state: 'ready' });
    expect(await imported(caller, cards(6))).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('would have more than 25 people'),
      problems: [{ code: 'week-people', params: { most: 25 } }],
    });
    expect(await imported(caller, cards(5))).toMatchObject({ state: 'ready' });
    expect(await imported(aCaller(), cards(20))).toMatchObject({ state: 'ready' });
  });

  it('ends with their megabytes', async () => {
    const caller = aCaller();
    const interests = Array.from({ length: 50 }, (_, nth) => `${nth} ${'x'.repeat(50)}`).join(',');
    const numbers = Array.from({ length: 20 }, (_, nth) => `EMAIL:${nth}${'y'.repeat(200)}@mail.example`).join('\n');
    const large = cards(12, `INTEREST:${interests}\n${numbers}`);
    expect(await imported(caller, large)).toMatchObject({ state: 'ready' });
    const [kept] = await service.query<{ kept_bytes: number }>(
      `select kept_bytes from imports where user_id = '${caller.userId}'`,
    );
    expect(kept!.kept_bytes).toBeGreaterThan(50_000);
    await service.query(`update imports set kept_bytes = 950000 where user_id = '${caller.userId}'`);
    expect(await imported(caller, large)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('would have more than 1 MB'),
      problems: [{ code: 'week-megabytes', params: { megabytes: 1 } }],
    });
  });

  it('ends with the megabytes of recordings, also of those that still arrive, and removing one makes room', async () => {
    const caller = aCaller();
    const begin = () => service.call(beginUpload, { kind: 'voice', format: 'webm' }, { caller });
    const [first, second] = [await begin(), await begin()];
    await expect(begin()).rejects.toMatchObject({
      code: 'media.no-room',
      status: 403,
      message: expect.stringContaining('Your recordings take up 25 MB'),
    });
    await service.call(registerUpload, { uploadId: first.uploadId, size: 1_000 }, { caller });
    await begin();
    await expect(begin()).rejects.toMatchObject({ code: 'media.no-room' });
    await service.call(removeUpload, { uploadId: second.uploadId }, { caller });
    await begin();
  });
});
