import { ValidateBy } from 'class-validator';
import { largestBudget } from '@presently/rules/vocabulary';
import { isPlainObject } from '../plain-object.js';
import { Trimmed, combine } from './decorate.js';

const longestText = 20;
const isWholeDollars = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largestBudget;

/** What is wrong with a budget, in a sentence; undefined if it is a text, or an amount `{from, to}` that can be. */
function faultOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value !== '' && value.length <= longestText ? undefined : 'Choose a budget';
  if (!isPlainObject(value)) return 'Choose a budget';
  const { from, to, ...others } = value;
  if (Object.keys(others).length > 0) return 'An own budget has "from" and "to" only';
  if (!isWholeDollars(from) || !isWholeDollars(to))
    return `An own budget goes from and to whole dollars, at most $${largestBudget.toLocaleString('en-US')}`;
  return to >= from && to > 0 ? undefined : 'The budget must end above its beginning';
}

/** The name of a price range, or an own one in whole dollars: `{from, to}`. */
export const BudgetChoice = () =>
  combine(
    Trimmed(),
    ValidateBy({
      name: 'isBudgetChoice',
      validator: {
        validate: (value) => faultOf(value) === undefined,
        defaultMessage: (given) => faultOf(given?.value) ?? 'Choose a budget',
      },
    }),
  );
