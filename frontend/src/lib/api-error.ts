import { problemHere, ruleHere } from '../languages/said-here.js';
import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import { commonWords as say } from '../languages/common/en.js';

/** An answer other than 2xx. Its `message` is the status, a colon and the body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The parsed body, if it is a problem of ours. */
  readonly problem: ProblemBody | undefined;

  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
    const parsed = parseObject(body);
    if (parsed && typeof parsed['code'] === 'string' && typeof parsed['message'] === 'string') {
      this.problem = parsed as unknown as ProblemBody;
    }
  }
}

/** Whether the thing of the address does not exist; 400 is an id that is none. Other errors pass, such as 401 and 429. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);

/** What the API says about single fields: the first sentence of each, in the page's language if it has words for it. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const first = Object.entries(problem?.errors ?? {}).flatMap(([field, [sentence]]) =>
    sentence ? [[field, fieldHere(problem!, field) ?? sentence]] : [],
  );
  return Object.fromEntries(first) as Record<string, string>;
}

const fieldHere = (problem: ProblemBody, field: string): string | undefined => {
  const rule = problem.rules?.[field];
  return rule ? ruleHere(rule) : problemHere(problem);
};

/** What a problem as a whole says in the page's language. It has the sentence of its first field, if it is about fields. */
function wholeHere(problem: Partial<ProblemBody>): string | undefined {
  if (typeof problem.code !== 'string') return undefined;
  const [field] = Object.keys(problem.errors ?? {});
  return field === undefined ? problemHere(problem as ProblemBody) : fieldHere(problem as ProblemBody, field);
}

/** Whether the form shows the error at its fields, so that a toast would repeat it. */
export const isAboutFields = (error: unknown): boolean => Object.keys(fieldErrorsOf(error)).length > 0;

/**
 * The sentence for the user: `message` or `detail` of a JSON answer, else the server's raw text, else `fallback`.
 * Internal errors add a reference for support.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof Error)) return fallback;
  const body = error.message.replace(/^\d{3}: /, '');
  const parsed = parseObject(body);
  if (!parsed) return body || fallback;
  const said = [wholeHere(parsed), parsed['message'], parsed['detail']].find(
    (text) => typeof text === 'string' && text !== '',
  );
  const words = typeof said === 'string' ? said : fallback;
  const reference = parsed['reference'];
  return typeof reference === 'string' ? say('withReference', { words, reference }) : words;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
