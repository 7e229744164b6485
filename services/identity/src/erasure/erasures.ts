import { userErased } from '@presently/contracts/identity/erasure';
import { erasureConfirmations } from '@presently/contracts/rights';
import { markUserErased, deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import type { ServiceName } from '@presently/topology/services';
import { deleteUsageOf } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FormerUsername } from '../users/former-username.entity.js';
import type { User } from '../users/user.entity.js';
import { lockById } from '../users/users.queries.js';
import { Device } from '../devices/device.entity.js';
import { AccountMail } from '../mails/account-mail.entity.js';
import { ResetRequest } from '../passwords/reset-request.entity.js';
import { SecurityEvent } from '../security-log/security-event.entity.js';
import { endTokensOf } from '../tokens/end-tokens.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { Challenge } from '../passkeys/challenge.entity.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { requestNotice } from './deletion-notices.js';
import { PendingLink } from '../providers/pending-link.entity.js';
import { ProviderLink } from '../providers/provider-link.entity.js';
import { AuthenticatorApp } from '../second-factor/authenticator-app.entity.js';
import { RecoveryCode } from '../second-factor/recovery-code.entity.js';
import { ErasureStep } from './erasure-step.entity.js';

/** Tracks which services have to confirm the erasure of a user, and deletes the user's row after the last one. */
@Injectable()
export class Erasures {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the account for good and publishes `user_erased`.
   * @returns the sessions and tokens that have ended, to be published as revoked after the commit; undefined if there is no such
   * account
   */
  async endAccount(tx: EntityManager, userId: string): Promise<string[] | undefined> {
    const user = await lockById(tx, userId);
    if (!user) return undefined;
    user.beginErasure(this.clock.now());
    await tx.flush();
    await tx.nativeDelete(ResetRequest, { user: userId });
    await deleteUsageOf(tx, userId);
    await tx.nativeDelete(AccountMail, { user: userId });
    await tx.nativeDelete(Device, { user: userId });
    await tx.nativeDelete(Challenge, { user: userId });
    await tx.nativeDelete(Passkey, { user: userId });
    await tx.nativeDelete(PendingLink, { user: userId });
    await tx.nativeDelete(ProviderLink, { user: userId });
    await tx.nativeDelete(AuthenticatorApp, { user: userId });
    await tx.nativeDelete(RecoveryCode, { user: userId });
    await tx.nativeDelete(SecurityEvent, { user: userId });
    await tx.nativeDelete(FormerUsername, { user: userId });
    const ended = [...(await endTokensOf(tx, user)), ...(await endSessionsOf(tx, this.outbox, user))];
    // It deletes the event that sessions have ended, too: no service needs it beside the erasure.
    await this.begin(tx, user);
    return ended;
  }

  /** Records that a service has erased a user. Repetitions and unknown users change nothing. */
  async confirm(tx: EntityManager, userId: string, service: ServiceName): Promise<void> {
    // The lock serialises confirmations, so that the last one sees all others and deletes the row.
    const deleting = await tx.execute(`select 1 from users where id = ? and status = 'deleting' for update`, [userId]);
    if (deleting.length === 0) return;
    await tx.nativeUpdate(ErasureStep, { userId, service, confirmedAt: null }, { confirmedAt: this.clock.now() });
    const gone = await tx.execute<object[]>(
      `delete from users where id = ? and not exists
         (select 1 from erasure_steps where user_id = ? and confirmed_at is null) returning id`,
      [userId, userId],
    );
    if (gone.length > 0) await requestNotice(tx, this.outbox, userId);
  }

  private async begin(tx: EntityManager, user: User): Promise<void> {
    const now = this.clock.now();
    await markUserErased(tx, user.id);
    await deleteEventsAbout(tx, user.id);
    for (const { owner } of erasureConfirmations) {
      tx.create(ErasureStep, { userId: user.id, service: owner, requestedAt: now, toldAt: now, confirmedAt: null });
    }
    await tx.flush();
    await this.outbox.add(tx, userErased, user.toAggregate(), { userId: user.id });
  }
}
