import { toldProblem } from '@presently/rules/delivery-problems/en';
import { refusalOf } from '../deliveries/mail-refusal.js';
import type { Outcome } from '../deliveries/outcome.js';

/** Nodemailer's error for a failed conversation. */
export interface SmtpError {
  message?: string;
  /** `ESOCKET`, `ETIMEDOUT`, `EENVELOPE` … */
  code?: string;
  /** The command that the server answered; `CONN` for every error of the connection, `API` for misuse. */
  command?: string;
  /** The server's code, if it answered. */
  responseCode?: number;
}

/** Commands whose refusal concerns this message. A refusal of any other command concerns us as a client. */
const aboutTheMessage = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** Those whose refusal may be about the mailbox: some servers look for it after they have read the content. */
const aboutTheMailbox = new Set(['RCPT TO', 'DATA']);
/** "Bad sequence of commands" concerns the conversation, and the next try starts a new one. */
const badSequence = 503;

/**
 * The outcome of a failed conversation with a mail server.
 * @param hasContentLeft whether part of the message was sent. Nodemailer reports `CONN` for a broken connection at any
 *   time, so only this distinguishes `not-sent` from `unknown`.
 */
export function outcomeOf(
  { message = '', code, command = '', responseCode }: SmtpError,
  hasContentLeft: boolean,
): Outcome {
  const error = [code, command, message].filter(Boolean).join(' ').slice(0, 500);
  if (responseCode !== undefined) {
    const isPermanent = responseCode >= 500 && responseCode !== badSequence && aboutTheMessage.has(command);
    if (!isPermanent) return { kind: 'not-sent', error };
    // Nodemailer puts words of its own before those of the server.
    const said = message.slice(Math.max(0, message.search(RegExp(`\\b${responseCode}\\b`))));
    const refusal = aboutTheMailbox.has(command) ? refusalOf(said) : 'other';
    if (refusal === 'full') return { kind: 'not-sent', error, lastly: 'mailbox-full' };
    return refusal === 'no-mailbox'
      ? { kind: 'refused', error, ...toldProblem('mail-refused'), blames: 'bad-contact' }
      : { kind: 'refused', error, ...toldProblem('mail-not-taken'), isOurs: true };
  }
  // Nodemailer rejected the message or its address, and would reject it again.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { kind: 'refused', error, ...toldProblem('mail-unwritable') };
  }
  return { kind: hasContentLeft ? 'unknown' : 'not-sent', error };
}
