import { wrongField } from '@presently/messaging/problem';
import type { KeptIdeaState } from '@presently/rules/vocabulary';

/**
 * The day on which a kept idea was given: the named one, else today.
 * @throws Problem `invalid-input` for a day in the future, and for a day of an idea that is not given
 */
export function givenOnOf(state: KeptIdeaState, day: string | undefined, today: string): string | undefined {
  if (day !== undefined && state !== 'given')
    throw wrongField('givenOn', 'Only an idea in the state "given" has a day', 'contradiction');
  if (day !== undefined && day > today) throw wrongField('givenOn', 'The day must not be in the future', 'day-past');
  return state === 'given' ? (day ?? today) : undefined;
}
