import { loadavg } from 'node:os';
import { Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { benchmarks } from './benchmarks.ts';
import { startProduct } from './product.ts';
import { writeSection } from './results.ts';

export async function main(args: readonly string[]): Promise<number> {
  const size = args.includes('--smoke') ? 'smoke' : args.includes('--quick') ? 'quick' : 'full';
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown) throw new Failure(`There is no benchmark ${unknown}: ${Object.keys(benchmarks).join(', ')}`);
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
