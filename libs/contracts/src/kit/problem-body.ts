import type { BrokenRule } from '@presently/rules/field-rules';
import type { CodedProblem } from './coded-problem.js';

/** The JSON of every error, over HTTP and over NATS. */
export interface ProblemBody {
  /** Stable, kebab-case, safe to switch on: `invalid-input`, `gift.limit-reached`. */
  code: string;
  /** One sentence for a person. */
  message: string;
  /** Sentences by field name, if single fields are invalid. */
  errors?: Record<string, string[]>;
  /** What varies in the sentence, for those who word the code in another language: `{ most: 10 }`. */
  params?: Record<string, string | number>;
  /** By field of `errors`: the rule that its first sentence states, if it is one of ours. */
  rules?: Record<string, BrokenRule>;
  /** What the message says, one sentence after another, if each has a code of its own. */
  problems?: CodedProblem[];
  /** Trace id of an internal error, for finding it in traces and logs. */
  reference?: string;
}
