import { getCalendarVersion, listCalendar, type CalendarEntry } from '@presently/contracts/gifting/calendar';
import type { CalendarReader } from '@presently/contracts/identity/calendar';
import { userErased } from '@presently/contracts/identity/erasure';
import { RpcClient } from '@presently/messaging/rpc-client';
import { calendarFeedLimits } from '@presently/rules/bounds';
import { calendarParts } from '@presently/rules/calendar-text';
import { Clock } from '@presently/service/clock';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { withPauses } from '@presently/service/with-pauses';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { GatewayEnv } from '../env.js';

/** A calendar's text, compressed: a tenth of its size. */
interface Feed {
  tag: string;
  gzip: Buffer;
}

/** Bytes of the feeds that are kept. */
const mostKept = 64_000_000;
/** Entries of a page: reading one takes a few milliseconds. */
const pageOf = 200;
/** A change of the text's form begins other tags. */
const form = 2;

/**
 * Writes calendars and keeps them until something in them changes. One is written once for requests at the same time, in
 * parts with pauses: the text of one account may be megabytes.
 */
@Injectable()
export class CalendarFeeds {
  private readonly kept = new LRUCache<string, Feed>({
    maxSize: mostKept,
    sizeCalculation: ({ gzip }) => gzip.length + 200,
  });
  private readonly writing = new Map<string, Promise<Feed>>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly env: GatewayEnv,
    private readonly clock: Clock,
    events: EventBroadcasts,
  ) {
    events.overhear(userErased, ({ data }) => void this.kept.delete(data.userId));
  }

  /** Names the text as it is now. It is known without the text. */
  async tagOf({ userId, reminderDaysBefore }: CalendarReader): Promise<string> {
    const { version } = await this.rpc.call(getCalendarVersion, { userId });
    const facts = [form, userId, version, reminderDaysBefore, this.env.origin, this.noteOn];
    return `W/"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url')}"`;
  }

  /** The text under a tag, compressed with gzip. */
  async read(reader: CalendarReader, tag: string): Promise<Buffer> {
    const known = this.kept.get(reader.userId);
    if (known?.tag === tag) return known.gzip;
    const writing =
      this.writing.get(tag) ??
      this.write(reader, tag).finally(() => {
        this.writing.delete(tag);
      });
    this.writing.set(tag, writing);
    return (await writing).gzip;
  }

  private async write({ userId, reminderDaysBefore: leadDays }: CalendarReader, tag: string): Promise<Feed> {
    const parts = calendarParts(this.pagesOf(userId), {
      leadDays,
      origin: this.env.origin,
      noteOn: this.noteOn,
      ...calendarFeedLimits,
    });
    const text = Readable.from(withPauses(parts), { objectMode: false });
    const compressed = createGzip({ level: 5 });
    text.once('error', (error) => compressed.destroy(error));
    const feed = { tag, gzip: await buffer(text.pipe(compressed)) };
    this.kept.set(userId, feed);
    return feed;
  }

  private async *pagesOf(userId: string): AsyncGenerator<CalendarEntry[]> {
    let after: string | undefined;
    do {
      const page = await this.rpc.callForPage(listCalendar, { userId, limit: pageOf, ...(after && { after }) });
      yield page.rows;
      after = page.next;
    } while (after);
  }

  /** The first of the month: a day of every day would send the calendar again each day. */
  private get noteOn(): string {
    return `${this.clock.today('UTC').slice(0, 7)}-01`;
  }
}
