import { longestCode, mostCodedProblems, mostParams } from '@presently/rules/coded-problem';
import { longestUrl } from '@presently/rules/longest-url';
import { IsString, MaxLength, ValidateBy } from 'class-validator';
import { isPlainObject } from './plain-object.js';

const isParam = ([name, value]: [string, unknown]): boolean =>
  name.length <= longestCode &&
  (typeof value === 'string' ? value.length <= longestUrl : typeof value === 'number' && Number.isFinite(value));

/** Whether a value holds what varies in a message: a few texts and numbers, by name. */
const areParams = (value: unknown): boolean =>
  isPlainObject(value) && Object.keys(value).length <= mostParams && Object.entries(value).every(isParam);

const Params = () =>
  ValidateBy({
    name: 'areParams',
    validator: { validate: areParams, defaultMessage: () => '$property must hold a few texts and numbers' },
  });

/** A problem by code, beside its English sentence: for wording it in another language. */
export class CodedProblem {
  /** Stable and kebab-case. */
  @MaxLength(longestCode) @IsString() code!: string;
  /** What varies in the sentence: `{ network: 'X' }`. A text may be that of a third party. */
  @Params() params!: Record<string, string | number>;
}

const isCodedProblem = (value: unknown): boolean =>
  isPlainObject(value) &&
  typeof value['code'] === 'string' &&
  value['code'].length <= longestCode &&
  areParams(value['params']);

export const areCodedProblems = (value: unknown): value is CodedProblem[] =>
  Array.isArray(value) && value.length <= mostCodedProblems && value.every(isCodedProblem);
