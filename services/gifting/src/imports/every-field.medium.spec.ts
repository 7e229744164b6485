import { applyImport, beginImport, getImport, readImport, undoImport } from '@presently/contracts/gifting/imports';
import { addRecipient, getRecipient, listRecipients } from '@presently/contracts/gifting/recipients';
import { giftingUserData } from '@presently/contracts/gifting/user-data';
import type { Caller } from '@presently/messaging/call-context';
import { RpcClient } from '@presently/messaging/rpc-client';
import { personFieldNames, ruleOf } from '@presently/rules/person-fields';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { definition } from '../definition.js';
import { exportFormat, exportVersion } from '../exports/export-format.js';
import { UserDataSource } from '../exports/user-data-source.js';
import { everyField } from '../recipients/record/every-field.builders.js';

describe('every field of a person', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-fields-'));
  let service: TestService;
  /** `export.json` of a person of whom everything is known. */
  let file: Buffer;
  beforeAll(async () => {
    service = await TestService.start(definition, { DELIVERY_VERDICT_WAIT_MS: '0', MEDIA_DIR: folder });
    const caller = aCaller();
    await service.as(caller)(addRecipient, everyField);
    const source = new UserDataSource(service.running.app.get(RpcClient), caller.userId, AbortSignal.timeout(10_000));
    const list = async (name: string) =>
      (await source.pages({ reads: giftingUserData, name }).next()).value as object[];
    const lists = { recipients: await list('recipients'), occasions: await list('occasions') };
    file = Buffer.from(JSON.stringify({ format: exportFormat, version: exportVersion, ...lists }, undefined, 2));
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  async function send(caller: Caller) {
    const { importId, key } = await service.call(beginImport, { fileName: 'export.json' }, { caller });
    await service.running.app.get(ObjectStorage).put(key, Readable.from([file]), 'application/octet-stream');
    await service.call(readImport, { importId, size: file.length }, { caller });
    const call = service.as(caller);
    const ended = (state: string) => eventually(async () => (await call(getImport, { importId })).state === state);
    await ended('ready');
    const { rows } = await call(getImport, { importId });
    return {
      rows,
      apply: async () => {
        await call(applyImport, { importId, rowIds: rows.map(({ id }) => id) });
        await ended('applied');
      },
      undo: async () => {
        await call(undoImport, { importId });
        await ended('undone');
      },
    };
  }

  it('survives an export, its import into another account and the undoing of that', async () => {
    const caller = aCaller();
    const { rows, apply, undo } = await send(caller);
    expect(rows).toMatchObject([{ state: 'new', problem: null }]);
    await apply();
    const people = () => service.as(caller)(listRecipients, {});
    const [person] = await people();
    expect(person).toEqual({ ...everyField, id: person!.id, createdAt: person!.createdAt });
    expect((await send(caller)).rows).toMatchObject([{ state: 'same', changes: [] }]);
    await undo();
    expect(await people()).toEqual([]);
  });

  it('is added to a person who is known, apart from what the sender decides, and taken away again', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    const before = await call(addRecipient, { name: everyField.name, relationship: 'Friend' });
    const { apply, undo, rows } = await send(caller);
    expect(rows).toMatchObject([{ state: 'changed' }]);
    await apply();
    const after = await call(getRecipient, { recipientId: before.id });
    for (const field of personFieldNames)
      expect([field, after[field]]).toEqual([field, (ruleOf(field).merge === 'keep' ? before : everyField)[field]]);
    await undo();
    expect(await call(getRecipient, { recipientId: before.id })).toEqual(before);
  });
});
