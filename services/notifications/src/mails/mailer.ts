import { Problem } from '@presently/messaging/problem';
import { callProvider } from '@presently/telemetry/provider-call';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { createTransport, type PluginFunction } from 'nodemailer';
import type { Readable } from 'node:stream';
import { suppressed } from '../contacts/suppressed.js';
import { Suppressions } from '../contacts/suppressions.js';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { Outcome } from '../deliveries/outcome.js';
import { outcomeOf, type SmtpError } from '../deliveries/smtp-outcome.js';
import { NotificationsEnv } from '../env.js';
import { Letters } from './letters.js';
import { hasControls } from './mail-text.js';
import { UnwritableMail } from './unwritable-mail.js';

/**
 * Puts the streams of a message that go to the server into its `contents`: whether one was read is the only sign of
 * whether any of the message has left.
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

/** Speaks to the mail server, over connections that stay open between messages. */
@Injectable()
export class Mailer {
  private readonly transport;
  private readonly domain: string;

  constructor(
    private readonly env: NotificationsEnv,
    private readonly letters: Letters,
    private readonly suppressions: Suppressions,
  ) {
    this.domain = env.MAIL_FROM.split('@')[1]!;
    const timeout = env.sendTimeoutMs;
    this.transport = createTransport({
      pool: true,
      url: env.SMTP_URL,
      maxConnections: env.SENDER_CONCURRENCY,
      // A kept connection may have been closed by the server: then another is tried, before anything has left.
      maxRequeues: 2,
      requireTLS: env.NODE_ENV === 'production',
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.transport.use('stream', showContents);
  }

  /** The same for every try of a delivery, so that a receiver can recognise a repetition. */
  messageIdOf(delivery: Delivery): string {
    return `<${delivery.id}@${this.domain}>`;
  }

  /** Writes and sends the mail of a delivery; a failure is an outcome, not an exception. */
  async send(delivery: Delivery): Promise<Outcome> {
    const contents: Readable[] = [];
    // The transport's timeouts start anew with each answer; this one ends a server that keeps answering slowly.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.env.sendTimeoutMs);
    try {
      const letter = await this.letters.write(delivery);
      // One mailbox: a list or a group in this field would send the mail to strangers.
      if (!isEmail(letter.to.address) || hasControls(letter.to.address))
        throw new UnwritableMail('the contact is not one e-mail address');
      const reason = await this.suppressions.reasonFor('email', letter.to.address);
      // Whoever wants no gifts still gets what they ask of their own account.
      const isAskedFor = delivery.kind === 'password-reset' || delivery.kind === 'reminder';
      if (reason && (!isAskedFor || reason === 'bounced')) return suppressed(reason);
      const mail = { ...letter, messageId: this.messageIdOf(delivery), signal: limit.signal, contents };
      await callProvider('smtp', 'send', () => this.transport.sendMail(mail), {
        error: (error) => (outcomeOf(error as SmtpError, true).kind === 'refused' ? 'refused' : 'unavailable'),
      });
      return { kind: 'accepted' };
    } catch (error) {
      if (error instanceof UnwritableMail) {
        return { kind: 'refused', error: error.message, reason: 'An email to this address could not be written.' };
      }
      if (error instanceof Problem) {
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

  close(): void {
    this.transport.close();
  }
}
