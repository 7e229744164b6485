import { RpcClient } from '@presently/messaging/rpc-client';
import { importKeptMs } from '@presently/rules/imports';
import { portraitLimits } from '@presently/rules/portraits';
import { Clock } from '@presently/service/clock';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GiftingEnv } from '../env.js';
import { asPortrait } from '../recipients/portraits/portrait-format.js';
import { StorePortrait } from '../recipients/portraits/store-portrait.js';
import { Recipient } from '../recipients/record/recipient.entity.js';
import { Sender } from '../senders/sender.entity.js';
import { lockSender } from '../senders/lock-sender.js';
import type { ByteSource } from './read/files/byte-source.js';
import { expectRoom } from './import-room.js';
import { ImportRow } from './import-row.entity.js';
import { Import, type StoredColumns } from './import.entity.js';
import { storeRows } from './store-rows.queries.js';
import { ReadingTime } from './reading-time.js';
import { ReadingThread, type FileContent } from './thread/reading-thread.js';
import { peopleOfSender } from './compare/people-of-sender.queries.js';
import { dayMs } from '../uploads/upload-rules.js';
import { unreadableFile } from './read/files/unreadable-file.js';
import { told } from './read/told.js';

/** What reading has led to. */
export type Reading = { format: string } & ({ columns: StoredColumns } | { rows: number; keepsFile: boolean });

const mostPictureBytes = 1_000_000;

/** Has the file of an import read and compared with the sender's people, and stores the rows. */
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

  private readonly time = new ReadingTime();

  /** Milliseconds until the next file of this account is read, after many large ones. */
  rest(userId: string): number {
    return this.time.rest(userId);
  }

  /** @throws Problem `import.unreadable` */
  read(each: Import): Promise<Reading> {
    const turn = this.turns.then(() => this.readNow(each));
    this.turns = turn.catch(() => undefined);
    return turn;
  }

  private async readNow({ id, userId, fileKey, columns, language }: Import): Promise<Reading> {
    const source = await this.sourceOf(fileKey);
    const sender = await this.em.fork().findOne(Sender, { userId }, { fields: ['timeZone'] });
    const people = peopleOfSender({ em: this.em.fork(), rpc: this.rpc, level: this.env.BUDGETS }, userId);
    const thread = new ReadingThread(source, people, {
      columns: columns ?? undefined,
      today: this.clock.today('UTC'),
      sender: { language: language ?? undefined, zone: sender?.timeZone },
      country: this.env.DEFAULT_COUNTRY,
    });
    try {
      const { format, keepsFile, columns: asked, count, counts, bytes, pictures } = await thread.read();
      if (asked) return { format, columns: asked };
      if (count === 0) throw unreadableFile(told('people-none'));
      const keys = await this.storePictures({ id, userId }, thread, pictures);
      const rows = await thread.rows(keys);
      await this.store({ id, userId }, { rows, count, counts, bytes: bytes + (keepsFile ? source.size : 0) });
      return { format, rows: count, keepsFile };
    } finally {
      this.time.add(userId, await thread.end());
    }
  }

  /** @throws Problem `import.unreadable` if the account keeps too much already */
  private store(
    { id, userId }: Pick<Import, 'id' | 'userId'>,
    { rows, count, counts, bytes }: Pick<FileContent, 'count' | 'counts' | 'bytes'> & { rows: readonly string[] },
  ): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      // One after the other, so that files that are read at the same time cannot exceed the limits together.
      await lockSender(tx, userId);
      await expectRoom(tx, this.env, { id, userId, rows: count, bytes });
      await tx.nativeUpdate(Import, { id }, { keptRows: count, keptBytes: bytes, counts });
      await tx.nativeDelete(ImportRow, { import: id });
      for (const part of rows) await storeRows(tx, id, part);
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
   * @returns their keys by their names in the zip
   */
  private async storePictures(
    { id, userId }: Pick<Import, 'id' | 'userId'>,
    thread: ReadingThread,
    names: readonly string[],
  ): Promise<Map<string, string>> {
    const keys = new Map<string, string>();
    if (names.length === 0) return keys;
    const em = this.em.fork();
    const room = portraitLimits.perAccount - (await portraitsOf(em, userId)) - (await waitingIn(em, userId, id));
    for (const name of names.slice(0, Math.max(0, room))) {
      const bytes = keys.has(name) ? undefined : await thread.picture(name, mostPictureBytes);
      const picture = bytes && (await asPortrait(Buffer.from(bytes)).catch(() => undefined));
      if (picture) keys.set(name, await this.portraits.store(picture, importKeptMs + dayMs));
    }
    return keys;
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

const gone = () => unreadableFile(told('file-gone'));
