import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  MaxLength,
} from 'class-validator';
import { tokenScopes, type TokenScope } from '@presently/rules/token-scopes';
import { Success } from '../kit/empty-messages.js';
import { Nullable } from '../kit/fields/nested.js';
import { internalOperation } from '../kit/operation.js';
import { FromAddress } from './sessions.js';

/** Characters of a request of OAuth, in a query or in a form. */
const longestRequest = 6_000;
/** Addresses to which one client may have its user sent back. */
const mostRedirects = 10;
const longestRedirect = 1_000;

/** A client that registers itself (RFC 7591). What else it says about itself is not kept. */
export class ClientToRegister extends FromAddress {
  /** Cut where it is long. */
  @MaxLength(1_000) @IsString() name!: string;

  @MaxLength(longestRedirect, { each: true, message: `A redirect URI has at most ${longestRedirect} characters` })
  @IsString({ each: true, message: 'redirect_uris must be texts' })
  @ArrayMaxSize(mostRedirects, { message: `A client has at most ${mostRedirects} redirect URIs` })
  @ArrayMinSize(1, { message: 'Name a redirect URI' })
  @IsArray({ message: 'redirect_uris must be a list' })
  redirectUris!: string[];
}

export class RegisteredClient {
  @IsString() id!: string;
  /** As its user will read it. */
  @IsString() name!: string;
  @ArrayMaxSize(mostRedirects) @IsString({ each: true }) @IsArray() redirectUris!: string[];
  @IsISO8601() registeredAt!: string;
}

/** 400 `invalid_redirect_uri`; 429. */
export const registerClient = internalOperation('identity.registerClient', {
  input: ClientToRegister,
  output: RegisteredClient,
});

/** A request of OAuth as it came: the query of the authorization endpoint. */
export class AccessRequest {
  @MaxLength(longestRequest, { message: 'This request is too long' })
  @IsString({ message: 'This request cannot be read' })
  query!: string;
}

/** What the consent page shows: who asks, and for what. */
export class AccessRequestView {
  /** As the client calls itself. Nobody has checked it. */
  @IsString() clientName!: string;
  /** The host to which the answer goes. `localhost` for a program on the person's own machine. */
  @IsString() host!: string;
  @IsBoolean() isLocal!: boolean;
  /** What it asks for. The person may allow less. */
  @ArrayMaxSize(tokenScopes.length) @IsIn(tokenScopes, { each: true }) @IsArray() scopes!: TokenScope[];
  /** Where the browser may go on, by a press, for a request that cannot be granted; null for one that can. */
  @Nullable() @IsString() refusedTo!: string | null;
}

/** 400 `client-unknown` for a client or an address that is not registered: nobody is sent anywhere. */
export const readAccessRequest = internalOperation('identity.readAccessRequest', {
  input: AccessRequest,
  output: AccessRequestView,
});

const scopesWanted = `scopes must be some of ${tokenScopes.join(', ')}`;

export class AccessAnswer extends AccessRequest {
  @IsBoolean({ message: 'isAllowed must be true or false' }) isAllowed!: boolean;

  /** Of those that were asked for. */
  @IsIn(tokenScopes, { each: true, message: scopesWanted })
  @ArrayUnique({ message: 'Name each scope once' })
  @ArrayMaxSize(tokenScopes.length, { message: scopesWanted })
  @IsArray({ message: scopesWanted })
  scopes!: TokenScope[];
}

/** Where the browser takes the answer. */
export class AnsweredAccess {
  @IsString() url!: string;
}

/** Needs a recent proof of presence where it allows. 409 `too-many-tokens`. */
export const answerAccessRequest = internalOperation('identity.answerAccessRequest', {
  input: AccessAnswer,
  output: AnsweredAccess,
});

/** The form that a client posts to the token endpoint, as it came. */
export class TokenRequest {
  @MaxLength(longestRequest, { message: 'This request is too long' })
  @IsString({ message: 'This request cannot be read' })
  form!: string;
}

/** Tokens for a client. The access token is valid for the door of assistants only. */
export class IssuedTokens {
  @IsString() accessToken!: string;
  /** Seconds. */
  @IsInt() expiresIn!: number;
  @IsString() refreshToken!: string;
  @ArrayMaxSize(tokenScopes.length) @IsIn(tokenScopes, { each: true }) @IsArray() scopes!: TokenScope[];
}

/** Exchanges a code or a refresh token. 400 and 401 with the error names of RFC 6749, such as `invalid_grant`. */
export const issueTokens = internalOperation('identity.issueTokens', { input: TokenRequest, output: IssuedTokens });

/** Ends what was allowed, by one of its tokens (RFC 7009). An unknown token is no error. */
export const endAccess = internalOperation('identity.endAccess', { input: TokenRequest, output: Success });
