import { ArrayMaxSize, IsBoolean, IsInt, IsISO8601, IsString, Matches, Max, Min } from 'class-validator';
import { recoveryCodesOfUser } from '@presently/rules/vocabulary';
import { Nothing, Success } from '../kit/empty-messages.js';
import { Nullable } from '../kit/fields/nested.js';
import { operation } from '../kit/operation.js';

/** The caller's authenticator app. */
export class SecondFactor {
  @IsBoolean() isOn!: boolean;
  @Nullable() @IsISO8601() since!: string | null;
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
  @Matches(/^\d{3} ?\d{3}$/, { message: 'Enter the six digits of your app' }) code!: string;
}

/** Shown once. */
export class RecoveryCodes {
  @ArrayMaxSize(recoveryCodesOfUser) @IsString({ each: true }) codes!: string[];
}

export const getSecondFactor = operation('identity.getSecondFactor', {
  route: 'GET /api/user/second-factor',
  access: 'user',
  input: Nothing,
  output: SecondFactor,
});

/** Begins to set an authenticator app up. Needs a recent proof of presence. */
export const beginSecondFactor = operation('identity.beginSecondFactor', {
  route: 'POST /api/user/second-factor',
  access: 'user',
  input: Nothing,
  output: NewSecondFactor,
  budget: 'account-changes',
});

/** From now on a sign-in with the password needs a code as well. */
export const confirmSecondFactor = operation('identity.confirmSecondFactor', {
  route: 'POST /api/user/second-factor/confirm',
  access: 'user',
  input: SecondFactorCode,
  output: RecoveryCodes,
  budget: 'account-changes',
  changesCaller: true,
});

/** Needs a recent proof of presence. */
export const removeSecondFactor = operation('identity.removeSecondFactor', {
  route: 'DELETE /api/user/second-factor',
  access: 'user',
  input: Nothing,
  output: Success,
  budget: 'account-changes',
  changesCaller: true,
});

/** Replaces the recovery codes. Needs a recent proof of presence. */
export const makeRecoveryCodes = operation('identity.makeRecoveryCodes', {
  route: 'POST /api/user/second-factor/recovery-codes',
  access: 'user',
  input: Nothing,
  output: RecoveryCodes,
  budget: 'account-changes',
});
