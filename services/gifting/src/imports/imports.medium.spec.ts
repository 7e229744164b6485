import { sendGift } from '@presently/contracts/gifting/gifts';
import {
  applyImport,
  beginImport,
  chooseColumns,
  getImport,
  listImports,
  readImport,
  undoImport,
  type Import as ImportMessage,
} from '@presently/contracts/gifting/imports';
import { addOccasion } from '@presently/contracts/gifting/occasions';
import {
  addRecipient,
  changeRecipient,
  listRecipients,
  recipientChanged,
  recipientErased,
} from '@presently/contracts/gifting/recipients';
import { keptIdeasChanged } from '@presently/contracts/recommendations/kept-ideas';
import { userErased } from '@presently/contracts/identity/erasure';
import type { Caller } from '@presently/messaging/call-context';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { portraitLimits } from '@presently/rules/portraits';
import { aCaller } from '@presently/testing/a-caller';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { Readable } from 'node:stream';
import { definition } from '../definition.js';
import { aGiftFor } from '../gifting.builders.js';
import { PurgeImports } from './purge-imports.js';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'read/fixtures', name));
const card = (name: string, ...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, ...lines, 'END:VCARD', ''].join('\n');
const busy = ['receiving', 'reading', 'applying', 'undoing'];

describe('an import of people', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presently-imports-'));
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      CLOCK: '2026-11-22T09:00:00Z',
      DELIVERY_VERDICT_WAIT_MS: '0',
      MEDIA_DIR: folder,
    });
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Sends a file as the gateway does, and reads it. */
  async function send(caller: Caller, content: Buffer | string): Promise<ImportMessage> {
    const { importId, key } = await service.call(beginImport, { fileName: 'people.vcf' }, { caller });
    const bytes = Buffer.from(content as string);
    await service.running.app.get(ObjectStorage).put(key, Readable.from([bytes]), 'application/octet-stream');
    await service.call(readImport, { importId, size: bytes.length }, { caller });
    return ended(caller, importId);
  }
  async function ended(caller: Caller, importId: string): Promise<ImportMessage> {
    const read = () => service.as(caller)(getImport, { importId });
    await eventually(async () => !busy.includes((await read()).state));
    return read();
  }
  async function apply(caller: Caller, { id: importId, rows }: ImportMessage, rowIds = rows.map(({ id }) => id)) {
    await service.as(caller)(applyImport, { importId, rowIds });
    return ended(caller, importId);
  }
  async function undo(caller: Caller, { id: importId }: ImportMessage) {
    await service.as(caller)(undoImport, { importId });
    return ended(caller, importId);
  }
  const peopleOf = (caller: Caller) => service.as(caller)(listRecipients, {});
  const statesOf = ({ rows }: ImportMessage) => rows.map(({ state }) => state);
  /** All that undoing must restore. */
  const belongingsOf = async ({ userId }: Caller) =>
    Promise.all([
      service.query(
        `select id, name, relationship, interests, avatar, email, phone, time_zone, language, address, sizes, labels,
           dislikes from recipients where user_id = $1 order by id`,
        [userId],
      ),
      service.query(
        `select id, type, title, date, has_year, recurrence, leap_day, notes from occasions where user_id = $1 order by id`,
        [userId],
      ),
      service.query('select * from import_marks where user_id = $1', [userId]),
    ]);

  it('shows first, adds once, whatever exporter wrote it, and is undone exactly', async () => {
    const caller = aCaller();
    const first = await send(caller, fixture('apple.vcf'));
    expect(first).toMatchObject({
      state: 'ready',
      format: 'vCard',
      counts: { new: 2, changed: 0, same: 0, unreadable: 2 },
      next: null,
      problem: null,
    });
    expect(first.rows[0]).toEqual({
      id: '1',
      name: 'Anna Eva Müller',
      state: 'new',
      occasions: [
        { type: 'Birthday', title: null, date: '1980-05-17' },
        { type: 'Anniversary', title: null, date: '2010-06-12' },
        { type: 'Other', title: 'First date', date: '2008-02-29' },
      ],
      changes: [],
      known: null,
      problem: null,
      problems: null,
      isApplied: false,
    });
    expect(await peopleOf(caller)).toEqual([]);
    const before = await belongingsOf(caller);
    const applied = await apply(caller, first);
    expect(applied).toMatchObject({ state: 'applied', result: { added: 2, changed: 0, dates: 4, kept: 0 } });
    const [anna, chidi] = await peopleOf(caller);
    expect(anna).toMatchObject({
      email: 'Anna@Example.com',
      birthday: '1980-05-17',
      labels: ['Family', 'Tea, lovers'],
    });
    expect(chidi).toMatchObject({ birthday: '--02-29', relationship: 'Friend' });
    const told = (await service.emitted(recipientChanged)).filter(({ senderId }) => senderId === caller.userId);
    expect(told.map(({ name, occasions }) => [name, occasions.length])).toEqual([
      ['Anna Eva Müller', 3],
      ['Chidi Okafor', 1],
    ]);

    for (let time = 0; time < 2; time++) {
      const again = await send(caller, fixture('apple.vcf'));
      expect(statesOf(again)).toEqual(['same', 'unreadable', 'same', 'unreadable']);
      expect((await apply(caller, again)).result ?? { added: 0 }).toMatchObject({ added: 0 });
    }
    const google = await send(caller, fixture('google.vcf'));
    expect(google.rows.map(({ state, changes }) => [state, changes])).toEqual([
      ['same', []],
      ['changed', ['email']],
    ]);
    const known = await belongingsOf(caller);
    await apply(caller, google);
    expect((await peopleOf(caller))[1]).toMatchObject({ email: 'chidi@example.com' });
    expect(statesOf(await send(caller, fixture('google.csv')))).toEqual(['same', 'same', 'new', 'unreadable']);
    await undo(caller, google);
    expect(await belongingsOf(caller)).toEqual(known);

    expect(await undo(caller, first)).toMatchObject({ state: 'undone', result: { added: 0, kept: 0 } });
    expect(await belongingsOf(caller)).toEqual(before);
    const erased = (await service.emitted(recipientErased)).filter(({ senderId }) => senderId === caller.userId);
    expect(erased.map(({ recipientId }) => recipientId).toSorted()).toEqual([anna!.id, chidi!.id].toSorted());
    expect(await service.as(caller)(listImports, { limit: 2 })).toMatchObject([
      { state: 'ready' },
      { state: 'undone' },
    ]);
  });

  it('changes only what is missing or differs, and undoing leaves what was changed since', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    const own = { interests: ['Tea'], labels: ['family'], phone: '(415) 555-0100', birthday: '--05-17' };
    const ann = await call(addRecipient, { name: 'Mum', relationship: 'Mother', email: 'ANN@example.com', ...own });
    const bo = await call(addRecipient, { name: 'Bo', relationship: 'Friend', address: 'Lane 1', labels: ['Team'] });
    await call(addOccasion, { recipientId: bo.id, type: 'Anniversary', date: '2010-06-12' });
    const file = [
      card('Ann Miller', 'EMAIL:ann@example.com', 'TEL:+14155550100', 'BDAY:1960-05-17', 'CATEGORIES:Family,Tea'),
      card('Bo', 'EMAIL:bo@example.com', 'ADR:;;Street 2;;;;', 'ANNIVERSARY:20110612', 'BDAY:--1224', 'NOTE:x'),
    ].join('');
    const before = await belongingsOf(caller);
    const read = await send(caller, file);
    expect(read.rows.map(({ state, changes }) => [state, changes])).toEqual([
      ['changed', ['labels', 'Birthday']],
      ['changed', ['email', 'Birthday']],
    ]);
    await apply(caller, read);
    const changed = await peopleOf(caller);
    expect(changed[0]).toMatchObject({ name: 'Mum', relationship: 'Mother', birthday: '1960-05-17', phone: own.phone });
    expect(changed[0]).toMatchObject({ email: 'ANN@example.com', labels: ['family', 'Tea'] });
    expect(changed[1]).toMatchObject({ email: 'bo@example.com', birthday: '--12-24', address: 'Lane 1' });
    await undo(caller, read);
    expect(await belongingsOf(caller)).toEqual(before);

    await apply(caller, read);
    await call(changeRecipient, { recipientId: bo.id, email: 'typed@example.com' });
    await call(changeRecipient, { recipientId: ann.id, birthday: '1961-05-17' });
    await undo(caller, read);
    const [left, right] = await peopleOf(caller);
    expect(left).toMatchObject({ labels: ['family'], birthday: '1961-05-17' });
    expect(right).toMatchObject({ email: 'typed@example.com', birthday: null });
  });

  it('keeps people with gifts, ideas or changes since when it is undone', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    const read = await send(caller, ['Ann', 'Bo', 'Cy', 'Di'].map((name) => card(name)).join(''));
    await apply(caller, read);
    const [ann, bo, , di] = await peopleOf(caller);
    await call(sendGift, aGiftFor(ann!));
    await call(addOccasion, { recipientId: bo!.id, type: 'Other', date: '2027-01-01' });
    const ideas = [{ title: 'Teapot', state: 'idea' as const }];
    await service.publish(keptIdeasChanged, { recipientId: di!.id, senderId: caller.userId, ideas });
    await eventually(async () => (await service.query('select from kept_titles where recipient_id = $1', [di!.id]))[0]);
    expect(await undo(caller, read)).toMatchObject({ result: { added: 3, kept: 3 } });
    expect((await peopleOf(caller)).map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Di']);
    expect((await apply(caller, read)).result).toMatchObject({ added: 4 });
    expect((await peopleOf(caller)).map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Di', 'Cy']);
  });

  it('tells two people apart who share an address or a number, and joins two cards of one person', async () => {
    const caller = aCaller();
    const family = ['EMAIL:millers@example.com', 'TEL:+1 415 555 0100'];
    const file = [
      card('Ann Miller', ...family, 'BDAY:1980-01-01'),
      card('Bob Miller', ...family, 'BDAY:1981-02-02'),
      card('Miller, Ann', 'TEL:+1 415 555 0100', 'ANNIVERSARY:20100612'),
      card('Cy Smith', 'BDAY:1990-01-01'),
      card('Cy Smith', 'BDAY:1991-01-01'),
    ].join('');
    const read = await send(caller, file);
    expect(statesOf(read)).toEqual(['new', 'new', 'changed', 'new', 'new']);
    await apply(caller, read);
    expect(await peopleOf(caller)).toHaveLength(4);
    expect(statesOf(await send(caller, file))).toEqual(Array(5).fill('same'));
    await undo(caller, read);
    expect(await peopleOf(caller)).toEqual([]);
  });

  it('asks what the columns of a table hold', async () => {
    const caller = aCaller();
    const read = await send(caller, 'Who;When\nAnn;4/5/1980\nBo;6/7/1981\n');
    expect(read).toMatchObject({
      state: 'columns',
      dayOrder: 'month-first',
      columns: [
        { name: 'Who', samples: ['Ann', 'Bo'], field: 'name' },
        { name: 'When', samples: ['4/5/1980', '6/7/1981'], field: 'birthday' },
      ],
    });
    const importId = read.id;
    await expect(apply(caller, read, ['1'])).rejects.toMatchObject({ code: 'import.not-now', status: 409 });
    for (const dayOrder of ['day-first', 'month-first'] as const) {
      await service.as(caller)(chooseColumns, { importId, columns: ['name', 'birthday'], dayOrder });
      const { rows } = await ended(caller, importId);
      expect(rows.map(({ occasions }) => occasions[0]!.date)).toEqual(
        dayOrder === 'day-first' ? ['1980-05-04', '1981-07-06'] : ['1980-04-05', '1981-06-07'],
      );
    }
  });

  it('tells what it leaves out, refuses a bad file in a sentence, and belongs to one user', async () => {
    const caller = aCaller();
    const read = await send(caller, card('Ann', 'EMAIL:not an address', 'BDAY:soon', 'TEL:12'));
    expect(read.rows[0]).toMatchObject({
      state: 'new',
      problem:
        'Left out: Please provide a valid email address. Left out: Please provide a valid phone number. ' +
        'Left out: Please give a day that exists, with or without a year.',
    });
    expect(await send(caller, '\x89PNG')).toMatchObject({ state: 'failed', problem: expect.stringContaining('.vcf') });
    const other = service.as(aCaller());
    const { id: importId } = read;
    for (const refused of [
      other(getImport, { importId }),
      other(applyImport, { importId, rowIds: ['1'] }),
      other(undoImport, { importId }),
      other(chooseColumns, { importId, columns: ['name'] }),
    ]) {
      await expect(refused).rejects.toMatchObject({ status: 404 });
    }
    expect(await other(listImports, {})).toEqual([]);
  });

  it('gives up a row that fails alone, and no row while the database is out', async () => {
    const caller = aCaller();
    await service.query(`create sequence outages;
      create function refuse() returns trigger language plpgsql security definer as $$ begin
        if new.name = 'Outage' and nextval('gifting.outages') = 1 then raise 'out' using errcode = '57P01'; end if;
        if new.name = 'Broken' then raise 'broken'; end if;
        return new;
      end $$;
      create trigger refuse before insert on recipients for each row execute function refuse()`);
    const read = await send(caller, ['Ann', 'Outage', 'Broken', 'Bo', 'Ann'].map((name) => card(name)).join(''));
    const applied = await apply(caller, read);
    await service.query('drop trigger refuse on recipients');
    expect(applied).toMatchObject({ state: 'applied', result: { added: 3 } });
    expect(applied.rows.map(({ problem, problems, isApplied }) => [problem, problems, isApplied])).toEqual([
      [null, null, true],
      [null, null, true],
      ['This person could not be written.', [{ code: 'not-written', params: {} }], false],
      [null, null, true],
      [null, null, false],
    ]);
    expect((await peopleOf(caller)).map(({ name }) => name)).toEqual(['Ann', 'Outage', 'Bo']);
  });

  it('adds nothing when the plan has no room for all, and says before who does not fit', async () => {
    const caller = aCaller();
    await service.query(
      `insert into recipients (id, user_id, name, relationship, interests, created_at)
       select gen_random_uuid(), $1, 'P' || n, 'Friend', '{}', now() from generate_series(1, 9999) n`,
      [caller.userId],
    );
    const read = await send(caller, card('Ann') + card('Bo'));
    expect(read).toMatchObject({ room: 1, rows: [{ problem: null }, { problem: expect.stringContaining('no room') }] });
    await expect(apply(caller, read)).rejects.toMatchObject({ code: 'recipient.limit-reached', status: 403 });
    expect((await apply(caller, read, ['2'])).result).toMatchObject({ added: 1 });
  });

  it('brings the pictures of a large export along, also when it is undone and applied again', async () => {
    const caller = aCaller();
    const call = service.as(caller);
    const { id: bo } = await call(addRecipient, { name: 'Bo', relationship: 'Friend' });
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const people = ['Ann', 'Bo', 'Cy'].map((name) => ({ id: `id-${name}`, name, picture: `pictures/${name}.webp` }));
    const zip = new ZipFile();
    const facts = { format: 'presently-export', version: 1, recipients: people };
    zip.addBuffer(Buffer.from(JSON.stringify(facts)), 'export.json');
    zip.addBuffer(Buffer.alloc(11_000_000), 'recordings/a.webm', { compress: false });
    zip.addBuffer(picture, 'pictures/Ann.webp');
    zip.addBuffer(picture, 'pictures/Bo.webp');
    zip.addBuffer(Buffer.from('no picture'), 'pictures/Cy.webp');
    zip.end();
    const file = await buffer(zip.outputStream);
    const read = await send(caller, file);
    expect(read.rows.map(({ state, changes }) => [state, changes])).toEqual([
      ['new', []],
      ['changed', ['picture']],
      ['new', []],
    ]);
    const stored = () => service.query("select from media_to_remove where key like 'people/%'");
    const pictured = async () => (await peopleOf(caller)).map(({ name, avatar }) => [name, avatar?.split('/')[2]]);
    for (let time = 0; time < 2; time++) {
      await apply(caller, read);
      expect((await pictured()).toSorted(([one = ''], [other = '']) => one.localeCompare(other))).toEqual([
        ['Ann', 'people'],
        ['Bo', 'people'],
        ['Cy', undefined],
      ]);
      expect(await stored()).toEqual([]);
      expect(await undo(caller, read)).toMatchObject({ result: { added: 0, kept: 0 } });
      expect(await peopleOf(caller)).toMatchObject([{ id: bo, avatar: null }]);
    }
    expect(await stored()).toHaveLength(2);

    // Pictures that wait in other imports fill the room of the account.
    await service.query(
      `insert into import_rows (import_id, position, state, name, person, changes, is_chosen)
       select $1, 100 + n, 'new', 'P', '{"picture": "p"}', '{}', false from generate_series(1, $2::int) n`,
      [read.id, portraitLimits.perAccount - 2],
    );
    await send(caller, file);
    expect(await stored()).toHaveLength(2);
  });

  it('removes the file once it is read, is read in pages, and deleted after a week with its rows', async () => {
    const caller = aCaller();
    const names = Array.from({ length: 7 }, (_, index) => `Person ${index}`);
    const { id: importId } = await send(caller, names.map((name) => card(name)).join(''));
    expect(await service.query('select file_key from imports where id = $1', [importId])).toEqual([{ file_key: null }]);
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await service.as(caller)(getImport, { importId, limit: 3, ...(after && { after }) });
      seen.push(...page.rows.map(({ name }) => name));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual(names);
    await service.query(`update imports set expires_at = '2026-11-22T08:00:00Z' where id = $1`, [importId]);
    await service.running.app.get(PurgeImports).purge();
    expect(await service.query('select from import_rows where import_id = $1', [importId])).toEqual([]);
  });

  it('is erased with its user, also a file that is not read', async () => {
    const caller = aCaller();
    const { userId } = caller;
    await apply(caller, await send(caller, card('Ann', 'UID:a-1')));
    const { importId, key } = await service.call(beginImport, { fileName: 'people.vcf' }, { caller });
    await service.running.app.get(ObjectStorage).put(key, Readable.from([Buffer.from('x')]), 'text/vcard');
    await service.publish(userErased, { userId });
    const left = () =>
      service.query(
        `select id from imports where user_id = $1 union all select import_id from import_rows where import_id = $2
         union all select recipient_id from import_marks where user_id = $1`,
        [userId, importId],
      );
    await eventually(async () => (await left()).length === 0);
    expect(await service.query('select from media_to_remove where key = $1', [key])).toHaveLength(1);
  });
});
