/** A claim that is not confirmed ends after 72 hours. So long the change of an address can be undone. */
export const claimMs = 72 * 3_600_000;

/** Claims from this instant or before have lapsed. */
export const overdueSince = (now: Date): Date => new Date(now.getTime() - claimMs);
