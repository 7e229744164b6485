import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FormerUsername } from './former-username.entity.js';
import { usernameTaken } from './unless-taken.js';
import type { User } from './user.entity.js';

const reservedMs = 30 * 24 * 3_600_000;
/** Names that one account keeps from others. */
const mostReserved = 5;

const tooMany = () =>
  new Problem('too-many-usernames', 409, `You can change your username ${mostReserved} times in 30 days.`, {
    params: { most: mostReserved },
  });

/**
 * Keeps the name that an account had from others for 30 days: whoever knows the person by it, or signs in with it by
 * habit, must not meet a stranger.
 */
@Injectable()
export class FormerUsernames {
  constructor(private readonly clock: Clock) {}

  /**
   * Refuses a name that another account had. Call it after the row of the user is written: until then another
   * transaction may be about to give the name up.
   * @throws Problem `account-taken`, 409
   */
  async requireFree(tx: EntityManager, { id, username }: User): Promise<void> {
    if (await this.isReserved(tx, username, id)) throw usernameTaken();
  }

  /** Whether a name is kept for another account than this one. */
  async isReserved(em: EntityManager, username: string, userId: string | null = null): Promise<boolean> {
    const found = await em.execute(
      `select 1 from former_usernames where name = lower(?) and until > ? and user_id is distinct from ?::uuid`,
      [username, this.clock.now(), userId],
    );
    return found.length > 0;
  }

  /**
   * Keeps a name that a locked user has given up.
   * @throws Problem `too-many-usernames`, 409
   */
  async reserve(tx: EntityManager, { id, username }: User, former: string): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + reservedMs);
    // Another spelling is the same name, and a name that comes back needs no reservation.
    await tx.execute('delete from former_usernames where name = lower(?)', [username]);
    await tx.execute(
      `insert into former_usernames (name, user_id, until) select lower(?), ?, ? where lower(?) <> lower(?)
       on conflict (name) do update set user_id = excluded.user_id, until = excluded.until`,
      [former, id, until, former, username],
    );
    if ((await tx.count(FormerUsername, { user: id, until: { $gt: now } })) > mostReserved) throw tooMany();
  }
}
