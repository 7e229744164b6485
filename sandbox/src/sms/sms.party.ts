import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../changes.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import { Outbox } from '../outbox/outbox.js';
import type { Party } from '../party.js';
import { Callbacks } from './callbacks.js';
import { isTo, toPublic, type CapturedText, type Reply } from './captured-text.js';
import { refusedNumbers, undeliveredNumbers, unsubscribed } from './magic-numbers.js';
import { twilioRoutes, type NewText } from './twilio.routes.js';

interface SmsOptions {
  outboxFile?: string;
  /** The sandbox's address. Available after the start. */
  url: () => string;
  /** The product's real address, if the addresses in its requests are not reachable from here. */
  productUrl?: string | undefined;
}

/** An account: the secret for signatures, and the address for answers. */
interface Account {
  authToken: string;
  webhook?: string;
}

/** Milliseconds until a text is `sent`, and then `delivered`. */
const sentAfterMs = 100;
const arrivedAfterMs = 400;

const newSid = () => `SM${randomBytes(16).toString('hex')}`;

/** An imitated Twilio, and phones that can answer. */
export class SmsParty implements Party {
  readonly name = 'sms';
  readonly title = 'Texts';
  readonly outbox: Outbox<CapturedText>;
  readonly replies: Reply[] = [];
  private readonly stopped = new Set<string>();
  private readonly accounts = new Map<string, Account>();
  private readonly ending = new AbortController();
  private readonly callbacks: Callbacks;

  constructor(
    private readonly options: SmsOptions,
    private readonly faults: FaultSwitches,
    private readonly changes: Changes,
  ) {
    this.outbox = new Outbox(options.outboxFile);
    this.callbacks = new Callbacks(options.productUrl);
  }

  get address(): string {
    return `${this.options.url()}/2010-04-01`;
  }

  async start(): Promise<void> {}

  async stop(): Promise<void> {
    this.ending.abort();
  }

  clear(): void {
    this.outbox.clear();
    this.replies.length = 0;
  }

  routes(app: FastifyInstance): void {
    app.get<{ Querystring: { to?: string } }>('/outbox/sms', ({ query }) => {
      const { to } = query;
      const texts = this.outbox.list().filter((text) => to === undefined || isTo(text, to));
      return texts.map(toPublic);
    });
    app.post<{ Body: { from?: string; body?: string } }>('/sms/replies', async ({ body }, reply) => {
      if (!body?.from || !body.body) return reply.code(400).send({ message: 'Send who answers, and what' });
      const isKnown = await this.answer(body.from, body.body);
      return isKnown ? reply.code(204).send() : reply.code(404).send({ message: 'Nobody has texted this number' });
    });
    twilioRoutes(app, this, this.faults);
  }

  refusalOf(to: string): { code: number; message: string } | undefined {
    return this.stopped.has(to) ? unsubscribed : refusedNumbers[to];
  }

  take({ authToken, ...text }: NewText): CapturedText {
    const taken: CapturedText = { id: newSid(), ...text, status: 'queued', receivedAt: new Date().toISOString() };
    const webhook = text.statusCallback?.split('?')[0];
    this.accounts.set(text.accountSid, { authToken, ...(webhook && { webhook }) });
    this.outbox.add(taken);
    this.changes.announce();
    void this.travel(taken, authToken).catch(() => undefined);
    return taken;
  }

  /** A phone answers the last text it received. */
  private async answer(from: string, body: string): Promise<boolean> {
    const last = this.outbox.list().find((text) => isTo(text, from));
    const account = last && this.accounts.get(last.accountSid);
    if (!account) return false;
    const reply: Reply = { id: newSid(), from: last.to, to: last.from, body, receivedAt: new Date().toISOString() };
    this.replies.push(reply);
    // Twilio itself obeys these words before it forwards them.
    const word = body.trim().toUpperCase();
    if (word === 'STOP') this.stopped.add(last.to);
    if (word === 'START') this.stopped.delete(last.to);
    this.changes.announce();
    if (account.webhook) {
      await this.callbacks.post(account.webhook, account.authToken, {
        AccountSid: last.accountSid,
        ApiVersion: '2010-04-01',
        Body: body,
        From: reply.from,
        MessageSid: reply.id,
        NumMedia: '0',
        NumSegments: '1',
        SmsMessageSid: reply.id,
        SmsSid: reply.id,
        SmsStatus: 'received',
        To: reply.to,
      });
    }
    return true;
  }

  private async travel(text: CapturedText, authToken: string): Promise<void> {
    const { signal } = this.ending;
    await delay(sentAfterMs, undefined, { signal });
    await this.report(text, authToken, 'sent');
    await delay(arrivedAfterMs, undefined, { signal });
    const errorCode = undeliveredNumbers[text.to];
    await this.report(text, authToken, errorCode ? 'undelivered' : 'delivered', errorCode);
  }

  private async report(text: CapturedText, authToken: string, status: string, errorCode?: number): Promise<void> {
    this.outbox.change(text.id, { status, ...(errorCode && { errorCode }) });
    this.changes.announce();
    if (!text.statusCallback) return;
    await this.callbacks.post(text.statusCallback, authToken, {
      AccountSid: text.accountSid,
      ApiVersion: '2010-04-01',
      From: text.from,
      MessageSid: text.id,
      MessageStatus: status,
      SmsSid: text.id,
      SmsStatus: status,
      To: text.to,
      ...(errorCode && { ErrorCode: String(errorCode) }),
    });
  }
}
