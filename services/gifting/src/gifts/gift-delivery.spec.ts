import { Gift } from './gift.entity.js';
import { goOutAgain, isOnItsWay, recordAcceptance, recordDelivery, recordDeliveryFailure } from './gift-delivery.js';

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
  it('keeps the time of its first delivery', () => {
    const gift = aGiftUnderWay();
    expect(recordDelivery(gift, 1, arrived)).toBe(true);
    expect(recordDelivery(gift, 1, new Date('2026-11-22T10:00:00Z'))).toBe(false);
    expect(gift).toMatchObject({ deliveredAt: arrived, isDeliveryUnderWay: false, version: 2 });
  });

  it('stays under way after a temporary failure and ends after a final one', () => {
    const gift = aGiftUnderWay();
    expect(recordDeliveryFailure(gift, failure, arrived)).toBe(true);
    expect(gift).toMatchObject({ deliveryProblem: 'Busy', isDeliveryUnderWay: true, version: 2 });
    expect(recordDeliveryFailure(gift, { ...failure, reason: 'Unknown', willRetry: false }, arrived)).toBe(true);
    expect(gift).toMatchObject({ deliveryProblem: 'Unknown', isDeliveryUnderWay: false, version: 3 });
  });

  it('can still be delivered after a final failure', () => {
    const gift = aGiftUnderWay({ isDeliveryUnderWay: false, deliveryProblem: 'Unknown' });
    expect(recordDelivery(gift, 1, arrived)).toBe(true);
    expect(gift.deliveryProblem).toBeNull();
  });

  it.each([
    ['after the delivery', { deliveredAt: arrived, isDeliveryUnderWay: false }, failure],
    ['of an earlier attempt', { deliveryAttempt: 2 }, failure],
    ['temporary, after the provider accepted it', { acceptedAt: arrived }, failure],
    ['temporary, after a final one', { isDeliveryUnderWay: false, deliveryProblem: 'Unknown' }, failure],
  ])('ignores a failure %s', (_what, state, late) => {
    const gift = aGiftUnderWay(state);
    const before = Object.assign({}, gift);
    expect(recordDeliveryFailure(gift, late, arrived)).toBe(false);
    expect(gift).toMatchObject(before);
  });

  it('comes back after a delivery, unless it was opened or taken back, and a late report of the delivery changes nothing', () => {
    const later = new Date('2026-11-21T10:05:00Z');
    const bounce = { attempt: 1, reason: 'It came back', willRetry: false, isBounce: true };
    const delivered = { deliveredAt: arrived, isDeliveryUnderWay: false };
    const gift = aGiftUnderWay({ ...delivered, nudgeAt: later });
    expect(recordDeliveryFailure(gift, bounce, later)).toBe(true);
    expect(gift).toMatchObject({ deliveredAt: null, failedAt: later, deliveryProblem: 'It came back', nudgeAt: null });
    expect(recordDelivery(gift, 1, arrived)).toBe(false);
    for (const over of [{ viewedAt: later }, { status: 'taken-back' as const }, { deliveryAttempt: 2 }]) {
      expect(recordDeliveryFailure(aGiftUnderWay({ ...delivered, ...over }), bounce, later)).toBe(false);
    }
  });

  it('is accepted by a provider once, and can fail or arrive after that', () => {
    const taken = () => {
      const gift = aGiftUnderWay({ deliveryProblem: 'Busy' });
      expect(recordAcceptance(gift, 1, arrived)).toBe(true);
      expect(recordAcceptance(gift, 1, arrived)).toBe(false);
      expect(gift).toMatchObject({ isDeliveryUnderWay: true, deliveryProblem: null });
      return gift;
    };
    expect(recordDelivery(taken(), 1, arrived)).toBe(true);
    const lost = taken();
    expect(recordDeliveryFailure(lost, { attempt: 1, reason: 'Unreachable', willRetry: false }, arrived)).toBe(true);
    expect(lost).toMatchObject({ isDeliveryUnderWay: false, deliveryProblem: 'Unreachable' });
    expect(recordAcceptance(lost, 1, arrived)).toBe(false);
  });

  it('starts again when it is sent again, and ignores reports of earlier attempts', () => {
    const gift = aGiftUnderWay({ deliveredAt: arrived, isDeliveryUnderWay: false });
    const contact = { deliveryMethod: 'sms', recipientEmail: null, recipientPhone: '+14155550100' } as const;
    goOutAgain(gift, contact, true, new Date('2026-11-22T10:00:00Z'));
    expect(gift).toMatchObject({ ...contact, deliveryAttempt: 2, isDeliveryUnderWay: true, deliveredAt: null });
    expect(gift.sentAt).toBe(arrived);
    expect(recordDelivery(gift, 1, arrived)).toBe(false);
    expect(recordDelivery(gift, 2, arrived)).toBe(true);
  });

  it('was delivered if it was opened, whatever becomes of a message that is sent again', () => {
    const later = new Date('2026-11-22T10:00:00Z');
    const again = () => {
      const gift = aGiftUnderWay({ deliveredAt: arrived, viewedAt: arrived, isDeliveryUnderWay: false });
      goOutAgain(
        gift,
        { deliveryMethod: 'email', recipientEmail: 'ida@example.com', recipientPhone: null },
        true,
        later,
      );
      return gift;
    };
    const refused = again();
    expect(recordDeliveryFailure(refused, { attempt: 2, reason: 'Opted out', willRetry: false }, later)).toBe(true);
    expect(refused).toMatchObject({ deliveredAt: arrived, failedAt: later, deliveryProblem: 'Opted out' });
    const delivered = again();
    expect(recordDelivery(delivered, 2, later)).toBe(true);
    expect(delivered).toMatchObject({ deliveredAt: arrived, isDeliveryUnderWay: false });
    expect(recordDelivery(delivered, 2, later)).toBe(false);
  });

  it('stays with the sender as a text message that their tier excludes', () => {
    const gift = aGiftUnderWay({ isDeliveryUnderWay: false, deliveryProblem: 'Unknown' });
    goOutAgain(gift, { deliveryMethod: 'sms', recipientEmail: null, recipientPhone: '+14155550100' }, false, arrived);
    expect(gift).toMatchObject({ deliveryAttempt: 1, isDeliveryUnderWay: false });
    expect(gift.deliveryProblem).toContain('part of Pro');
  });

  it.each([
    ['on its way while nothing is reported', {}, true],
    ['on its way shortly after a provider accepted it', { acceptedAt: new Date(arrived.getTime() - 60_000) }, true],
    ['not on its way long after a provider accepted it', { acceptedAt: new Date(arrived.getTime() - 700_000) }, false],
    ['not on its way while a problem is reported', { deliveryProblem: 'Busy' }, false],
    ['not on its way after a final failure', { isDeliveryUnderWay: false }, false],
  ])('is %s', (_what, state, expected) => {
    expect(isOnItsWay(aGiftUnderWay(state), arrived)).toBe(expected);
  });
});
