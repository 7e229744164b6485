import type { ProblemBody } from '@presently/contracts/kit/problem-body';
import type { BrokenRule, RuleName } from '@presently/rules/field-rules';

/** An error that is shown to the user. Anything else that is thrown becomes `internal`, 500, without detail. */
export class Problem extends Error {
  constructor(
    /** Stable and kebab-case; part of the API. */
    readonly code: string,
    /** HTTP status. */
    readonly status: number,
    message: string,
    readonly detail: {
      errors?: Record<string, string[]> | undefined;
      /** What varies in the sentence, for wording the code in another language. */
      params?: ProblemBody['params'];
      rules?: ProblemBody['rules'];
      /** What the sentences say, by code. */
      problems?: ProblemBody['problems'];
      /** Seconds to wait before another try. */
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: detail.cause });
    this.name = 'Problem';
  }

  toBody(): ProblemBody {
    const { errors, params, rules, problems } = this.detail;
    return {
      code: this.code,
      message: this.message,
      ...(errors && { errors }),
      ...(params && { params }),
      ...(rules && { rules }),
      ...(problems && { problems }),
    };
  }
}

/**
 * Problem `invalid-input`, 400, about one field.
 * @param rule what the sentence states, for wording it in another language: `'card'`, `{ rule: 'too-many', most: 50 }`
 */
export function wrongField<Field extends string>(field: Field, sentence: string, rule: RuleName | BrokenRule): Problem {
  return new Problem('invalid-input', 400, sentence, {
    errors: { [field]: [sentence] },
    rules: { [field]: typeof rule === 'string' ? { rule } : rule },
  });
}

export const notFound = (what: string) => new Problem('not-found', 404, `${what} not found`);
export const unauthenticated = () => new Problem('unauthenticated', 401, 'Please sign in');
export const forbidden = () => new Problem('forbidden', 403, "You don't have permission to do that");

export const tooLarge = () => new Problem('too-large', 413, 'That is too much at once');

/** No responder, timeout and lost connection are the same error for the caller. */
export const unavailable = (service: string, cause?: unknown) =>
  new Problem(
    'service-unavailable',
    503,
    `Our ${service} service is not answering right now. Please try again shortly.`,
    {
      retryAfter: 2,
      cause,
    },
  );

/** Any thrown value as a Problem: a Problem unchanged, anything else as `internal`. */
export function toProblem(thrown: unknown): Problem {
  return thrown instanceof Problem
    ? thrown
    : new Problem('internal', 500, 'Something went wrong on our side. Please try again.', { cause: thrown });
}
