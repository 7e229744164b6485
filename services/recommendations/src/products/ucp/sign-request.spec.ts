import { createVerifier, httpbis } from 'http-message-signatures';
import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { faultOfSigningKey, RequestSigner } from './sign-request.js';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: 'key-1' });
const profile = 'https://presently.example/ucp/agent/2026-08-25';
const body = '{"jsonrpc":"2.0"}';
const request = (more: object = {}) => ({
  method: 'POST',
  url: new URL('https://shop.example/mcp'),
  headers: new Headers({ 'content-type': 'application/json' }),
  body: body as string | undefined,
  ...more,
});
const verify = async (headers: Headers, { method = 'POST', url = 'https://shop.example/mcp' } = {}) => {
  const verifier = createVerifier(
    createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    'ecdsa-p256-sha256',
  );
  return httpbis
    .verifyMessage(
      {
        keyLookup: async ({ keyid }) =>
          keyid === 'key-1' ? { id: 'key-1', algs: ['ecdsa-p256-sha256'], verify: verifier } : null,
      },
      { method, url, headers: Object.fromEntries(headers) },
    )
    .catch(() => false);
};

describe('a signed request', () => {
  it('covers method, shop, path, profile and body, and names the key', async () => {
    const headers = await new RequestSigner(jwk).sign(request(), profile);
    expect(headers.get('signature-input')).toMatch(
      /^sig1=\("@method" "@authority" "@path" "ucp-agent" "content-digest" "content-type"\);created=\d+;keyid="key-1"$/,
    );
    expect(headers.get('ucp-agent')).toBe(`profile="${profile}"`);
    expect(headers.get('content-digest')).toBe(`sha-256=:${createHash('sha256').update(body).digest('base64')}:`);
    // Fixed width, not DER.
    expect(Buffer.from(/^sig1=:(.+):$/.exec(headers.get('signature')!)![1]!, 'base64')).toHaveLength(64);
    expect(await verify(headers)).toBe(true);
  });

  it('is worth nothing at another shop, at another path, or with another body or profile', async () => {
    const headers = await new RequestSigner(jwk).sign(request(), profile);
    expect(await verify(headers, { url: 'https://other.example/mcp' })).toBe(false);
    expect(await verify(headers, { url: 'https://shop.example/other' })).toBe(false);
    expect(await verify(headers, { method: 'PUT' })).toBe(false);
    for (const name of ['content-digest', 'ucp-agent']) {
      const changed = new Headers(headers);
      changed.set(name, 'sha-256=:AAAA:');
      expect(await verify(changed)).toBe(false);
    }
  });

  it('covers the query where there is one, and no body where there is none', async () => {
    const url = new URL('https://shop.example/.well-known/ucp?a=1');
    const headers = await new RequestSigner(jwk).sign(request({ method: 'GET', url, body: undefined }), profile);
    expect(headers.get('signature-input')).toContain('("@method" "@authority" "@path" "@query" "ucp-agent")');
    expect(await verify(headers, { method: 'GET', url: url.href })).toBe(true);
  });
});

describe('a signing key', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey.export({ format: 'jwk' });
  it.each([
    ['no JSON', 'must be a private key as a JWK'],
    [JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid: 'a' }), 'must be a private key of the curve P-256'],
    [JSON.stringify({ ...other, kid: 'a' }), 'must be a private key of the curve P-256'],
    [JSON.stringify(privateKey.export({ format: 'jwk' })), 'must have a "kid"'],
    [jwk, undefined],
  ])('is checked at the start', (text, fault) => expect(faultOfSigningKey(text)).toBe(fault));
});
