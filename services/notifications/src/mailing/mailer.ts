import { Problem } from '@presently/messaging/problem';
import { toldProblem } from '@presently/rules/delivery-problems/en';
import { callProvider } from '@presently/telemetry/provider-call';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { createTransport, type PluginFunction } from 'nodemailer';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BounceAddress } from '../bounces/bounce-address.js';
import { suppressed } from '../contacts/suppressed.js';
import { MessageBudgets } from '../contacts/message-budgets.js';
import { Suppressions } from '../contacts/suppressions.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { Outcome } from '../deliveries/outcome.js';
import { outcomeOf, type SmtpError } from './smtp-outcome.js';
import { NotificationsEnv } from '../env.js';
import { hasControls, UnwritableMail } from '../mails/parts/header-text.js';
import { stoppedBySuspension, SuspendedAccounts } from '../suspensions/suspended-accounts.js';
import { MailWriters } from './mail-writers.js';
import { mimeMessage } from './mime-message.js';
import { sendersKinds, withoutServer } from '../deliveries/without-server.js';

/** Mails to users about their own account and occasions. */
const ownKinds: readonly Delivery['kind'][] = [
  'password-reset',
  'account',
  'reminder',
  'day',
  'gift-failed',
  'gift-chosen',
  'gift-arrival',
  'proposal',
  'export',
  'webhook-off',
];
/** Mails that keep an account its owner's. They are tried whatever others' mails to the address have met. */
const vitalKinds: readonly Delivery['kind'][] = ['password-reset', 'account'];
/**
 * Collects the streams of a message in its `contents`. Only a stream that was read shows that part of the message has
 * left for the server.
 */
const showContents: PluginFunction = (mail, done) => {
  const { contents } = mail.data as { contents: Readable[] };
  const open = mail.message.createReadStream.bind(mail.message);
  mail.message.createReadStream = (options) => {
    const content = open(options);
    contents.push(content);
    return content;
  };
  done();
};

/** Sends mails over SMTP, over connections that stay open between messages. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport;
  private readonly domain: string;

  constructor(
    private readonly env: NotificationsEnv,
    private readonly writers: MailWriters,
    private readonly suppressions: Suppressions,
    private readonly budgets: MessageBudgets,
    private readonly suspendedAccounts: SuspendedAccounts,
    private readonly bounceAddress: BounceAddress,
  ) {
    this.domain = env.MAIL_FROM.split('@')[1]!;
    const timeout = env.sendTimeoutMs;
    this.transport = createTransport({
      pool: true,
      ...(env.hasMailServer && { url: env.SMTP_URL }),
      maxConnections: env.SENDER_CONCURRENCY,
      // The server may have closed an idle connection. The message is then sent over another one, from its start.
      maxRequeues: 2,
      requireTLS: env.NODE_ENV === 'production',
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      // Frees the place of a connection whose server says nothing any more. It is longer than a try: after a pause of the
      // process the limit of `send` reads an answer that has arrived meanwhile, and this one would not.
      socketTimeout: 3 * timeout,
      dnsTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', showContents);
  }

  /** The same for every try of a delivery: receivers recognise a repetition by it. */
  messageIdOf(delivery: Delivery): string {
    return `<${delivery.id}@${this.domain}>`;
  }

  /** Writes and sends the mail of a delivery. A failure is an outcome, not an exception. */
  async send(delivery: Delivery): Promise<Outcome> {
    if (!this.env.hasMailServer) return withoutServer(delivery, Date.now());
    const contents: Readable[] = [];
    // The transport's timeouts restart with each answer. This one also limits a server that keeps answering slowly.
    const limit = new AbortController();
    // After a pause of the process, the answer may have arrived already. It is read before the immediate.
    const timer = setTimeout(() => setImmediate(() => limit.abort()), this.env.sendTimeoutMs);
    try {
      const { ownOf, ...outgoing } = await this.writers.write(delivery);
      // A list or a group in this field would send the mail to strangers.
      if (!isEmail(outgoing.to.address) || hasControls(outgoing.to.address))
        throw new UnwritableMail('the contact is not one e-mail address');
      const isSenders = sendersKinds.includes(delivery.kind);
      const asked = Promise.all([
        this.suppressions.reasonFor('email', outgoing.to.address),
        isSenders && this.suspendedAccounts.has(delivery.userId),
      ]);
      // The database answers while the mail is encoded.
      const [[reason, isSuspended], raw] = await Promise.all([
        asked,
        nextTurn().then(() => mimeMessage(outgoing, this.messageIdOf(delivery))),
      ]);
      // A reader who wants no gifts still receives the mails of their own account.
      const passing = reason === 'bounced' ? vitalKinds : ownKinds;
      if (reason && !passing.includes(delivery.kind)) return suppressed(reason);
      if (ownOf && !delivery.isCounted) {
        await this.budgets.chargeOwnMail(ownOf);
        delivery.isCounted = true;
      }
      if (isSuspended) return stoppedBySuspension;
      const bounceTo = delivery.kind === 'gift' ? this.bounceAddress.of(delivery.id) : undefined;
      const mail = {
        raw,
        envelope: { from: bounceTo ?? outgoing.from.address, to: outgoing.to.address },
        signal: limit.signal,
        contents,
      };
      await callProvider('smtp', 'send', () => this.transport.sendMail(mail), {
        error: (error) => (outcomeOf(error as SmtpError, true).kind === 'refused' ? 'refused' : 'unavailable'),
      });
      return { kind: 'accepted' };
    } catch (error) {
      if (error instanceof UnwritableMail) {
        return { kind: 'refused', error: error.message, ...toldProblem('mail-unwritable') };
      }
      if (error instanceof Problem) {
        if (error.code === 'budget-used') return overBudget(delivery, error);
        const isNeeded = error.status !== 404;
        return isNeeded
          ? { kind: 'not-sent', error: error.code }
          : { kind: 'refused', error: error.code, reason: 'Nobody needs this email any more.' };
      }
      return outcomeOf(
        error as SmtpError,
        contents.some((content) => content.readableDidRead),
      );
    } finally {
      clearTimeout(timer);
    }
  }

  /** After the workers have finished. */
  onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** How long news waits for a budget. A reminder waits until its occasions are over. */
const patienceMs: Partial<Record<Delivery['kind'], number>> = {
  reminder: Infinity,
  'gift-viewed': 48 * 3_600_000,
  'gift-thanked': 48 * 3_600_000,
  'gift-failed': 48 * 3_600_000,
  'gift-chosen': 48 * 3_600_000,
  'gift-arrival': 48 * 3_600_000,
  proposal: 48 * 3_600_000,
};

/** Waits for the next window, unless the mail would be of no use by then. */
function overBudget({ kind, createdAt }: Delivery, { code, message, detail }: Problem): Outcome {
  const forMs = (detail.retryAfter ?? 0) * 1_000;
  const age = Date.now() + forMs - createdAt.getTime();
  if (age > (patienceMs[kind] ?? 0)) return { kind: 'refused', error: code, reason: message };
  return { kind: 'postponed', error: code, forMs };
}
