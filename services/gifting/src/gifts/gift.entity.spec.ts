import { Gift } from './gift.entity.js';

const arrived = new Date('2026-11-21T10:00:00Z');
const aGiftUnderWay = (other: Partial<Gift> = {}): Gift =>
  Object.assign(Object.create(Gift.prototype) as Gift, {
    status: 'sent',
    deliveryMethod: 'email',
    sentAt: arrived,
    acceptedAt: null,
    deliveredAt: null,
    deliveryProblem: null,
    deliveryAttempt: 1,
    isDeliveryUnderWay: true,
    version: 1,
    ...other,
  });
const failure = { attempt: 1, reason: 'Busy', willRetry: true };

describe('a gift under way', () => {
  it('is delivered once; the first time stays', () => {
    const gift = aGiftUnderWay();
    expect(gift.recordDelivery(1, arrived)).toBe(true);
    expect(gift.recordDelivery(1, new Date('2026-11-22T10:00:00Z'))).toBe(false);
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
    expect(gift.recordDelivery(1, arrived)).toBe(true);
    expect(gift.deliveryProblem).toBeNull();
  });

  it.each([
    ['after the delivery', { deliveredAt: arrived, isDeliveryUnderWay: false }, failure],
    ['of an earlier attempt', { deliveryAttempt: 2 }, failure],
    ['for now, after the provider took it', { acceptedAt: arrived }, failure],
    ['for now, after the one for good', { isDeliveryUnderWay: false, deliveryProblem: 'Unknown' }, failure],
  ])('knows a failure %s as old news', (_what, state, late) => {
    const gift = aGiftUnderWay(state);
    const before = Object.assign({}, gift);
    expect(gift.recordDeliveryFailure(late)).toBe(false);
    expect(gift).toMatchObject(before);
  });

  it('is taken by a provider once, and may still fail or arrive after that', () => {
    const taken = () => {
      const gift = aGiftUnderWay({ deliveryProblem: 'Busy' });
      expect(gift.recordAcceptance(1, arrived)).toBe(true);
      expect(gift.recordAcceptance(1, arrived)).toBe(false);
      expect(gift).toMatchObject({ isDeliveryUnderWay: true, deliveryProblem: null });
      return gift;
    };
    expect(taken().recordDelivery(1, arrived)).toBe(true);
    const lost = taken();
    expect(lost.recordDeliveryFailure({ attempt: 1, reason: 'Unreachable', willRetry: false })).toBe(true);
    expect(lost).toMatchObject({ isDeliveryUnderWay: false, deliveryProblem: 'Unreachable' });
    expect(lost.recordAcceptance(1, arrived)).toBe(false);
  });

  it('begins anew when it goes out again, and hears no more of what was before', () => {
    const gift = aGiftUnderWay({ deliveredAt: arrived, isDeliveryUnderWay: false });
    const contact = { deliveryMethod: 'sms', recipientEmail: null, recipientPhone: '+14155550100' } as const;
    gift.goOutAgain(contact, true, new Date('2026-11-22T10:00:00Z'));
    expect(gift).toMatchObject({ ...contact, deliveryAttempt: 2, isDeliveryUnderWay: true, deliveredAt: null });
    expect(gift.sentAt).toBe(arrived);
    expect(gift.recordDelivery(1, arrived)).toBe(false);
    expect(gift.recordDelivery(2, arrived)).toBe(true);
  });

  it('stays with the sender as a text that their tier does not send', () => {
    const gift = aGiftUnderWay({ isDeliveryUnderWay: false, deliveryProblem: 'Unknown' });
    gift.goOutAgain({ deliveryMethod: 'sms', recipientEmail: null, recipientPhone: '+14155550100' }, false, arrived);
    expect(gift).toMatchObject({ deliveryAttempt: 1, isDeliveryUnderWay: false });
    expect(gift.deliveryProblem).toContain('part of Pro');
  });

  it.each([
    ['on its way while nothing is known', {}, true],
    ['on its way while a provider has it', { acceptedAt: new Date(arrived.getTime() - 60_000) }, true],
    [
      'not on its way once a provider has had it for long',
      { acceptedAt: new Date(arrived.getTime() - 700_000) },
      false,
    ],
    ['not on its way while there is trouble', { deliveryProblem: 'Busy' }, false],
    ['not on its way once it was given up', { isDeliveryUnderWay: false }, false],
  ])('is %s', (_what, state, expected) => {
    expect(aGiftUnderWay(state).isOnItsWay(arrived)).toBe(expected);
  });
});
