import {
  type AccountChange,
  type User as UserView,
  changeAccount,
  getUser,
} from '@presently/contracts/identity/accounts';
import {
  type Preferences,
  type PreferencesChange,
  changePreferences,
  getPreferences,
} from '@presently/contracts/identity/preferences';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { requirePresence } from '@presently/messaging/calls/presence';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Addresses } from '../addresses/addresses.js';
import { SecurityLog, type Origin } from '../security-log/security-log.js';
import { requireLiveSession } from '../sessions/require-live-session.js';
import { changeUser } from '../users/change-user.js';
import { FormerUsernames } from '../users/former-usernames.js';
import { requireNames } from '../users/require-names.js';
import { TakenNames } from '../users/taken-names.js';
import type { User } from '../users/user.entity.js';
import { presentPreferences, presentUser } from '../users/user.views.js';
import { findById, lockById } from '../users/users.queries.js';

/** Account and preferences of the caller. A caller whose account is deleted counts as not signed in. */
@Controller()
export class AccountHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: Addresses,
    private readonly formerUsernames: FormerUsernames,
    private readonly takenNames: TakenNames,
    private readonly securityLog: SecurityLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Handles(getUser)
  async getUser(_input: Nothing, { caller }: HandlerContext<typeof getUser>): Promise<UserView> {
    if (!caller) throw unauthenticated();
    return presentUser(await this.find(caller.userId));
  }

  @Handles(getPreferences)
  async getPreferences(_input: Nothing, { caller }: HandlerContext<typeof getPreferences>): Promise<Preferences> {
    return presentPreferences(await this.find(caller.userId));
  }

  @Handles(changePreferences)
  async changePreferences(
    change: PreferencesChange,
    { caller }: HandlerContext<typeof changePreferences>,
  ): Promise<Preferences> {
    return presentPreferences(
      await this.change(caller.userId, (user) => user.changePreferences(change, this.clock.now())),
    );
  }

  @Handles(changeAccount)
  async changeAccount(change: AccountChange, call: HandlerContext<typeof changeAccount>): Promise<UserView> {
    const { caller, address } = call;
    const { username, email } = await this.find(caller.userId);
    const apply = () => this.change(caller.userId, (user, tx) => this.apply(change, { user, tx, call }));
    const isNew = username !== change.username || email !== change.email;
    return presentUser(await (isNew ? this.takenNames.during({ account: caller, address }, apply) : apply()));
  }

  private async apply(
    change: AccountChange,
    { user, tx, call }: { user: User; tx: EntityManager; call: HandlerContext<typeof changeAccount> },
  ): Promise<void> {
    const now = this.clock.now();
    const { username: former } = user;
    const isMoving = user.email !== change.email;
    const isRenamed = former !== change.username;
    // Both are what their owner signs in with.
    if (isMoving || isRenamed) {
      requirePresence(call.caller, now);
      await requireLiveSession(tx, call.caller, now);
    }
    requireNames(change, user);
    user.changeAccount(change, now);
    if (isRenamed) await this.rename(tx, user, former, call);
    if (!isMoving) return;
    await this.addresses.change(tx, user, change.email);
    await this.securityLog.record(tx, user, 'email-changed', call);
  }

  private async rename(tx: EntityManager, user: User, former: string, origin: Origin): Promise<void> {
    await tx.flush();
    await this.formerUsernames.requireFree(tx, user);
    await this.formerUsernames.reserve(tx, user, former);
    await this.securityLog.record(tx, user, 'username-changed', origin);
  }

  private async find(id: string): Promise<User> {
    const user = await findById(this.em, id);
    if (!user) throw unauthenticated();
    return user;
  }

  private change(id: string, apply: (user: User, tx: EntityManager) => void | Promise<void>): Promise<User> {
    return this.em.transactional(async (tx) => {
      const user = await lockById(tx, id);
      if (!user) throw unauthenticated();
      await changeUser(tx, this.outbox, user, () => apply(user, tx));
      return user;
    });
  }
}
