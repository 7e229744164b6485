import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
} from 'class-validator';
import { maxLength, mostPasskeys } from '@presently/rules/vocabulary';
import { Nothing, Success } from '../kit/empty-messages.js';
import { combine } from '../kit/fields/decorate.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalText } from '../kit/fields/text.js';
import { internalOperation, operation } from '../kit/operation.js';
import { FromAddress, SignedIn } from './sessions.js';

/** Bytes in base64url. */
const Bytes = (most: number) =>
  Matches(new RegExp(`^[\\w-]{1,${Math.ceil((most * 4) / 3)}}$`), { message: '$property must be base64url' });

const Transports = () =>
  combine(
    IsArray(),
    ArrayMaxSize(8),
    IsString({ each: true }),
    Matches(/^[a-z-]{1,20}$/, { each: true, message: '$property must be words' }),
  );

/** A passkey for its owner. */
export class Passkey {
  @Id() id!: string;
  @IsString() name!: string;
  /** Whether the owner's devices share it. */
  @IsBoolean() isSynced!: boolean;
  @IsISO8601() createdAt!: string;
  @Nullable() @IsISO8601() lastUsedAt!: string | null;
}

export class PasskeyDescriptor {
  @Bytes(1_023) id!: string;
  @IsIn(['public-key']) type!: 'public-key';
  @Transports() transports!: string[];
}

class RelyingParty {
  @IsString() id!: string;
  @IsString() name!: string;
}
class PasskeyOwner {
  @Bytes(64) id!: string;
  @IsString() name!: string;
  @IsString() displayName!: string;
}
class KeyParameters {
  @IsInt() alg!: number;
  @IsIn(['public-key']) type!: 'public-key';
}
class AuthenticatorSelection {
  @IsIn(['required']) residentKey!: 'required';
  @IsBoolean() requireResidentKey!: boolean;
  @IsIn(['required']) userVerification!: 'required';
}

/** What the browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export class PasskeyCreation {
  @Nested(() => RelyingParty) rp!: RelyingParty;
  @Nested(() => PasskeyOwner) user!: PasskeyOwner;
  @Bytes(64) challenge!: string;
  @ArrayMaxSize(8) @Nested(() => KeyParameters) pubKeyCredParams!: KeyParameters[];
  @IsInt() timeout!: number;
  @IsIn(['none']) attestation!: 'none';
  @Nested(() => AuthenticatorSelection) authenticatorSelection!: AuthenticatorSelection;
  /** Those that the user has already. */
  @ArrayMaxSize(mostPasskeys) @Nested(() => PasskeyDescriptor) excludeCredentials!: PasskeyDescriptor[];
}

/** What the browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export class PasskeyRequest {
  @Bytes(64) challenge!: string;
  @IsInt() timeout!: number;
  @IsString() rpId!: string;
  @IsIn(['required']) userVerification!: 'required';
  /** Empty for a sign-in: the person chooses the account. */
  @ArrayMaxSize(mostPasskeys) @Nested(() => PasskeyDescriptor) allowCredentials!: PasskeyDescriptor[];
}

/** The browser's answer to {@link PasskeyCreation}. */
export class NewPasskey {
  @OptionalText(maxLength.passkeyName) name?: string;
  @Bytes(1_023) id!: string;
  @Bytes(2_048) clientDataJSON!: string;
  @Bytes(16_384) attestationObject!: string;
  @Transports() transports!: string[];
}

/** The browser's answer to {@link PasskeyRequest}. */
export class PasskeyProof {
  @Bytes(1_023) id!: string;
  @Bytes(2_048) clientDataJSON!: string;
  @Bytes(2_048) authenticatorData!: string;
  @Bytes(4_096) signature!: string;
  /** The id of the account, which the authenticator keeps. */
  @IsOptional() @Bytes(64) userHandle?: string;
}

export class PasskeyId {
  @Id() passkeyId!: string;
}

export class PasskeySignIn extends FromAddress {
  @Nested(() => PasskeyProof) proof!: PasskeyProof;
}

/** The caller's passkeys, the newest first. */
export const listPasskeys = operation('identity.listPasskeys', {
  route: 'GET /api/user/passkeys',
  access: 'user',
  shows: ['sign-in'],
  input: Nothing,
  output: { listOf: Passkey, atMost: mostPasskeys },
});

/** Begins to add a passkey. Needs a recent proof of presence. */
export const beginPasskey = operation('identity.beginPasskey', {
  route: 'POST /api/user/passkeys/options',
  access: 'user',
  changes: [],
  input: Nothing,
  output: PasskeyCreation,
  budget: 'account-changes',
});

/** Adds the passkey that the browser has made. */
export const addPasskey = operation('identity.addPasskey', {
  route: 'POST /api/user/passkeys',
  access: 'user',
  changes: ['sign-in'],
  input: NewPasskey,
  output: Passkey,
  status: 201,
  budget: 'account-changes',
  changesCaller: true,
});

/** Needs a recent proof of presence. */
export const removePasskey = operation('identity.removePasskey', {
  route: 'DELETE /api/user/passkeys/:passkeyId',
  access: 'user',
  changes: ['sign-in'],
  input: PasskeyId,
  output: Success,
  budget: 'account-changes',
  changesCaller: true,
});

/** Begins a proof of presence by one of the caller's passkeys. */
export const beginPasskeyPresence = operation('identity.beginPasskeyPresence', {
  route: 'POST /api/user/reauthenticate/passkey/options',
  access: 'user',
  changes: [],
  input: Nothing,
  output: PasskeyRequest,
});

/** Proves the caller's presence like `POST /api/user/reauthenticate`. */
export const reauthenticateWithPasskey = operation('identity.reauthenticateWithPasskey', {
  route: 'POST /api/user/reauthenticate/passkey',
  access: 'user',
  changes: [],
  input: PasskeyProof,
  output: Success,
  changesCaller: true,
});

/** Begins a sign-in with a passkey, on the button or in the suggestions of the browser. */
export const beginPasskeySignIn = operation('identity.beginPasskeySignIn', {
  route: 'POST /api/login/passkey/options',
  access: 'public',
  changes: [],
  input: Nothing,
  output: PasskeyRequest,
});

/** Called by the gateway, which sets the cookie. */
export const signInWithPasskey = internalOperation('identity.signInWithPasskey', {
  input: PasskeySignIn,
  output: SignedIn,
  deadline: 3_000,
});
