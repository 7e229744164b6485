/**
 * Prefix of the subjects on which a process receives replies. NATS calls them inboxes. Only this process may subscribe
 * to them, and each service may publish only to its own part: `_INBOX_gateway.gifting.<connection>.<call>`. So a
 * service can answer its own requests, and no others.
 */
export const replyPrefix = (process: string): string => `_INBOX_${process}`;

/** Every subject under the prefix; the broker also sends its answers about streams there. */
export const allRepliesTo = (process: string): string => `${replyPrefix(process)}.>`;

/** The subjects on which a process receives the replies of one service. */
export const repliesFrom = (process: string, service: string): string => `${replyPrefix(process)}.${service}.>`;

/** Whether a reply may be published there. A caller that names another subject tries to publish as the service. */
export const isReplySubject = (subject: string | undefined): subject is string =>
  subject?.startsWith('_INBOX_') ?? false;
