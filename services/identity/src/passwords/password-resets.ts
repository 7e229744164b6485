import { passwordResetRequested } from '@presently/contracts/identity/password';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { findByContact, findById, lockById } from '../users/users.queries.js';
import type { User } from '../users/user.entity.js';
import { IdentityEnv } from '../env.js';
import { ResetRequest } from './reset-request.entity.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Resets of forgotten passwords. A token is drawn when its mail is written. Only its hash is stored. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: IdentityEnv,
  ) {}

  /** Begins a reset for the user who has confirmed the address, if there is one. Older links of the user become invalid. */
  async request(email: string): Promise<void> {
    const found = await findByContact(this.em, email);
    if (!found) return;
    await this.em.fork().transactional(async (tx) => {
      const user = await lockById(tx, found.id);
      if (user) await this.begin(tx, user);
    });
  }

  /** Begins a reset for a locked user. */
  async begin(tx: EntityManager, user: User): Promise<void> {
    const requestId = randomUUID();
    const expiresAt = new Date(this.clock.now().getTime() + this.env.PASSWORD_RESET_MINUTES * 60_000);
    await tx.upsert(ResetRequest, { user: user.id, requestId, tokenHashes: [], expiresAt });
    await this.outbox.add(tx, passwordResetRequested, user.toAggregate(), { userId: user.id, requestId });
  }

  /**
   * Draws a token for the mail of a request.
   * @returns null if the request is used, replaced or expired: the mail is not needed
   */
  async issueToken(requestId: string): Promise<{ token: string; user: User } | null> {
    const token = randomBytes(32).toString('base64url');
    const [request] = await this.em.execute<{ user_id: string }[]>(
      `update reset_requests set token_hashes = array_append(token_hashes, ?::text)
       where request_id = ? and expires_at > ? returning user_id`,
      [hashOf(token), requestId, this.clock.now()],
    );
    const user = request && (await findById(this.em, request.user_id));
    return user ? { token, user } : null;
  }

  /** The user whose password a token may set. */
  async findUserId(token: string): Promise<string | undefined> {
    const [request] = await this.em.execute<{ user_id: string }[]>(
      'select user_id from reset_requests where token_hashes @> array[?]::text[] and expires_at > ?',
      [hashOf(token), this.clock.now()],
    );
    return request?.user_id;
  }

  /**
   * Deletes a token and all others of its user, whose row is locked.
   * @returns whether the token was still valid; of two concurrent attempts, one succeeds
   */
  async use(tx: EntityManager, token: string): Promise<boolean> {
    const used = await tx.execute<{ affectedRows: number }>(
      'delete from reset_requests where token_hashes @> array[?]::text[] and expires_at > ?',
      [hashOf(token), this.clock.now()],
      'run',
    );
    return used.affectedRows > 0;
  }

  /** Invalidates all links of a user, because the password or the address has changed. */
  async revoke(tx: EntityManager, userId: string): Promise<void> {
    await tx.nativeDelete(ResetRequest, { user: userId });
  }
}
