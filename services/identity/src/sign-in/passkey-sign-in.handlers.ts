import {
  beginPasskeySignIn,
  signInWithPasskey,
  type PasskeyRequest,
  type PasskeySignIn,
} from '@presently/contracts/identity/passkeys';
import type { SignedIn } from '@presently/contracts/identity/sessions';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Passkey } from '../passkeys/passkey.entity.js';
import { PasskeyProofs, passkeyRefused } from '../passkeys/passkey-proofs.js';
import { AttemptLog } from '../throttling/attempt-log.js';
import { Throttles } from '../throttling/throttles.js';
import { lockById } from '../users/users.queries.js';
import { NewSessions } from './new-sessions.js';

/** Signing in without a password. */
@Controller()
export class PasskeySignInHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptLog,
    private readonly newSessions: NewSessions,
    private readonly proofs: PasskeyProofs,
    private readonly throttles: Throttles,
  ) {}

  @Handles(beginPasskeySignIn)
  async begin(_input: Nothing, { address = '' }: HandlerContext<typeof beginPasskeySignIn>): Promise<PasskeyRequest> {
    await this.throttles.chargePasskeyChallenge(this.em, address);
    return this.proofs.request();
  }

  @Handles(signInWithPasskey)
  signIn({ proof, address }: PasskeySignIn, call: HandlerContext<typeof signInWithPasskey>): Promise<SignedIn> {
    return this.attempts.record({ what: 'passkey-sign-in', username: proof.id, address }, async (identified) => {
      const passkey = await this.proofs.verify(proof);
      if (!passkey) throw passkeyRefused(401);
      identified(passkey.user.id);
      return this.newSessions.begin({ ...call, address }, { hasSecondFactor: true }, async (tx) => {
        const user = await lockById(tx, passkey.user.id);
        // All keys may have ended since the proof was checked.
        if (!user || (await tx.count(Passkey, { id: passkey.id })) === 0) throw passkeyRefused(401);
        return user;
      });
    });
  }
}
