import { toldProblem, type DeliveryProblem } from '@presently/rules/delivery-problems/en';
import type { Blame, Outcome } from '../deliveries/outcome.js';

/** An error of the SDK: Twilio's refusal with its code, or an error of the connection. */
export interface TextError {
  /** The HTTP status, if there was an answer. */
  status?: number;
  /** Twilio's code (21211), or that of the connection (`ECONNREFUSED`). */
  code?: number | string;
  message?: string;
}

interface Refusal {
  reason: string;
  code: DeliveryProblem;
  blames?: Blame;
}
const noSuchNumber: Refusal = {
  ...toldProblem('not-a-phone'),
  blames: 'bad-contact',
};
const notThere: Refusal = toldProblem('number-not-served');
const stopped: Refusal = { ...toldProblem('opted-out'), blames: 'stopped' };

/** Codes for errors of this number, https://www.twilio.com/docs/api/errors */
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

/** Errors before the connection was open: nothing was sent. */
const neverBegan = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** The outcome of a failed request to send a text. */
export function textOutcomeOf({ status, code, message }: TextError): Outcome {
  const error = [code, status, message].filter(Boolean).join(' ').slice(0, 500);
  if (status === undefined) {
    return { kind: neverBegan.has(String(code)) ? 'not-sent' : 'unknown', error };
  }
  const refusal = aboutTheNumber[Number(code)];
  if (refusal) return { kind: 'refused', error, ...refusal };
  // All other errors are ours or Twilio's (password, sender, rate, outage) and may be temporary. The next try first
  // searches for the message, because Twilio may have accepted it before a 5xx.
  return { kind: 'not-sent', error };
}
