import { Problem } from '@presently/messaging/problem';
import { canonicalEmail } from '@presently/rules/canonical-contact';
import { Clock } from '@presently/service/clock';
import type { EntityData, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { comparableUsername } from '../users/users.queries.js';
import { IdentityEnv } from '../env.js';
import { atMost, growingWait, type Limit } from './limits.js';
import { networkOf } from '@presently/service/network-of';
import { Throttle } from './throttle.entity.js';

const hour = 3_600_000;

/** The keys that a sign-in was charged to. */
export interface SignInCharge {
  address: string;
  account: string;
}

/**
 * Counts attempts in Postgres, so that all replicas share the counts. An attempt is charged before it is made and
 * refunded if it succeeds, so that concurrent attempts get no further than sequential ones.
 */
@Injectable()
export class Throttles {
  private readonly perAccount: Limit;
  private readonly perAddress: Limit;
  private readonly registrations: Limit;
  private readonly resetsPerAccount: Limit;
  private readonly resetsPerAddress: Limit;

  constructor(
    private readonly clock: Clock,
    env: IdentityEnv,
  ) {
    this.perAccount = growingWait(env.SIGN_IN_QUICK_FAILURES, env.SIGN_IN_LONGEST_WAIT * 1_000);
    this.perAddress = atMost(env.SIGN_IN_FAILURES_PER_ADDRESS, env.SIGN_IN_ADDRESS_WINDOW * 1_000);
    this.registrations = atMost(env.REGISTRATIONS_PER_HOUR, hour);
    this.resetsPerAccount = atMost(env.PASSWORD_RESETS_PER_ACCOUNT, hour);
    this.resetsPerAddress = atMost(env.PASSWORD_RESETS_PER_ADDRESS, hour);
  }

  /**
   * Charges a sign-in to its account, whether or not it exists, and to its address. A refused attempt is charged to
   * neither.
   * @throws Problem `too-many-attempts`, 429
   */
  async chargeSignIn(em: EntityManager, username: string, address: string): Promise<SignInCharge> {
    const charge = {
      address: `sign-in:address:${sha256(networkOf(address))}`,
      account: `sign-in:account:${await accountHash(em, username)}`,
    };
    // A fixed order prevents deadlocks.
    await em.transactional(async (tx) => {
      await this.charge(tx, charge.address, this.perAddress);
      await this.charge(tx, charge.account, this.perAccount);
    });
    return charge;
  }

  /** Resets the account and refunds the address after a successful sign-in. */
  async refundSignIn(em: EntityManager, { address, account }: SignInCharge): Promise<void> {
    await em.transactional(async (tx) => {
      await tx.execute(
        'update throttles set attempts = greatest(attempts - 1, 0), blocked_until = null where key = ?',
        [address],
      );
      await tx.execute('delete from throttles where key = ?', [account]);
    });
  }

  /** @throws Problem `too-many-attempts`, 429 */
  async chargeRegistration(em: EntityManager, address: string): Promise<void> {
    const key = `registration:address:${sha256(networkOf(address))}`;
    await em.transactional((tx) => this.charge(tx, key, this.registrations));
  }

  /**
   * Charges a request for a reset to the e-mail address, whether or not a user has it, and to the network address.
   * @throws Problem `too-many-attempts`, 429
   */
  async chargePasswordReset(em: EntityManager, email: string, address: string): Promise<void> {
    const byAddress = `password-reset:address:${sha256(networkOf(address))}`;
    const byAccount = `password-reset:account:${await accountHash(em, canonicalEmail(email))}`;
    await em.transactional(async (tx) => {
      await this.charge(tx, byAddress, this.resetsPerAddress);
      await this.charge(tx, byAccount, this.resetsPerAccount);
    });
  }

  private async charge(tx: EntityManager, key: string, limit: Limit): Promise<void> {
    const now = this.clock.now();
    // Inserts the row or finds it, and locks it.
    const [row] = await tx.execute<EntityData<Throttle>[]>(
      `insert into throttles (key, attempts, first_at, last_at) values (?, 0, ?, ?)
       on conflict (key) do update set key = excluded.key returning *`,
      [key, now, now],
    );
    const seconds = tx.map(Throttle, row!).charge(limit, now);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Postgres converts to lower case, as in the index on usernames. JavaScript converts some letters differently. */
async function accountHash(em: EntityManager, username: string): Promise<string> {
  const [row] = await em.execute<{ hash: string }[]>(
    `select encode(sha256(convert_to(lower(?::text), 'UTF8')), 'hex') as hash`,
    [comparableUsername(username)],
  );
  return row!.hash;
}

function tooManyAttempts(seconds: number): Problem {
  const unit = seconds === 1 ? 'second' : 'seconds';
  return new Problem('too-many-attempts', 429, `Too many attempts. Please try again in ${seconds} ${unit}.`, {
    retryAfter: seconds,
  });
}
