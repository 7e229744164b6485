import type { CodedProblem } from '@presently/contracts/kit/coded-problem';
import type { PostProblem } from '@presently/rules/post-problems/en';
import type { WebhookProblem } from '@presently/rules/webhook-problems/en';
import { createElement, Fragment, type ReactNode } from 'react';
import { spokenLanguage, translated, translatedParts } from './words.js';

type NamesIn<Params> = string extends keyof Params ? never : keyof Params & string;
type ValueName<Problem> = Problem extends { params: infer Params } ? NamesIn<Params> : never;

/** In place of what a server of another version leaves out. */
const missing = '\u0000';
const unsaid: Record<ValueName<PostProblem | WebhookProblem>, string> = {
  network: missing,
  text: missing,
  status: missing,
  seconds: missing,
  origin: missing,
  host: missing,
};

/**
 * What problems by code say in the page's language, one sentence after another. English is said by the API itself, and so
 * is what has no words here: all of these return undefined then.
 * @param area the catalogue of their codes
 */
export function codedHere(
  area: 'postProblems' | 'webhookProblems',
  problems: readonly CodedProblem[] | null | undefined,
): ReactNode {
  const sentences = (problems ?? []).map((problem) => sentenceHere(area, problem));
  if (sentences.length === 0 || sentences.includes(undefined)) return undefined;
  const space = spokenLanguage() === 'ja' ? [] : [' '];
  const parts = sentences.flatMap((sentence = [], nth) => (nth === 0 ? sentence : [...space, ...sentence]));
  return createElement(Fragment, null, ...parts);
}

function sentenceHere(area: string, { code, params }: CodedProblem): ReactNode[] | undefined {
  const words = translated(area, code, { ...unsaid, ...params });
  return words === undefined || words.includes(missing) ? undefined : translatedParts(area, code, params);
}
