import {
  issueResetToken,
  requestPasswordReset,
  resetPassword,
  type IssuedResetToken,
  type PasswordReset,
  type PasswordResetId,
  type PasswordResetRequest,
} from '@presently/contracts/identity/password';
import type { Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { notFound, Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { displayNameOf } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { IdentityEnv } from '../env.js';
import { AccountKeys } from '../keys/account-keys.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Sessions } from '../sessions/sessions.js';
import { Devices } from '../devices/devices.js';
import { Throttles } from '../throttling/throttles.js';
import { PasswordResets } from './password-resets.js';
import { refuseCommon } from './refuse-common.js';
import { Passwords } from './passwords.js';

/** The same answer for unknown, used, replaced and expired tokens. */
const invalidLink = () =>
  new Problem('reset-link-invalid', 400, 'This link has expired or was used already. Please ask for a new one.');

@Controller()
export class ResetPasswordHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly devices: Devices,
    private readonly keys: AccountKeys,
    private readonly passwords: Passwords,
    private readonly resets: PasswordResets,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
    private readonly throttles: Throttles,
    private readonly clock: Clock,
    private readonly env: IdentityEnv,
  ) {}

  @Handles(requestPasswordReset)
  async request(
    { email }: PasswordResetRequest,
    { address = '', releaseSlot }: HandlerContext<typeof requestPasswordReset>,
  ): Promise<Success> {
    // Neither the answer nor its time may reveal whether a user has the address.
    const answerTime = delay(this.env.PASSWORD_RESET_ANSWER_MS);
    await this.throttles.chargePasswordReset(this.em, address, email);
    if (await this.throttles.maySendReset(this.em, email)) await this.resets.request(email);
    releaseSlot();
    await answerTime;
    return { success: true };
  }

  @Handles(issueResetToken)
  async issueToken({ requestId }: PasswordResetId): Promise<IssuedResetToken> {
    const issued = await this.resets.issueToken(requestId);
    if (!issued?.user.contact) throw notFound('Password reset');
    const { token, user } = issued;
    const { username, language } = user;
    return { token, email: issued.user.contact, username, displayName: displayNameOf(user), language };
  }

  @Handles(resetPassword)
  async reset(
    { token, newPassword }: PasswordReset,
    { address = '', browser }: HandlerContext<typeof resetPassword>,
  ): Promise<Success> {
    // Checked before hashing, because hashing is expensive.
    const userId = await this.resets.findUserId(token);
    if (!userId) throw invalidLink();
    refuseCommon(newPassword, 'newPassword');
    const passwordHash = await this.passwords.withHasher((hasher) => hasher.hash(newPassword));
    const ended = await this.em.fork().transactional(async (tx) => {
      const user = await lockById(tx, userId);
      if (!user || !(await this.resets.use(tx, token))) throw invalidLink();
      user.changePassword(passwordHash, this.clock.now());
      await this.throttles.forgetAccount(tx, user.username, user.contact);
      const origin = { browser, address };
      const ended = await this.keys.end(tx, user, { occasion: 'password-reset', origin });
      await this.devices.trustNetwork(tx, user.id, address);
      await this.securityLog.record(tx, user, 'password-reset', origin);
      return ended;
    });
    this.sessions.publishEnded(ended);
    return { success: true };
  }
}
