import { RpcClient } from '@presently/messaging/rpc-client';
import { importKeptMs } from '@presently/rules/imports';
import { portraitLimits } from '@presently/rules/portraits';
import { Clock } from '@presently/service/clock';
import { ObjectStorage } from '@presently/service/object-storage';
import { insertRows } from '@presently/work/insert-rows';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GiftingEnv } from '../env.js';
import { asPortrait } from '../pictures/picture-format.js';
import { StorePortrait } from '../people/store-portrait.js';
import { Recipient } from '../recipients/recipient.entity.js';
import { roomNow } from '../recipients/recipient-limit.js';
import { Sender } from '../senders/sender.entity.js';
import { lockSender } from '../senders/lock-sender.js';
import type { ByteSource } from './read/byte-source.js';
import type { Checked } from './read/checked-person.js';
import { Contacts } from './compare/contacts.js';
import { differenceOf, knownFrom, stateOf, wordsOf } from './compare/difference.js';
import { expectRoom } from './import-room.js';
import { ImportRow } from './import-row.entity.js';
import { Import, type StoredColumns } from './import.entity.js';
import type { Unreadable } from './read/imported-person.js';
import { ReadingThread } from './read/reading-thread.js';
import { KnownPeople } from './compare/known-people.js';
import { keptIdeasOf } from './compare/kept-ideas.js';
import { knownPeopleOf } from './compare/known-people.queries.js';
import { dayMs } from '../uploads/upload-rules.js';
import { Sought } from './compare/sought.js';
import { Turns } from './read/turns.js';
import { unreadableFile } from './read/unreadable-file.js';

type Row = Pick<ImportRow, 'state' | 'name' | 'person' | 'changes' | 'known' | 'problem'>;

/** What reading has led to. */
export type Reading = { format: string } & ({ columns: StoredColumns } | { rows: number; keepsFile: boolean });

const insertedAtOnce = 500;
const mostPictureBytes = 1_000_000;
const longestProblem = 1_000;

/** Reads the file of an import and compares its people with those of the sender. */
@Injectable()
export class ReadFile {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly portraits: StorePortrait,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
    private readonly rpc: RpcClient,
  ) {}

  /** One file at a time in each process: a thread takes memory and a processor. */
  private turns: Promise<unknown> = Promise.resolve();

  /** @throws Problem `import.unreadable` */
  read(each: Import): Promise<Reading> {
    const turn = this.turns.then(() => this.readNow(each));
    this.turns = turn.catch(() => undefined);
    return turn;
  }

  private async readNow({ id, userId, fileKey, columns, language }: Import): Promise<Reading> {
    const source = await this.sourceOf(fileKey);
    const sender = await this.em.fork().findOne(Sender, { userId }, { fields: ['timeZone'] });
    const thread = new ReadingThread(source, {
      columns: columns ?? undefined,
      today: this.clock.today('UTC'),
      sender: { language: language ?? undefined, zone: sender?.timeZone },
    });
    try {
      const content = await thread.read();
      const { format, keepsFile } = content;
      if (content.columns) return { format, columns: content.columns };
      const rows = await this.compared(userId, content.read);
      if (rows.length === 0) throw unreadableFile('There is no person in this file.');
      await this.takePictures({ id, userId }, thread, rows);
      await this.store({ id, userId }, rows, content.bytes + (keepsFile ? source.size : 0));
      return { format, rows: rows.length, keepsFile };
    } finally {
      await thread.end();
    }
  }

  /** @throws Problem `import.unreadable` if the account keeps too much already */
  private store({ id, userId }: Pick<Import, 'id' | 'userId'>, rows: readonly Row[], bytes: number): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      // One after the other, so that files that are read at the same time cannot exceed the limits together.
      await lockSender(tx, userId);
      await expectRoom(tx, this.env, { id, userId, rows: rows.length, bytes });
      await tx.nativeUpdate(Import, { id }, { keptRows: rows.length, keptBytes: bytes });
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
  }

  private async sourceOf(key: string | null): Promise<ByteSource> {
    const found = key === null ? null : await this.storage.head(key);
    if (key === null || !found) throw gone();
    const read = async (start: number, end: number) => {
      const content = end > start ? await this.storage.get(key, { start, end: end - 1 }) : Readable.from([]);
      if (!content) throw gone();
      return buffer(content);
    };
    return { size: found.size, read };
  }

  /**
   * Stores the pictures of people who have none yet, until the import is deleted. Those that wait in other imports of the
   * sender count as well, so that no account fills the storage.
   */
  private async takePictures(
    { id, userId }: Pick<Import, 'id' | 'userId'>,
    thread: ReadingThread,
    rows: readonly Row[],
  ): Promise<void> {
    if (!rows.some(({ person }) => person?.picture !== undefined)) return;
    const em = this.em.fork();
    let room = portraitLimits.perAccount - (await portraitsOf(em, userId)) - (await waitingIn(em, userId, id));
    for (const { person, state, changes } of rows) {
      const { picture: name } = person ?? {};
      if (!person || name === undefined) continue;
      delete person.picture;
      const isWanted = state === 'new' || changes.includes('picture');
      const bytes = isWanted && room-- > 0 ? await thread.picture(name, mostPictureBytes) : undefined;
      const picture = bytes && (await asPortrait(Buffer.from(bytes)).catch(() => undefined));
      if (picture) person.picture = await this.portraits.store(picture, importKeptMs + dayMs);
    }
  }

  private async compared(userId: string, read: readonly (Checked | Unreadable)[]): Promise<Row[]> {
    const em = this.em.fork();
    const contacts = new Contacts(this.env.DEFAULT_COUNTRY);
    const sought = new Sought(contacts);
    const turns = new Turns();
    for (const each of read) {
      if ('person' in each) sought.add(each.person);
      await turns.pass();
    }
    const people = new KnownPeople(contacts);
    const kept = await keptIdeasOf(this.rpc, userId, sought);
    for (const person of await knownPeopleOf(em, userId, sought, kept)) people.add(person, {});
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

const unreadableRow = ({ name = '', problem }: Unreadable): Row => ({
  state: 'unreadable',
  name,
  person: null,
  changes: [],
  known: null,
  problem,
});

function comparedRow({ person, problems }: Checked, people: KnownPeople, contacts: Contacts): Row {
  const found = people.find(person);
  const known = found?.known;
  const difference = known && differenceOf(known, person, contacts);
  const state = stateOf(known, difference);
  if (!known) people.add(knownFrom(person), person);
  else people.learn(known, difference!, person);
  const changes = state === 'changed' ? wordsOf(difference!).slice(0, 50) : [];
  return {
    state,
    name: person.name,
    person,
    changes,
    known: found ? { name: found.known.name, by: found.by } : null,
    problem: problems.slice(0, 5).join(' ').slice(0, longestProblem) || null,
  };
}
