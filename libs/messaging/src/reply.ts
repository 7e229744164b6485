import { isPlainObject } from '@presently/contracts/kit/plain-object';
import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import { Problem } from './problem.js';

/** Bytes of a request. NATS refuses larger messages (1 MiB) in silence at the far end; we refuse them earlier, aloud. */
export const largestMessage = 512 * 1024;

/** A reply on the wire: exactly one of the two. */
export type Reply = { ok: unknown } | { problem: ProblemBody & { status: number; retryAfter?: number } };

/** What may come before the reply, to a caller who wants parts. */
export type Part = { part: unknown };

const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

/**
 * The Problem that a reply tells. A service that has been taken over may tell anything: what is none of ours goes neither
 * into headers nor to browsers.
 * @throws Error for a reply that is none
 */
export function readProblem(reply: unknown): Problem {
  const { problem } = (reply ?? {}) as Partial<{ problem: Partial<Extract<Reply, { problem: unknown }>['problem']> }>;
  const { code, status, message, errors, retryAfter } = problem ?? {};
  const isProblem =
    typeof code === 'string' &&
    typeof message === 'string' &&
    Number.isInteger(status) &&
    status! >= 400 &&
    status! <= 599 &&
    (retryAfter === undefined || (Number.isInteger(retryAfter) && retryAfter >= 0)) &&
    (errors === undefined || (isPlainObject(errors) && Object.values(errors).every(isTextList)));
  if (!isProblem) throw new Error('a reply that is none');
  return new Problem(code, status!, message, { errors, retryAfter });
}
