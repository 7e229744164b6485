import { receiptOf } from './receipt.js';

describe('Twilio’s report about a text', () => {
  it.each([
    ['queued', 'taken'],
    ['sent', 'taken'],
    ['delivered', 'delivered'],
    ['read', 'delivered'],
    ['undelivered', 'failed'],
    ['failed', 'failed'],
    ['receiving', undefined],
    [undefined, undefined],
  ])('with status %s is %s', (status, kind) => {
    expect(receiptOf(status, undefined)?.kind).toBe(kind);
  });

  it('gives the reason in words, and blames the number only if it is wrong', () => {
    expect(receiptOf('undelivered', '30006')).toMatchObject({
      reason: expect.stringContaining('check it'),
      blames: 'bad-contact',
    });
    expect(receiptOf('undelivered', '30007')).not.toHaveProperty('blames');
    expect(receiptOf('failed', '99999')).toMatchObject({ reason: expect.stringContaining('share the link') });
  });
});
