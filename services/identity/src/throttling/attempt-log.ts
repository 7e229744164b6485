import { Problem } from '@presently/messaging/problem';
import { Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { comparableUsername } from '../users/users.queries.js';
import { IdentityEnv } from '../env.js';
import { networkOf } from './network-of.js';

/** What is known of an attempt before it is made. */
export interface Attempted {
  what: 'sign-in' | 'change-password';
  username: string;
  address: string;
}

/**
 * Writes a line into the log for each password that somebody gives, and what came of it. What was typed may be a
 * password in the wrong field, and addresses are people's: in their places stand names that are made with a key. They
 * are the same for the same account and network, so that attempts can be seen to belong together, and without the key
 * nobody finds out whose they are.
 */
@Injectable()
export class AttemptLog {
  private readonly logger = new Logger(AttemptLog.name);
  private readonly key: Buffer;

  constructor({ REMINDER_LINK_KEY }: IdentityEnv) {
    // One of its own for each purpose: what is signed with the one says nothing about the other.
    this.key = createHmac('sha256', REMINDER_LINK_KEY).update('attempts').digest();
  }

  /**
   * @param attempt calls `meant` with the user's id as soon as it is known whose account it is
   */
  async during<T>(attempted: Attempted, attempt: (meant: (userId: string) => void) => Promise<T>): Promise<T> {
    let userId: string | undefined;
    const meant = (id: string) => void (userId = id);
    try {
      const done = await attempt(meant);
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
