import argon2 from 'argon2';
import { randomBytes } from 'node:crypto';

/**
 * OWASP's minimum for argon2id: 19 MiB, two passes, one lane. After a change, each password is rehashed at its next
 * sign-in.
 */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and verifies passwords without trimming, truncating or normalising them. */
export class PasswordHasher {
  /** Hash of a random password: an unknown username costs the same work, and so the same time, as a wrong password. */
  private readonly decoy = this.hash(randomBytes(24).toString('base64url'));

  hash(password: string): Promise<string> {
    return argon2.hash(password, parameters);
  }

  /** @param hash undefined for an unknown user; the result is then false, after the same work */
  async matches(hash: string | undefined, password: string): Promise<boolean> {
    const isMatch = await argon2.verify(hash ?? (await this.decoy), password);
    return isMatch && hash !== undefined;
  }

  /** Whether a hash has other parameters than the current ones. */
  isOutdated(hash: string): boolean {
    return argon2.needsRehash(hash, parameters);
  }
}
