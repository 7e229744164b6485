import type { ProductOffer } from '../../products/product-source.js';
import { inOrderOfNeed, type FurtherIdea } from './find-further-kinds.js';

const idea = (name: string, numbers: number[], listings: number): FurtherIdea => ({
  proposal: { name, is: name, query: name, why: '', for: numbers, from: 'model' },
  picked: { offers: Array.from({ length: listings }, () => ({}) as ProductOffer), bearing: new Set() },
});
const names = (ideas: readonly FurtherIdea[]) => ideas.map(({ proposal }) => proposal.name);

describe('the order of further kinds', () => {
  it('is that of the facts which have the fewest ideas', () => {
    const found = [idea('Mug', [1], 4), idea('Game', [1], 3), idea('Map', [2], 1), idea('Model ship', [2], 2)];
    expect(names(inOrderOfNeed(found, new Map([[1, 3]])))).toEqual(['Model ship', 'Map', 'Mug', 'Game']);
  });

  it('is that of the model where there is a choice of listings, however large', () => {
    const found = [idea('Mug', [1], 1), idea('Game', [1], 2), idea('Map', [1], 4)];
    expect(names(inOrderOfNeed(found, new Map()))).toEqual(['Game', 'Map', 'Mug']);
  });

  it('gives no fact a second idea before another has its first', () => {
    const found = [idea('Mug', [1], 4), idea('Game', [1], 3), idea('Map', [2], 1), idea('Puzzle', [3], 1)];
    expect(names(inOrderOfNeed(found, new Map()))).toEqual(['Mug', 'Map', 'Puzzle', 'Game']);
  });

  it('counts an idea for each of its facts, and leaves what answers none to the end', () => {
    const found = [idea('Vase', [], 4), idea('Ship map', [1, 2], 4), idea('Mug', [1], 3), idea('Puzzle', [3], 1)];
    expect(names(inOrderOfNeed(found, new Map()))).toEqual(['Ship map', 'Puzzle', 'Mug', 'Vase']);
  });
});
