import { randomBytes } from 'node:crypto';

/** 192 random bits in 32 characters: the link is the only credential of the gift's page. */
export const newShareToken = () => randomBytes(24).toString('base64url');
