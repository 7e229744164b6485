import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { networkOf } from '@presently/service/network-of';
import type { Proved } from '../throttling/throttles.js';
import { comparableUsername } from '../users/users.queries.js';
import { Device } from './device.entity.js';

/** Accounts whose secrets one browser keeps. */
const mostInBrowser = 5;
const mostOfUser = 20;
const keptMs = 400 * 24 * 3_600_000;
const hourMs = 3_600_000;

/** The secrets in the cookie of a browser, one for each account that was signed in there. */
const secretsIn = (cookie: string | undefined): string[] => cookie?.split('.').slice(0, mostInBrowser) ?? [];
const ofNetwork = (address: string) => `network:${networkOf(address)}`;
const hashOf = (userId: string, secret: string) => createHash('sha256').update(`${userId}:${secret}`).digest('hex');

/**
 * Browsers that users have signed in with. They are not held up by failures of others: only a proof that the browser
 * keeps tells the owner from an attacker who guesses.
 */
@Injectable()
export class Devices {
  constructor(private readonly clock: Clock) {}

  /**
   * Whether the browser or the network is known for the account. Costs the same for an unknown name.
   * @returns what is known, as a name for its own throttle
   */
  async knownFor(
    em: EntityManager,
    username: string,
    cookie: string | undefined,
    address: string,
  ): Promise<Proved | undefined> {
    const secrets = [...secretsIn(cookie), ofNetwork(address)];
    const [row] = await em.execute<{ hash: string }[]>(
      `select hash from users
         join devices on devices.user_id = users.id and devices.expires_at > ?
           and devices.hash in (
             select encode(sha256(convert_to(users.id::text || ':' || secret, 'UTF8')), 'hex')
             from jsonb_array_elements_text(?::jsonb) as given (secret))
       where lower(username) = lower(?) and status = 'active' limit 1`,
      [this.clock.now(), JSON.stringify(secrets), comparableUsername(username)],
    );
    return row?.hash as Proved | undefined;
  }

  /**
   * Stores the browser of a sign-in. A secret that the user's account does not know is replaced, so that an
   * attacker cannot plant one.
   * @returns the cookie, and whether the browser was known
   */
  async remember(
    tx: EntityManager,
    userId: string,
    cookie: string | undefined,
  ): Promise<{ cookie: string; wasKnown: boolean }> {
    const secrets = secretsIn(cookie);
    const hashes = secrets.map((secret) => hashOf(userId, secret));
    const now = this.clock.now();
    const extended = await tx.nativeUpdate(
      Device,
      { user: userId, hash: { $in: hashes }, expiresAt: { $gt: now } },
      { expiresAt: new Date(now.getTime() + keptMs) },
    );
    if (extended > 0) return { cookie: cookie!, wasKnown: true };
    const secret = randomBytes(24).toString('base64url');
    await this.add(tx, userId, secret, keptMs);
    return { cookie: [secret, ...secrets].slice(0, mostInBrowser).join('.'), wasKnown: false };
  }

  /** After a reset: the next sign-in may come from this network, also if it was throttled before. */
  async trustNetwork(tx: EntityManager, userId: string, address: string): Promise<void> {
    await this.add(tx, userId, ofNetwork(address), hourMs);
  }

  async forgetAll(tx: EntityManager, userId: string): Promise<void> {
    await tx.nativeDelete(Device, { user: userId });
  }

  private async add(tx: EntityManager, userId: string, secret: string, lifetimeMs: number): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    await tx.upsert(Device, { user: userId, hash: hashOf(userId, secret), expiresAt });
    await tx.execute(
      `delete from devices where (user_id, hash) in (
         select user_id, hash from devices where user_id = ? order by expires_at desc offset ?)`,
      [userId, mostOfUser],
    );
  }
}
