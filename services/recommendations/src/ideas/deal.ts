import type { Evidence } from '../topics/evidence.js';
import type { Found } from './doubtful.js';

/** Offers of a full set. Later ones are for the next. */
const plenty = 24;

/** Some of the first offers, with their share of those with more evidence: each idea needs one. */
export function deal<T>(found: readonly Found<T>[], count: number): T[] {
  const near = found.slice(0, plenty);
  const isEvident = ({ evidence }: Found<T>) => evidence > 0;
  const first = near.some(isEvident) ? near : [...near, ...found.filter(isEvident).slice(0, 1)];
  const of = (least: Evidence, most = least) =>
    first.filter(({ evidence }) => evidence >= least && evidence <= most).map(({ offer }) => offer);
  const sure = shareOf(of(1, 2), of(0), count);
  return [...mixed(of(2), of(1), sure), ...of(0).slice(0, count - sure)];
}

/** How many of some offers an idea gets that shows as many as there are of others: their share, rounded up. */
const shareOf = (some: readonly unknown[], others: readonly unknown[], count: number) =>
  Math.max(count - others.length, Math.ceil((some.length * count) / Math.max(1, some.length + others.length)));

function mixed<T>(some: readonly T[], others: readonly T[], count: number): T[] {
  const share = shareOf(some, others, count);
  return [...some.slice(0, share), ...others.slice(0, Math.max(0, count - share))];
}
