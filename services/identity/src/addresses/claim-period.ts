import { linkMs } from '../mails/link-period.js';

/** A claim that is not confirmed ends together with the link that confirms it. */
export const claimMs = linkMs;

/** Claims from this instant or before have lapsed. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - claimMs);
