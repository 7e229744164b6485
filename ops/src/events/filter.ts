import type { ServiceName } from '@presently/topology/services';

/** Which events a command is about. Without a property, any. */
export interface Filter {
  eventId?: string;
  service?: ServiceName;
  /** `evt.gifting.gift_sent.v1`, or its beginning with a `*`. */
  subject?: string;
}

/** A subject as a pattern of SQL's `like`; null for any. */
export const likeSubject = (subject: string | undefined): string | null =>
  subject?.replaceAll('_', '\\_').replaceAll('*', '%') ?? null;
