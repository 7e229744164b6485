import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: the link is the only credential of the page. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The only form in which a token is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
