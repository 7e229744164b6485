import { byNeed } from './by-need.js';

const person = (name: string, daysUntil?: number) =>
  ({ name, nextDay: daysUntil === undefined ? null : { type: 'Birthday', title: null, daysUntil } }) as never;

describe('People by need', () => {
  it('come with the next day first, and keep their order where no day tells them apart', () => {
    const people = [person('Ann'), person('Bo', 40), person('Cy', 0), person('Di'), person('Ed', 40)];
    expect(byNeed(people).map(({ name }) => name)).toEqual(['Cy', 'Bo', 'Ed', 'Ann', 'Di']);
  });
});
