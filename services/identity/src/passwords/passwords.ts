import { Problem } from '@presently/messaging/problem';
import { Semaphore } from '@presently/messaging/semaphore';
import { Injectable } from '@nestjs/common';
import { IdentityEnv } from '../env.js';
import { PasswordHasher } from './password-hasher.js';

const queue = 128;

/** The process's few turns at hashing: each takes memory and a core, and a flood of sign-ins must not take them all. */
@Injectable()
export class Passwords {
  private readonly hasher = new PasswordHasher();
  private readonly turns: Semaphore;

  constructor(env: IdentityEnv) {
    this.turns = new Semaphore(env.PASSWORDS_AT_ONCE, queue);
  }

  /**
   * Runs `work` with a hasher when it is its turn; there is no other way to a hasher.
   * @throws Problem `overloaded`, 503, when too many wait already.
   */
  async inTurn<T extends string | object>(work: (hasher: PasswordHasher) => Promise<T>): Promise<T> {
    const result = await this.turns.withSlot(() => work(this.hasher));
    if (result !== undefined) return result;
    throw new Problem('overloaded', 503, 'We are very busy. Please try again shortly.', { retryAfter: 2 });
  }
}
