import PostalMime, { type Email } from 'postal-mime';
import { statusCodes } from '../deliveries/mail-refusal.js';

/** A mail that has come back for good. */
export interface Bounce {
  /** `5.1.1`, RFC 3463 */
  status: string;
}

/** A mail that came in, as far as it matters here. */
export interface IncomingMail {
  /** The addresses it was sent to. Some hosts name the envelope's in a header of their own. */
  addressedTo: string;
  /** `undefined` unless the mail says that its message will never arrive. */
  bounce: Bounce | undefined;
}

const recipientHeaders = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];
/** Senders of bounces; Exchange Online has an address of 32 digits for each customer. */
const isMailSystem = /^(mailer-daemon|postmaster|microsoftexchange[0-9a-f]{32})@/i;
const saysFailure =
  /^(undeliver(able|ed)|delivery status notification \(failure\)|(mail )?delivery (has )?fail(ed|ure)|failure notice|returned mail)/i;

/** "Delivery time expired": the one temporary status after which a server has given up. */
const expired = '4.4.7';
const isFinal = (status: string) => status.startsWith('5.') || status === expired;

/**
 * Reads a mail that came in at the bounce address. A mail that cannot be read, such as one of many nested parts, is no
 * bounce: the mail host would post it again and again after an error.
 * @param raw the whole message
 */
export async function readBounce(raw: Buffer): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 10, attachmentEncoding: 'utf8' }).catch(() => undefined);
  if (!mail) return { addressedTo: '', bounce: undefined };
  const addressedTo = mail.headers.flatMap(({ key, value }) => (recipientHeaders.includes(key) ? [value] : []));
  return { addressedTo: addressedTo.join(' '), bounce: bounceIn(mail) };
}

function bounceIn(mail: Email): Bounce | undefined {
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  return typeof report?.content === 'string' ? reported(report.content) : described(mail);
}

/** RFC 3464: paragraphs of fields; the first is about the message, each other one about a recipient. */
function reported(report: string): Bounce | undefined {
  const paragraphs = report.replaceAll('\r\n', '\n').split(/\n{2,}/);
  const statuses = paragraphs.flatMap((paragraph) => {
    const action = /^action:\s*failed\b/im.test(paragraph);
    const [, status] = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(paragraph) ?? [];
    return action && status && isFinal(status) ? [status] : [];
  });
  return statuses[0] === undefined ? undefined : { status: statuses[0] };
}

/** A bounce in words, as older mail systems and some gateways write it. A temporary status in it makes it uncertain. */
function described({ from, subject = '', text = '', html = '' }: Email): Bounce | undefined {
  if (!isMailSystem.test(from?.address ?? '') || !saysFailure.test(subject)) return undefined;
  const statuses = [...(text || html).matchAll(statusCodes)].map(([, status]) => status!);
  return statuses.length > 0 && statuses.every(isFinal) ? { status: statuses[0]! } : undefined;
}
