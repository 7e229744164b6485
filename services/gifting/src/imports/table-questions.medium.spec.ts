import { beginImport, chooseColumns, getImport, readImport } from '@presently/contracts/gifting/imports';
import { addRecipient } from '@presently/contracts/gifting/recipients';
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

describe('the questions about a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-questions-'));
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, { CLOCK: '2026-11-22T09:00:00Z', MEDIA_DIR: folder });
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  async function read(caller: Caller, importId: string) {
    let found = await service.call(getImport, { importId }, { caller });
    await eventually(async () => {
      found = await service.call(getImport, { importId }, { caller });
      return !['receiving', 'reading'].includes(found.state);
    });
    return found;
  }

  async function send(caller: Caller, content: string) {
    const { importId, key } = await service.call(beginImport, { fileName: 'people', language: 'en-US' }, { caller });
    await service.running.app.get(ObjectStorage).put(key, Readable.from([content]), 'application/octet-stream');
    await service.call(readImport, { importId, size: Buffer.byteLength(content) }, { caller });
    return read(caller, importId);
  }

  it('are asked again, when the sender says what the first row is', async () => {
    const caller = aCaller();
    const { id: importId, ...asked } = await send(caller, 'Guest list\nAnn\nBob\n');
    expect(asked).toMatchObject({
      state: 'columns',
      hasHeading: false,
      columns: [{ name: 'Column 1', field: 'name' }],
    });
    await service.call(chooseColumns, { importId, columns: ['name'], hasHeading: true }, { caller });
    const again = await read(caller, importId);
    expect(again).toMatchObject({
      state: 'columns',
      hasHeading: true,
      columns: [{ name: 'Guest list', samples: ['Ann', 'Bob'] }],
    });
    await service.call(chooseColumns, { importId, columns: ['name'], hasHeading: true }, { caller });
    expect(await read(caller, importId)).toMatchObject({ state: 'ready', rows: [{ name: 'Ann' }, { name: 'Bob' }] });
  });

  it('are those of days in a table of Google, where nothing proves their order', async () => {
    const caller = aCaller();
    const google = 'First Name,Labels,Birthday,E-mail 1 - Value\nAnn,,05/03/1980,\n';
    const { id: importId, ...asked } = await send(caller, google);
    expect(asked).toMatchObject({
      state: 'columns',
      format: 'Google Contacts',
      hasHeading: null,
      isDayOrderOpen: true,
      columns: [{ name: 'Birthday', field: 'birthday' }],
    });
    await service.call(chooseColumns, { importId, columns: ['birthday'], dayOrder: 'day-first' }, { caller });
    expect(await read(caller, importId)).toMatchObject({
      state: 'ready',
      rows: [{ name: 'Ann', occasions: [{ date: '1980-03-05' }] }],
    });
  });

  it('are none of a calendar: whoever is known stays one person', async () => {
    const caller = aCaller();
    await service.call(addRecipient, { name: 'Mom', relationship: 'Mother', birthday: '1960-12-20' }, { caller });
    const event = (summary: string, start: string) =>
      `BEGIN:VEVENT\nSUMMARY:${summary}\nDTSTART;VALUE=DATE:${start}\nRRULE:FREQ=YEARLY\nEND:VEVENT\n`;
    const events = [event("Mom's 60th Birthday", '20201220'), event("Mom's birthday", '20051220')].join('');
    const { rows } = await send(caller, `BEGIN:VCALENDAR\nVERSION:2.0\n${events}END:VCALENDAR\n`);
    expect(rows).toMatchObject([
      { name: 'Mom', state: 'same' },
      { name: 'Mom', state: 'same' },
    ]);
  });
});
