import { checkedPerson } from '../read/checked-person.js';
import type { ImportedPerson } from '../read/imported-person.js';
import { comparedRows } from './compared-rows.js';
import type { PeopleOfSender } from './people-of-sender.js';

const nobody: PeopleOfSender = {
  marked: async () => [],
  candidates: async () => ({ rows: [], next: undefined }),
  belongings: async () => ({ recipients: [], days: [], marks: [], gifts: [] }),
  keptIdeas: async () => undefined,
  room: async () => 100,
};
const rowsOf = (...people: Omit<ImportedPerson, 'occasions'>[]) =>
  comparedRows(
    people.map((person) => checkedPerson({ occasions: [], ...person }, '2026-11-22')),
    nobody,
    'US',
  );

describe('a year that may be the one in which a series was written', () => {
  it('tells nobody apart, and corrects no year that is known', async () => {
    const [, same, other] = await rowsOf(
      { name: 'Mom', birthday: '1960-12-20' },
      { name: 'Mom', birthday: '2005-12-20', isYearDoubtful: true },
      { name: 'Mom', birthday: '2005-12-20' },
    );
    expect(same).toMatchObject({ state: 'same', known: { name: 'Mom' }, person: { birthday: '--12-20' } });
    expect(same!.person).not.toHaveProperty('isYearDoubtful');
    expect(other).toMatchObject({ state: 'new' });
  });

  it('is taken for somebody without a birthday, and for somebody new', async () => {
    const [, changed, added] = await rowsOf(
      { name: 'Mom' },
      { name: 'Mom', birthday: '2005-12-20', isYearDoubtful: true },
      { name: 'Dad', birthday: '2005-12-20', isYearDoubtful: true },
    );
    expect(changed).toMatchObject({ state: 'changed', person: { birthday: '2005-12-20' } });
    expect(added).toMatchObject({ state: 'new', person: { birthday: '2005-12-20' } });
  });
});
