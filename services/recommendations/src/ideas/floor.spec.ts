import { anOffer } from '../products/products.builders.js';
import { aProfile } from '../recommendations.builders.js';
import { languages } from '@presently/rules/languages';
import { draftsOfKinds, draftsOfRecipes, draftsOfWords, picksByWords } from './floor.js';
import type { Proposal } from './idea.js';

const recipe = (name: string, age: 'any' | 'child' | 'adult' = 'any') => ({
  name,
  query: name,
  is: name,
  why: `${name}.`,
  age,
});
const recipes = new Map([
  ['tea', [recipe('Teapot'), recipe('Toy tea set', 'child'), recipe('Tea caddy', 'adult')]],
  ['chess', [recipe('Chess clock')]],
]);
const namesFor = (profile: object) =>
  draftsOfRecipes(aProfile({ interests: ['tea', 'chess', 'zorbing'], ...profile }), recipes).map(({ name }) => name);

describe('ideas without a model', () => {
  it('come from the recipes, the interests in turn, fit for the age', () => {
    expect(namesFor({})).toEqual(['Teapot', 'Chess clock', 'Tea caddy']);
    expect(namesFor({ age: 9 })).toEqual(['Teapot', 'Chess clock', 'Toy tea set']);
  });

  it('come from the own words of an interest without a recipe', () => {
    const drafts = draftsOfWords(aProfile({ interests: ['tea', 'Zorbing!'] }), recipes);
    expect(drafts).toMatchObject([{ query: 'zorbing', for: [2], words: ['zorbing'] }]);
  });

  it.each(languages)('say no sentence and no heading of ours twice in a set: %s', (senderLanguage) => {
    const interests = ['tea', 'chess', 'zorbing', 'walnut', 'cedar', 'honey', 'bamboo'];
    const profile = aProfile({ interests, senderLanguage });
    const kinds = draftsOfKinds(profile, recipes).slice(0, 3);
    const set = [...kinds, ...draftsOfWords(profile, recipes)];
    expect(set).toHaveLength(8);
    const form = (text: string) =>
      interests.reduce((left, interest) => left.replaceAll(new RegExp(interest, 'gi'), '…'), text);
    expect(new Set(set.map(({ why }) => form(why))).size).toBe(8);
    expect(new Set(set.map(({ name }) => form(name))).size).toBe(8);
  });

  const proposal = (given: Partial<Proposal>): Proposal => ({
    name: 'A fine pot',
    query: 'teapot',
    is: 'teapot',
    why: '',
    for: [1],
    from: 'recipe',
    ...given,
  });
  const pick = (given: Partial<Proposal>, ...titles: string[]) =>
    picksByWords(
      proposal(given),
      titles.map((title) => anOffer({ title })),
      [{ kind: 'interest', text: 'green tea' }],
    ).map(({ title }) => title);

  it('have listings that are one of the examples of a group', () => {
    const group = { name: 'Teapot or caddy', is: 'teapot or caddy: glass teapot, tea caddy', kind: 'teapot' };
    const titles = ['Glass teapot', 'Oak tea caddy', 'Green tea', 'Golf caddy cart', 'Oak tea tray'];
    expect(pick(group, ...titles)).toEqual(['Glass teapot', 'Oak tea caddy']);
    expect(pick({ ...group, is: 'glass teapot, tea caddy' }, ...titles)).toEqual(['Glass teapot', 'Oak tea caddy']);
  });

  it('have listings with the main noun', () => {
    expect(pick({}, 'Glazed Teapots, set of two', 'Tea towel')).toEqual(['Glazed Teapots, set of two']);
  });

  it('name an interest only if the title does', () => {
    expect(pick({ name: 'A pot for green tea' }, 'Teapot for green teas', 'Teapot')).toEqual(['Teapot for green teas']);
  });

  it('have listings with all words of an interest without a recipe', () => {
    expect(pick({ from: 'words', words: ['zorbing', 'ball'] }, 'Zorbing Balls', 'Zorbing suit')).toEqual([
      'Zorbing Balls',
    ]);
  });
});
