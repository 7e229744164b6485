import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyDescriptor,
  PasskeyProof,
} from '@presently/contracts/identity/passkeys';
import { Injectable } from '@nestjs/common';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { IdentityEnv } from '../env.js';
import type { User } from '../users/user.entity.js';
import { displayNameOf } from '../users/user.entity.js';
import { challengeMs } from './challenges.js';
import type { Passkey } from './passkey.entity.js';

/** Fetched at the first use, because it takes 25 MB and most processes of a small installation never need it. */
const library = () => import('@simplewebauthn/server');

type IsOurs = (challenge: string) => Promise<boolean>;

const bytesOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** The id of an account as authenticators keep it. */
export const userHandleOf = (userId: string): string => Buffer.from(bytesOf(userId)).toString('base64url');

export const describePasskey = ({ credentialId, transports }: Passkey): PasskeyDescriptor => ({
  id: credentialId,
  type: 'public-key',
  transports,
});

/** The WebAuthn ceremonies, for the host and origin of `PUBLIC_URL`. The person always proves themselves as well. */
@Injectable()
export class WebAuthn {
  readonly rpId: string;
  private readonly origin: string;

  constructor({ PUBLIC_URL }: IdentityEnv) {
    const { hostname, origin } = new URL(PUBLIC_URL);
    this.rpId = hostname;
    this.origin = origin;
  }

  async creationFor(user: User, passkeys: readonly Passkey[], challenge: string): Promise<PasskeyCreation> {
    const { generateRegistrationOptions } = await library();
    const {
      rp,
      user: owner,
      pubKeyCredParams,
    } = await generateRegistrationOptions({
      rpName: 'Presently',
      rpID: this.rpId,
      userID: bytesOf(user.id),
      userName: user.username,
      userDisplayName: displayNameOf(user),
    });
    return {
      rp: { id: this.rpId, name: rp.name },
      user: owner,
      challenge,
      pubKeyCredParams,
      timeout: challengeMs,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: passkeys.map(describePasskey),
    };
  }

  /** @throws Error if the answer is not valid */
  async verifyCreation(
    { id, clientDataJSON, attestationObject, transports }: NewPasskey,
    isOurs: IsOurs,
  ): Promise<WebAuthnCredential & { isSynced: boolean }> {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
      expectedChallenge: isOurs,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: true,
    });
    if (!verified) throw new Error('The attestation is not valid');
    return { ...registrationInfo.credential, isSynced: registrationInfo.credentialBackedUp };
  }

  /**
   * @returns the authenticator's new counter
   * @throws Error if the answer is not valid, or the counter has not grown
   */
  async verifyProof(proof: PasskeyProof, passkey: Passkey, isOurs: IsOurs): Promise<number> {
    const { verifyAuthenticationResponse } = await library();
    const { id, clientDataJSON, authenticatorData, signature } = proof;
    const credential: WebAuthnCredential = {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      credential,
      expectedChallenge: isOurs,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: true,
    });
    if (!verified) throw new Error('The signature is not valid');
    return authenticationInfo.newCounter;
  }
}
