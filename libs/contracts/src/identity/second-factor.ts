import { ArrayMaxSize, IsBoolean, IsInt, IsISO8601, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { recoveryCodesOfUser } from '@presently/rules/vocabulary';
import { Nothing, Success } from '../kit/empty-messages.js';
import { Nullable } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';

/** The caller's authenticator app. */
export class SecondFactor {
  @IsBoolean() isOn!: boolean;
  @Nullable() @IsISO8601() since!: string | null;
  /** When it ends because the mailbox asked for it; null if nobody did, or a code has kept it since. */
  @Nullable() @IsISO8601() endsAt!: string | null;
  @Min(0) @Max(recoveryCodesOfUser) @IsInt() recoveryCodesLeft!: number;
  /** Whether the caller is an administrator who may not administrate before this session has a second factor. */
  @IsBoolean() isNeeded!: boolean;
}

/** A secret for the authenticator app. It counts once a code has confirmed it. */
export class NewSecondFactor {
  /** In base32, for typing. */
  @IsString() secret!: string;
  /** `otpauth://totp/…`, for a QR code. */
  @IsString() url!: string;
}

export class SecondFactorCode {
  @Matches(/^\d{3} ?\d{3}$/, { message: 'Enter the six digits from your app' }) code!: string;
}

/** Proves that the app, or a recovery code, is at hand. */
export class SecondFactorProof {
  @MaxLength(20, { message: 'Enter a code from your app, or a recovery code' })
  @IsString({ message: 'Enter a code from your app, or a recovery code' })
  code!: string;
}

/** Shown once. */
export class RecoveryCodes {
  @ArrayMaxSize(recoveryCodesOfUser) @IsString({ each: true }) codes!: string[];
}

export const getSecondFactor = operation('identity.getSecondFactor', {
  route: 'GET /api/user/second-factor',
  access: 'user',
  shows: ['sign-in'],
  input: Nothing,
  output: SecondFactor,
});

/** Begins to set an authenticator app up. Needs a recent proof of presence. */
export const beginSecondFactor = operation('identity.beginSecondFactor', {
  route: 'POST /api/user/second-factor',
  access: 'user',
  changes: [],
  input: Nothing,
  output: NewSecondFactor,
  budget: 'account-changes',
});

/** From now on a sign-in with the password or a provider needs a code as well. All sessions without one end. */
export const confirmSecondFactor = operation('identity.confirmSecondFactor', {
  route: 'POST /api/user/second-factor/confirm',
  access: 'user',
  changes: ['sign-in'],
  input: SecondFactorCode,
  output: RecoveryCodes,
  budget: 'account-changes',
  changesCaller: true,
});

/** Needs a recent proof of presence, and a code of the app or a recovery code. */
export const removeSecondFactor = operation('identity.removeSecondFactor', {
  route: 'DELETE /api/user/second-factor',
  access: 'user',
  changes: ['sign-in'],
  input: SecondFactorProof,
  output: Success,
  budget: 'account-changes',
  changesCaller: true,
});

/** Replaces the recovery codes. Needs what {@link removeSecondFactor} needs: a new code could remove the app. */
export const makeRecoveryCodes = operation('identity.makeRecoveryCodes', {
  route: 'POST /api/user/second-factor/recovery-codes',
  access: 'user',
  changes: ['sign-in'],
  input: SecondFactorProof,
  output: RecoveryCodes,
  budget: 'account-changes',
});
