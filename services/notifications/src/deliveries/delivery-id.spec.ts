import { deliveryIdOf, giftDedupeKey } from './delivery-id.js';

describe('the id of a delivery', () => {
  const key = giftDedupeKey('4b1f0b8e-6a0e-4a55-9d4a-0c5d3d1f7a10', 'email', 1);

  it('is the same UUID in every process for the same gift, channel and attempt', () => {
    expect(key).toBe('gift:4b1f0b8e-6a0e-4a55-9d4a-0c5d3d1f7a10:email:1');
    expect(deliveryIdOf(key)).toBe('9ac84699-0351-51ec-83d4-b229a0abfe8d');
    expect(deliveryIdOf(key)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('differs for another attempt', () => {
    expect(deliveryIdOf(key.replace(/1$/, '2'))).not.toBe(deliveryIdOf(key));
  });
});
