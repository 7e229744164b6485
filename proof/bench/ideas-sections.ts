import { table } from '../../libs/cli/src/markdown.ts';
import type { ShopFigures } from './ideas-judge.ts';
import type { Turn, TurnFigures } from './ideas-times.ts';
import type { IdeasReport } from './ideas.ts';
import type { Figures } from './results.ts';

/** What ideas were before they were made by this design, on other shops and people. */
const tip = 'tip 635d45dc';
const before = {
  served: '53 of 84',
  precision: '0.957',
  firstText: '2.0 s',
  firstProducts: '2.0 s',
  whole: '6.9 s',
  cents: '0.088',
};
const mostCents = 0.15;
const servedGoal = 76 / 84;

const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(ms < 1_000 ? 2 : 1)} s` : 'never');
const share = ({ fitting, products }: ShopFigures) => (products === 0 ? 1 : fitting / products);

function total(shops: readonly ShopFigures[]): ShopFigures {
  const sum = (name: Exclude<keyof ShopFigures, 'shop'>) => shops.reduce((all, shop) => all + shop[name], 0);
  const names = [
    'people',
    'servable',
    'served',
    'ideas',
    'products',
    'fitting',
    'falseClaims',
    'empty',
    'outsideBudget',
  ] as const;
  const sums = Object.fromEntries(names.map((name) => [name, sum(name)])) as Omit<ShopFigures, 'shop'>;
  return { shop: '**all**', ...sums };
}

const shopTable = (shops: readonly ShopFigures[]) =>
  table(
    ['shop', 'people', 'could be', 'served', 'ideas', 'products', 'precision', 'false claims', 'empty ideas'],
    [
      ...[...shops, total(shops)].map((shop) => [
        shop.shop,
        ...[shop.people, shop.servable, shop.served, shop.ideas, shop.products].map(String),
        share(shop).toFixed(3),
        String(shop.falseClaims),
        String(shop.empty),
      ]),
      [`${tip}, other shops`, '115', '84', '53', '', '', before.precision, '', ''],
    ],
  );

const goals: Record<Turn, { firstText?: number; firstProducts?: number; whole?: number }> = {
  new: { firstText: 1_100, firstProducts: 3_700, whole: 7_000 },
  cached: { firstText: 1_100, firstProducts: 1_900, whole: 5_000 },
  seed: { firstText: 200 },
  again: {},
};
const turnNames: Record<Turn, string> = {
  new: 'nothing known',
  cached: 'same interests, somebody else',
  seed: 'with a recipe',
  again: 'same question again',
};

const measureNames = { firstText: 'first text', firstProducts: 'first products', whole: 'whole set' };

function timeTable(turns: Record<Turn, TurnFigures>): string {
  const time = ({ p50, p95 }: { p50: number; p95: number }) => [seconds(p50), seconds(p95)];
  const { firstText, firstProducts, whole, cents } = before;
  return table(
    ['', 'text p50', 'p95', 'products p50', 'p95', 'whole p50', 'p95', 'cents', 'searches'],
    [
      ...(Object.keys(turns) as Turn[]).map((turn) => {
        const one = turns[turn];
        const times = [one.firstText, one.firstProducts, one.whole].flatMap(time);
        return [turnNames[turn], ...times, one.cents.toFixed(3), one.searches.toFixed(1)];
      }),
      [`${tip}, other people`, firstText, '', firstProducts, '', whole, '', cents, ''],
    ],
  );
}

function goalTable(): string {
  const names = ['firstText', 'firstProducts', 'whole'] as const;
  const goalOf = (goal?: number) => (goal === undefined ? '' : `≤ ${goal / 1_000} s`);
  return table(
    ['', ...names.map((name) => measureNames[name]), 'cents'],
    (Object.keys(goals) as Turn[]).map((turn) => [
      turnNames[turn],
      ...names.map((name) => goalOf(goals[turn][name])),
      `≤ ${mostCents}`,
    ]),
  );
}

export function ideasFigures({ floor, knowing, times }: IdeasReport): Figures {
  const [without, knows] = [total(floor), total(knowing)];
  const missed = Object.entries({
    'products about the person, without a model': share(without) >= 0.94,
    'false claims, without a model': without.falseClaims <= 3,
    'people served': knows.served >= servedGoal * knows.servable,
    'products about the person': share(knows) >= 0.98,
    'false claims': knows.falseClaims === 0,
    'products inside the budget': without.outsideBudget + knows.outsideBudget === 0,
    'cards that change': times.changed === 0,
    'cents of a set': Object.values(times.turns).every(({ cents }) => cents <= mostCents),
    ...Object.fromEntries(
      (Object.keys(goals) as Turn[]).flatMap((turn) =>
        Object.entries(goals[turn]).map(([name, goal]) => [
          `${turnNames[turn]}: ${name}`,
          times.turns[turn][name as keyof (typeof goals)[Turn]].p95 <= goal,
        ]),
      ),
    ),
  }).flatMap(([name, isMet]) => (isMet ? [] : [name]));
  return {
    markdown: [
      '### With a model that knows the products',
      `Goals: served ≥ ${(100 * servedGoal).toFixed(1)} % of those who could be, precision ≥ 0.98, no false claim.`,
      shopTable(knowing),
      '### Without a model',
      'Goals: precision ≥ 0.94, at most 3 false claims.',
      shopTable(floor),
      '### Times and cost',
      'A model of 0.6 s to the first token and 100 tokens/s, a shop of 1.8 s. Goals at p95:',
      goalTable(),
      'Measured:',
      timeTable(times.turns),
      table(
        ['', 'measured', 'goal'],
        [
          ['sets', String(times.sets), ''],
          ['ideas', String(times.ideas), ''],
          ['products', String(times.products), ''],
          ['cards that lost or changed what they showed', String(times.changed), '0'],
          ['products outside of the budget', String(without.outsideBudget + knows.outsideBudget), '0'],
        ],
      ),
    ].join('\n\n'),
    missed,
  };
}
