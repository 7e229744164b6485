import { dayOf, dayOrderOf, isNoDay, usualOrder } from './written-day.js';

const now = new Date('2026-11-22T12:00:00Z');

describe('days as they are written', () => {
  it.each([
    ['1980-05-17', '1980-05-17'],
    ['19800517', '1980-05-17'],
    ['1980-05-17T23:00:00Z', '1980-05-18'],
    ['1980-12-31T22:00:00.000Z', '1981-01-01'],
    ['19800517T120000Z', '1980-05-17'],
    ['1980-05-17T05:00:00Z', '1980-05-17'],
    ['19560411230000', '1956-04-12'],
    ['1980-05-17T16:45:00-07:00', '1980-05-17'],
    ['1980年5月17日', '1980-05-17'],
    ['1985. 3. 4.', '1985-03-04'],
    ['4 марта 1985', '1985-03-04'],
    ['4 Mart 1985', '1985-03-04'],
    ['17 października 1980', '1980-10-17'],
    ['1980-5-7', '1980-05-07'],
    ['1980/05/17', '1980-05-17'],
    ['--0229', '--02-29'],
    ['--02-29', '--02-29'],
    [' --05-17', '--05-17'],
    ['1604-02-29', '--02-29'],
    ['0001-05-17', '--05-17'],
    ['5/17/1980', '1980-05-17'],
    ['5/17/80', '1980-05-17'],
    ['5/17/26', '2026-05-17'],
    ['5/17/27', '1927-05-17'],
    ['17/5/1980', '1980-05-17'],
    ['4/5/1980', '1980-04-05'],
    ['4.5.1980', '1980-05-04'],
    ['17.05.', '--05-17'],
    ['17. 5. 1980', '1980-05-17'],
    ['May 17, 1980', '1980-05-17'],
    ['17 May', '--05-17'],
    ['17. März 1980', '1980-03-17'],
    ['1 de agosto de 1980', '1980-08-01'],
    ['12/25/1987 0:00', '1987-12-25'],
  ])('%s is %s', (written, day) => {
    expect(dayOf(written, 'month-first', now)).toBe(day);
  });

  it.each([
    '0001-01-01T00:00:00Z',
    '4501-01-01',
    '0000-00-00',
    '1601-01-01T00:00:00Z',
    '1899-12-30',
    '',
    'soon',
    '1980',
    '1980-05',
    '1985-07',
    '---17',
    '30.02.1980',
    '0/0/00',
    '1980-13-45',
    '9'.repeat(500),
    '1/2/3/4/5',
  ])('%s is none', (written) => {
    expect(dayOf(written, 'month-first', now)).toBeUndefined();
  });

  it.each([
    [['4/5/1980'], true],
    [['4/4/1980', '', '6-7-81'], true],
    [['4/4/1980'], false],
    [['4.5.1980', '1980-05-04', 'May 4', '5 мая'], false],
    [[], false],
  ])('of %j have an open order: %s', (days, isOpen) => {
    expect(dayOrderOf(days, 'day-first')).toEqual({ order: 'day-first', isOpen });
  });

  it.each([
    ['Europe/London', 'day-first'],
    ['Australia/Sydney', 'day-first'],
    ['America/Chicago', 'month-first'],
    ['UTC', 'month-first'],
    [undefined, 'month-first'],
  ])('are written as is usual in %s', (zone, order) => {
    expect(usualOrder(zone)).toBe(order);
  });

  it.each(['0/0/00', '0.0.00', '00.00.0000', '00/00/0000', '0000-00-00', '0-0-0', '0/0/00 00:00', '4501-01-01'])(
    'are none as %s',
    (text) => {
      expect(isNoDay(text)).toBe(true);
      expect(dayOf(text)).toBeUndefined();
    },
  );

  it.each(['10/10/00', '1/1/00', '0', '', '01.01.2000', '--00-00x'])('are not called none as %j', (text) => {
    expect(isNoDay(text)).toBe(false);
  });

  it('have the order of the first that only one order can be', () => {
    expect(dayOrderOf(['4/5/1980', '13/5/1980'], 'month-first')).toEqual({ order: 'day-first', isOpen: false });
    expect(dayOrderOf(['4/5/1980', '5/13/1980'], 'day-first')).toEqual({ order: 'month-first', isOpen: false });
    expect(dayOf('4/5/1980', 'day-first', now)).toBe('1980-05-04');
  });
});
