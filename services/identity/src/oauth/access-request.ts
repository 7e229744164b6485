import { Problem } from '@presently/messaging/problem';
import { tokenScopes, type TokenScope } from '@presently/rules/token-scopes';
import type { OauthClient } from '../clients/oauth-client.entity.js';
import { matchesRedirectUri } from '../clients/redirect-uris.js';

export type Parameters = Readonly<Record<string, string>>;

/** What is allowed where a client asks for nothing in particular: it reads and proposes. */
const usualScopes: readonly TokenScope[] = ['read', 'write'];
const challengeShape = /^[\w-]{43}$/;
const stateShape = /^[\x20-\x7e]{1,2000}$/;

/** An error of RFC 6749, 4.1.2.1, which the client may be told. */
export interface Refusal {
  error: string;
  description: string;
}

/** A request of a known client that has registered where the answer goes. */
export interface Asked {
  client: OauthClient;
  redirectUri: string;
  parameters: Parameters;
  scopes: TokenScope[];
  /** Why it cannot be granted. */
  refusal: Refusal | undefined;
}

/**
 * The parameters of a query or a form.
 * @throws Problem `invalid_request` if one comes twice: two readers could take different ones
 */
export function parametersOf(text: string): Parameters {
  const entries = [...new URLSearchParams(text)];
  if (new Set(entries.map(([name]) => name)).size < entries.length)
    throw new Problem('invalid_request', 400, 'The request names a parameter twice');
  return Object.fromEntries(entries);
}

/**
 * Reads a request. Nobody is sent to an address that its client has not registered, not even with an error.
 * @throws Problem `client-unknown`
 */
export function readAsked(client: OauthClient | null, parameters: Parameters, resource: string): Asked {
  const { redirect_uri: redirectUri } = parameters;
  if (!client || redirectUri === undefined || !matchesRedirectUri(client.redirectUris, redirectUri))
    throw unknownClient();
  const wanted = parameters['scope']?.split(' ').filter((scope) => scope !== '') ?? [];
  const scopes = tokenScopes.filter((scope) => (wanted.length > 0 ? wanted : usualScopes).includes(scope));
  return { client, redirectUri, parameters, scopes, refusal: refusalOf(parameters, scopes, resource) };
}

const invalid = (description: string): Refusal => ({ error: 'invalid_request', description });

function refusalOf(parameters: Parameters, scopes: readonly TokenScope[], resource: string): Refusal | undefined {
  if (parameters['response_type'] !== 'code')
    return { error: 'unsupported_response_type', description: 'response_type must be code' };
  if ('request' in parameters || 'request_uri' in parameters)
    return { error: 'request_not_supported', description: 'Send the parameters themselves' };
  if ((parameters['response_mode'] ?? 'query') !== 'query') return invalid('response_mode must be query');
  if (!challengeShape.test(parameters['code_challenge'] ?? ''))
    return invalid('code_challenge is missing or malformed');
  if (parameters['code_challenge_method'] !== 'S256') return invalid('code_challenge_method must be S256');
  if (parameters['state'] !== undefined && !stateShape.test(parameters['state'])) return invalid('state is malformed');
  if (!isResource(parameters['resource'], resource))
    return { error: 'invalid_target', description: `resource must be ${resource}` };
  if (scopes.every((scope) => scope === 'contacts'))
    return { error: 'invalid_scope', description: `scope must be some of ${tokenScopes.join(' ')}` };
  return undefined;
}

/**
 * Whether a request is for the door of assistants: the tokens open no other. Who names none can only mean it.
 * @param asked scheme and host in any case, and with a slash at the end, as RFC 8707 asks servers to take it
 */
export function isResource(asked: string | undefined, resource: string): boolean {
  if (asked === undefined) return true;
  const url = URL.parse(asked);
  return url !== null && !asked.includes('#') && url.href.replace(/\/$/, '') === resource;
}

/** Where the browser takes an answer. It names us (RFC 9207), so that no client takes it for that of another server. */
export function answerUrl(
  { redirectUri, parameters: { state } }: Asked,
  issuer: string,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  const fields = { ...answer, ...(state !== undefined && stateShape.test(state) && { state }), iss: issuer };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}

export const refusalUrl = (asked: Asked, issuer: string, { error, description }: Refusal): string =>
  answerUrl(asked, issuer, { error, error_description: description });

const unknownClient = () =>
  new Problem(
    'client-unknown',
    400,
    'We do not know who is asking. Please begin again in the program that has sent you here.',
  );
