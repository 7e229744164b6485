/** @jest-environment node */
import { dayToSendOn, morningOfDay } from './day-to-send-on.js';

const now = new Date(2026, 10, 28, 12).toISOString();
const on = (nextOn: string, more: object = {}) =>
  dayToSendOn({ type: 'Birthday', title: null, nextOn, ...more }, 'Mum', now);

describe('The choice to send on the day itself', () => {
  it('is nine in the morning where the person lives, and gone once that is over', () => {
    const person = { timeZone: 'Asia/Tokyo' };
    expect(morningOfDay({ nextOn: '2999-12-01' }, person)).toEqual({
      date: '2999-12-01',
      time: '09:00',
      timeZone: 'Asia/Tokyo',
    });
    expect(morningOfDay({ nextOn: '2020-12-01' }, person)).toBeUndefined();
    expect([morningOfDay(undefined, person), morningOfDay({ nextOn: null }, person)]).toEqual([undefined, undefined]);
  });

  it('names a near day by its weekday, and others by their date', () => {
    expect(on('2026-12-01')).toBe('Tuesday, Mum’s birthday');
    expect(on('2026-11-28')).toBe('Saturday, Mum’s birthday');
    expect(on('2026-12-05')).toBe('December 5, Mum’s birthday');
    expect(on('2027-01-10')).toBe('January 10, Mum’s birthday');
  });

  it('says what the day is in the giver’s own words, if there are any', () => {
    expect(on('2026-12-01', { type: 'Holiday', title: 'Christmas' })).toBe('Tuesday, Christmas');
    expect(on('2026-12-01', { type: 'Graduation' })).toBe('Tuesday, Graduation');
    expect(on('2026-12-01', { type: 'Other' })).toBe('Tuesday, the day itself');
    expect(on('2026-12-01', { type: 'Anniversary' })).toBe('Tuesday, Mum’s anniversary');
  });
});
