import { doubtful, type Found } from './doubtful.js';

const find = (offer: string, evidence: Found<string>['evidence'] = 0, fit: Found<string>['fit'] = 3) => ({
  offer,
  evidence,
  fit,
});
const some = (name: string, count: number, evidence?: Found<string>['evidence']) =>
  Array.from({ length: count }, (_, n) => find(`${name}${n}`, evidence));

const enough = (inAll: number, likely = inAll, ofEach = 3) => ({ inAll, likely, ofEach });

describe('doubtful offers', () => {
  it('are none as long as a set has too little', () => {
    expect(doubtful([some('perhaps', 5)], enough(6))).toEqual(new Set());
  });

  it('are those that the set does not need, the least sure first', () => {
    const found = [find('vague', 0, 5), find('likely', 1, 3), ...some('sure', 2, 2), find('likelier', 1, 5)];
    expect(doubtful([found], enough(4))).toEqual(new Set(['vague']));
    expect(doubtful([found], enough(3))).toEqual(new Set(['vague', 'likely']));
  });

  it('are sooner those without any evidence', () => {
    const found = [...some('sure', 2, 2), ...some('likely', 3, 1), ...some('vague', 2)];
    expect(doubtful([found], enough(3, 5))).toEqual(new Set(['vague0', 'vague1']));
    expect(doubtful([found.filter(({ evidence }) => evidence !== 1)], enough(3, 5))).toEqual(new Set(['vague1']));
  });

  it('are none of those that are surely about the person, however many', () => {
    expect(doubtful([some('sure', 9, 2)], enough(3))).toEqual(new Set());
  });

  it('leave each interest some that have evidence', () => {
    const found = [some('sure', 9, 2), [...some('likely', 4, 1), ...some('vague', 1)]];
    expect(doubtful(found, enough(4))).toEqual(new Set(['likely3', 'vague0']));
  });

  it('may be sure of another interest', () => {
    expect(doubtful([some('one', 4, 2), some('one', 4)], enough(2, 2, 1))).toEqual(new Set());
  });
});
