import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  type NewPasskey,
  type Passkey as PasskeyView,
  type PasskeyCreation,
  type PasskeyId,
} from '@presently/contracts/identity/passkeys';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requirePresence } from '@presently/messaging/calls/presence';
import { notFound, Problem, unauthenticated } from '@presently/messaging/problem';
import { mostPasskeys } from '@presently/rules/vocabulary';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { browserLabel } from '../devices/browser-label.js';
import { SecurityLog } from '../security-log/security-log.js';
import { requireLiveSession } from '../sessions/require-live-session.js';
import { SessionStrength } from '../sessions/session-strength.js';
import type { User } from '../users/user.entity.js';
import { findById, lockById } from '../users/users.queries.js';
import { Challenges } from './challenges.js';
import { Passkey } from './passkey.entity.js';
import { passkeyRefused } from './passkey-proofs.js';
import { WebAuthn } from './webauthn.js';

/** The passkeys of the caller, for the account page. */
@Controller()
export class PasskeyHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly challenges: Challenges,
    private readonly securityLog: SecurityLog,
    private readonly strength: SessionStrength,
    private readonly webAuthn: WebAuthn,
    private readonly clock: Clock,
  ) {}

  @Handles(listPasskeys)
  async list(_input: Nothing, { caller }: HandlerContext<typeof listPasskeys>): Promise<PasskeyView[]> {
    return (await this.passkeysOf(this.em, caller.userId)).map(presentPasskey);
  }

  @Handles(beginPasskey)
  async begin(_input: Nothing, { caller }: HandlerContext<typeof beginPasskey>): Promise<PasskeyCreation> {
    requirePresence(caller, this.clock.now());
    const user = await findById(this.em, caller.userId);
    if (!user) throw unauthenticated();
    const passkeys = await this.passkeysOf(this.em, user.id);
    refuseMore(passkeys);
    const challenge = await this.challenges.draw(this.em, { purpose: 'add', userId: user.id });
    return this.webAuthn.creationFor(user, passkeys, challenge);
  }

  @Handles(addPasskey)
  async add(given: NewPasskey, call: HandlerContext<typeof addPasskey>): Promise<PasskeyView> {
    const { userId } = call.caller;
    requirePresence(call.caller, this.clock.now());
    const credential = await this.webAuthn
      .verifyCreation(given, (challenge) => this.challenges.take(this.em, challenge, { purpose: 'add', userId }))
      .catch(() => {
        throw passkeyRefused(400);
      });
    return this.em.transactional(async (tx) => {
      const user = await lockUser(tx, userId);
      await requireLiveSession(tx, call.caller, this.clock.now());
      refuseMore(await this.passkeysOf(tx, userId));
      if (await tx.findOne(Passkey, { credentialId: credential.id })) throw passkeyRefused(400);
      const passkey = tx.create(Passkey, {
        id: randomUUID(),
        user,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: given.transports,
        isSynced: credential.isSynced,
        name: given.name ?? browserLabel(call.browser?.agent),
        createdAt: this.clock.now(),
        lastUsedAt: null,
      });
      await tx.flush();
      await this.strength.raise(tx, user, call.caller.sessionId);
      await this.securityLog.record(tx, user, 'passkey-added', call);
      return presentPasskey(passkey);
    });
  }

  @Handles(removePasskey)
  async remove({ passkeyId }: PasskeyId, call: HandlerContext<typeof removePasskey>): Promise<Success> {
    const { userId } = call.caller;
    if ((await this.em.count(Passkey, { id: passkeyId, user: userId })) === 0) throw notFound('Passkey');
    requirePresence(call.caller, this.clock.now());
    await this.em.transactional(async (tx) => {
      const user = await lockUser(tx, userId);
      const removed = await tx.nativeDelete(Passkey, { id: passkeyId, user: userId });
      if (removed === 0) return;
      await this.strength.lowerWithoutFactors(tx, user);
      await this.securityLog.record(tx, user, 'passkey-removed', call);
    });
    return { success: true };
  }

  private passkeysOf(em: EntityManager, userId: string): Promise<Passkey[]> {
    return em.find(Passkey, { user: userId }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }
}

/** Serialises the changes to a user's passkeys. */
async function lockUser(tx: EntityManager, userId: string): Promise<User> {
  const user = await lockById(tx, userId);
  if (!user) throw unauthenticated();
  return user;
}

function refuseMore(passkeys: readonly Passkey[]): void {
  if (passkeys.length < mostPasskeys) return;
  throw new Problem('too-many-passkeys', 409, `You can have ${mostPasskeys} passkeys. Remove one first.`, {
    params: { most: mostPasskeys },
  });
}

const presentPasskey = ({ id, name, isSynced, createdAt, lastUsedAt }: Passkey): PasskeyView => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
