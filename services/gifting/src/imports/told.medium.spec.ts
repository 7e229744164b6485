import { beginImport, getImport, listImports, readImport } from '@presently/contracts/gifting/imports';
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

describe('what the sender of a file is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-told-'));
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { MEDIA_DIR: folder });
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  async function imported(caller: Caller, content: string) {
    const { importId, key } = await service.call(beginImport, { fileName: 'people.vcf' }, { caller });
    const bytes = Buffer.from(content);
    await service.running.app.get(ObjectStorage).put(key, Readable.from([bytes]), 'application/octet-stream');
    await service.call(readImport, { importId, size: bytes.length }, { caller });
    return eventually(async () => {
      const found = await service.call(getImport, { importId }, { caller });
      return found.state === 'reading' ? undefined : found;
    });
  }
  const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\n');

  it('is stored and answered by row: sentences, and the code of each with what it names', async () => {
    const caller = aCaller();
    const file =
      card('FN:Ann', 'EMAIL:no', 'BDAY:soon', 'ANNIVERSARY:in \u0007spring\ud83c') + card('FN:Bo') + card('NOTE:x');
    const { id: importId, rows, problems } = await imported(caller, file);
    expect(problems).toBeNull();
    const [ann, bo, nobody] = rows;
    expect(ann).toMatchObject({
      problem:
        'Line 1: "in spring\ufffd" is no day that we can read. Left out: Please provide a valid email address. ' +
        'Left out: Please give a day that exists, with or without a year.',
      problems: [
        { code: 'day-unread', params: { line: 1, written: 'in spring\ufffd' } },
        { code: 'field-refused', params: { field: 'email', rule: 'email' } },
        { code: 'field-refused', params: { field: 'birthday', rule: 'date' } },
      ],
    });
    expect(bo).toMatchObject({ problem: null, problems: null });
    expect(nobody).toMatchObject({
      problem: 'Line 10: this card has no name.',
      problems: [{ code: 'card-without-name', params: { line: 10 } }],
    });

    // Of an older release.
    await service.query('update import_rows set problems = null where import_id = $1', [importId]);
    const again = await service.call(getImport, { importId }, { caller });
    expect(again.rows).toEqual(rows.map((row) => Object.assign({}, row, { problems: null })));
  });

  it('is stored and answered by file', async () => {
    const caller = aCaller();
    const told = {
      problem: expect.stringMatching(/^This is not a file that we can read/),
      problems: [{ code: 'kind-unknown', params: {} }],
    };
    expect(await imported(caller, '\x89PNG')).toMatchObject({ state: 'failed', ...told });
    expect(await service.call(listImports, {}, { caller })).toMatchObject([told]);
  });
});
