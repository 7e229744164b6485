import { tokenScopes } from '@presently/rules/token-scopes';

/** What an assistant is told to ask for: to read, and to propose. A person allows more where they see a reason. */
export const usualScope = 'read write';

/** The metadata of a protected resource (RFC 9728). */
export const resourceDocument = (origin: string): object => ({
  resource: `${origin}/mcp`,
  resource_name: 'Presently',
  authorization_servers: [origin],
  scopes_supported: tokenScopes,
  bearer_methods_supported: ['header'],
});

/** The metadata of an authorization server (RFC 8414). */
export const issuerDocument = (origin: string): object => ({
  issuer: origin,
  authorization_endpoint: `${origin}/oauth/authorize`,
  token_endpoint: `${origin}/oauth/token`,
  revocation_endpoint: `${origin}/oauth/revoke`,
  registration_endpoint: `${origin}/oauth/register`,
  scopes_supported: tokenScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/**
 * The challenge to a request without a sufficient token (RFC 6750, 9728).
 * @param error of RFC 6750; without one the request had no token
 */
export function challenge(origin: string, error?: 'invalid_token' | 'insufficient_scope', scope = usualScope): string {
  const fields = {
    realm: 'presently',
    ...(error && { error }),
    scope,
    resource_metadata: `${origin}/.well-known/oauth-protected-resource/mcp`,
  };
  return `Bearer ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
}
