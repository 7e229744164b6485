import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { explain } from '../tools/failure.ts';
import { say } from '../tools/say.mjs';
import { catalogue } from './catalogue.ts';
import { drain } from './drain.ts';
import { giftViews } from './gift-view.ts';
import { ideas } from './ideas.ts';
import { showScores } from './lighthouse.ts';
import { Product } from './product.ts';
import { reminders } from './reminders.ts';
import { toMarkdown } from './results.ts';
import type { Comparison } from './rounds.ts';
import { send } from './send.ts';
import { signedInRead } from './signed-in-read.ts';
import { showWeights } from './weight.ts';

/** `npm run bench` writes bench/RESULTS.md; with `-- --quick` it only shows that everything runs. */
const isQuick = process.argv.includes('--quick');
const [rounds, seconds, giftsEach] = isQuick ? [1, 2, 2] : [5, 6, 20];
const recipients = isQuick ? 6 : 60;
/** `-- --ideas` measures them alone. */
const isIdeasOnly = process.argv.includes('--ideas');
/** As do `-- --weight`, which needs nothing but a build, and `-- --lighthouse` the pages. */
const [isWeightOnly, isLighthouseOnly] = [process.argv.includes('--weight'), process.argv.includes('--lighthouse')];
const [feedRows, searches] = isQuick ? [50_000, 80] : [1_000_000, 1_000];
const [occasions, dueGifts] = isQuick ? [20_000, 400] : [1_000_000, 10_000];
const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));

const show = (name: string, { ratio, subject, baseline }: Comparison) =>
  say(name, `${ratio.toFixed(2)}   ${Math.round(subject.rate)} to ${Math.round(baseline.rate)} per second`);

async function main(): Promise<void> {
  if (isWeightOnly) return showWeights();
  const loadBefore = loadavg()[0]!;
  const product = await Product.start();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void product.stop().then(() => process.exit(130)));
  say('product', product.url);
  try {
    if (isLighthouseOnly) return await showScores(product.url, 3);
    const found = await ideas(product, recipients);
    say('ideas', JSON.stringify(found, undefined, 2));
    if (isIdeasOnly) return;
    const read = await signedInRead(product, rounds, seconds);
    show('signed-in read', read);
    const views = await giftViews(product, rounds, seconds);
    show('gift, kept', views.cached);
    show('gift, not kept', views.uncached);
    const sending = await send(product, giftsEach);
    say(
      'sending',
      `${Math.round(sending.rate)} per second, accepted by mail after ${sending.lag.p50} ms, p99 ${sending.lag.p99} ms`,
    );
    const shopping = await catalogue(product, feedRows, searches);
    say(
      'catalogue',
      `${Math.round(shopping.import.rowsPerSecond)} rows per second in; search p50 ${Math.round(shopping.search.p50)} ms, p95 ${Math.round(shopping.search.p95)} ms; a scan takes ${Math.round(shopping.ratio)} times as long`,
    );
    const day = await reminders(product, occasions, isQuick ? 1 : 3);
    say(
      'reminders',
      `${day.due} of ${day.occasions} in ${Math.round(day.productMs)} ms, by hand in ${Math.round(day.handMs)} ms`,
    );
    const drained = await drain(product, dueGifts);
    say('planned gifts', `${drained.gifts} out after ${drained.drainedAfter.toFixed(1)} s, a worker killed midway`);
    if (!isQuick)
      writeFileSync(
        file,
        toMarkdown({ loadBefore, read, views, sending, shopping, ideas: found, day, drained }, rounds, seconds),
      );
  } finally {
    await product.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
