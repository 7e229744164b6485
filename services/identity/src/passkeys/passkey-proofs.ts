import type { PasskeyProof, PasskeyRequest } from '@presently/contracts/identity/passkeys';
import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Challenges, challengeMs } from './challenges.js';
import { Passkey } from './passkey.entity.js';
import { userHandleOf, WebAuthn, describePasskey } from './webauthn.js';

const sentence = 'This passkey was not accepted. Please try again, or use your password.';
export const passkeyRefused = (status: 400 | 401) => new Problem('passkey-refused', status, sentence);

/** Asks authenticators for proofs and verifies them. */
@Injectable()
export class PasskeyProofs {
  private readonly logger = new Logger(PasskeyProofs.name);

  constructor(
    private readonly em: EntityManager,
    private readonly challenges: Challenges,
    private readonly webAuthn: WebAuthn,
    private readonly clock: Clock,
  ) {}

  /** @param userId the only user who may answer; without it the authenticator names the account */
  async request(userId?: string): Promise<PasskeyRequest> {
    const passkeys = userId ? await this.em.find(Passkey, { user: userId }) : [];
    return {
      challenge: await this.challenges.draw(this.em, userId ? { purpose: 'presence', userId } : { purpose: 'sign-in' }),
      timeout: challengeMs,
      rpId: this.webAuthn.rpId,
      userVerification: 'required',
      allowCredentials: passkeys.map(describePasskey),
    };
  }

  /**
   * Verifies a proof and stores the use.
   * @returns the passkey with its user; undefined if the proof is not valid
   */
  async verify(proof: PasskeyProof, userId?: string): Promise<Passkey | undefined> {
    const owner = { status: 'active' as const, ...(userId && { id: userId }) };
    const passkey = await this.em.findOne(Passkey, { credentialId: proof.id, user: owner }, { populate: ['user'] });
    if (!passkey || !isOf(passkey, proof)) return undefined;
    const use = userId ? ({ purpose: 'presence', userId } as const) : ({ purpose: 'sign-in' } as const);
    try {
      const counter = await this.webAuthn.verifyProof(proof, passkey, (challenge) =>
        this.challenges.take(this.em, challenge, use),
      );
      return (await this.storeUse(passkey, counter)) ? passkey : undefined;
    } catch (error) {
      this.logger.warn(`passkey ${passkey.id} was refused: ${(error as Error).message}`);
      return undefined;
    }
  }

  /** @returns whether the counter still grows: two proofs at the same time cannot both have counted on */
  private async storeUse({ id, counter: before }: Passkey, counter: number): Promise<boolean> {
    const stored = await this.em.nativeUpdate(
      Passkey,
      { id, counter: before },
      { counter, lastUsedAt: this.clock.now() },
    );
    return stored > 0;
  }
}

const isOf = ({ user }: Passkey, { userHandle }: PasskeyProof) =>
  userHandle === undefined || userHandle === userHandleOf(user.id);
