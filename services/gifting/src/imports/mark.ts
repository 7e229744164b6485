import { createHash } from 'node:crypto';

/** A short text in the place of one of any length. */
export const markOf = (kind: 'person' | 'idea', text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
