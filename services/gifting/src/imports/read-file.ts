import { Problem } from '@presently/messaging/problem';
import { importKeptMs, importLimits } from '@presently/rules/imports';
import { portraitLimits } from '@presently/rules/portraits';
import { Clock } from '@presently/service/clock';
import { ObjectStorage, type ByteRange } from '@presently/service/object-storage';
import { insertRows } from '@presently/work/insert-rows';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { GiftingEnv } from '../env.js';
import { asPortrait } from '../pictures/picture-format.js';
import { StorePortrait } from '../people/store-portrait.js';
import { Recipient } from '../recipients/recipient.entity.js';
import { roomNow } from '../recipients/recipient-limit.js';
import { isZip } from './read/archive.js';
import { checkedPerson, type Checked } from './read/checked-person.js';
import { Contacts } from './compare/contacts.js';
import { differenceOf, knownFrom, stateOf, wordsOf } from './compare/difference.js';
import type { Entry } from './read/format.js';
import { formatOf } from './read/formats.js';
import { ImportRow } from './import-row.entity.js';
import type { Import, StoredColumns } from './import.entity.js';
import { isUnreadable, type Unreadable } from './read/imported-person.js';
import { KnownPeople } from './compare/known-people.js';
import { knownPeopleOf } from './compare/known-people.queries.js';
import { dayMs } from '../uploads/upload-rules.js';
import { StoredBytes } from './read/stored-bytes.js';
import { Sought } from './compare/sought.js';
import { SourceFile } from './read/source-file.js';
import { tooManyRows } from './read/table.js';
import { Turns } from './read/turns.js';
import { unreadableFile } from './read/unreadable-file.js';

type Row = Pick<ImportRow, 'state' | 'name' | 'person' | 'changes' | 'problem'>;

/** What reading has led to. */
export type Reading = { format: string } & ({ columns: StoredColumns } | { rows: number; keepsFile: boolean });

const insertedAtOnce = 500;
const mostPictureBytes = 1_000_000;

/** Reads the file of an import and compares its people with those of the sender. */
@Injectable()
export class ReadFile {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly portraits: StorePortrait,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
  ) {}

  /** @throws Problem `import.unreadable` */
  async read({ id, userId, fileKey, columns }: Import): Promise<Reading> {
    const file = await this.fileOf(fileKey);
    const format = formatOf(file);
    if (format.columns && !columns) return { format: format.name, columns: await format.columns(file) };

    const rows = await this.compared(userId, format.read(file, columns ?? undefined));
    if (rows.length === 0) throw unreadableFile('There is no person in this file.');
    await this.takePictures({ id, userId }, file, rows);
    await this.em.fork().transactional(async (tx) => {
      await tx.nativeDelete(ImportRow, { import: id });
      for (let start = 0; start < rows.length; start += insertedAtOnce) {
        const part = rows.slice(start, start + insertedAtOnce);
        await insertRows(
          tx,
          ImportRow,
          part.map((row, nth) => ({ import: id, position: start + nth + 1, isChosen: false, ...row })),
        );
      }
    });
    return { format: format.name, rows: rows.length, keepsFile: format.columns !== undefined };
  }

  /** A zip is read in parts, because recordings may make it large. */
  private async fileOf(key: string | null): Promise<SourceFile> {
    const found = key === null ? null : await this.storage.head(key);
    if (key === null || !found) throw gone();
    const { size } = found;
    const start = await this.bytesOf(key, { start: 0, end: Math.min(size, 4) - 1 });
    if (isZip(start)) return new SourceFile(start, new StoredBytes(this.storage, key, size));
    if (size > importLimits.bytes) throw unreadableFile('The file has more than 10 MB.');
    return new SourceFile(await this.bytesOf(key));
  }

  private async bytesOf(key: string, range?: ByteRange): Promise<Buffer> {
    const content = await this.storage.get(key, range);
    if (!content) throw gone();
    return buffer(content);
  }

  /**
   * Stores the pictures of people who have none yet, until the import is deleted. Those that wait in other imports of the
   * sender count as well, so that no account fills the storage.
   */
  private async takePictures(
    { id, userId }: Pick<Import, 'id' | 'userId'>,
    file: SourceFile,
    rows: readonly Row[],
  ): Promise<void> {
    const archive = await file.archive();
    const em = this.em.fork();
    let room = archive
      ? portraitLimits.perAccount - (await portraitsOf(em, userId)) - (await waitingIn(em, userId, id))
      : 0;
    for (const { person, state, changes } of rows) {
      const { picture: name } = person ?? {};
      if (!person || name === undefined) continue;
      delete person.picture;
      const isWanted = state === 'new' || changes.includes('picture');
      const bytes = isWanted && room-- > 0 ? await archive?.read(name, mostPictureBytes) : undefined;
      const picture = bytes && (await asPortrait(bytes).catch(() => undefined));
      if (picture) person.picture = await this.portraits.store(picture, importKeptMs + dayMs);
    }
  }

  private async compared(userId: string, entries: Iterable<Entry> | AsyncIterable<Entry>): Promise<Row[]> {
    const em = this.em.fork();
    const contacts = new Contacts(this.env.DEFAULT_COUNTRY);
    const sought = new Sought(contacts);
    const today = this.clock.today('UTC');
    const turns = new Turns();
    const read: (Checked | Unreadable)[] = [];
    for await (const entry of entries) {
      if (read.length >= importLimits.rows) throw tooManyRows();
      const checked = isUnreadable(entry) ? entry : checkedPerson(entry, today);
      if ('person' in checked) sought.add(checked.person);
      read.push(checked);
      await turns.pass();
    }
    const people = new KnownPeople(contacts);
    for (const person of await knownPeopleOf(em, userId, sought)) people.add(person, {});
    const room = await roomNow(em, userId, this.env.BUDGETS);
    const rows: Row[] = [];
    let added = 0;
    for (const each of read) {
      const row = 'person' in each ? comparedRow(each, people, contacts) : unreadableRow(each);
      if (row.state === 'new' && ++added > room) row.problem = [row.problem, noRoom].filter(Boolean).join(' ');
      rows.push(row);
      await turns.pass();
    }
    return rows;
  }
}

const portraitsOf = (em: EntityManager, userId: string) => em.count(Recipient, { userId, portrait: { $ne: null } });

/** Pictures that imports of a sender keep for people who are not written. */
async function waitingIn(em: EntityManager, userId: string, exceptImport: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from import_rows r join imports i on i.id = r.import_id
     where i.user_id = ? and i.id <> ? and r.undo is null and r.person ->> 'picture' is not null`,
    [userId, exceptImport],
  );
  return row!.count;
}

const gone = () => unreadableFile('The file is no longer here. Please choose it again.');
const noRoom = 'Your plan has no room for this person.';

function unreadableRow({ name = '', problem }: Unreadable): Row {
  const plain = name
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .slice(0, 100);
  return { state: 'unreadable', name: plain, person: null, changes: [], problem };
}

function comparedRow({ person, problems }: Checked, people: KnownPeople, contacts: Contacts): Row {
  const known = people.find(person);
  const difference = known && differenceOf(known, person, contacts);
  const state = stateOf(known, difference);
  if (!known) people.add(knownFrom(person), person);
  else people.learn(known, difference!);
  const changes = state === 'changed' ? wordsOf(difference!).slice(0, 50) : [];
  return { state, name: person.name, person, changes, problem: problems.slice(0, 5).join(' ') || null };
}

/** Why a file cannot be read, in a sentence; undefined for a failure that may pass. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof Problem && error.code === 'import.unreadable' ? error.message : undefined;
