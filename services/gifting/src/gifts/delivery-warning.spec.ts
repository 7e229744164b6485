import { deliveryWarning, smsIsPartOfPro } from './delivery-warning.js';

const state = {
  acceptedAt: null,
  deliveredAt: null,
  deliveryAttempt: 1,
  isDeliveryUnderWay: true,
  deliveryProblem: null,
  deliveryMethod: 'email' as const,
};
const stillTrying = "Gift saved. Delivery is taking longer than usual; we'll keep trying.";

describe('the warning in the answer to a send', () => {
  it.each([
    ['no warning once it has arrived', { deliveredAt: new Date(), isDeliveryUnderWay: false }, undefined],
    ['no warning once a provider has taken it', { acceptedAt: new Date() }, undefined],
    ['patience while nothing is known', {}, stillTrying],
    ['patience while it is retried, whatever the trouble', { deliveryProblem: 'Busy' }, stillTrying],
    [
      'the reason when the email was given up',
      { isDeliveryUnderWay: false, deliveryProblem: 'No such address' },
      'Gift saved, but the email could not be delivered: No such address',
    ],
    [
      'the reason when the text message was given up',
      { isDeliveryUnderWay: false, deliveryProblem: 'Not a mobile number', deliveryMethod: 'sms' as const },
      'Gift saved, but the text message could not be delivered: Not a mobile number',
    ],
    [
      'the hint to share the link when it was never handed over',
      { isDeliveryUnderWay: false, deliveryAttempt: 0, deliveryProblem: smsIsPartOfPro },
      'SMS delivery is part of Pro - share this link',
    ],
    [
      'the same hint when it was to go out again',
      { isDeliveryUnderWay: false, deliveryAttempt: 1, deliveryProblem: smsIsPartOfPro },
      'SMS delivery is part of Pro - share this link',
    ],
  ])('is %s', (_what, change, warning) => {
    expect(deliveryWarning({ ...state, ...change })).toBe(warning);
  });
});
