import type { Fault } from '@presently/rules/field-rules';
import { faultOfName } from '@presently/rules/names';
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
  const faults: [field: string, fault: Fault][] = [];
  for (const field of ['username', 'firstName', 'lastName'] as const) {
    const name = names[field];
    const fault = name && name !== before?.[field] ? faultOfName(name) : undefined;
    if (fault) faults.push([field, fault]);
  }
  const { firstName = before?.firstName, lastName = before?.lastName } = names;
  const isNew = firstName !== before?.firstName || lastName !== before?.lastName;
  const together = isNew && firstName && lastName ? faultOfName(`${firstName} ${lastName}`) : undefined;
  if (together && faults.length === 0) faults.push(['firstName', together]);
  const [first] = faults;
  if (!first) return;
  throw new Problem('invalid-input', 400, first[1].sentence, {
    errors: Object.fromEntries(faults.map(([field, { sentence }]) => [field, [sentence]])),
    rules: Object.fromEntries(faults.map(([field, { rule }]) => [field, { rule }])),
  });
}
