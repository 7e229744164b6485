import type { Outcome } from '../deliveries/outcome.js';

/** What nodemailer says of a failed conversation. */
export interface SmtpError {
  message?: string;
  /** `ESOCKET`, `ETIMEDOUT`, `EENVELOPE` … */
  code?: string;
  /** The command that the server answered; `CONN` for everything that happened to the connection, `API` for misuse. */
  command?: string;
  /** The server's answer, when there was one. */
  responseCode?: number;
}

/** Commands whose answer concerns this message; a refusal of any other concerns us as a client. */
const aboutTheMessage = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);
/** `550 5.7.1` and its like: the server minds us or the content, not the mailbox. */
const isPolicy = (error: string) => /\b5\.7\.\d/.test(error);
/** "Bad sequence of commands": about the conversation, which the next try begins anew. */
const badSequence = 503;

/**
 * Judges a failed conversation with a mail server.
 * @param hasContentLeft whether any of the message was on its way. nodemailer names the command of a broken connection
 *   `CONN` whenever it breaks, so this alone tells "never began" from "nobody knows".
 */
export function outcomeOf({ message, code, command = '', responseCode }: SmtpError, hasContentLeft: boolean): Outcome {
  const error = [code, command, message].filter(Boolean).join(' ').slice(0, 500);
  if (responseCode !== undefined) {
    const isPermanent = responseCode >= 500 && responseCode !== badSequence && aboutTheMessage.has(command);
    if (!isPermanent) return { kind: 'not-sent', error };
    const reason = "The recipient's mail server refused the message. Please check the address.";
    return command === 'RCPT TO' && !isPolicy(error)
      ? { kind: 'refused', error, reason, blames: 'bad-contact' }
      : { kind: 'refused', error, reason };
  }
  // The client itself found fault with the message or its address: the next try would find the same.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    return {
      kind: 'refused',
      error,
      reason: 'An email to this address could not be written. Please check the address.',
    };
  }
  return { kind: hasContentLeft ? 'unknown' : 'not-sent', error };
}
