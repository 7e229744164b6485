import { createServer, type Server } from 'node:http';
import { createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Client } from '../../world/client.ts';

/** What the provider says about a person. */
export interface Said {
  subject: string;
  email?: string;
  isVerified?: boolean;
  /** Signs with a key that the provider does not publish. */
  isForged?: boolean;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider that says whatever an attacker wants, and signs it with its own key or with another. */
export class HostileProvider {
  readonly issuer: string;
  private readonly port: number;
  private readonly own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly codes = new Map<string, Said & { nonce: string }>();
  private server?: Server;

  constructor(port: number) {
    this.port = port;
    this.issuer = `http://localhost:${port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { pathname } = new URL(request.url!, this.issuer);
        const answer = this.answer(pathname, Buffer.concat(chunks).toString());
        response.statusCode = answer ? 200 : 404;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer ?? {}));
      });
    });
    await new Promise<void>((resolve) => void this.server!.listen(this.port, () => resolve()));
  }

  /** The browser of `client` comes back from the provider. @returns where it is sent on */
  async signIn(client: Client, said: Said, headers: Record<string, string> = {}): Promise<string> {
    const begun = await client.raw('POST', '/api/login/provider/1', undefined, headers);
    const cookies = begun.headers.getSetCookie().map((line) => line.split(';')[0]!);
    const asked = new URL((begun.body as { url: string }).url).searchParams;
    const code = randomBytes(8).toString('hex');
    this.codes.set(code, { ...said, nonce: asked.get('nonce')! });
    const query = new URLSearchParams({ code, state: asked.get('state')!, iss: this.issuer });
    const cookie = [...cookies, client.headers['cookie']].filter(Boolean).join('; ');
    const back = await client.raw('GET', `/openid/callback?${query}`, undefined, { ...headers, cookie });
    const link = back.headers.getSetCookie().find((line) => line.startsWith('openid-link='));
    this.lastLink = link?.split(';')[0] ?? '';
    return back.headers.get('location') ?? '';
  }

  /** The cookie of the last sign-in that waits for a password or a code. */
  lastLink = '';

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private answer(path: string, body: string): object | undefined {
    const { issuer } = this;
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    if (path === '/jwks')
      return { keys: [{ ...this.own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] };
    const said = path === '/token' && this.codes.get(new URLSearchParams(body).get('code') ?? '');
    if (!said) return undefined;
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: issuer,
      aud: 'presently',
      sub: said.subject,
      iat: now,
      exp: now + 300,
      nonce: said.nonce,
      email: said.email ?? 'nobody@example.com',
      email_verified: said.isVerified ?? said.email !== undefined,
    };
    const key = said.isForged ? this.foreign.privateKey : this.own.privateKey;
    return { access_token: 'opaque', token_type: 'Bearer', id_token: signed(claims, key) };
  }
}

function signed(claims: object, key: KeyObject): string {
  const text = `${encoded({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key).toString('base64url')}`;
}
