import {
  beginPasskeyPresence,
  reauthenticateWithPasskey,
  type PasskeyProof,
  type PasskeyRequest,
} from '@presently/contracts/identity/passkeys';
import type { Nothing, Success } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { unauthenticated } from '@presently/messaging/problem';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { SessionStrength } from '../sessions/session-strength.js';
import { Sessions } from '../sessions/sessions.js';
import { PasskeyProofs, passkeyRefused } from './passkey-proofs.js';

/** Proves the presence of a signed-in user, as their password does. */
@Controller()
export class PasskeyPresenceHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly proofs: PasskeyProofs,
    private readonly sessions: Sessions,
    private readonly strength: SessionStrength,
  ) {}

  @Handles(beginPasskeyPresence)
  begin(_input: Nothing, { caller }: HandlerContext<typeof beginPasskeyPresence>): Promise<PasskeyRequest> {
    return this.proofs.request(caller.userId);
  }

  @Handles(reauthenticateWithPasskey)
  async prove(proof: PasskeyProof, { caller }: HandlerContext<typeof reauthenticateWithPasskey>): Promise<Success> {
    if (!caller.sessionId) throw unauthenticated();
    const passkey = await this.proofs.verify(proof, caller.userId);
    if (!passkey) throw passkeyRefused(400);
    const { user } = passkey;
    await this.em.transactional((tx) => this.strength.raise(tx, user, caller.sessionId));
    await this.sessions.provePresence(this.em, user, caller.sessionId);
    return { success: true };
  }
}
