import type { SignedIn } from '@presently/contracts/identity/sessions';
import { changePassword, type ChangePasswordInput, type PasswordChange } from '@presently/contracts/identity/password';
import { Handles } from '@presently/messaging/handles';
import { Problem, unauthenticated } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { User } from '../users/user.entity.js';
import { findForSignIn, lockWithPassword } from '../users/users.queries.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { Sessions } from '../sessions/sessions.js';
import { AttemptLog } from '../throttling/attempt-log.js';
import { presentSignedIn } from '../sessions/signed-in.view.js';
import { Throttles } from '../throttling/throttles.js';
import { PasswordResets } from './password-resets.js';
import { Passwords } from './passwords.js';

function wrongPassword(): Problem {
  const sentence = 'This is not your current password';
  return new Problem('wrong-password', 400, sentence, { errors: { currentPassword: [sentence] } });
}

@Controller()
export class ChangePasswordHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptLog,
    private readonly passwords: Passwords,
    private readonly resets: PasswordResets,
    private readonly sessions: Sessions,
    private readonly throttles: Throttles,
    private readonly clock: Clock,
  ) {}

  @Handles(changePassword)
  async changePassword({ sessionToken, address, change }: ChangePasswordInput): Promise<SignedIn> {
    const session = await this.sessions.find(this.em, sessionToken);
    if (!session) throw unauthenticated();
    const { user } = session;
    const attempted = { what: 'change-password', username: user.username, address } as const;
    const { verified, fresh } = await this.attempts.record(attempted, (identified) => {
      identified(user.id);
      return this.verify(user, change, address);
    });
    const { opened, ended } = await this.em.fork().transactional(async (tx) => {
      // Fails if another change has replaced the verified password.
      if (!(await lockWithPassword(tx, user.id, verified))) throw wrongPassword();
      const now = this.clock.now();
      await tx.execute('update users set password_hash = ?, updated_at = ?, version = version + 1 where id = ?', [
        fresh,
        now,
        user.id,
      ]);
      await this.resets.revoke(tx, user.id);
      const ended = await endSessionsOf(tx, user);
      const opened = await this.sessions.open(tx, user);
      return { opened, ended: [...ended, ...opened.ended] };
    });
    this.sessions.publishEnded(ended);
    return presentSignedIn(await this.em.refreshOrFail(user), opened);
  }

  /** Throttled like a sign-in: a session must not allow faster guessing. */
  private verify(user: User, { currentPassword, newPassword }: PasswordChange, address: string) {
    return this.passwords.withHasher(async (hasher) => {
      const charge = await this.throttles.chargeSignIn(this.em, user.username, address);
      const { passwordHash } = (await findForSignIn(this.em, user.username)) ?? {};
      if (!passwordHash || !(await hasher.matches(passwordHash, currentPassword))) throw wrongPassword();
      await this.throttles.refundSignIn(this.em, charge);
      return { verified: passwordHash, fresh: await hasher.hash(newPassword) };
    });
  }
}
