import { loadavg } from 'node:os';
import { Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { catalogue } from './catalogue.ts';
import { drain } from './drain.ts';
import { fairness } from './fairness.ts';
import { giftViews } from './gift-view.ts';
import { growth } from './growth.ts';
import { ideas } from './ideas.ts';
import { importPeople } from './import.ts';
import { precision } from './ideas-precision.ts';
import { scores } from './lighthouse.ts';
import type { Product } from '../world/product.ts';
import { startProduct } from './product.ts';
import { reminders } from './reminders.ts';
import { rest } from './rest.ts';
import { writeSection, type Figures } from './results.ts';
import type { Rounds } from './rounds.ts';
import { send } from './send.ts';
import { signedInRead } from './signed-in-read.ts';
import { storage } from './storage.ts';
import {
  catalogueFigures,
  dueFigures,
  fairnessFigures,
  growthFigures,
  ideasFigures,
  importFigures,
  readFigures,
  restFigures,
  sendingFigures,
  telemetryFigures,
  viewsFigures,
} from './sections.ts';
import { telemetry } from './telemetry.ts';
import { weights } from './weight.ts';

interface Benchmark {
  title: string;
  /** It starts products of its own, and ignores the shared one. */
  isAlone?: true;
  /** @param isQuick tries the code with few repetitions */
  run: (product: Product, isQuick: boolean) => Promise<Figures>;
}

const roundsOf = (isQuick: boolean): Rounds => (isQuick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 6 });

/** In the order of measurement. `npm run bench -- read views` selects some by name. */
const benchmarks: Record<string, Benchmark> = {
  rest: {
    title: 'At rest',
    isAlone: true,
    run: async (_product, isQuick) => restFigures(await rest(isQuick ? 10 : 60)),
  },
  weight: { title: 'Weight of pages', run: weights },
  lighthouse: {
    title: 'Lighthouse',
    run: (product, isQuick) => scores(product.url, isQuick ? 1 : 3),
  },
  ideas: {
    title: 'Ideas',
    run: async (product, isQuick) =>
      ideasFigures(await ideas(product, isQuick ? 6 : 60), await precision(product, isQuick ? 3 : Infinity)),
  },
  read: {
    title: 'Signed-in read',
    run: async (product, isQuick) => readFigures(await signedInRead(product, roundsOf(isQuick))),
  },
  views: {
    title: 'Public view of a gift',
    run: async (product, isQuick) => viewsFigures(await giftViews(product, roundsOf(isQuick))),
  },
  sending: { title: 'Sending', run: async (product, isQuick) => sendingFigures(await send(product, isQuick ? 2 : 20)) },
  telemetry: {
    title: 'Cost of telemetry',
    run: async (product, isQuick) =>
      telemetryFigures(await (isQuick ? telemetry(product, 1, 200) : telemetry(product, 5, 2_000))),
  },
  growth: {
    title: 'Cost of an operation by size',
    run: async (product, isQuick) =>
      growthFigures(await growth(product, isQuick ? [10, 100] : [10, 100, 1_000, 10_000]), await storage(product)),
  },
  catalogue: {
    title: 'The catalogue',
    run: async (product, isQuick) =>
      catalogueFigures(
        await catalogue(product, isQuick ? [1_000, 10_000] : [10_000, 100_000, 1_000_000], isQuick ? 80 : 1_000),
      ),
  },
  import: {
    title: 'Import of people',
    run: async (product, isQuick) => importFigures(await importPeople(product, isQuick ? 200 : 5_000)),
  },
  fairness: {
    title: 'Fairness',
    isAlone: true,
    run: async (_product, isQuick) => {
      const [rounds, seconds] = isQuick ? [1, 5] : [8, 8];
      return fairnessFigures([await fairness('strict', rounds, seconds), await fairness('relaxed', rounds, seconds)]);
    },
  },
  due: {
    title: 'Due work',
    run: async (product, isQuick) =>
      dueFigures(
        await reminders(product, isQuick ? 20_000 : 1_000_000, isQuick ? 1 : 3),
        await drain(product, isQuick ? 400 : 10_000),
      ),
  },
};

export async function main(args: readonly string[]): Promise<number> {
  const isQuick = args.includes('--quick');
  const names = args.filter((arg) => arg !== '--quick');
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
      const figures = await run(product!, isQuick);
      console.log(`\n## ${title}\n\n${figures.markdown}\n`);
      missed.push(...figures.missed);
      if (!isQuick) writeSection(title, figures, loadBefore);
    }
  } finally {
    await product?.destroy();
  }
  // A quick run measures too little to judge goals.
  if (missed.length > 0 && !isQuick) throw new Failure(`Goals missed: ${missed.join('; ')}`);
  return 0;
}
