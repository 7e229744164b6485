import { gatewayAddress } from '../kit/gateway-call.js';

/** The form with which an operator sets up the image all-in-one. Elsewhere, and once it was used, there is none. */
export const showFirstRun = gatewayAddress('firstRun.show', {
  route: 'GET /first-run/:firstRunToken',
  access: 'public',
});
export const finishFirstRun = gatewayAddress('firstRun.finish', {
  route: 'POST /first-run/:firstRunToken',
  access: 'public',
  consumes: ['application/x-www-form-urlencoded'],
});
