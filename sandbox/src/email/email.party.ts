import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Changes } from '../changes.js';
import type { Fault } from '../faults/fault.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import { Outbox } from '../outbox/outbox.js';
import type { Party } from '../party.js';
import { captureEmail, isFor, type CapturedEmail } from './captured-email.js';
import { emailFrame, frameHeaders } from './email-frame.js';
import { MailPictures } from './mail-pictures.js';
import { MailHost, type MailHostTarget } from './mail-host.js';
import { SmtpListener } from './smtp-listener.js';

interface EmailOptions {
  host: string;
  /** 0 picks a free port, which stays the same across faults. */
  port: number;
  outboxFile?: string;
  /** Receives the mails that come back. */
  bounces?: MailHostTarget;
}

/** Mailboxes that do not exist: `bounce@…`, `bounce+anything@…`. */
const isBouncing = (address: string) => /^bounce(\+[^@]*)?@/i.test(address);

/** An imitated mail provider: a real SMTP conversation, and an outbox in place of delivery. */
export class EmailParty implements Party {
  readonly name = 'email';
  readonly title = 'E-mail';
  readonly outbox: Outbox<CapturedEmail>;
  private readonly listener: SmtpListener;
  private readonly host: MailHost;
  private readonly pictures = new MailPictures();
  private port: number;
  /** Aborted when the fault changes, so that it also ends the wait of `slow`. */
  private waiting = new AbortController();
  private readonly stopping = new AbortController();
  private switching: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: EmailOptions,
    private readonly faults: FaultSwitches,
    private readonly changes: Changes,
  ) {
    this.port = options.port;
    this.outbox = new Outbox(options.outboxFile);
    this.host = new MailHost(options.bounces);
    this.listener = new SmtpListener({
      onRecipient: (address) => {
        const isRefused = faults.get('email').mode === 'reject' || isBouncing(address);
        if (isRefused) throw new Error(`5.1.1 <${address}>: mailbox unavailable`);
      },
      onMail: (raw, envelope) => this.accept(raw, envelope),
    });
    faults.onChange(
      this.name,
      (fault) => (this.switching = this.switching.catch(() => undefined).then(() => this.behave(fault))),
    );
  }

  get address(): string {
    return `smtp://${this.options.host}:${this.port}`;
  }

  async start(): Promise<void> {
    this.port = await this.listener.open(this.port, this.options.host);
  }

  async stop(): Promise<void> {
    this.waiting.abort();
    this.stopping.abort();
    await this.listener.close();
  }

  clear(): void {
    this.outbox.clear();
  }

  routes(app: FastifyInstance): void {
    app.get<{ Querystring: { to?: string } }>('/outbox/emails', ({ query }) => {
      const { to } = query;
      return to === undefined ? this.outbox.list() : this.outbox.list().filter((email) => isFor(email, to));
    });

    type Frame = { Params: { id: string }; Querystring: { scheme?: string } };
    app.get<Frame>('/outbox/emails/:id/html', ({ params, query }, reply) => {
      const email = this.outbox.find(params.id);
      if (!email) return reply.code(404).send({ message: 'This mail is not in the outbox' });
      const frame = emailFrame(email, query.scheme === 'dark' ? 'dark' : 'light');
      return reply.headers(frameHeaders).send(this.pictures.show(frame, email.pictures));
    });
  }

  /** The mail is stored before the wait: `slow` delays only the answer. */
  private async accept(raw: Buffer, envelope: { from: string; to: string[] }): Promise<void> {
    this.outbox.add(await captureEmail(raw, envelope, this.pictures));
    this.changes.announce();
    const fault = this.faults.get('email');
    if (fault.mode === 'bounce')
      for (const to of envelope.to) void this.host.giveBack(raw, { from: envelope.from, to }, this.stopping.signal);
    if (fault.mode === 'slow')
      await delay(fault.delayMs, undefined, { signal: this.waiting.signal }).catch(() => undefined);
  }

  private async behave(fault: Fault): Promise<void> {
    this.waiting.abort();
    this.waiting = new AbortController();
    if (fault.mode === 'down') await this.listener.close();
    else if (!this.listener.isOpen) await this.start();
  }
}
