import { table } from '../../libs/cli/src/markdown.ts';
import type { Figures } from './results.ts';
import type { SourceTimes, ThreeSources } from './three-sources.ts';

/** `PRODUCT_SOURCE_TIMEOUT_MS` */
const timeoutMs = 6_000;
const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(2)} s` : 'never');

/** A source of 30 s may cost a set its timeout, and nothing beyond. */
export function sourcesFigures({ well, slow, ratio }: ThreeSources): Figures {
  const row = (name: string, { sets, firstProducts, whole, products, shops }: SourceTimes) => [
    name,
    String(sets),
    seconds(firstProducts),
    seconds(whole),
    String(products),
    String(shops),
  ];
  const more = slow.whole - well.whole;
  const markdown = [
    table(
      ['sources', 'sets', 'first products', 'whole set', 'products', 'shops in a set'],
      [row('all three answer', well), row('the UCP shop answers after 30 s', slow)],
    ),
    `A whole set takes **${ratio.toFixed(2)}** times as long, ${seconds(more)} more (goal: at most ${seconds(timeoutMs)}).`,
  ].join('\n\n');
  return { markdown, missed: more > timeoutMs ? ['a slow source costs a set more than its timeout'] : [] };
}
