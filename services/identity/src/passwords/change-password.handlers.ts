import type { SignedIn } from '@presently/contracts/identity/sessions';
import { changePassword, type ChangePasswordInput } from '@presently/contracts/identity/password';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Devices } from '../devices/devices.js';
import { AccountKeys } from '../keys/account-keys.js';
import { SecurityLog } from '../security-log/security-log.js';
import { publicSessionId } from '../sessions/session-id.js';
import { provedBySession } from '../throttling/throttles.js';
import { lockById, lockWithPassword } from '../users/users.queries.js';
import { Sessions } from '../sessions/sessions.js';
import { presentSignedIn } from '../sessions/signed-in.view.js';
import { CurrentPasswords, wrongPassword } from './current-passwords.js';
import { refuseCommon } from './refuse-common.js';
import { Passwords } from './passwords.js';

const field = 'currentPassword';

@Controller()
export class ChangePasswordHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly currentPasswords: CurrentPasswords,
    private readonly devices: Devices,
    private readonly keys: AccountKeys,
    private readonly passwords: Passwords,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  @Handles(changePassword)
  async changePassword(
    { sessionToken, address, change }: ChangePasswordInput,
    { browser }: HandlerContext<typeof changePassword>,
  ): Promise<SignedIn> {
    const session = await this.sessions.find(this.em, sessionToken);
    if (!session) throw unauthenticated();
    const { user } = session;
    const { currentPassword: password, newPassword, endsCalendarAddress } = change;
    const verified = await this.currentPasswords.verify(user, {
      what: 'change-password',
      password,
      field,
      address,
      known: provedBySession(publicSessionId(session.sid)),
    });
    refuseCommon(newPassword, 'newPassword');
    const fresh = await this.passwords.withHasher((hasher) => hasher.hash(newPassword));
    const { opened, ended } = await this.em.fork().transactional(async (tx) => {
      // Fails if another change has replaced the verified password.
      if (!(await lockWithPassword(tx, user.id, verified))) throw wrongPassword(field);
      const owner = await lockById(tx, user.id);
      if (!owner) throw unauthenticated();
      owner.changePassword(fresh, this.clock.now());
      const origin = { browser, address };
      const asked = endsCalendarAddress ? (['calendarAddress'] as const) : [];
      const ended = await this.keys.end(tx, owner, { occasion: 'password-changed', origin, asked });
      await this.securityLog.record(tx, owner, 'password-changed', origin);
      const { cookie: device } = await this.devices.remember(tx, user.id, undefined);
      const opened = { ...(await this.sessions.open(tx, owner, browser, session.hasSecondFactor)), device };
      return { opened, ended: [...ended, ...opened.ended] };
    });
    this.sessions.publishEnded(ended);
    return presentSignedIn(await this.em.refreshOrFail(user), opened);
  }
}
