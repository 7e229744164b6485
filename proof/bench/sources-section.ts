import { table } from '../../libs/cli/src/markdown.ts';
import type { Figures } from './results.ts';
import type { SourceTimes, ThreeSources } from './three-sources.ts';

/** `PRODUCT_SOURCE_TIMEOUT_MS` */
const timeoutMs = 6_000;
const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(2)} s` : 'never');

/** Milliseconds to the first products at p95, as for new ideas. */
const firstProductsMs = 3_700;
/** Two of the sandbox's shops have something for each of the people. */
const shopsInASet = 2;

/** A source of 30 s may cost a set its timeout, and nothing beyond. */
export function sourcesFigures({ well, slow, ratio }: ThreeSources): Figures {
  const row = (
    name: string,
    { sets, firstProducts, firstProductsP95, whole, wholeP95, products, ...shops }: SourceTimes,
  ) => [
    name,
    String(sets),
    seconds(firstProducts),
    seconds(firstProductsP95),
    seconds(whole),
    seconds(wholeP95),
    String(products),
    String(shops.shops),
    String(shops.fewestShops),
  ];
  // Most sets find the shop left alone after its failures. The slowest ones have waited for it.
  const more = slow.wholeP95 - well.wholeP95;
  const markdown = [
    table(
      ['sources', 'sets', 'first products', 'at p95', 'whole set', 'at p95', 'products', 'shops in a set', 'fewest'],
      [row('all three answer', well), row('the UCP shop answers after 30 s', slow)],
    ),
    `A whole set takes **${ratio.toFixed(2)}** times as long, and ${seconds(more)} more at p95 (goal: at most ${seconds(timeoutMs)}).`,
    `Goals: first products at p95 ≤ ${seconds(firstProductsMs)} in both, at least ${shopsInASet} shops in each set.`,
  ].join('\n\n');
  const missed = [
    ...(more > timeoutMs ? ['a slow source costs a set more than its timeout'] : []),
    ...([well, slow].some((each) => each.firstProductsP95 > firstProductsMs) ? ['first products come too late'] : []),
    ...(well.fewestShops < shopsInASet ? ['a set has products of one shop only'] : []),
  ];
  return { markdown, missed };
}
