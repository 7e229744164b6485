import { readCalendar } from '@presently/contracts/gateway/calendar';
import { CalendarSecret, openCalendar } from '@presently/contracts/identity/calendar';
import { parseMessage } from '@presently/messaging/messages';
import { notFound, Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller } from '@nestjs/common';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { CallsAtOnce } from '../http/calls-at-once.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { CalendarFeeds } from './calendar-feeds.js';

/** The calendar feed, for calendar programs: they have no session, so the address is the secret. */
@Controller()
export class CalendarController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly calls: CallsAtOnce,
    private readonly feeds: CalendarFeeds,
  ) {}

  @Answers(readCalendar)
  async read({ request, reply, parameters: { file } }: Exchange<typeof readCalendar>): Promise<void> {
    reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' });
    const reader = await this.rpc.call(openCalendar, secretOf(file));
    // The secret names an account, so the request is one of its calls.
    await this.calls.begin(reader.userId, reply);
    const tag = await this.feeds.tagOf(reader);
    reply.headers({ etag: tag, vary: 'accept-encoding', 'content-disposition': 'inline; filename="presently.ics"' });
    if (isKnown(request.headers['if-none-match'], tag)) return void reply.code(304).send();
    const gzip = await this.feeds.read(reader, tag);
    reply.type('text/calendar; charset=utf-8');
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return void reply.header('content-encoding', 'gzip').send(gzip);
    void reply.send(Readable.from([gzip]).pipe(createGunzip()));
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
