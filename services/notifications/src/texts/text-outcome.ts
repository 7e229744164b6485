import type { Blame, Outcome } from '../deliveries/outcome.js';

/** What the SDK throws: Twilio's own refusal, with its code, or what happened to the connection. */
export interface TextError {
  /** Of the HTTP answer, when there was one. */
  status?: number;
  /** Twilio's code (21211), or that of the connection (`ECONNREFUSED`). */
  code?: number | string;
  message?: string;
}

interface Refusal {
  reason: string;
  blames?: Blame;
}
const noSuchNumber: Refusal = {
  reason: 'This phone number cannot get text messages. Please check it.',
  blames: 'bad-contact',
};
const notThere: Refusal = {
  reason: 'We cannot send text messages to this number or country. Please share the link yourself.',
};
const stopped: Refusal = {
  reason: 'This recipient has opted out of messages. Please share the link yourself.',
  blames: 'stopped',
};

/** Codes that are about this number, https://www.twilio.com/docs/api/errors */
const aboutTheNumber: Record<number, Refusal> = {
  21211: noSuchNumber,
  21214: noSuchNumber,
  21217: noSuchNumber,
  21265: noSuchNumber,
  21614: noSuchNumber,
  21408: notThere,
  21612: notThere,
  21635: noSuchNumber,
  21610: stopped,
};

/** The connection never stood, so nothing can have left. */
const neverBegan = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Judges a failed request for a text message. */
export function textOutcomeOf({ status, code, message }: TextError): Outcome {
  const error = [code, status, message].filter(Boolean).join(' ').slice(0, 500);
  if (status === undefined) {
    return { kind: neverBegan.has(String(code)) ? 'not-sent' : 'unknown', error };
  }
  const refusal = aboutTheNumber[Number(code)];
  if (refusal) return { kind: 'refused', error, ...refusal };
  // Anything else is about us (password, sender, rate, Twilio itself) and may be over in a while. Whether a 5xx has
  // taken the message all the same is looked up before the next try.
  return { kind: 'not-sent', error };
}
