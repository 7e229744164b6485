import { mutualPairs, readImports, ringsOfThree } from './folder-pairs.ts';

describe('sibling folders', () => {
  it('never import each other in both directions, nor in a ring of three', async () => {
    const imports = await readImports();
    expect({ pairs: mutualPairs(imports), rings: ringsOfThree(imports) }).toEqual({ pairs: [], rings: [] });
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

describe('ringsOfThree', () => {
  const file = (folder: string, name: string) => `services/gateway/src/${folder}/${name}.ts`;
  const chain = [
    { from: file('account', 'a'), to: file('gift-page', 'b') },
    { from: file('gift-page', 'c'), to: file('frontend', 'd') },
  ];

  it('names a ring once, wherever it begins', () => {
    const ring = [...chain, { from: file('frontend', 'e'), to: file('account', 'f') }];
    const folder = 'services/gateway/src';
    expect(ringsOfThree(ring.toReversed())).toEqual([
      `${folder}/account -> ${folder}/gift-page -> ${folder}/frontend -> ${folder}/account`,
    ]);
  });

  it('accepts three folders of which two import the third', () => {
    expect(ringsOfThree([...chain, { from: file('account', 'e'), to: file('frontend', 'f') }])).toEqual([]);
  });
});
