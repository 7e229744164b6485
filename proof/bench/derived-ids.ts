import { createHash } from 'node:crypto';

/** The md5 hash of a text, in hexadecimal digits. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** A UUID of version 4 that is derived from a text. Contracts refuse a hash without a version. */
export function derivedId(text: string): string {
  const hex = `${md5(text).slice(0, 12)}4${md5(text).slice(13, 16)}8${md5(text).slice(17)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** {@link derivedId} in SQL. */
export const derivedIdSql = (text: string): string =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
