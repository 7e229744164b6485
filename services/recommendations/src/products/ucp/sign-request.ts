import { createSigner, httpbis, type SigningKey } from 'http-message-signatures';
import { createHash, createPrivateKey, type JsonWebKey } from 'node:crypto';

interface Request {
  method: string;
  url: URL;
  headers: Headers;
  body: string | undefined;
}

/** Signs requests by RFC 9421, as UCP asks for: shops read the public key in our agent profile, by its `kid`. */
export class RequestSigner {
  private readonly key: SigningKey;

  /** @param jwk a private key of the curve P-256 as a JWK with `kid`: every UCP shop can verify ES256 */
  constructor(jwk: string) {
    const key = JSON.parse(jwk) as JsonWebKey & { kid?: string };
    this.key = createSigner(createPrivateKey({ key, format: 'jwk' }), 'ecdsa-p256-sha256', key.kid);
  }

  /**
   * The headers of a request with those of its signature.
   * @param profile the address of our agent profile
   */
  async sign({ method, url, headers: given, body }: Request, profile: string): Promise<Headers> {
    const headers = new Headers(given);
    headers.set('ucp-agent', `profile="${profile}"`);
    const fields = ['@method', '@authority', '@path', ...(url.search ? ['@query'] : []), 'ucp-agent'];
    if (body !== undefined) {
      headers.set('content-digest', `sha-256=:${createHash('sha256').update(body).digest('base64')}:`);
      fields.push('content-digest', 'content-type');
    }
    const signed = await httpbis.signMessage(
      { key: this.key, name: 'sig1', fields, params: ['created', 'keyid'] },
      { method, url, headers: Object.fromEntries(headers) },
    );
    for (const [name, value] of Object.entries(signed.headers)) headers.set(name, value);
    return headers;
  }
}

/** What is wrong with the text of a private key, in a sentence; undefined for one that can sign. */
export function faultOfSigningKey(jwk: string): string | undefined {
  try {
    const { kid, kty, crv, d } = JSON.parse(jwk) as Record<string, unknown>;
    if (kty !== 'EC' || crv !== 'P-256' || typeof d !== 'string') return 'must be a private key of the curve P-256';
    if (typeof kid !== 'string' || kid === '') return 'must have a "kid"';
    createPrivateKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' });
    return undefined;
  } catch {
    return 'must be a private key as a JWK';
  }
}
