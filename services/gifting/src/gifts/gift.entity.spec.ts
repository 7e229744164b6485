import { Gift } from './gift.entity.js';

const aGiftUnderWay = (other: Partial<Gift> = {}): Gift =>
  Object.assign(Object.create(Gift.prototype) as Gift, {
    deliveredAt: null,
    deliveryProblem: null,
    deliveryAttempt: 1,
    isDeliveryUnderWay: true,
    version: 1,
    ...other,
  });
const arrived = new Date('2026-11-21T10:00:00Z');
const failure = { attempt: 1, reason: 'Busy', willRetry: true };

describe('a gift under way', () => {
  it('is delivered once; the first time stays', () => {
    const gift = aGiftUnderWay();
    expect(gift.recordDelivery(arrived)).toBe(true);
    expect(gift.recordDelivery(new Date('2026-11-22T10:00:00Z'))).toBe(false);
    expect(gift).toMatchObject({ deliveredAt: arrived, isDeliveryUnderWay: false, version: 2 });
  });

  it('stays under way after a failure that will be retried, and is over after a final one', () => {
    const gift = aGiftUnderWay();
    expect(gift.recordDeliveryFailure(failure)).toBe(true);
    expect(gift).toMatchObject({ deliveryProblem: 'Busy', isDeliveryUnderWay: true, version: 2 });
    expect(gift.recordDeliveryFailure({ ...failure, reason: 'Unknown', willRetry: false })).toBe(true);
    expect(gift).toMatchObject({ deliveryProblem: 'Unknown', isDeliveryUnderWay: false, version: 3 });
  });

  it('may still be delivered after it was given up', () => {
    const gift = aGiftUnderWay({ isDeliveryUnderWay: false, deliveryProblem: 'Unknown' });
    expect(gift.recordDelivery(arrived)).toBe(true);
    expect(gift.deliveryProblem).toBeNull();
  });

  it.each([
    ['after the delivery', { deliveredAt: arrived, isDeliveryUnderWay: false }, failure],
    ['of an earlier attempt', { deliveryAttempt: 2 }, failure],
    ['for now, after the one for good', { isDeliveryUnderWay: false, deliveryProblem: 'Unknown' }, failure],
  ])('knows a failure %s as old news', (_what, state, late) => {
    const gift = aGiftUnderWay(state);
    const before = Object.assign({}, gift);
    expect(gift.recordDeliveryFailure(late)).toBe(false);
    expect(gift).toMatchObject(before);
  });
});
