import { isPlainObject } from '@presently/contracts/kit/plain-object';
import type { PlatformPost } from '@presently/contracts/social/posts';
import { en, type PostProblem } from '@presently/rules/post-problems/en';
import { sentencesOf } from '@presently/rules/problem-sentences';
import type { Outcome } from './outcome.js';
import { isPassing, problemOf, type WireError } from './reasons.js';
import { platformOf } from './wire-names.js';

type Loose = Record<string, unknown>;
const objectsIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isPlainObject) : []);
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The networks that accepted a post, from a reply or a history entry. */
const takenIn = (body: Loose): PlatformPost[] =>
  objectsIn(body['postIds']).flatMap(({ status, id, platform, postUrl }) => {
    const known = platformOf(platform);
    const isTaken = status === 'success' && known !== undefined && (typeof id === 'string' || typeof id === 'number');
    return isTaken ? [{ platform: known, id: String(id), postUrl: text(postUrl) ?? null }] : [];
  });

const wireError = ({ code, message, retryAvailable }: Loose): WireError => ({
  code: typeof code === 'number' ? code : undefined,
  message: text(message),
  retryAvailable: retryAvailable === true,
});

const problemIn = (error: Loose): PostProblem => problemOf(wireError(error), platformOf(error['platform']));

/** Without those that say the same as another. */
const onceEach = (problems: readonly PostProblem[]): PostProblem[] => [
  ...new Map(problems.map((each) => [sentencesOf(en, [each]), each])).values(),
];

/** The outcome of Ayrshare's reply to `POST /post`. */
export function readReply(status: number, body: unknown): Outcome {
  if (status === 401 || status === 403) return { kind: 'refused', problems: [{ code: 'key-refused', params: {} }] };
  if (status === 429) return { kind: 'not-sent', problems: [{ code: 'too-fast', params: {} }] };
  if (status >= 500 || !isPlainObject(body)) return { kind: 'unknown', error: `a reply of ${status} without content` };

  const postIds = takenIn(body);
  const listed = objectsIn(body['errors']);
  const failures = listed.length > 0 || postIds.length > 0 ? listed : [body];
  // Ayrshare has accepted this key before: an earlier request arrived, and its reply was lost.
  if (failures.some(({ message }) => /idempotency/i.test(text(message) ?? '')))
    return { kind: 'unknown', error: 'the idempotency key is known' };

  const problems = onceEach(failures.map(problemIn));
  if (postIds.length > 0) return { kind: 'taken', ayrshareId: text(body['id']), postIds, problems };
  const isWorthRetrying = failures.some((failure) => isPassing(wireError(failure)));
  return { kind: isWorthRetrying ? 'not-sent' : 'refused', problems };
}

/**
 * The outcome of a post, from the entries of Ayrshare's history with its note. `undefined`: none of them is published or
 * being published. Failed tries have entries as well.
 */
export function readHistory(body: unknown, note: string): Extract<Outcome, { kind: 'taken' | 'unknown' }> | undefined {
  const entries = objectsIn(isPlainObject(body) ? body['history'] : body).filter(
    (entry) => entry['notes'] === note && entry['status'] !== 'deleted',
  );
  for (const entry of entries) {
    const postIds = takenIn(entry);
    const problems = objectsIn(entry['errors']).map(problemIn);
    if (postIds.length > 0) return { kind: 'taken', ayrshareId: text(entry['id']), postIds, problems };
  }
  const isUnderWay = entries.some(({ status }) => status === 'pending' || status === 'processing');
  return isUnderWay ? { kind: 'unknown', error: 'Ayrshare is still publishing it' } : undefined;
}
