import { passwordResetRequested } from '@presently/contracts/identity/password';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { findByEmail, findById, lockById } from '../users/users.queries.js';
import type { User } from '../users/user.entity.js';
import { IdentityEnv } from '../env.js';
import { ResetRequest } from './reset-request.entity.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Resets of forgotten passwords. A token exists in the mail alone: it is drawn when the mail is written, and kept as a
 * hash.
 */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly env: IdentityEnv,
  ) {}

  /** Begins a reset for whoever has the address; links sent before end. Nobody has it: nothing happens. */
  async request(email: string): Promise<void> {
    const found = await findByEmail(this.em, email);
    if (!found) return;
    await this.em.fork().transactional(async (tx) => {
      const user = await lockById(tx, found.id);
      if (!user) return;
      const requestId = randomUUID();
      const expiresAt = new Date(this.clock.now().getTime() + this.env.PASSWORD_RESET_MINUTES * 60_000);
      await tx.upsert(ResetRequest, { user: user.id, requestId, tokenHashes: [], expiresAt });
      await this.outbox.add(tx, passwordResetRequested, user.toAggregate(), { userId: user.id, requestId });
    });
  }

  /**
   * Draws a token for the mail of a request.
   * @returns null when the request has been used, replaced or has expired: the mail is not needed any more.
   */
  async issueToken(requestId: string): Promise<{ token: string; user: User } | null> {
    const token = randomBytes(32).toString('base64url');
    const [request] = await this.em.execute<{ user_id: string }[]>(
      `update reset_requests set token_hashes = array_append(token_hashes, ?::text) where request_id = ? and expires_at > ?
       returning user_id`,
      [hashOf(token), requestId, this.clock.now()],
    );
    const user = request && (await findById(this.em, request.user_id));
    return user ? { token, user } : null;
  }

  /** Whose password a token may set now. */
  async findUserId(token: string): Promise<string | undefined> {
    const [request] = await this.em.execute<{ user_id: string }[]>(
      'select user_id from reset_requests where token_hashes @> array[?]::text[] and expires_at > ?',
      [hashOf(token), this.clock.now()],
    );
    return request?.user_id;
  }

  /**
   * Uses a token up, with every other of its user; the user is locked.
   * @returns whether it could still be used: of two who try at once, one may.
   */
  async use(tx: EntityManager, token: string): Promise<boolean> {
    const used = await tx.execute<{ affectedRows: number }>(
      'delete from reset_requests where token_hashes @> array[?]::text[] and expires_at > ?',
      [hashOf(token), this.clock.now()],
      'run',
    );
    return used.affectedRows > 0;
  }

  /** Links sent so far open nothing any more: the password or the address they were meant for is another now. */
  async revoke(tx: EntityManager, userId: string): Promise<void> {
    await tx.nativeDelete(ResetRequest, { user: userId });
  }
}
