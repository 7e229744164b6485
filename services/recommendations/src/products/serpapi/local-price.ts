import type { Sum } from '@presently/rules/money';
import { parseShownPrice } from '../price.js';

/** Where Google was asked for prices, and in which language. */
export interface PriceMarket {
  currency: string;
  country: string;
  language: string;
}

const marksOfDirection = /[\u200e\u200f\u061c\u2066-\u2069]/g;
const arabic: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };
const inUsualDigits = (text: string): string =>
  text
    .replaceAll(marksOfDirection, '')
    .replaceAll(/[٫٬]/g, (mark) => arabic[mark]!)
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

const known = new Map<string, RegExp>();

/** How shops of a market write its own currency: `kr` where kronor are paid, `$` where pesos are. */
function ownSigns({ currency, country, language }: PriceMarket): RegExp {
  const key = `${currency} ${country} ${language}`;
  const found = known.get(key);
  if (found) return found;
  const spoken = new Intl.Locale('und', { region: country }).maximize().language;
  const signs = [language, spoken].flatMap((each) =>
    new Intl.NumberFormat(`${each}-${country}`, { style: 'currency', currency })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === 'currency' ? value.replaceAll(marksOfDirection, '') : [])),
  );
  // Some write the dot of a shortened word, and some do not.
  const patterns = [...new Set(signs)].map((sign) => `${RegExp.escape(sign.replace(/\.$/, ''))}\\.?`);
  const made = new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})(?![\p{L}$])`, 'u');
  known.set(key, made);
  return made;
}

/** Reads a price that was asked for in a market. A sign that several currencies have is there the one of its own. */
export function priceInMarket(text: string, market: PriceMarket): Sum | undefined {
  const { currency } = market;
  return parseShownPrice(inUsualDigits(text).replace(ownSigns(market), ` ${currency} `), currency);
}
