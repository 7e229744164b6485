import {
  answerAccessRequest,
  issueTokens,
  registerClient,
  type IssuedTokens,
} from '@presently/contracts/identity/oauth';
import { register, resolveSession } from '@presently/contracts/identity/sessions';
import { resolveToken } from '@presently/contracts/identity/tokens';
import type { TokenScope } from '@presently/rules/token-scopes';
import { aCaller } from '@presently/testing/a-caller';
import type { TestService } from '@presently/testing/test-service';
import { createHash, randomBytes, randomUUID } from 'node:crypto';

export const password = 'correct horse';
export const redirectUri = 'https://assistant.example/callback';
const resource = 'https://presently.test/mcp';
const patient = { deadlineMs: 20_000 };

export const queryOf = (parameters: Record<string, string | undefined>) =>
  new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
export const codeIn = (url: string) => new URL(url).searchParams.get('code')!;

/** What an assistant asks for, and its secret. */
export interface Ask {
  client: string;
  verifier: string;
  query: string;
}

export function anAsk(client: string, other: Record<string, string | undefined> = {}): Ask {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    response_type: 'code',
    client_id: client,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read write',
    state: 'the-state',
    resource,
    ...other,
  };
  return { client, verifier, query: queryOf(parameters) };
}

/** People and assistants of a test, with what they ask each other. */
export function assistantsOf(running: () => TestService) {
  async function aUser() {
    const username = `u-${randomUUID().slice(0, 8)}`;
    const registration = { username, password };
    const { user, sessionToken } = await running().call(register, { registration, address: randomUUID() }, patient);
    const { sessionId } = await running().call(resolveSession, { sessionToken });
    const caller = aCaller({ userId: user.id, sessionId });
    return { id: user.id, sessionToken, caller, call: running().as(caller) };
  }
  type Person = Awaited<ReturnType<typeof aUser>>;

  const aClient = (other: { name?: string; redirectUris?: string[]; address?: string } = {}) =>
    running().call(registerClient, { name: 'Claude', redirectUris: [redirectUri], address: randomUUID(), ...other });

  async function allow({ call }: Person, { query }: Ask, scopes: TokenScope[] = ['read', 'write']): Promise<string> {
    const { url } = await call(answerAccessRequest, { query, isAllowed: true, scopes });
    return codeIn(url);
  }
  const exchange = (code: string, { client, verifier }: Ask, other: Record<string, string | undefined> = {}) =>
    running().call(issueTokens, {
      form: queryOf({
        grant_type: 'authorization_code',
        code,
        client_id: client,
        redirect_uri: redirectUri,
        code_verifier: verifier,
        resource,
        ...other,
      }),
    });
  const refresh = (token: string, client: string, other: Record<string, string | undefined> = {}) =>
    running().call(issueTokens, {
      form: queryOf({ grant_type: 'refresh_token', refresh_token: token, client_id: client, resource, ...other }),
    });
  const resolve = ({ accessToken }: Pick<IssuedTokens, 'accessToken'>) =>
    running().call(resolveToken, { token: accessToken });

  /** A person who has allowed an assistant something. */
  async function allowed(scopes: TokenScope[] = ['read', 'write']) {
    const person = await aUser();
    const { id: client } = await aClient();
    const ask = anAsk(client, { scope: scopes.join(' ') });
    const code = await allow(person, ask, scopes);
    return { ...person, person, ask, client, code, tokens: await exchange(code, ask) };
  }
  return { aUser, aClient, allow, exchange, refresh, resolve, allowed };
}
