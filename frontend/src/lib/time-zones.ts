/** The IANA name of the browser's own zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `America/New_York` → `America/New York` */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
