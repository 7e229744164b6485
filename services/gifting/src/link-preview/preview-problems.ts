import { Problem } from '@presently/messaging/problem';

/** Why there is no preview, in words for the sender. None is our failure, so all are 422. */
const problem = (code: string, sentence: string) => (cause?: unknown) =>
  new Problem(`link-preview.${code}`, 422, sentence, { cause });

export const notPublic = problem('not-public', 'That address is not on the public web.');
export const unreachable = problem('unreachable', 'That site cannot be reached right now.');
export const pageNotFound = problem('not-found', 'That site has no page at this address.');
export const notAPage = problem('not-a-page', 'That address does not lead to a page that can be read.');
export const refused = problem('refused', 'That site does not let us look at this page.');
export const tooSlow = problem('too-slow', 'That site took too long to answer.');
export const nothingFound = problem('nothing-found', 'That page does not say what it shows.');
