import type { ProblemBody } from '@presently/contracts/problem-body';

/** A reply on the wire: exactly one of the two. */
export type Reply = { ok: unknown } | { problem: ProblemBody & { status: number; retryAfter?: number } };

/** What may come before the reply, to a caller who wants parts. */
export type Part = { part: unknown };
