/** How long before its day a gift may go out for it: the longest window in which a day is shown as near. */
const givenWithin = '60 days';

/**
 * SQL for the gifts of an occasion that are for its next occurrence: planned ones, and those that went out lately. A gift
 * that was taken back, or is only proposed, is none.
 * @param occasionId SQL
 * @param now SQL for the product's time
 */
export const isGivenFor = (occasionId: string, now: string): string =>
  `gift.occasion_id = ${occasionId} and (gift.status = 'planned'
     or gift.status = 'sent' and gift.sent_at >= ${now} - interval '${givenWithin}')`;
