import {
  exportFinished,
  exportRequested,
  getExport,
  listExports,
  openExport,
  requestExport,
} from '@presently/contracts/gifting/exports';
import { tellOutcome } from '@presently/contracts/gifting/gift-outcome';
import { addOccasion } from '@presently/contracts/gifting/occasions';
import { sendGift } from '@presently/contracts/gifting/gifts';
import { addRecipient } from '@presently/contracts/gifting/recipients';
import { userErased } from '@presently/contracts/identity/erasure';
import { keysEnded } from '@presently/contracts/identity/keys';
import { userDataReads } from '@presently/contracts/rights';
import { connectToNats } from '@presently/messaging/connection';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { Workers } from '@presently/work/workers';
import type { NatsConnection } from '@nats-io/transport-node';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { definition } from '../definition.js';
import { aGiftFor, anUpload } from '../gifting.builders.js';
import { presentlyExport } from '../imports/read/formats/presently-export.js';
import { SourceFile } from '../imports/read/files/source-file.js';
import { keyOf } from './export.entity.js';
import { PrepareExports } from './prepare-exports.js';
import { filesOf } from './zip.builders.js';

const tricky = '=HYPERLINK("https://evil.example")';

describe('an export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-exports-'));
  let service: TestService;
  const others: NatsConnection[] = [];
  let recipientId: string;
  /** What other services answer, by the name of the list. */
  const elsewhere: Record<string, object[]> = {};
  let isAway = false;

  beforeAll(async () => {
    service = await TestService.start(definition, { MEDIA_DIR: folder, DELIVERY_VERDICT_WAIT_MS: '0' });
    for (const { service: name, subject } of userDataReads.filter((reads) => reads.service !== 'gifting')) {
      const nats = await connectToNats(service.broker.urlOf(name), name);
      nats.subscribe(subject, {
        queue: name,
        callback: (_error, message) => {
          const { list } = message.json<{ list: string }>();
          const away = { problem: { code: 'service-unavailable', message: 'Away', status: 503 } };
          message.respond(JSON.stringify(isAway ? away : { ok: (elsewhere[list] ?? []).map((row) => ({ row })) }));
        },
      });
      await nats.flush();
      others.push(nats);
    }
  });
  afterAll(async () => {
    for (const nats of others) await nats.close();
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  const storage = () => service.running.app.get(ObjectStorage, { strict: false });
  const anOwner = () => {
    const caller = aCaller({ authenticatedAt: new Date().toISOString() });
    return { caller, call: service.as(caller) };
  };
  async function readyFor(call: ReturnType<TestService['as']>) {
    const { id: exportId } = await call(requestExport, {});
    await eventually(async () => (await call(getExport, { exportId })).state === 'ready');
    return exportId;
  }
  async function zipOf(caller: ReturnType<typeof aCaller>, exportId: string) {
    const { key } = await service.call(openExport, { exportId }, { caller });
    return buffer((await storage().get(key))!);
  }
  const work = () => {
    const { app } = service.running;
    return app.get(Workers).leasedWorker(app.get(PrepareExports)).workOnDue();
  };
  const finished = async (exportId: string) =>
    (await service.emitted(exportFinished)).filter((data) => data.exportId === exportId).length;

  it('is a zip of everything that all services hold about its owner', async () => {
    const { caller, call } = anOwner();
    const person = { name: tricky, relationship: 'Sister', email: 'ida@example.com', phone: '+46701234567' };
    ({ id: recipientId } = await call(addRecipient, { ...person, labels: ['Family, close'], birthday: '--05-04' }));
    await call(addOccasion, { recipientId, type: 'Holiday', recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 });
    const recording = await anUpload(service, caller);
    await storage().put(recording.url.slice('/media/'.length), Readable.from([Buffer.from('hello')]), 'audio/webm');
    const message = 'One "two",\nthree';
    const sent = await call(sendGift, aGiftFor({ id: recipientId }, { voiceNoteId: recording.id, message }));
    await call(tellOutcome, { giftId: sent.id, outcome: 'loved' });
    elsewhere['keptIdeas'] = [{ recipientId, title: 'Teapot', state: 'idea' }];
    elsewhere['account'] = [{ username: 'ann' }];
    await anOwner().call(addRecipient, { name: 'Of another account', relationship: 'Friend' });

    const exportId = await readyFor(call);
    expect(await service.emitted(exportRequested)).toMatchObject([{ exportId, userId: caller.userId }]);
    expect(await call(getExport, { exportId })).toMatchObject({ progress: 100, url: `/api/exports/${exportId}/file` });
    const files = await filesOf(await zipOf(caller, exportId));
    expect(Object.keys(files)).toEqual([
      'export.json',
      'schema.json',
      'README.txt',
      'recipients.csv',
      'recipients.vcf',
      'occasions.ics',
      'gifts.csv',
      `recordings/voice-${recording.id}.webm`,
    ]);
    const all = JSON.parse(files['export.json']!) as Record<string, Record<string, unknown>[]>;
    const schema = JSON.parse(files['schema.json']!) as { required: string[]; $defs: Record<string, object> };
    expect(Object.keys(all)).toEqual(schema.required);
    expect(all).toMatchObject({
      format: 'presently-export',
      version: 1,
      account: [{ username: 'ann' }],
      recipients: [{ id: recipientId, ...person, labels: ['Family, close'], birthday: '--05-04' }],
      keptIdeas: [{ recipientId, title: 'Teapot', state: 'idea' }],
      gifts: [{ recipientId, recipientName: tricky, giftName: 'Linen apron' }],
      leftOut: [],
      recordings: [{ kind: 'voice', size: 1_000, file: `recordings/voice-${recording.id}.webm` }],
    });
    expect(all['occasions']!.map(({ date, nth }) => [date, nth])).toEqual([
      ['--05-04', null],
      [expect.stringMatching(/^--05-\d\d$/), 2],
    ]);
    expect(all['recipients']![0]!['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

    expect(files['recipients.csv']!.startsWith('\uFEFFName,Relationship,')).toBe(true);
    const [row] = parse<Record<string, string>>(files['recipients.csv']!, { bom: true, columns: true });
    expect(row).toMatchObject({ Name: `'${tricky}`, Phone: `'+46701234567`, Labels: '"Family, close"' });
    const [gift] = parse<Record<string, string>>(files['gifts.csv']!, { bom: true, columns: true });
    const told = { Gift: 'Linen apron', Outcome: 'loved', Message: message, 'Sent to': 'ida@example.com' };
    expect(gift).toMatchObject(told);
    const card = new ICAL.Component(ICAL.parse(files['recipients.vcf']!) as unknown[]);
    expect(card.getFirstPropertyValue('fn')).toBe(tricky);
    expect(files['recipients.vcf']).toContain('BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-04');
    const calendar = new ICAL.Component(ICAL.parse(files['occasions.ics']!) as unknown[]);
    const rules = calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('rrule')));
    expect(rules.toSorted()).toEqual(['FREQ=YEARLY', 'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU']);
    expect(files[`recordings/voice-${recording.id}.webm`]).toBe('hello');
    expect(await finished(exportId)).toBe(1);

    const file = new SourceFile(await zipOf(caller, exportId));
    expect(presentlyExport.recognizes(file)).toBe(true);
    const people: unknown[] = [];
    for await (const each of presentlyExport.read(file)) people.push(each);
    expect(people).toEqual([
      {
        ...person,
        uid: recipientId,
        areNotesForIdeas: false,
        areSizesForIdeas: true,
        hiddenFromIdeas: [],
        labels: ['Family, close'],
        interests: [],
        dislikes: [],
        occasions: [expect.objectContaining({ recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 })],
        birthday: '--05-04',
        keptIdeas: [{ title: 'Teapot', state: 'idea' }],
        history: [{ giftName: 'Linen apron', givenOn: expect.any(String) }],
      },
    ]);
  });

  it('needs a recent proof of presence, and belongs to its owner only', async () => {
    const borrowedAt = new Date(Date.now() - 16 * 60_000).toISOString();
    const borrowed = service.as(aCaller({ authenticatedAt: borrowedAt }));
    await expect(borrowed(requestExport, {})).rejects.toMatchObject({ status: 403, code: 'reauthentication-needed' });
    const { caller, call } = anOwner();
    const exportId = await readyFor(call);
    const stranger = aCaller();
    await expect(service.as(stranger)(getExport, { exportId })).rejects.toMatchObject({ status: 404 });
    await expect(
      service.call(openExport, { exportId }, { caller: { ...caller, authenticatedAt: borrowedAt } }),
    ).rejects.toMatchObject({ status: 403, code: 'reauthentication-needed' });
    await expect(service.call(openExport, { exportId }, { caller: stranger })).rejects.toMatchObject({ status: 404 });
    expect(await service.as(stranger)(listExports, {})).toEqual([]);
  });

  it('ends when the keys to the account end, but not one that was asked for afterwards', async () => {
    const { caller, call } = anOwner();
    const thiefs = await readyFor(call);
    const { key } = await service.call(openExport, { exportId: thiefs }, { caller });
    const at = new Date().toISOString();
    const owners = await readyFor(call);
    await service.publish(keysEnded, { userId: caller.userId, at });
    await eventually(async () => (await call(listExports, {})).length === 1);
    expect((await call(listExports, {})).map(({ id }) => id)).toEqual([owners]);
    await expect(service.call(openExport, { exportId: thiefs }, { caller })).rejects.toMatchObject({ status: 404 });
    expect(await service.query('select 1 from media_to_remove where key = $1', [key])).toHaveLength(1);
  });

  it('is prepared once at a time, kept three times, and deleted when it expires', async () => {
    const { caller, call } = anOwner();
    isAway = true;
    const [first, second] = [await call(requestExport, {}), await call(requestExport, {})];
    expect(second.id).toBe(first.id);
    expect(await call(getExport, { exportId: first.id })).toMatchObject({ state: 'preparing', url: null, size: null });
    isAway = false;
    await service.query(`update exports set next_try_at = now() where id = $1`, [first.id]);
    await work();
    const ids = [first.id];
    for (let n = 0; n < 3; n++) ids.unshift(await readyFor(call));
    expect((await call(listExports, {})).map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const { key } = await service.call(openExport, { exportId: ids[0]! }, { caller });
    await service.query('update exports set expires_at = now() where id = $1', [ids[0]]);
    expect(await call(getExport, { exportId: ids[0]! })).toMatchObject({ state: 'expired', url: null });
    await expect(service.call(openExport, { exportId: ids[0]! }, { caller })).rejects.toMatchObject({ status: 404 });
    await service.publish(userErased, { userId: caller.userId });
    await eventually(async () => (await call(listExports, {})).length === 0);
    expect(await service.query('select 1 from media_to_remove where key = $1', [key])).toHaveLength(1);
  });

  it('is taken up again after its process was lost, as one zip with one mail', async () => {
    const { caller, call } = anOwner();
    isAway = true;
    const { id: exportId } = await call(requestExport, {});
    const row = async () =>
      (await service.query<{ token: string; attempts: number }>('select * from exports where id = $1', [exportId]))[0]!;
    await eventually(async () => (await row()).attempts === 1);
    const { token } = await row();
    // The half of a zip that the lost process has left, under its lease.
    writeFileSync(join(folder, `${keyOf(token, 1)}.part`), 'PK');
    isAway = false;
    await service.query('update exports set next_try_at = now(), attempts = 2 where id = $1', [exportId]);
    await work();
    await eventually(async () => (await call(getExport, { exportId })).state === 'ready');
    expect(Object.keys(await filesOf(await zipOf(caller, exportId)))).toContain('export.json');
    const removed = await service.query<{ key: string }>('select key from media_to_remove where key like $1', [
      `exports/${token}%`,
    ]);
    expect(removed.map(({ key }) => key)).toEqual([keyOf(token, 1), keyOf(token, 2)]);
    expect(await finished(exportId)).toBe(1);
  });

  it('fails after eight tries, and can be asked for again', async () => {
    const { call } = anOwner();
    isAway = true;
    const { id: exportId } = await call(requestExport, {});
    await service.query('update exports set next_try_at = now(), attempts = 7 where id = $1', [exportId]);
    await work();
    await eventually(async () => (await call(getExport, { exportId })).state === 'failed');
    isAway = false;
    await readyFor(call);
    expect(await finished(exportId)).toBe(0);
  });
});
