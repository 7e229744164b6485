import { RpcClient } from '@presently/messaging/rpc-client';
import { exportFileLimits, mostExportedMedia } from '@presently/rules/bounds';
import { Clock } from '@presently/service/clock';
import { ObjectStorage } from '@presently/service/storage/object-storage';
import { withPauses } from '@presently/service/with-pauses';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { GiftingEnv } from '../env.js';
import { exportJson, exportSchema } from './export-json.js';
import type { ExportLease } from './export-lease.js';
import { giftsCsv, recipientsCsv } from './export-tables.js';
import { occasionsIcs } from './occasions-ics.js';
import { recipientsVcf } from './recipients-vcf.js';
import { portraitsOf, recordingsOf, type StoredFile } from './stored-files.js';
import { sourceLists, UserDataSource } from './user-data-source.js';

const readMe = `This is everything that Presently holds about your account.

export.json      all of it; schema.json describes its fields
recipients.csv   people, for spreadsheets
recipients.vcf   people, for address books
occasions.ics    their days, for calendars
gifts.csv        gifts, for spreadsheets
pictures         pictures of people that you have uploaded
recordings       voice notes and video messages

export.json says under "leftOut" which of its lists were too long to be complete. The files for other programs end at the
same limits: ${exportFileLimits.mostEntries.toLocaleString('en-US')} rows, and 500 MB.

Another Presently account can import this file: people, their days, ideas that you keep and gifts that you have given.
`;

/** Writes zips. A file is made when the one before it has been read, so memory holds a few pages of rows. */
@Injectable()
export class Archives {
  constructor(
    private readonly em: EntityManager,
    private readonly rpc: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
    private readonly env: GiftingEnv,
  ) {}

  /** The zip of a user. It fails when the lease ends. */
  async open(userId: string, lease: ExportLease): Promise<Readable> {
    const { signal } = lease;
    const em = this.em.fork();
    const source = new UserDataSource(this.rpc, userId, signal);
    const files = [...(await portraitsOf(em, userId)), ...(await recordingsOf(em, userId, mostExportedMedia))];
    const now = this.clock.now();

    let done = 0;
    const steps = sourceLists.length + 4 + files.length;
    const step = () => lease.report(++done / steps);

    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    const fail = (error: unknown) => output.destroy(error as Error);
    // It may fail before the storage listens. The storage then finds it destroyed.
    output.on('error', () => undefined);
    zip.on('error', fail);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });

    const follow = (content: Readable) => content.once('error', fail).once('end', step);

    const addText = (name: string, text: AsyncGenerator<string>) =>
      zip.addReadStream(follow(Readable.from(withPauses(text), { objectMode: false })), name, { mtime: now });
    const addStored = ({ key, file }: StoredFile) =>
      zip.addReadStreamLazy(file, { mtime: now, compress: false }, (begin) => {
        void this.stored(key).then((content) => begin(undefined, follow(content)), fail);
      });

    addText('export.json', exportJson(source, now, step));
    zip.addBuffer(Buffer.from(exportSchema()), 'schema.json', { mtime: now });
    zip.addBuffer(Buffer.from(readMe), 'README.txt', { mtime: now });
    addText('recipients.csv', recipientsCsv(source));
    addText('recipients.vcf', recipientsVcf(source));
    addText('occasions.ics', occasionsIcs(em, { userId, today: this.clock.today('UTC'), origin: this.env.site }));
    addText('gifts.csv', giftsCsv(source));
    for (const file of files) addStored(file);
    zip.end();
    return output;
  }

  /** Empty for an object that is gone. */
  private async stored(key: string): Promise<Readable> {
    return (await this.storage.get(key)) ?? Readable.from([]);
  }
}
