import { callerChanged } from '@presently/contracts/identity/session-list';
import type { Caller } from '@presently/messaging/call-context';
import { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IdentityEnv } from '../env.js';
import { findById } from '../users/users.queries.js';
import type { User } from '../users/user.entity.js';
import { publicSessionId } from './session-id.js';
import { Session } from './session.entity.js';

/** Whether a user has proved more than a password in a session. Administrators must have. */
@Injectable()
export class SessionStrength {
  private readonly isRequired: boolean;

  constructor(
    private readonly outbox: Outbox,
    { ADMIN_SECOND_FACTOR }: IdentityEnv,
  ) {
    this.isRequired = ADMIN_SECOND_FACTOR === 'required';
  }

  /** Whether a holder of a session may not administrate for want of a second factor. */
  isMissing({ isAdmin, hasSecondFactor }: { isAdmin: boolean; hasSecondFactor: boolean }): boolean {
    return this.isRequired && isAdmin && !hasSecondFactor;
  }

  /** {@link isMissing} for the session of a caller. */
  async isNeeded(em: EntityManager, { userId, sessionId }: Caller): Promise<boolean> {
    const user = await findById(em, userId);
    const session = await sessionOf(em, userId, sessionId);
    return this.isMissing({ isAdmin: user?.isAdmin ?? false, hasSecondFactor: session?.hasSecondFactor ?? false });
  }

  /** The user has proved a second factor in the session. */
  async raise(tx: EntityManager, user: User, sessionId: string | undefined): Promise<void> {
    const session = await sessionOf(tx, user.id, sessionId);
    if (!session) return;
    await tx.nativeUpdate(Session, { sid: session.sid }, { hasSecondFactor: true });
    await publish(tx, this.outbox, user);
  }

  /** {@link lowerWithoutFactors} */
  lowerWithoutFactors(tx: EntityManager, user: User): Promise<void> {
    return lowerWithoutFactors(tx, this.outbox, user);
  }
}

/** Ends the strength of all sessions of a user who has no factor any more. */
export async function lowerWithoutFactors(tx: EntityManager, outbox: Outbox, user: User): Promise<void> {
  await tx.execute(
    `update sessions set has_second_factor = false where user_id = ?
         and not exists (select from passkeys where user_id = sessions.user_id)
         and not exists (select from authenticator_apps as app
                         where app.user_id = sessions.user_id and app.confirmed_at is not null)`,
    [user.id],
  );
  await publish(tx, outbox, user);
}

/** Gateways have to forget what they keep of the sessions. */
async function publish(tx: EntityManager, outbox: Outbox, user: User): Promise<void> {
  await outbox.add(tx, callerChanged, user.toAggregate(), { userId: user.id });
}

/** The session of a user by the id that its owner sees. */
export async function sessionOf(
  em: EntityManager,
  userId: string,
  id: string | undefined,
): Promise<Session | undefined> {
  return (await em.find(Session, { user: userId })).find(({ sid }) => publicSessionId(sid) === id);
}
