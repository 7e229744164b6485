import type { SignedIn } from '@presently/contracts/identity/sessions';
import { changePassword, type ChangePasswordInput } from '@presently/contracts/identity/password';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Devices } from '../devices/devices.js';
import { SecurityLog } from '../security-log/security-log.js';
import { publicSessionId } from '../sessions/session-id.js';
import { lockWithPassword } from '../users/users.queries.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { Sessions } from '../sessions/sessions.js';
import { presentSignedIn } from '../sessions/signed-in.view.js';
import { CurrentPasswords, wrongPassword } from './current-passwords.js';
import { PasswordResets } from './password-resets.js';
import { refuseCommon } from './refuse-common.js';
import { Passwords } from './passwords.js';

const field = 'currentPassword';

@Controller()
export class ChangePasswordHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly currentPasswords: CurrentPasswords,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
    private readonly resets: PasswordResets,
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
    const { currentPassword: password, newPassword } = change;
    const verified = await this.currentPasswords.verify(user, {
      what: 'change-password',
      password,
      field,
      address,
      session: publicSessionId(session.sid),
    });
    refuseCommon(newPassword, 'newPassword');
    const fresh = await this.passwords.withHasher((hasher) => hasher.hash(newPassword));
    const { opened, ended } = await this.em.fork().transactional(async (tx) => {
      // Fails if another change has replaced the verified password.
      if (!(await lockWithPassword(tx, user.id, verified))) throw wrongPassword(field);
      const now = this.clock.now();
      await tx.execute('update users set password_hash = ?, updated_at = ?, version = version + 1 where id = ?', [
        fresh,
        now,
        user.id,
      ]);
      await this.resets.revoke(tx, user.id);
      const ended = await endSessionsOf(tx, user);
      await this.devices.forgetAll(tx, user.id);
      await this.securityLog.record(tx, user, 'password-changed', { browser, address });
      const { cookie: device } = await this.devices.remember(tx, user.id, undefined);
      const opened = { ...(await this.sessions.open(tx, user, browser)), device };
      return { opened, ended: [...ended, ...opened.ended] };
    });
    this.sessions.publishEnded(ended);
    return presentSignedIn(await this.em.refreshOrFail(user), opened);
  }
}
