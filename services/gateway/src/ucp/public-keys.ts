import { isPlainObject } from '@presently/contracts/kit/plain-object';

const most = 10;
/** Members of JWKs that belong to private or secret keys. */
const secrets = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** The keys of a JSON list of public JWKs, each with `kid` and `kty`; undefined for anything else. */
export function publicKeysOf(text: string): object[] | undefined {
  try {
    const keys: unknown = JSON.parse(text);
    if (!Array.isArray(keys) || keys.length > most) return undefined;
    const isPublic = (key: unknown): key is object =>
      isPlainObject(key) &&
      [key['kid'], key['kty']].every((each) => typeof each === 'string' && each !== '') &&
      secrets.every((name) => !(name in key));
    return keys.every(isPublic) ? keys : undefined;
  } catch {
    return undefined;
  }
}
