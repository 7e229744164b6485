import { gatewayAddress } from '../kit/gateway-call.js';

/** RFC 9116: where to report a vulnerability. */
export const securityText = gatewayAddress('wellKnown.security', {
  route: 'GET /.well-known/security.txt',
  access: 'public',
});
/** Where password managers send people who want another password. */
export const changePasswordAddress = gatewayAddress('wellKnown.changePassword', {
  route: 'GET /.well-known/change-password',
  access: 'public',
});
