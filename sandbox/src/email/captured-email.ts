import { randomUUID } from 'node:crypto';
import PostalMime, { type Address, type Header } from 'postal-mime';

/** An accepted mail, as `GET /outbox/emails` shows it. */
export interface CapturedEmail {
  id: string;
  /** Who it was handed over for, from the envelope; several are separated by `, `. */
  to: string;
  /** The sender as the mail client would show it: `Ann via Presently <gifts@presently.example>`. */
  from: string;
  subject: string;
  text: string;
  html: string;
  /** By lower-case name; a list where the header stands more than once. */
  headers: Record<string, string | string[]>;
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

/** @param envelope the addresses of the SMTP conversation, which decide about delivery; the headers are only shown. */
export async function captureEmail(raw: Buffer, envelope: { from: string; to: string[] }): Promise<CapturedEmail> {
  const mail = await PostalMime.parse(raw);
  return {
    id: randomUUID(),
    to: envelope.to.join(', '),
    from: written(mail.from) ?? envelope.from,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: byName(mail.headers),
    receivedAt: new Date().toISOString(),
  };
}

/** Addresses are compared without regard to case. */
export const isFor = (email: CapturedEmail, address: string) =>
  email.to.split(', ').some((recipient) => recipient.toLowerCase() === address.trim().toLowerCase());
