import { mutualPairs, readImports } from './folder-pairs.ts';

describe('sibling folders', () => {
  it('never import each other in both directions', async () => {
    expect(mutualPairs(await readImports())).toEqual([]);
  });
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
