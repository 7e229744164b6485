import * as v from 'valibot';
import { readTable } from '../data.js';
import type { ShopProduct } from './assortment.js';

const Row = v.object({
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Made up, and the same forever. */
  per_dollar: v.pipe(v.string(), v.nonEmpty(), v.toNumber(), v.minValue(0.01)),
  /** Of its smallest unit: none of yen, three of dinars. */
  decimals: v.pipe(v.string(), v.nonEmpty(), v.toNumber(), v.integer()),
  /** Where it is paid, as `gl` has them: `gb`, `gg`. */
  countries: v.pipe(
    v.string(),
    v.transform((cell) => cell.split(', ')),
  ),
});

/** What the shops ask where one currency is paid. */
export interface Market {
  currency: string;
  perDollar: number;
  /** The smallest units in one whole: 100 pence, 1 yen, 1,000 fils. */
  units: number;
}

const rows = readTable('markets.tsv', Row).map(({ per_dollar: perDollar, decimals, countries, currency }) => ({
  market: { currency, perDollar, units: 10 ** decimals },
  countries,
}));
const byCurrency: ReadonlyMap<string, Market> = new Map(rows.map(({ market }) => [market.currency, market]));
const byCountry: ReadonlyMap<string, Market> = new Map(
  rows.flatMap(({ market, countries }) => countries.map((country) => [country, market] as const)),
);

/** The market of a country, as `gl` names it; undefined for a code that is none. */
export const marketIn = (country: string): Market | undefined => byCountry.get(country.toLowerCase());
/** The market of a currency; undefined for a code that is none. */
export const marketFor = (currency: string): Market | undefined => byCurrency.get(currency.toUpperCase());

/** The steps of prices are worth about half a dollar. */
const stepInDollars = 0.5;
/** The round number next below: 1, 2 or 5 with zeros. */
function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * [5, 2, 1].find((digit) => digit * power <= most)!;
}

/** What a product costs in a market, in the smallest units: what it costs in dollars there, else a round price. */
export function amountIn({ currency, perDollar, units }: Market, { priceCents }: Pick<ShopProduct, 'priceCents'>) {
  if (currency === 'USD') return priceCents;
  const step = Math.max(1, roundBelow(stepInDollars * perDollar * units));
  return Math.max(step, Math.round(((priceCents / 100) * perDollar * units) / step) * step);
}

/** A price as shops write it for readers of a language: `£24.00`, `24,00 €`, `¥3,600`. */
export function priceText(amount: number, { currency, units }: Market, locale = 'en-US'): string {
  const format = (each: string) => new Intl.NumberFormat(each, { style: 'currency', currency }).format(amount / units);
  try {
    return format(locale);
  } catch {
    return format('en-US');
  }
}
