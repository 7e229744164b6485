import { AccessAnswer, AccessRequest, AccessRequestView, AnsweredAccess } from '../identity/oauth.js';
import { gatewayAddress, gatewayCall } from '../kit/gateway-call.js';

/** RFC 9728: who issues tokens for the door of assistants. Clients ask at both addresses. */
export const describeResource = gatewayAddress('oauth.describeResource', {
  route: 'GET /.well-known/oauth-protected-resource',
  access: 'public',
});
export const describeMcpResource = gatewayAddress('oauth.describeMcpResource', {
  route: 'GET /.well-known/oauth-protected-resource/mcp',
  access: 'public',
});
/** RFC 8414: where and how clients get tokens. */
export const describeIssuer = gatewayAddress('oauth.describeIssuer', {
  route: 'GET /.well-known/oauth-authorization-server',
  access: 'public',
});
/** RFC 7591. */
export const registerOwnClient = gatewayAddress('oauth.register', { route: 'POST /oauth/register', access: 'public' });
export const requestTokens = gatewayAddress('oauth.token', {
  route: 'POST /oauth/token',
  access: 'public',
  consumes: ['application/x-www-form-urlencoded'],
});
/** RFC 7009. */
export const revokeAccess = gatewayAddress('oauth.revoke', {
  route: 'POST /oauth/revoke',
  access: 'public',
  consumes: ['application/x-www-form-urlencoded'],
});

/** What the page at the authorization endpoint shows its signed-in reader. */
export const readConsent = gatewayCall('oauth.readConsent', {
  route: 'GET /api/oauth/consent',
  access: 'user',
  shows: [],
  scope: 'person',
  input: AccessRequest,
  output: AccessRequestView,
});
/** Allows an assistant what it asks for or less, or refuses. Needs a recent proof of presence to allow. */
export const giveConsent = gatewayCall('oauth.giveConsent', {
  route: 'POST /api/oauth/consent',
  access: 'user',
  changes: ['tokens'],
  scope: 'person',
  input: AccessAnswer,
  output: AnsweredAccess,
});
