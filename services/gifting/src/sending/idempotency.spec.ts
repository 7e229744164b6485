import { aGiftFor } from '../gifting.builders.js';
import { hashOf } from './idempotency.js';

describe('the hash of a gift to send', () => {
  const gift = aGiftFor({ id: 'f6b1c1f2-3f0e-4a57-9c55-0d1f5e8a7b01' });

  it('does not depend on the order of the fields, nor on undefined fields', () => {
    const reordered = Object.fromEntries(Object.entries(gift).toReversed()) as typeof gift;
    expect(hashOf(Object.assign(reordered, { giftUrl: undefined }))).toBe(hashOf(gift));
  });

  it.each(Object.keys(gift) as (keyof typeof gift)[])('changes with %s', (field) => {
    expect(hashOf(Object.assign({}, gift, { [field]: 'another' }))).not.toBe(hashOf(gift));
  });
});
