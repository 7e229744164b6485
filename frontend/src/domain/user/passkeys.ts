import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@presently/contracts/identity/passkeys';
import { passkeysWords as say } from '../../languages/passkeys/en.js';

/** Fetched when a passkey is made or used. */
const library = () => import('@simplewebauthn/browser');

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the browser suggests passkeys in a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** The person closed the browser's question, or let it expire. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

/** Lets the browser make a passkey. @throws PasskeyCancelled */
export async function makePasskey(optionsJSON: PasskeyCreation, name: string): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON }).catch(rethrow);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { name, id, clientDataJSON, attestationObject, transports };
}

/**
 * Lets the browser use a passkey.
 * @param useBrowserAutofill suggests passkeys in the field for the username, and asks for nothing
 * @throws PasskeyCancelled also if another question replaces this one
 */
export async function provePasskey(optionsJSON: PasskeyRequest, useBrowserAutofill = false): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(rethrow);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

/** Ends the browser's question or suggestions. */
export async function cancelPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

function rethrow(error: unknown): never {
  const { name, message } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled(message, { cause: error });
  if (name === 'InvalidStateError') throw new Error(say('here'));
  throw new Error(say('failed'), { cause: error });
}
