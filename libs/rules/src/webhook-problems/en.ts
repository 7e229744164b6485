import type { CodedIn } from '../coded-problem.js';

/**
 * Why a message did not arrive at a receiver, by code, for the owner of a webhook. The English sentence is stored and
 * answered with the code. `status` is that of an answer; `origin` and `host` are parts of the receiver's address.
 */
export const en = {
  answered: 'The receiver answered {status}.',
  redirected: 'The receiver answered with a redirect ({status}), which is not followed.',
  refused: 'The receiver refused the connection.',
  'bad-certificate': 'The certificate of the receiver is not valid.',
  silent: 'The receiver did not answer within {seconds} seconds.',
  broke: 'The connection to the receiver broke.',
  nowhere: 'The name of the receiver leads to no machine at the moment.',
  'with-password': 'The address must have no password.',
  'without-tls': '<name>{origin}</name> is not over https.',
  'not-public': '<name>{host}</name> is not on the public internet.',
} as const;

export type WebhookProblem = CodedIn<typeof en>;

/** Why nothing may be sent to an address at all. */
export type AddressProblem = Extract<WebhookProblem, { code: 'with-password' | 'without-tls' | 'not-public' }>;
