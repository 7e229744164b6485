import { randomUUID } from 'node:crypto';

/** A mail that came back, in the format of Postfix: RFC 3464 around the headers of the mail. */
export function returnedMail(raw: Buffer, { from, to }: { from: string; to: string }): string {
  const boundary = randomUUID();
  const [headers] = raw.toString('latin1').split('\r\n\r\n', 1);
  const refusal = `550 5.1.1 <${to}>: Recipient address rejected: User unknown`;
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.sandbox.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${from}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `Your message could not be delivered. <${to}>: ${refusal}`,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.sandbox.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    'Status: 5.1.1',
    `Diagnostic-Code: smtp; ${refusal}`,
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    headers,
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
