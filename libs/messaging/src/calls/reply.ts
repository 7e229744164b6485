import { areCodedProblems } from '@presently/contracts/kit/coded-problem';
import { isPlainObject } from '@presently/contracts/kit/plain-object';
import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import type { Msg, MsgHdrs } from '@nats-io/transport-node';
import { Problem } from '../problem.js';

/** Largest request in bytes. NATS drops larger messages (1 MiB) without an error, so we refuse them earlier. */
export const largestMessage = 512 * 1024;

/** Header of a reply that contains a page: the cursor of the next one. */
export const nextHeader = 'Presently-Next';

/** Header of a reply: what the call has cost, in milliseconds. */
const costHeader = 'Presently-Cost';
/** More than any call has cost. */
const highestCost = 60_000;

export const writeCost = (headers: MsgHdrs, ms: number): void => headers.set(costHeader, ms.toFixed(1));

/** A compromised service may say anything, so no cost is negative or endless. */
export function costIn({ headers }: Pick<Msg, 'headers'>): number {
  const ms = Number(headers?.get(costHeader));
  return ms > 0 ? Math.min(ms, highestCost) : 0;
}

/** A reply on the wire: exactly one of the two. */
export type Reply = { ok: unknown } | { problem: ProblemBody & { status: number; retryAfter?: number } };

/** A part of an answer, sent ahead of the reply to a caller that asked for parts. */
export type Part = { part: unknown };

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

const isFlat = (value: unknown): boolean =>
  isPlainObject(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'number');

/**
 * Reads the Problem in a reply. A compromised service may send anything, so a malformed problem reaches neither headers
 * nor browsers.
 * @throws Error for a malformed reply
 */
export function readProblem(reply: unknown): Problem {
  const { problem } = (reply ?? {}) as Partial<{ problem: Partial<Extract<Reply, { problem: unknown }>['problem']> }>;
  const { code, status, message, errors, params, rules, problems, retryAfter } = problem ?? {};
  const isProblem =
    typeof code === 'string' &&
    typeof message === 'string' &&
    Number.isInteger(status) &&
    status! >= 400 &&
    status! <= 599 &&
    (retryAfter === undefined || (Number.isInteger(retryAfter) && retryAfter >= 0)) &&
    (errors === undefined || (isPlainObject(errors) && Object.values(errors).every(isTextList))) &&
    (params === undefined || isFlat(params)) &&
    (rules === undefined || (isPlainObject(rules) && Object.values(rules).every(isFlat))) &&
    (problems === undefined || areCodedProblems(problems));
  if (!isProblem) throw new Error('malformed reply');
  return new Problem(code, status!, message, { errors, params, rules, problems, retryAfter });
}
