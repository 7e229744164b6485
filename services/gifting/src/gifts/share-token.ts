import { randomBytes } from 'node:crypto';

/** 192 random bits in 32 characters: whoever holds the link may see the gift. */
export const newShareToken = () => randomBytes(24).toString('base64url');
