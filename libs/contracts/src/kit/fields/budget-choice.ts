import { ValidateBy } from 'class-validator';
import { isCurrency } from '@presently/rules/currencies';
import { mostOf, mostOfAny, tooLarge } from '@presently/rules/price-range';
import { isPlainObject } from '../plain-object.js';
import { Trimmed, combine } from './decorate.js';

const longestText = 20;
const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** What is wrong with a budget, in a sentence; undefined if it is a text, or an amount `{from, to}` that can be. */
function faultOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value !== '' && value.length <= longestText ? undefined : 'Choose a budget';
  if (!isPlainObject(value)) return 'Choose a budget';
  const { from, to, currency, ...others } = value;
  if (Object.keys(others).length > 0) return 'An own budget has "from", "to" and "currency" only';
  if (currency !== undefined && !isCurrency(currency)) return 'The currency of a budget is a code such as "EUR"';
  // Without a currency it is in the account's, whose own bound its service knows.
  const most = currency === undefined ? mostOfAny : mostOf(currency);
  if (!isWhole(from, most) || !isWhole(to, most)) return faultOfAmounts(currency, most);
  return to >= from && to > 0 ? undefined : 'The budget must end above its beginning';
}

const faultOfAmounts = (currency: string | undefined, most: number): string =>
  currency === undefined
    ? "An own budget goes from and to whole dollars, or whole units of the account's currency"
    : tooLarge(currency, most);

/** The name of a price range, or an own one in whole units: `{from, to}`, with `currency` where it is not dollars. */
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
