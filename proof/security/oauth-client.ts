import { createHash, randomBytes } from 'node:crypto';
import type { Answer } from '../world/client.ts';
import { Attacker } from './attacker.ts';
import { anotherAddress, type World } from './world.ts';

export type Scope = 'read' | 'write' | 'send' | 'contacts';
type Parameters = Record<string, string | undefined>;

export const redirectUri = 'https://assistant.example/callback';
const written = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();

/** A client of OAuth that makes each request by hand, right or wrong. */
export class OauthClient {
  readonly id: string;
  readonly verifier = randomBytes(32).toString('base64url');
  private readonly world: World;
  private readonly program: Attacker;

  private constructor(world: World, id: string) {
    this.world = world;
    this.id = id;
    this.program = new Attacker(world.product.url, {});
  }

  static async register(world: World, metadata: object = {}): Promise<OauthClient> {
    const answer = await registration(world, metadata);
    return new OauthClient(world, answer.body.client_id as string);
  }

  get resource(): string {
    return `${this.world.product.url}/mcp`;
  }

  /** The query of a request to a person. */
  query(other: Parameters = {}): string {
    return written({
      response_type: 'code',
      client_id: this.id,
      redirect_uri: redirectUri,
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      scope: 'read write',
      state: 'the-state',
      resource: this.resource,
      ...other,
    });
  }

  /** What a person answers. */
  consent(
    person: Attacker,
    { query = this.query(), scopes = ['read', 'write'] as Scope[], isAllowed = true } = {},
  ): Promise<Answer> {
    return person.call('POST /api/oauth/consent', { query, isAllowed, scopes });
  }

  /** The code that a person gives. */
  async codeOf(person: Attacker, scopes?: Scope[]): Promise<string> {
    const query = scopes && this.query({ scope: scopes.join(' ') });
    const { body } = await this.consent(person, { ...(query && { query }), ...(scopes && { scopes }) });
    return new URL(body.url as string).searchParams.get('code')!;
  }

  exchange(code: string, other: Parameters = {}): Promise<Answer> {
    return this.post('/oauth/token', {
      grant_type: 'authorization_code',
      code,
      client_id: this.id,
      redirect_uri: redirectUri,
      code_verifier: this.verifier,
      resource: this.resource,
      ...other,
    });
  }

  refresh(token: string, other: Parameters = {}): Promise<Answer> {
    return this.post('/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: token,
      client_id: this.id,
      ...other,
    });
  }

  async tokensOf(person: Attacker, scopes?: Scope[]): Promise<{ access_token: string; refresh_token: string }> {
    const answer = await this.exchange(await this.codeOf(person, scopes));
    if (answer.status !== 200) throw new Error(`the exchange answered ${answer.status}: ${answer.text}`);
    return answer.body as { access_token: string; refresh_token: string };
  }

  post(path: string, parameters: Parameters, headers: Record<string, string> = {}): Promise<Answer> {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.program.raw('POST', path, written(parameters), { ...form, ...headers });
  }
}

/** Registers a client from an address of its own. */
export function registration(
  { product }: World,
  metadata: object = {},
  headers: Record<string, string> = anotherAddress(),
): Promise<Answer> {
  const client = { client_name: 'Claude', redirect_uris: [redirectUri], ...metadata };
  const json = { 'content-type': 'application/json', ...headers };
  return new Attacker(product.url, {}).raw('POST', '/oauth/register', JSON.stringify(client), json);
}

/** The status of a call at the door of assistants. */
export async function knock({ product }: World, token: string, message: object): Promise<number> {
  const { status } = await new Attacker(product.url, {}).raw('POST', '/mcp', JSON.stringify(message), {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  });
  return status;
}
export const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
