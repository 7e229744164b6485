import { problemOfName } from '@presently/rules/names';
import { Problem } from '@presently/messaging/problem';

/** The names of a user, of which other people see one or two. */
export interface Names {
  username: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
}

/**
 * @param before names that the user has already may stay; they are cleaned where other people see them
 * @throws Problem `invalid-input` for a name that imitates ours, or that other people cannot read
 */
export function requireNames(names: Names, before?: Names): void {
  const errors: Record<string, string[]> = {};
  for (const field of ['username', 'firstName', 'lastName'] as const) {
    const name = names[field];
    const problem = name && name !== before?.[field] ? problemOfName(name) : undefined;
    if (problem) errors[field] = [problem];
  }
  const { firstName = before?.firstName, lastName = before?.lastName } = names;
  const isNew = firstName !== before?.firstName || lastName !== before?.lastName;
  const together = isNew && firstName && lastName ? problemOfName(`${firstName} ${lastName}`) : undefined;
  if (together && Object.keys(errors).length === 0) errors['firstName'] = [together];
  const [sentence] = Object.values(errors).flat();
  if (sentence) throw new Problem('invalid-input', 400, sentence, { errors });
}
