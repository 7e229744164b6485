import { catalogue } from './catalogue.ts';
import { drain } from './drain.ts';
import { fairness } from './fairness.ts';
import { giftViews } from './gift-view.ts';
import { growth } from './growth.ts';
import { ideasFigures } from './ideas-sections.ts';
import { ideas } from './ideas.ts';
import { importPeople } from './import.ts';
import { choicePage } from './choice-page.ts';
import { scores } from './lighthouse.ts';
import type { Product } from '../world/product.ts';
import { reminders } from './reminders.ts';
import { rest } from './rest.ts';
import type { Figures } from './results.ts';
import type { Rounds } from './rounds.ts';
import { send } from './send.ts';
import { signedInRead } from './signed-in-read.ts';
import { storage } from './storage.ts';
import {
  catalogueFigures,
  dueFigures,
  fairnessFigures,
  growthFigures,
  importFigures,
  readFigures,
  restFigures,
  sendingFigures,
  telemetryFigures,
  viewsFigures,
} from './sections.ts';
import { sourcesFigures } from './sources-section.ts';
import { telemetry } from './telemetry.ts';
import { threeSources } from './three-sources.ts';
import { weights } from './weight.ts';

/** `quick` tries all code with few repetitions, `smoke` with as few as possible. */
export type Size = 'full' | 'quick' | 'smoke';

export interface Benchmark {
  title: string;
  /** It starts products of its own, and ignores the shared one. */
  isAlone?: true;
  run: (product: Product, size: Size) => Promise<Figures>;
}

const roundsOf: Record<Size, Rounds> = {
  full: { rounds: 5, seconds: 6 },
  quick: { rounds: 1, seconds: 2 },
  smoke: { rounds: 1, seconds: 0.3 },
};
const giftsOf: Record<Size, number> = { full: 12_000, quick: 12_000, smoke: 60 };
/** Milliseconds per operation hardly depend on the number of operations. */
const shareOf: Record<Size, number> = { full: 1, quick: 1, smoke: 0.01 };

/** In the order of measurement. `npm run bench -- read views` selects some by name. */
export const benchmarks: Record<string, Benchmark> = {
  rest: {
    title: 'At rest',
    isAlone: true,
    run: async (_product, size) => restFigures(await rest({ full: 60, quick: 10, smoke: 1 }[size])),
  },
  weight: { title: 'Weight of pages', run: weights },
  choice: {
    title: 'The gift page with three pictures',
    run: (product, size) => choicePage(product.url, product.sandbox.url, size === 'full' ? 9 : 1),
  },
  lighthouse: {
    title: 'Lighthouse',
    run: (product, size) => scores(product.url, size === 'full' ? 3 : 1),
  },
  ideas: {
    title: 'Ideas',
    isAlone: true,
    run: async (_product, size) => {
      const [people, timed] = ({ full: [Infinity, Infinity], quick: [3, 2], smoke: [1, 1] } as const)[size];
      return ideasFigures(await ideas(people, timed));
    },
  },
  sources: {
    title: 'Ideas from three sources',
    isAlone: true,
    run: async (_product, size) => {
      const [people, rounds] = ({ full: [6, 2], quick: [4, 1], smoke: [1, 1] } as const)[size];
      return sourcesFigures(await threeSources(people, rounds));
    },
  },
  read: {
    title: 'Signed-in read',
    run: async (product, size) => readFigures(await signedInRead(product, roundsOf[size])),
  },
  views: {
    title: 'Public view of a gift',
    run: async (product, size) => viewsFigures(await giftViews(product, roundsOf[size], giftsOf[size])),
  },
  sending: {
    title: 'Sending',
    run: async (product, size) => sendingFigures(await send(product, { full: 20, quick: 2, smoke: 1 }[size])),
  },
  telemetry: {
    title: 'Cost of telemetry',
    run: async (product, size) =>
      telemetryFigures(await telemetry(product, size === 'full' ? 5 : 1, { full: 2_000, quick: 200, smoke: 20 }[size])),
  },
  growth: {
    title: 'Cost of an operation by size',
    run: async (product, size) => {
      const senders = { full: [10, 100, 1_000, 10_000], quick: [10, 100], smoke: [10] }[size];
      return growthFigures(await growth(product, senders, shareOf[size]), await storage(product));
    },
  },
  catalogue: {
    title: 'The catalogue',
    run: async (product, size) => {
      const rows = { full: [10_000, 100_000, 1_000_000], quick: [1_000, 10_000], smoke: [200] }[size];
      return catalogueFigures(await catalogue(product, rows, { full: 1_000, quick: 80, smoke: 8 }[size]));
    },
  },
  import: {
    title: 'Import of people',
    run: async (product, size) =>
      importFigures(await importPeople(product, { full: 5_000, quick: 200, smoke: 50 }[size])),
  },
  fairness: {
    title: 'Fairness',
    isAlone: true,
    run: async (_product, size) => {
      const [rounds, seconds] = ({ full: [8, 8], quick: [1, 5], smoke: [1, 1] } as const)[size];
      return fairnessFigures([
        await fairness('strict', 'an account', rounds, seconds),
        await fairness('strict', 'a program', rounds, seconds),
        await fairness('relaxed', 'an account', rounds, seconds),
      ]);
    },
  },
  due: {
    title: 'Due work',
    run: async (product, size) =>
      dueFigures(
        await reminders(product, { full: 1_000_000, quick: 20_000, smoke: 4_000 }[size], size === 'full' ? 3 : 1),
        await drain(product, { full: 10_000, quick: 400, smoke: 40 }[size]),
      ),
  },
};
