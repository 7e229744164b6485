import { readCalendar } from '@presently/contracts/gateway/calendar';
import { listCalendar, type CalendarEntry } from '@presently/contracts/gifting/calendar';
import { CalendarSecret, openCalendar } from '@presently/contracts/identity/calendar';
import { parseMessage } from '@presently/messaging/messages';
import { notFound, Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { calendarText } from '@presently/rules/calendar-text';
import { Controller } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { GatewayEnv } from '../env.js';
import { sendCompressed } from '../http/compressed.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';

/** Occasions in one feed: calendar programs refuse files of more than a few megabytes. */
const mostEntries = 5_000;

/** The calendar feed, for calendar programs: they have no session, so the address is the secret. */
@Controller()
export class CalendarController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly env: GatewayEnv,
  ) {}

  @Answers(readCalendar)
  async read({ request, reply, parameters: { file } }: Exchange<typeof readCalendar>): Promise<void> {
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' });
    const { userId, reminderDaysBefore } = await this.rpc.call(openCalendar, secretOf(file));
    const feed = { leadDays: reminderDaysBefore, origin: this.env.origin };
    const text = calendarText(await this.entriesOf(userId), feed);
    const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ etag: tag, 'content-disposition': 'inline; filename="presently.ics"' });
    if (isKnown(request.headers['if-none-match'], tag)) return void reply.code(304).send();
    reply.type('text/calendar; charset=utf-8');
    return sendCompressed(request, reply, text);
  }

  private async entriesOf(userId: string): Promise<CalendarEntry[]> {
    const entries: CalendarEntry[] = [];
    let after: string | undefined;
    do {
      const page = await this.rpc.callForPage(listCalendar, { userId, ...(after && { after }) });
      entries.push(...page.rows);
      after = page.next;
    } while (after && entries.length < mostEntries);
    return entries.slice(0, mostEntries);
  }
}

/** @throws Problem `not-found`: a guess learns nothing from the form of its secret. */
function secretOf(file: string): CalendarSecret {
  try {
    return parseMessage(CalendarSecret, { secret: file.replace(/\.ics$/, '') });
  } catch (error) {
    throw error instanceof Problem ? notFound('Calendar') : error;
  }
}

const isKnown = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((known) => known.trim() === tag || known.trim() === '*');
