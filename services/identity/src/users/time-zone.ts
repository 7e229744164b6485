import { isTimeZone } from '@presently/rules/zoned-time';
import { unknownTimeZone } from './user.entity.js';

/**
 * What a browser reported, when it is the name of a time zone; `UTC` for anything else. Offsets like `+02:00` are
 * refused: they know no summer time, and Postgres reads their sign the other way round.
 */
export const knownTimeZone = (reported: string): string => (isTimeZone(reported) ? reported : unknownTimeZone);
