import { isTimeZone } from '@presently/rules/zoned-time';
import { unknownTimeZone } from './user.entity.js';

/**
 * The time zone that a browser reported; `UTC` if it is not the name of one. Offsets like `+02:00` are refused: they
 * have no summer time, and Postgres reverses their sign.
 */
export const knownTimeZone = (reported: string): string => (isTimeZone(reported) ? reported : unknownTimeZone);
