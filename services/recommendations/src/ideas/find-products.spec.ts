import { jest } from '@jest/globals';
import { Meter } from '../costs/idea-costs.js';
import { anOffer } from '../products/products.builders.js';
import { aProfile } from '../recommendations.builders.js';
import { Admission } from './admission.js';
import type { Candidate } from './compose.js';
import { FindProducts, type Finding } from './find-products.js';
import type { Proposal } from './idea.js';
import type { Picked } from './pick.js';

const profile = aProfile({ interests: ['gardening'] });
const trowel: Proposal = {
  name: 'Hand trowel',
  query: 'garden trowel',
  is: 'hand trowel',
  why: 'For the beds.',
  for: [1],
  from: 'recipe',
};
const titles = (candidate: Candidate) => candidate.offers?.map(({ title }) => title);
/** Lets go on what waits for answers that are there. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A set whose shops have these, and whose model answers when it is told to. */
function aSet(...found: string[]) {
  const answer = Promise.withResolvers<Picked>();
  const asked = jest.fn(() => answer.promise);
  const onFound = jest.fn();
  const offers = found.map((title) => anOffer({ title }));
  const finding = new FindProducts({
    search: { search: async () => offers },
    model: { isConfigured: true, answer: asked },
    picks: { isFor: () => false },
    meter: new Meter(),
    admission: new Admission(profile, [], new Date()),
    account: { userId: 'u' },
    profile,
    budget: { min: 0, max: 100_00, currency: 'USD' },
    exclude: new Set(),
    strange: [],
    signal: new AbortController().signal,
    deadline: Date.now() + 60_000,
    opening: 1,
    onFound,
  } as unknown as Finding);
  const candidate: Candidate = {
    proposal: trowel,
    isSought: false,
    isAssigned: true,
    isWritten: true,
    needsProducts: false,
  };
  const pick = (...wanted: string[]) =>
    answer.resolve({
      picks: [{ offers: offers.filter(({ title }) => wanted.includes(title)), bearing: new Set() }],
      mistaken: 0,
    });
  return { finding, candidate, asked, onFound, pick };
}

describe('the products of ideas, while the model is silent', () => {
  it('are those that words find, although it was asked already; what is shown stays', async () => {
    const { finding, candidate, asked, onFound, pick } = aSet(
      'Steel hand trowel',
      'Bulb planting hand trowel with depth marks',
      'Garden gnome',
    );
    finding.seek([candidate]);
    finding.complete();
    await settle();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(candidate.offers).toBeUndefined();

    finding.breakSilence();
    expect(titles(candidate)).toEqual(['Steel hand trowel', 'Bulb planting hand trowel with depth marks']);
    expect(onFound).toHaveBeenCalledTimes(1);

    pick('Bulb planting hand trowel with depth marks', 'Garden gnome');
    await finding.settled();
    expect(titles(candidate)).toEqual(['Steel hand trowel', 'Bulb planting hand trowel with depth marks']);
  });

  it('are awaited where words find none', async () => {
    const { finding, candidate, pick } = aSet('Garden gnome', 'Kneeling pad');
    finding.seek([candidate]);
    finding.complete();
    await settle();
    finding.breakSilence();
    expect(candidate.offers).toBeUndefined();
    pick('Kneeling pad');
    await finding.settled();
    expect(titles(candidate)).toEqual(['Kneeling pad']);
  });

  it('wait for no question that is asked later', async () => {
    const { finding, candidate, asked } = aSet('Steel hand trowel');
    finding.breakSilence();
    finding.seek([candidate]);
    finding.complete();
    await settle();
    expect(titles(candidate)).toEqual(['Steel hand trowel']);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the picks of a model that is not believed', () => {
  it('leave their products to other ideas', async () => {
    const { finding, candidate, pick } = aSet('Bulb planting hand trowel with depth marks', 'Garden gnome');
    finding.seek([candidate]);
    finding.complete();
    await settle();
    pick('Garden gnome');
    await finding.settled();
    expect(titles(candidate)).toEqual(['Garden gnome']);
    finding.countMistaken(2);
    expect(titles(candidate)).toEqual([]);
    expect((await finding.browse([{ query: 'gnome', for: [1] }])).map(({ title }) => title)).toContain('Garden gnome');
  });
});
