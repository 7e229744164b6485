import { IsEmail, IsIn, IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { maxLength } from '@presently/rules/vocabulary';
import { Nothing, Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { internalOperation, operation } from '../kit/operation.js';
import { FromAddress, SignedIn } from './sessions.js';

/** `password`: links the provider, together with a code where there is a second factor. `code`: signs in. */
export const proofsForLink = ['password', 'code'] as const;
export type ProofForLink = (typeof proofsForLink)[number];

/** A person as a sign-in provider knows them. */
export class ProvidedIdentity {
  @MaxLength(maxLength.url) @IsString() issuer!: string;
  @MaxLength(255) @IsString() subject!: string;
  /** Only if the provider has verified it. */
  @Nullable() @MaxLength(maxLength.email) @IsEmail() email!: string | null;
  @Nullable() @MaxLength(maxLength.personName) @IsString() name!: string | null;
}

export class ProviderSignIn extends FromAddress {
  @Nested(() => ProvidedIdentity) identity!: ProvidedIdentity;
}

/** A session, or a token for the proof that is missing. */
export class ProviderAnswer {
  @IsOptional() @Nested(() => SignedIn) signedIn?: SignedIn;
  /**
   * The verified address belongs to an account: its password links the two. Or the provider is linked already, and the
   * account has a second factor.
   */
  @IsOptional() @IsString() linkToken?: string;
  /** What the token waits for. */
  @IsOptional() @IsIn(proofsForLink) needs?: ProofForLink;
}

export class PasswordForLink {
  /** Not needed for a provider that is linked already. */
  @IsOptional() @MaxLength(maxLength.password) @IsString() password?: string;
  /** Of the authenticator app, or a recovery code. For accounts with a second factor. */
  @IsOptional() @MaxLength(20) @IsString() code?: string;
}

export class ProviderLinking extends FromAddress {
  @MaxLength(128) @IsString() linkToken!: string;
  @Nested(() => PasswordForLink) proof!: PasswordForLink;
}

/** Called by the gateway, which has verified the provider's answer. A new person gets an account. */
export const signInWithProvider = internalOperation('identity.signInWithProvider', {
  input: ProviderSignIn,
  output: ProviderAnswer,
  deadline: 3_000,
});

/** Signs in with what a provider's answer was waiting for, and links it. Called by the gateway, which sets the cookie. */
export const linkProvider = internalOperation('identity.linkProvider', {
  input: ProviderLinking,
  output: SignedIn,
  deadline: 3_000,
});

/** A provider with which the caller signs in. */
export class ProviderLink {
  @Id() id!: string;
  @IsString() issuer!: string;
  @IsISO8601() linkedAt!: string;
  @Nullable() @IsISO8601() lastUsedAt!: string | null;
}

export const listProviderLinks = operation('identity.listProviderLinks', {
  route: 'GET /api/user/provider-links',
  access: 'user',
  shows: ['sign-in'],
  input: Nothing,
  output: { listOf: ProviderLink, atMost: 20 },
});

export class ProviderLinkId {
  @Id() linkId!: string;
}

/** Needs a recent proof of presence. */
export const unlinkProvider = operation('identity.unlinkProvider', {
  route: 'DELETE /api/user/provider-links/:linkId',
  access: 'user',
  changes: ['sign-in'],
  input: ProviderLinkId,
  output: Success,
  budget: 'account-changes',
});
