import type { ServiceName } from '../../libs/topology/src/services.ts';

/** Which events an operator means. What is left out does not matter. */
export interface Filter {
  eventId?: string;
  service?: ServiceName;
  /** `evt.gifting.gift_sent.v1`, or its beginning with a `*`. */
  subject?: string;
}

/** A subject as SQL compares it; null for any. */
export const likeSubject = (subject: string | undefined): string | null =>
  subject?.replaceAll('_', '\\_').replaceAll('*', '%') ?? null;
