import { createHash } from 'node:crypto';

/** The form in which the token of a link is stored where the token itself is not needed. */
export const linkHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** SQL for {@link linkHash} of a column. */
export const linkHashOf = (column: string): string =>
  `rtrim(translate(encode(sha256(convert_to(${column}, 'UTF8')), 'base64'), '+/', '-_'), '=')`;
