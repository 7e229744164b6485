import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import type { BrokenRule } from '@presently/rules/field-rules';
import { spokenLocale, translated } from './words.js';

/**
 * What the API says, in the page's language. English is said by the API itself, and so is what has no words here: all of
 * these return undefined then.
 */
export const problemHere = ({ code, params }: Pick<ProblemBody, 'code' | 'params'>): string | undefined =>
  said(code, params);

/** That a field breaks one of its rules. */
export const ruleHere = ({ rule, ...limits }: BrokenRule): string | undefined => said(`field.${rule}`, limits);

const hour = 3600;

/** `in 40 seconds`, `in 3 hours` */
export function waitHere(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(spokenLocale());
  if (seconds < 60) return words.format(Math.ceil(seconds), 'second');
  if (seconds < hour) return words.format(Math.ceil(seconds / 60), 'minute');
  if (seconds < 24 * hour) return words.format(Math.ceil(seconds / hour), 'hour');
  return words.format(Math.ceil(seconds / (24 * hour)), 'day');
}

/** In place of what a server of another version leaves out. */
const missing = '\u0000';
const unsaid = { least: missing, most: missing, wait: missing, megabytes: missing };

function said(key: string, params: object = {}): string | undefined {
  const { seconds } = params as { seconds?: unknown };
  const wait = typeof seconds === 'number' && { wait: waitHere(seconds) };
  const words = translated('errors', key, { ...unsaid, ...params, ...wait });
  return words && /\0|NaN/.test(words) ? undefined : words;
}
