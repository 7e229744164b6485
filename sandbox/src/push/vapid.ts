import { createPublicKey, verify } from 'node:crypto';

interface Claims {
  aud?: unknown;
  exp?: unknown;
  sub?: unknown;
}

/** The longest time in seconds for which a push service believes a signature (RFC 8292). */
const longest = 24 * 3_600;

/**
 * Why a push service refuses who sends; undefined if it does not.
 * @param authorization `vapid t=<JWT>, k=<public key>`
 * @param origin of the push service
 */
export function vapidProblem(authorization: string | undefined, origin: string): string | undefined {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization ?? '') ?? [];
  const [header, claims, signature] = token?.split('.') ?? [];
  if (!header || !claims || !signature || !key) return 'authorization must be vapid t=…, k=…';
  try {
    if (!isSigned(`${header}.${claims}`, signature, key)) return 'the signature does not match the key';
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
    if (aud !== origin) return `aud must be ${origin}`;
    const left = Number(exp) - Date.now() / 1_000;
    if (!(left > 0 && left <= longest)) return 'exp must lie within the next 24 hours';
    return /^(mailto:|https:)/.test(String(sub)) ? undefined : 'sub must be a mailto: or https: address';
  } catch {
    return 'the token cannot be read';
  }
}

function isSigned(signed: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(signed), publicKey, Buffer.from(signature, 'base64url'));
}
