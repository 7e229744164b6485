import { aProfile } from '../recommendations.builders.js';
import { parseBudget } from './budget.js';
import type { Proposal } from './idea.js';
import { toIdea } from './to-idea.js';

const shown = { profile: aProfile(), budget: parseBudget('50-100', 'USD'), isOver: false };
const descriptionOf = (given: Pick<Proposal, 'name' | 'is'>, isPlain = true) => {
  const proposal: Proposal = { query: '', why: '', for: [1], from: 'model', ...given };
  const candidate = { proposal, isSought: true, isAssigned: true, isWritten: true, needsProducts: false };
  return toIdea(candidate, { ...shown, isPlain: () => isPlain }).recommendation.description;
};

describe('the description of an idea', () => {
  it.each([
    ['Campervan extras', 'campervan extras: lantern, kettle, hammock', 'Lantern, kettle, hammock.'],
    ['Teapot or infuser', 'Teapot or infuser: glass teapot, tea strainer', 'Glass teapot, tea strainer.'],
    ['Hand grinder', 'manual burr coffee grinder', 'Manual burr coffee grinder.'],
    ['Tea things', 'tea: teapot, caddy', 'Tea: teapot, caddy.'],
  ])('of "%s" names what it may be, without its heading once more', (name, is, description) => {
    expect(descriptionOf({ name, is })).toBe(description);
  });

  it('is the name alone where the rest may not be shown', () => {
    expect(descriptionOf({ name: 'Campervan extras', is: 'campervan extras: lantern' }, false)).toBe(
      'Campervan extras.',
    );
  });
});
