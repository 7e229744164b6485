import { en as problems } from '@presently/rules/delivery-problems/en';
import { deliveryWarning } from './delivery-warning.js';

const state = {
  acceptedAt: null,
  deliveredAt: null,
  deliveryAttempt: 1,
  isDeliveryUnderWay: true,
  deliveryProblem: null,
  deliveryMethod: 'email' as const,
};
const smsIsPartOfPro = problems['texts-need-pro'];
const stillTrying = "Gift saved. Delivery is taking longer than usual; we'll keep trying.";

describe('the warning in the answer to a send', () => {
  it.each([
    ['none after the delivery', { deliveredAt: new Date(), isDeliveryUnderWay: false }, undefined],
    ['none after the provider has accepted the message', { acceptedAt: new Date() }, undefined],
    ['a delay while nothing is reported', {}, stillTrying],
    ['a delay during retries, whatever the problem', { deliveryProblem: 'Busy' }, stillTrying],
    [
      'the reason when the email failed for good',
      { isDeliveryUnderWay: false, deliveryProblem: 'No such address' },
      'Gift saved, but the email could not be delivered: No such address',
    ],
    [
      'the reason when the text message failed for good',
      { isDeliveryUnderWay: false, deliveryProblem: 'Not a mobile number', deliveryMethod: 'sms' as const },
      'Gift saved, but the text message could not be delivered: Not a mobile number',
    ],
    [
      'the hint to share the link when delivery never started',
      { isDeliveryUnderWay: false, deliveryAttempt: 0, deliveryProblem: smsIsPartOfPro },
      'SMS delivery is part of Pro - share this link',
    ],
    [
      'the same hint when it is sent again',
      { isDeliveryUnderWay: false, deliveryAttempt: 1, deliveryProblem: smsIsPartOfPro },
      'SMS delivery is part of Pro - share this link',
    ],
  ])('is %s', (_what, change, warning) => {
    expect(deliveryWarning({ ...state, ...change })?.deliveryWarning).toBe(warning);
  });

  it.each([
    ['a delay', {}, 'still-trying'],
    ['a failure', { isDeliveryUnderWay: false, deliveryProblem: 'Unknown' }, 'failed'],
    ['what never started', { isDeliveryUnderWay: false, deliveryProblem: smsIsPartOfPro }, 'problem'],
  ])('has a code for %s', (_what, change, code) => {
    expect(deliveryWarning({ ...state, ...change })?.deliveryWarningCode).toBe(code);
  });
});
