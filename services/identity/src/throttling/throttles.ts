import { Problem } from '@presently/messaging/problem';
import { canonicalEmail } from '@presently/rules/canonical-contact';
import { Clock } from '@presently/service/clock';
import type { EntityData, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { comparableUsername } from '../users/users.queries.js';
import { IdentityEnv } from '../env.js';
import { atMost, growingWait, paced, type Limit } from './limits.js';
import { networkOf } from '@presently/service/network-of';
import { rangeOf } from './range-of.js';
import { Throttle } from './throttle.entity.js';

const hour = 3_600_000;
/** Between further mails for a password reset. */
const resetPauseMs = 5 * 60_000;
/** Networks of one range whose failures count together. */
const addressesPerRange = 5;
/** Between attempts on an account that many networks guess at. */
const guessedPauseMs = 60_000;

const firstInAnHour = atMost(1, hour);

/** The keys that an attempt was charged to. */
export interface SignInCharge {
  /** Shared with others: of the networks, and of all unknown origins of the account. */
  shared: string[];
  account: string;
}

declare const proved: unique symbol;
/**
 * Names a session, browser or network that has belonged to a complete sign-in to the account. What a caller chooses, or
 * gets for the asking, is no such thing: each new one would be a new count. Only `Devices` and {@link provedBySession}
 * make it.
 */
export type Proved = string & { readonly [proved]: true };

/** @param sessionId of the caller, from the gateway */
export const provedBySession = (sessionId: string): Proved => `session:${sessionId}` as Proved;

/** Where an attempt comes from. */
export interface Origin {
  address: string;
  /** Its own failures hold it up, and those of other proved origins of the account; those of strangers do not. */
  known?: Proved | undefined;
}

/**
 * Counts attempts in Postgres, so that all replicas share the counts. An attempt is charged before it is made and
 * refunded if it succeeds, so that concurrent attempts get no further than sequential ones.
 */
@Injectable()
export class Throttles {
  private readonly perAccount: Limit;
  private readonly perAddress: Limit;
  private readonly perAccountOverall: Limit;
  private readonly perSecondFactor: Limit;
  private readonly registrations: Limit;
  private readonly perRange: Limit;
  private readonly passkeyChallenges: Limit;
  private readonly clients: Limit;
  private readonly resetMails: Limit;
  private readonly resetsPerAddress: Limit;

  constructor(
    private readonly clock: Clock,
    env: IdentityEnv,
  ) {
    this.perAccount = growingWait(env.SIGN_IN_QUICK_FAILURES, env.SIGN_IN_LONGEST_WAIT * 1_000);
    this.perAccountOverall = paced(env.SIGN_IN_FAILURES_PER_ACCOUNT, guessedPauseMs, hour);
    this.perAddress = atMost(env.SIGN_IN_FAILURES_PER_ADDRESS, env.SIGN_IN_ADDRESS_WINDOW * 1_000);
    this.perRange = atMost(env.SIGN_IN_FAILURES_PER_ADDRESS * addressesPerRange, env.SIGN_IN_ADDRESS_WINDOW * 1_000);
    this.perSecondFactor = growingWait(env.SIGN_IN_QUICK_FAILURES, env.SIGN_IN_LONGEST_WAIT * 1_000);
    this.registrations = atMost(env.REGISTRATIONS_PER_HOUR, hour);
    this.passkeyChallenges = atMost(env.PASSKEY_CHALLENGES_PER_ADDRESS, hour);
    this.clients = atMost(env.CLIENTS_PER_HOUR, hour);
    this.resetMails = paced(env.PASSWORD_RESETS_PER_ACCOUNT, resetPauseMs, hour);
    this.resetsPerAddress = atMost(env.PASSWORD_RESETS_PER_ADDRESS, hour);
  }

  /**
   * Charges a sign-in to the account and its origin together, so that a stranger elsewhere cannot hold up the owner, and
   * to the network. All unknown origins together are slowed as well, because an attacker may have many networks. So are
   * all that the account has proved: who signs in by a provider gets a new session whenever they like, and must not guess
   * the password with each. A refused attempt is charged to nothing.
   * @throws Problem `too-many-attempts`, 429
   */
  async chargeSignIn(em: EntityManager, username: string, { address, known }: Origin): Promise<SignInCharge> {
    const account = `sign-in:account:${await accountHash(em, username)}`;
    const network = networkOf(address);
    const charge = known
      ? { shared: [`${account}:proved`], account: `${account}:known:${sha256(known)}` }
      : {
          shared: [
            `sign-in:range:${sha256(rangeOf(address))}`,
            `sign-in:address:${sha256(network)}`,
            `${account}:unknown`,
          ],
          account: `${account}:${sha256(network)}`,
        };
    const overall = charge.shared.at(-1)!;
    const [range, single] = charge.shared.slice(0, -1);
    // A fixed order prevents deadlocks.
    await em.transactional(async (tx) => {
      if (range) await this.charge(tx, range, this.perRange);
      if (single) await this.charge(tx, single, this.perAddress);
      await this.charge(tx, overall, this.perAccountOverall);
      await this.charge(tx, charge.account, this.perAccount);
    });
    return charge;
  }

  /** Resets the account and refunds what is shared after a successful sign-in. */
  async refundSignIn(em: EntityManager, { shared, account }: SignInCharge): Promise<void> {
    await em.transactional(async (tx) => {
      for (const key of shared)
        await tx.execute(
          'update throttles set attempts = greatest(attempts - 1, 0), blocked_until = null where key = ?',
          [key],
        );
      await tx.execute('delete from throttles where key = ?', [account]);
    });
  }

  /**
   * Charges a code to the account, from all networks together. What is known for the account is charged alone, and all of
   * it together has a pace: a passkey opens new sessions without end, and the code must not be guessed with each.
   * @returns the charge, for {@link refundSignIn}
   * @throws Problem `too-many-attempts`, 429
   */
  async chargeSecondFactor(em: EntityManager, userId: string, known?: Proved): Promise<SignInCharge> {
    const key = `second-factor:account:${sha256(userId)}`;
    const charge = known
      ? { shared: [`${key}:proved`], account: `${key}:known:${sha256(known)}` }
      : { shared: [], account: key };
    await em.transactional(async (tx) => {
      for (const shared of charge.shared) await this.charge(tx, shared, this.perAccountOverall);
      await this.charge(tx, charge.account, this.perSecondFactor);
    });
    return charge;
  }

  /** Ends every wait of an account after a reset of its password. */
  async forgetAccount(em: EntityManager, username: string, email: string | null): Promise<void> {
    const signIns = `sign-in:account:${await accountHash(em, username)}:`;
    const resets = `password-reset:account:${await accountHash(em, canonicalEmail(email ?? ''))}`;
    await em.execute('delete from throttles where starts_with(key, ?) or key = ?', [signIns, resets]);
  }

  /** @throws Problem `too-many-attempts`, 429 */
  async chargeRegistration(em: EntityManager, address: string): Promise<void> {
    const key = `registration:address:${sha256(networkOf(address))}`;
    await em.transactional((tx) => this.charge(tx, key, this.registrations));
  }

  /** @throws Problem `too-many-attempts`, 429 */
  async chargePasskeyChallenge(em: EntityManager, address: string): Promise<void> {
    const key = `passkey:address:${sha256(networkOf(address))}`;
    await em.transactional((tx) => this.charge(tx, key, this.passkeyChallenges));
  }

  /** @throws Problem `too-many-attempts`, 429 */
  async chargeClient(em: EntityManager, address: string): Promise<void> {
    const key = `client:address:${sha256(networkOf(address))}`;
    await em.transactional((tx) => this.charge(tx, key, this.clients));
  }

  /**
   * Charges a request for a reset to its network. Nothing is charged to the account: a stranger could use it up. The first
   * request for a mailbox in an hour has a larger count: whoever asks again and again must not stop others of the network.
   * @param email whether or not a user has it
   * @throws Problem `too-many-attempts`, 429
   */
  async chargePasswordReset(em: EntityManager, address: string, email: string): Promise<void> {
    const network = sha256(networkOf(address));
    const pair = `password-reset:pair:${sha256(`${network} ${await accountHash(em, canonicalEmail(email))}`)}`;
    await em.transactional(async (tx) => {
      if ((await this.waitFor(tx, pair, firstInAnHour)) === 0)
        await this.charge(tx, `password-reset:first:${network}`, this.registrations);
      else await this.charge(tx, `password-reset:address:${network}`, this.resetsPerAddress);
    });
  }

  /**
   * Whether a request for a reset sends another mail. If not, the mailbox has a link that works.
   * @param email whether or not a user has it
   */
  async maySendReset(em: EntityManager, email: string): Promise<boolean> {
    const key = `password-reset:account:${await accountHash(em, canonicalEmail(email))}`;
    return (await em.transactional((tx) => this.waitFor(tx, key, this.resetMails))) === 0;
  }

  private async charge(tx: EntityManager, key: string, limit: Limit): Promise<void> {
    const seconds = await this.waitFor(tx, key, limit);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }

  /** Counts an attempt if it is allowed. @returns the seconds to wait; 0 if it is */
  private async waitFor(tx: EntityManager, key: string, limit: Limit): Promise<number> {
    const now = this.clock.now();
    // Inserts the row or finds it, and locks it.
    const [row] = await tx.execute<EntityData<Throttle>[]>(
      `insert into throttles (key, attempts, first_at, last_at) values (?, 0, ?, ?)
       on conflict (key) do update set key = excluded.key returning *`,
      [key, now, now],
    );
    return tx.map(Throttle, row!).charge(limit, now);
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
    params: { seconds },
  });
}
