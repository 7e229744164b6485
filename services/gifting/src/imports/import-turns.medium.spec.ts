import { beginImport, getImport, readImport } from '@presently/contracts/gifting/imports';
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

describe('the files of many accounts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-turns-'));
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { MEDIA_DIR: folder });
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  async function send(caller: Caller, content: string) {
    const { importId, key } = await service.call(beginImport, { fileName: 'people.vcf' }, { caller });
    await service.running.app.get(ObjectStorage).put(key, Readable.from([content]), 'application/octet-stream');
    return { importId, size: content.length };
  }
  const cards = (count: number) =>
    Array.from({ length: count }, (_, nth) => `BEGIN:VCARD\nFN:Anna ${nth}\nEND:VCARD\n`).join('');
  const stillRead = async ({ userId }: Caller) =>
    (await service.query(`select 1 from imports where user_id = $1 and state = 'reading'`, [userId])).length;

  it('are read in turn: one file does not wait behind the many of another account', async () => {
    const [greedy, person] = [aCaller(), aCaller()];
    const many = [];
    for (let nth = 0; nth < 10; nth++) many.push(await send(greedy, cards(200)));
    const one = await send(person, cards(1));
    for (const file of many) await service.call(readImport, file, { caller: greedy });
    await service.call(readImport, one, { caller: person });
    await eventually(async () => {
      const { state } = await service.call(getImport, { importId: one.importId }, { caller: person });
      return state === 'ready';
    });
    expect(await stillRead(greedy)).toBeGreaterThan(4);
    // All of them are read in the end.
    await eventually(async () => (await stillRead(greedy)) === 0);
  });
});
