import { priceRanges } from './vocabulary.js';

/** An amount of a sender's own, in whole dollars. Both ends are included. */
export interface OwnBudget {
  from: number;
  to: number;
}

/** A budget in cents. Both ends are included. */
export interface PriceRange {
  label: string;
  min: number;
  /** Null without an upper end. */
  max: number | null;
}

/** `$500 - $1,000`, `500–1000` and `$500-$1000` are the same: `500-1000`. */
const plain = (text: string) => text.replaceAll(/[\s$,]|USD/gi, '').replaceAll(/[‐‑‒–—−]/g, '-');
const byText = new Map<string, PriceRange>(priceRanges.map((range) => [plain(range.label), range]));

/** One of the ten ranges, or an own one; undefined for a text that names none. */
export function priceRangeOf(chosen: string | OwnBudget): PriceRange | undefined {
  if (typeof chosen === 'string') return byText.get(plain(chosen));
  const [min, max] = [chosen.from * 100, chosen.to * 100];
  const same = priceRanges.find((range) => range.min === min && range.max === max);
  return same ?? { label: `${inDollars(min)} - ${inDollars(max)}`, min, max };
}

/** Whole dollars: `$1,000`. */
export const inDollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;
