/** @jest-environment node */
import { dayToSendOn } from './day-to-send-on.js';

const now = new Date(2026, 10, 28, 12).toISOString();
const on = (nextOn: string, more: object = {}) =>
  dayToSendOn({ type: 'Birthday', title: null, nextOn, ...more }, 'Mum', now);

describe('The choice to send on the day itself', () => {
  it('names a near day by its weekday, and others by their date', () => {
    expect(on('2026-12-01')).toBe('Send on Tuesday, Mum’s birthday');
    expect(on('2026-11-28')).toBe('Send on Saturday, Mum’s birthday');
    expect(on('2026-12-05')).toBe('Send on December 5, Mum’s birthday');
    expect(on('2027-01-10')).toBe('Send on January 10, Mum’s birthday');
  });

  it('says what the day is in the giver’s own words, if there are any', () => {
    expect(on('2026-12-01', { type: 'Holiday', title: 'Christmas' })).toBe('Send on Tuesday, Christmas');
    expect(on('2026-12-01', { type: 'Graduation' })).toBe('Send on Tuesday, Graduation');
    expect(on('2026-12-01', { type: 'Other' })).toBe('Send on Tuesday, the day itself');
    expect(on('2026-12-01', { type: 'Anniversary' })).toBe('Send on Tuesday, Mum’s anniversary');
  });
});
