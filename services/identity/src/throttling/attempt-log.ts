import { Problem } from '@presently/messaging/problem';
import { Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { comparableUsername } from '../users/users.queries.js';
import { IdentityEnv } from '../env.js';
import { networkOf } from '@presently/service/network-of';

/** An attempt to use a password or a passkey. */
export interface Attempted {
  what: 'sign-in' | 'change-password' | 'reauthenticate' | 'passkey-sign-in' | 'provider-sign-in';
  /** Or the id of a passkey, or a provider and its name for the user. */
  username: string;
  address: string;
}

/**
 * Logs every attempt to prove who one is, with its outcome. Usernames and addresses are replaced by keyed hashes, because
 * a username may be a mistyped password. The same account and network have the same hash, so that attempts can be
 * correlated.
 */
@Injectable()
export class AttemptLog {
  private readonly logger = new Logger(AttemptLog.name);
  private readonly key: Buffer;

  constructor({ REMINDER_LINK_KEY }: IdentityEnv) {
    // Derived, so that the key has one purpose only.
    this.key = createHmac('sha256', REMINDER_LINK_KEY).update('attempts').digest();
  }

  /** @param attempt calls `identified` with the user's id as soon as the account is known */
  async record<T>(attempted: Attempted, attempt: (identified: (userId: string) => void) => Promise<T>): Promise<T> {
    let userId: string | undefined;
    const identified = (id: string) => void (userId = id);
    try {
      const done = await attempt(identified);
      this.write(attempted, 'succeeded', userId);
      return done;
    } catch (error) {
      this.write(attempted, error instanceof Problem ? error.code : 'failed', userId);
      throw error;
    }
  }

  private write({ what, username, address }: Attempted, outcome: string, userId: string | undefined): void {
    const account = this.nameOf(`account:${comparableUsername(username).toLowerCase()}`);
    const network = this.nameOf(`network:${networkOf(address)}`);
    this.logger.log({ line: 'attempt', what, outcome, ...(userId && { userId }), account, network });
  }

  private nameOf(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 16);
  }
}
