import { currencySigns } from './currency-signs.js';
import { formatMoney, unitsOf, type Sum } from './money.js';

const currencyOf = new Map(currencySigns);

/**
 * The sum of a price that we wrote ourselves, as {@link formatMoney} writes it: `$48.00`, `¥4,800`, `KWD 12.500`.
 * Undefined for anything else, such as what a person typed in another form.
 */
export function sumOfOwnText(text: string): Sum | undefined {
  const [, sign = '', digits = ''] = /^(\D+?) ?(\d[\d,]*(?:\.\d+)?)$/u.exec(text) ?? [];
  const currency = currencyOf.get(sign) ?? (/^[A-Z]{3}$/.test(sign) ? sign : undefined);
  if (!currency) return undefined;
  const amount = Math.round(Number(digits.replaceAll(',', '')) * unitsOf(currency));
  const sum = { amount, currency };
  return formatMoney(sum) === text ? sum : undefined;
}

/** A price in the form of a locale, from the text that we store. What somebody typed stays as it was typed. */
export function priceIn(text: string, locale: string): string {
  const sum = sumOfOwnText(text);
  return sum ? formatMoney(sum, locale) : text;
}
