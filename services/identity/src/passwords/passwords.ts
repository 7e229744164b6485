import { Problem } from '@presently/messaging/problem';
import { Semaphore } from '@presently/messaging/events/semaphore';
import { Injectable } from '@nestjs/common';
import { IdentityEnv } from '../env.js';
import { PasswordHasher } from './password-hasher.js';

const queue = 128;

/** Limits how many passwords this process hashes at once, because each takes memory and a core. */
@Injectable()
export class Passwords {
  private readonly hasher = new PasswordHasher();
  private readonly turns: Semaphore;

  constructor(env: IdentityEnv) {
    this.turns = new Semaphore(env.PASSWORDS_AT_ONCE, queue);
  }

  /**
   * Runs `work` with the hasher as soon as a slot is free.
   * @throws Problem `overloaded`, 503, if too many wait
   */
  async withHasher<T extends string | object>(work: (hasher: PasswordHasher) => Promise<T>): Promise<T> {
    const result = await this.turns.withSlot(() => work(this.hasher));
    if (result !== undefined) return result;
    throw new Problem('overloaded', 503, 'We are very busy. Please try again shortly.', { retryAfter: 2 });
  }
}
