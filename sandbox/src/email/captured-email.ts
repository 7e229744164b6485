import { randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Header } from 'postal-mime';
import type { MailPictures } from './mail-pictures.js';

/** An accepted mail, in the shape of `GET /outbox/emails`. */
export interface CapturedEmail {
  id: string;
  /** The envelope's recipients, separated by `, `. */
  to: string;
  /** The sender as a mail program shows it: `Ann via Presently <gifts@presently.example>`. */
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name; a list for a header that occurs more than once. */
  headers: Record<string, string | string[]>;
  /** The pictures that came with it, by content id: see `MailPictures`. */
  pictures: Record<string, string>;
  /** ISO instant. */
  receivedAt: string;
}

function written(address: Address | undefined): string | undefined {
  if (!address?.address) return undefined;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

function byName(headers: readonly Header[]): CapturedEmail['headers'] {
  const result: CapturedEmail['headers'] = {};
  for (const { key, value } of headers) {
    const before = result[key];
    result[key] = before === undefined ? value : [...[before].flat(), value];
  }
  return result;
}

/** @param envelope the addresses of the SMTP conversation. They decide the delivery; those in headers do not. */
export async function captureEmail(
  raw: Buffer,
  envelope: { from: string; to: string[] },
  kept: MailPictures,
): Promise<CapturedEmail> {
  const mail = await PostalMime.parse(raw);
  return {
    id: randomUUID(),
    to: envelope.to.join(', '),
    from: written(mail.from) ?? envelope.from,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    // As a mail host writes it on delivery.
    headers: { ...byName(mail.headers), 'return-path': `<${envelope.from}>` },
    pictures: kept.keep(mail.attachments),
    receivedAt: new Date().toISOString(),
  };
}

/** Ignores the case of addresses. */
export const isFor = (email: CapturedEmail, address: string) =>
  email.to.split(', ').some((recipient) => recipient.toLowerCase() === address.trim().toLowerCase());
