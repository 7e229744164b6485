import { randomBytes } from 'node:crypto';

/** 256 random bits: the link is the only credential of the page. */
export const newToken = (): string => randomBytes(32).toString('base64url');
