import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { benchmarks } from './benchmarks.ts';
import { startProduct } from './product.ts';
import { writeSection } from './results.ts';

export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { smoke: { type: 'boolean' }, quick: { type: 'boolean' }, list: { type: 'boolean' } },
  });
  const size = values.smoke ? 'smoke' : values.quick ? 'quick' : 'full';
  const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown) throw new Failure(`There is no benchmark ${unknown}: ${Object.keys(benchmarks).join(', ')}`);
  if (values.list) {
    for (const [name, { title }] of Object.entries(benchmarks)) say(name, title);
    return 0;
  }
  const loadBefore = loadavg()[0]!;
  const chosen = Object.entries(benchmarks).filter(([name]) => names.length === 0 || names.includes(name));
  const product = chosen.every(([, { isAlone }]) => isAlone) ? undefined : await startProduct();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.resolve(product?.destroy()).then(() => process.exit(130)));
  if (product) say('product', product.url);
  const missed: string[] = [];
  try {
    for (const [, { title, run }] of chosen) {
      const figures = await run(product!, size);
      console.log(`\n## ${title}\n\n${figures.markdown}\n`);
      missed.push(...figures.missed);
      if (size === 'full') writeSection(title, figures, loadBefore);
    }
  } finally {
    await product?.destroy();
  }
  // Others measure too little to judge goals.
  if (missed.length > 0 && size === 'full') throw new Failure(`Goals missed: ${missed.join('; ')}`);
  return 0;
}
