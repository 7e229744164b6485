import { createHash } from 'node:crypto';

/** The key of a product by the address of its page. */
export const productKey = (link: string): string => createHash('sha256').update(link, 'utf8').digest('hex');

/** {@link productKey} in SQL. */
export const productKeyInSql = (column: string): string => `encode(sha256(convert_to(${column}, 'UTF8')), 'hex')`;
