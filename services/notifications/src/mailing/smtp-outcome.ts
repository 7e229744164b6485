import { toldProblem } from '@presently/rules/delivery-problems/en';
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
/** `550 5.7.1` and similar: the server refuses us or the content, not the mailbox. */
const isPolicy = (error: string) => /\b5\.7\.\d/.test(error);
/** "Bad sequence of commands" concerns the conversation, and the next try starts a new one. */
const badSequence = 503;

/**
 * The outcome of a failed conversation with a mail server.
 * @param hasContentLeft whether part of the message was sent. Nodemailer reports `CONN` for a broken connection at any
 *   time, so only this distinguishes `not-sent` from `unknown`.
 */
export function outcomeOf({ message, code, command = '', responseCode }: SmtpError, hasContentLeft: boolean): Outcome {
  const error = [code, command, message].filter(Boolean).join(' ').slice(0, 500);
  if (responseCode !== undefined) {
    const isPermanent = responseCode >= 500 && responseCode !== badSequence && aboutTheMessage.has(command);
    if (!isPermanent) return { kind: 'not-sent', error };
    const told = toldProblem('mail-refused');
    return command === 'RCPT TO' && !isPolicy(error)
      ? { kind: 'refused', error, ...told, blames: 'bad-contact' }
      : { kind: 'refused', error, ...told };
  }
  // Nodemailer rejected the message or its address, and would reject it again.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return { kind: 'refused', error, ...toldProblem('mail-unwritable') };
  }
  return { kind: hasContentLeft ? 'unknown' : 'not-sent', error };
}
