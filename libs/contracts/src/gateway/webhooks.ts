import { gatewayAddress } from '../kit/gateway-call.js';

/** Passed to billing unchanged: the signature covers every byte. */
export const stripeWebhook = gatewayAddress('webhooks.stripe', {
  route: 'POST /api/webhooks/stripe',
  access: 'public',
  consumes: ['application/json'],
});
/** Passed to notifications unchanged. */
export const twilioWebhook = gatewayAddress('webhooks.twilio', {
  route: 'POST /api/webhooks/twilio',
  access: 'public',
  consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
});
/** A mail to the bounce address, whole. Passed to notifications unchanged. */
export const mailWebhook = gatewayAddress('webhooks.mail', {
  route: 'POST /api/webhooks/mail',
  access: 'public',
  consumes: ['message/rfc822'],
});
