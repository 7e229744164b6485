import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { mostSendsADay, tokenScopes, type TokenScope } from '@presently/rules/token-scopes';
import { Success } from '../kit/empty-messages.js';
import { Id } from '../kit/fields/id.js';
import { Nullable } from '../kit/fields/nested.js';
import { Text } from '../kit/fields/text.js';
import { OptionalCalendarDate } from '../kit/fields/days/time.js';
import { internalOperation, operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';
import { SessionHolder } from './sessions.js';

const scopesWanted = `scopes must be some of ${tokenScopes.join(', ')}`;
const sendsWanted = `mostSentADay must be a whole number from 1 to ${mostSendsADay}`;

/** A token that its owner makes for a program. */
export class TokenToCreate {
  @Text({ max: 60, required: 'Please name the token' }) name!: string;

  @IsIn(tokenScopes, { each: true, message: scopesWanted })
  @ArrayUnique({ message: 'Name each scope once' })
  @ArrayMaxSize(tokenScopes.length, { message: scopesWanted })
  @ArrayMinSize(1, { message: 'Please choose what the token may do' })
  @IsArray({ message: scopesWanted })
  scopes!: TokenScope[];

  /** The last day on which it is valid, in the account's time zone. Without it, until it is revoked. */
  @OptionalCalendarDate() expiresOn?: string;

  /** How many gifts a token with `send` may send in a day; 10 by default. */
  @IsOptional()
  @IsInt({ message: sendsWanted })
  @Min(1, { message: sendsWanted })
  @Max(mostSendsADay, { message: sendsWanted })
  mostSentADay?: number;
}

/** The token itself is in no other answer. */
export class CreatedToken {
  @Id() id!: string;
  @IsString() token!: string;
}

/** A token for its owner, without itself. */
export class TokenView {
  @Id() id!: string;
  @IsString() name!: string;
  @ArrayMaxSize(tokenScopes.length) @IsIn(tokenScopes, { each: true }) @IsArray() scopes!: TokenScope[];
  /** `YYYY-MM-DD` */
  @Nullable() @IsString() expiresOn!: string | null;
  /** Null for a token that may not send. */
  @Nullable() @IsInt() mostSentADay!: number | null;
  @IsISO8601() createdAt!: string;
  /** Up to ten minutes late; null before its first use. */
  @Nullable() @IsISO8601() lastUsedAt!: string | null;
  /** The host of the assistant that the owner has allowed it; null for a token that the owner has made. */
  @IsOptional() @Nullable() @IsString() allowedTo?: string | null;
}

/** The caller's tokens that are still valid, the newest first. */
export const listTokens = operation('identity.listTokens', {
  route: 'GET /api/user/tokens',
  access: 'user',
  input: PageRequest,
  output: { pageOf: TokenView },
  shows: ['tokens'],
});

/** Needs a recent proof of presence. 409 `too-many-tokens` for the 51st. */
export const createToken = operation('identity.createToken', {
  route: 'POST /api/user/tokens',
  access: 'user',
  input: TokenToCreate,
  output: CreatedToken,
  status: 201,
  budget: 'account-changes',
  changes: ['tokens'],
});

export class TokenId {
  @Id() tokenId!: string;
}

/** Ends a token at once. Needs no proof of presence, because it protects. */
export const revokeToken = operation('identity.revokeToken', {
  route: 'DELETE /api/user/tokens/:tokenId',
  access: 'user',
  input: TokenId,
  output: Success,
  changes: ['tokens'],
});

export class PresentedToken {
  @Matches(/^presently_[\w-]{43}$/) token!: string;
}

/** The user of a token, and what it may do. Tokens have no session, and prove nobody's presence. */
export class TokenHolder extends SessionHolder {
  @Id() tokenId!: string;
  @IsString() tokenName!: string;
  @ArrayMaxSize(tokenScopes.length) @IsIn(tokenScopes, { each: true }) @IsArray() scopes!: TokenScope[];
  /** Whether it was issued for the door of assistants, and opens no other. */
  @IsOptional() @IsBoolean() isForAssistants?: boolean;
}

/** 401 for an unknown, expired or revoked token; 403 `suspended`. */
export const resolveToken = internalOperation('identity.resolveToken', { input: PresentedToken, output: TokenHolder });

/** Counts a gift that a token is about to send. 429 `budget-used` if its owner allows no more today. */
export const countTokenSend = internalOperation('identity.countTokenSend', { input: TokenId, output: Success });

/** Takes a count back: the gift was refused. */
export const uncountTokenSend = internalOperation('identity.uncountTokenSend', { input: TokenId, output: Success });
