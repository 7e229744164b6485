import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { createTransport, type PluginFunction } from 'nodemailer';
import type { Readable } from 'node:stream';
import type { Delivery } from '../deliveries/delivery.entity.js';
import { outcomeOf, type Outcome, type SmtpError } from '../deliveries/smtp-outcome.js';
import { NotificationsEnv } from '../env.js';
import { giftMail } from './gift-mail.js';
import { headerText } from './mail-text.js';
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

  constructor(private readonly env: NotificationsEnv) {
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

  /** Sends a gift's mail; a failure is an outcome, not an exception. */
  async sendGift(delivery: Delivery): Promise<Outcome> {
    const messageId = this.messageIdOf(delivery);
    const contents: Readable[] = [];
    // The transport's timeouts start anew with each answer; this one ends a server that keeps answering slowly.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.env.sendTimeoutMs);
    try {
      const mail = { ...this.write(delivery), messageId, signal: limit.signal, contents };
      await this.transport.sendMail(mail);
      return { kind: 'accepted' };
    } catch (error) {
      if (error instanceof UnwritableMail) {
        return { kind: 'refused', error: error.message, reason: 'An email to this address could not be written.' };
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

  private write({ contact, payload }: Delivery) {
    // One mailbox: a list or a group in this field would send the gift to strangers.
    if (!isEmail(contact)) throw new UnwritableMail('the contact is not one e-mail address');
    const { senderName, recipientName, message, shareToken } = payload;
    const giftUrl = `${this.env.PUBLIC_URL.replace(/\/+$/, '')}/gift/${encodeURIComponent(shareToken)}`;
    return {
      from: { name: headerText(`${senderName} via Presently`), address: this.env.MAIL_FROM },
      to: { name: headerText(recipientName), address: contact },
      ...giftMail({ senderName, recipientName, message, giftUrl }),
    };
  }
}
