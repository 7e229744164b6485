/**
 * Where answers arrive. Each process has inboxes of its own that nobody else can read, divided by who answers, so that a
 * service can answer what it was asked and nothing that another one was: `_INBOX_gateway.gifting.<connection>.<call>`.
 */
export const replyPrefix = (owner: string): string => `_INBOX_${owner}`;

/** Everything that is sent to a process alone; also the broker's answers about streams. */
export const allRepliesTo = (owner: string): string => `${replyPrefix(owner)}.>`;

/** Where a process waits for the answers of one service. */
export const repliesFrom = (owner: string, service: string): string => `${replyPrefix(owner)}.${service}.>`;

/** Whether an answer may go there: a caller who names any other subject wants to speak in the name of who answers. */
export const isReplySubject = (subject: string | undefined): subject is string =>
  subject?.startsWith('_INBOX_') ?? false;
