import { hashSessionToken } from '@presently/messaging/revoked-sessions';
import { randomBytes } from 'node:crypto';

const part = () => randomBytes(32).toString('base64url');
const shape = /^presently_refresh_([\w-]{43})\.([\w-]{43})$/;

/** The hashes of the two parts of a refresh token. */
export interface RefreshHashes {
  family: string;
  newest: string;
}

/**
 * A refresh token has a part of all refresh tokens that follow from one consent, and a part of its own. So an old one is
 * recognised without a list of old ones.
 * @param family of the token before
 */
export const drawRefreshToken = (family: string = part()): string => `presently_refresh_${family}.${part()}`;

export const drawCode = (): string => part();

export function familyOf(token: string): string | undefined {
  return shape.exec(token)?.[1];
}

export function hashesOf(token: string): RefreshHashes | undefined {
  const [, family, newest] = shape.exec(token) ?? [];
  return family !== undefined && newest !== undefined
    ? { family: hashSessionToken(family), newest: hashSessionToken(newest) }
    : undefined;
}
