import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { OutgoingMail } from './outgoing-mail.js';

/** Longest line that every mail server passes on unchanged. */
const lineLength = 76;

/** The two parts of a mail as one message. Writing it as a whole costs a quarter of nodemailer's streams. */
export function mimeMessage(mail: Omit<OutgoingMail, 'ownOf'>, messageId: string): Buffer {
  const { from, to, subject, headers, text, html } = mail;
  const node = new MimeNode('multipart/alternative');
  node.setHeader({ from, to, subject, 'message-id': messageId, ...headers });
  const head = node.buildHeaders();
  const boundary = `--${node.boundary}`;
  const parts = [part(boundary, 'text/plain', text), part(boundary, 'text/html', html)];
  return Buffer.from(`${head}\r\n\r\n${parts.join('')}${boundary}--\r\n`);
}

const part = (boundary: string, type: string, content: string): string =>
  `${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n` +
  `${wrap(encode(content.replace(/\r?\n/g, '\r\n')), lineLength)}\r\n`;
