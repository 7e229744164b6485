import { tokenPrefix } from '@presently/rules/token-scopes';
import type { FastifyRequest } from 'fastify';

const scheme = /^bearer +/i;
const shape = new RegExp(`^${tokenPrefix}[\\w-]{43}$`);

/**
 * The token in `Authorization: Bearer …`. Other schemes, such as those of proxies, are not for us. A request that has one
 * is the program's: its cookie counts for nothing.
 */
export function bearerOf({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return authorization !== undefined && scheme.test(authorization)
    ? authorization.replace(scheme, '').trim()
    : undefined;
}

/** Only these can be tokens, so identity is not asked about others. */
export const isToken = (text: string): boolean => shape.test(text);
