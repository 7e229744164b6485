import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import { picturesIn, type AttachedPicture } from '../mails/parts/pictures.js';
import type { OutgoingMail } from './outgoing-mail.js';

/** Longest line that every mail server passes on unchanged. */
const lineLength = 76;

/**
 * A mail as one message: plain text, and HTML with its pictures. Writing it as a whole costs a quarter of nodemailer's
 * streams.
 */
export function mimeMessage(mail: Omit<OutgoingMail, 'ownOf'>, messageId: string): Buffer {
  const { from, to, subject, headers, text, html } = mail;
  const node = new MimeNode('multipart/alternative');
  node.setHeader({ from, to, subject, 'message-id': messageId, ...headers });
  const head = node.buildHeaders();
  const boundary = `--${node.boundary}`;
  const parts = [part(boundary, 'text/plain', text), htmlPart(boundary, html)];
  return Buffer.from(`${head}\r\n\r\n${parts.join('')}${boundary}--\r\n`);
}

const part = (boundary: string, type: string, content: string): string =>
  `${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n` +
  `${wrap(encode(content.replace(/\r?\n/g, '\r\n')), lineLength)}\r\n`;

function htmlPart(outer: string, html: string): string {
  const pictures = picturesIn(html);
  if (pictures.length === 0) return part(outer, 'text/html', html);
  const inner = `${outer}-related`;
  const type = `multipart/related; type="text/html"; boundary="${inner.slice(2)}"`;
  const content = part(inner, 'text/html', html) + pictures.map((picture) => picturePart(inner, picture)).join('');
  return `${outer}\r\nContent-Type: ${type}\r\n\r\n${content}${inner}--\r\n`;
}

const picturePart = (boundary: string, { contentId, fileName, content }: AttachedPicture): string =>
  `${boundary}\r\nContent-Type: image/png; name="${fileName}"\r\nContent-ID: <${contentId}>\r\n` +
  `Content-Disposition: inline; filename="${fileName}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content}\r\n`;
