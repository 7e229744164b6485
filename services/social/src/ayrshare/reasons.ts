import type { PostProblem } from '@presently/rules/post-problems/en';
import type { SocialPlatform } from '@presently/rules/social-platforms';

/** An error of Ayrshare or a network. */
export interface WireError {
  code?: number | undefined;
  message?: string | undefined;
  retryAvailable?: boolean | undefined;
}

/** What a problem of one network names. */
type Where = { network: SocialPlatform | 'none' };

/** Problems for the errors that an administrator can solve, by Ayrshare's code. */
const known: Readonly<Record<number, (where: Where) => PostProblem>> = {
  106: () => ({ code: 'quota-used', params: {} }),
  107: (params) => ({ code: 'posted-already', params }),
  110: (params) => ({ code: 'posted-already', params }),
  156: (params) => ({ code: 'not-linked', params }),
  161: (params) => ({ code: 'link-anew', params }),
  272: (params) => ({ code: 'link-anew', params }),
  419: (params) => ({ code: 'own-app-needed', params }),
};

/** Codes of errors that end by themselves: too many requests. */
const passing = new Set([104, 429]);

/** Shortens a foreign text and puts it on one line. */
const quoted = (message: string | undefined): string | undefined =>
  message
    // oxlint-disable-next-line no-control-regex -- this expression removes control characters
    ?.replaceAll(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
    .trim()
    .slice(0, 200) || undefined;

export const isPassing = ({ code, retryAvailable }: WireError): boolean =>
  retryAvailable === true || (code !== undefined && passing.has(code));

/** What an administrator is told: the error and its remedy. */
export function problemOf(error: WireError, platform: SocialPlatform | undefined): PostProblem {
  const where: Where = { network: platform ?? 'none' };
  const solvable = error.code === undefined ? undefined : known[error.code]?.(where);
  if (solvable) return solvable;
  const text = quoted(error.message);
  return text ? { code: 'network-says', params: { ...where, text } } : { code: 'network-silent', params: where };
}
