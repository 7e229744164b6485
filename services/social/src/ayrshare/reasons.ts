import type { SocialPlatform } from '@presently/rules/social-platforms';

/** An error of Ayrshare or a network. */
export interface WireError {
  code?: number | undefined;
  message?: string | undefined;
  retryAvailable?: boolean | undefined;
}

type Sentence = (where: string) => string;

/** Sentences for the errors that an administrator can solve, by Ayrshare's code. */
const sentences: Readonly<Record<number, Sentence>> = {
  106: () => "The month's quota at Ayrshare is used up. Raise it there, or wait for the next month.",
  107: (where) => `${where}: this text has been posted there already. Change the wording and try again.`,
  110: (where) => `${where}: this text has been posted there already. Change the wording and try again.`,
  156: (where) => `${where} is not linked at Ayrshare. Link the account there and try again.`,
  161: (where) => `${where} wants to be linked anew: sign in at Ayrshare and link the account again.`,
  272: (where) => `${where} wants to be linked anew: sign in at Ayrshare and link the account again.`,
  419: (where) => `${where} wants the keys of an app of your own. Set AYRSHARE_X_API_KEY and AYRSHARE_X_API_SECRET.`,
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

/** A sentence for an administrator: the error and its remedy. */
export function reasonOf(error: WireError, platform: SocialPlatform | undefined): string {
  const where = platform ?? 'The network';
  const known = error.code === undefined ? undefined : sentences[error.code]?.(where);
  if (known) return known;
  const message = quoted(error.message);
  return message ? `${where} says: ${message}` : `${where} did not take it and did not say why.`;
}

export const withoutKey = 'No Ayrshare account is connected. Set AYRSHARE_API_KEY and try again.';
export const keyRefused = 'Ayrshare did not accept our key. Check AYRSHARE_API_KEY and try again.';
export const tooFast = 'Ayrshare asks us to slow down.';
export const outOfReach = 'Ayrshare cannot be reached.';
export const instagramNeedsPicture = 'Instagram needs a picture. Add a picture link to post there.';
export const unknownOutcome =
  'We could not find out whether this post went out. Look at the networks before you schedule it again.';
