import { mutualPairs, readImports } from './folder-pairs.ts';

/** Pairs that are still to be untied. Remove a line with its pair; add none. */
const stillTied = [
  'services/billing/src/provider <-> services/billing/src/subscriptions',
  'services/billing/src/subscriptions <-> services/billing/src/webhooks',
  'services/notifications/src/contacts <-> services/notifications/src/deliveries',
  'services/notifications/src/deliveries <-> services/notifications/src/mailing',
  'services/notifications/src/deliveries <-> services/notifications/src/texts',
  'services/social/src/analytics <-> services/social/src/publishing',
];

describe('sibling folders', () => {
  it('never import each other in both directions', async () => {
    const pairs = mutualPairs(await readImports());
    expect(pairs.filter((pair) => !stillTied.includes(pair))).toEqual([]);
  }, 60_000);
});

describe('mutualPairs', () => {
  const file = (path: string) => `services/gifting/src/${path}`;

  it('names a pair once, however many files import each other', () => {
    const imports = [
      { from: file('gifts/a.ts'), to: file('recipients/b.ts') },
      { from: file('recipients/c.ts'), to: file('gifts/d.ts') },
      { from: file('recipients/e.ts'), to: file('gifts/a.ts') },
    ];
    expect(mutualPairs(imports)).toEqual(['services/gifting/src/gifts <-> services/gifting/src/recipients']);
  });

  it('accepts imports in one direction, within a folder and from the root of the sources', () => {
    const imports = [
      { from: file('gifts/a.ts'), to: file('recipients/b.ts') },
      { from: file('gifts/a.ts'), to: file('gifts/b.ts') },
      { from: file('module.ts'), to: file('gifts/a.ts') },
      { from: file('gifts/a.ts'), to: file('tables.ts') },
      { from: file('tables.ts'), to: file('gifts/a.ts') },
    ];
    expect(mutualPairs(imports)).toEqual([]);
  });
});
