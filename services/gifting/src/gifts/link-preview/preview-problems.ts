import { Problem } from '@presently/messaging/problem';

/** The reasons for a missing preview, as sentences for the sender. All are 422: none is our failure. */
const problem = (code: string, sentence: string) => (cause?: unknown) =>
  new Problem(`link-preview.${code}`, 422, sentence, { cause });

export const notPublic = problem('not-public', 'That address is not on the public web.');
export const unreachable = problem('unreachable', 'That site cannot be reached right now.');
export const pageNotFound = problem('not-found', 'That site has no page at this address.');
export const notAPage = problem('not-a-page', 'That address does not lead to a page that can be read.');
export const refused = problem('refused', 'That site does not let us look at this page.');
export const tooSlow = problem('too-slow', 'That site took too long to answer.');
export const nothingFound = problem('nothing-found', 'That page does not say what it shows.');
