import { IsString, IsUrl, Matches } from 'class-validator';
import { PasswordForLink } from '../identity/providers.js';
import { Nothing } from '../kit/empty-messages.js';
import { gatewayAddress, gatewayCall } from '../kit/gateway-call.js';
import { CurrentUser } from './session.js';

/** An OpenID provider that the operator has named. */
export class SignInProvider {
  /** Its position in the settings. */
  @Matches(/^\d{1,2}$/) id!: string;
  @IsString() name!: string;
  @IsString() issuer!: string;
}

export const listSignInProviders = gatewayCall('providers.list', {
  route: 'GET /api/sign-in-providers',
  access: 'public',
  shows: [],
  input: Nothing,
  output: { listOf: SignInProvider, atMost: 10 },
});

export class ProviderId {
  @Matches(/^\d{1,2}$/, { message: 'providerId must be an id' }) providerId!: string;
}
/** Where the browser goes on. */
export class ProviderAddress {
  @IsUrl({ require_tld: false }) url!: string;
}

/** Begins a sign-in with a provider, which sends the browser back to `GET /openid/callback`. */
export const beginProviderSignIn = gatewayCall('providers.begin', {
  route: 'POST /api/login/provider/:providerId',
  access: 'public',
  changes: [],
  input: ProviderId,
  output: ProviderAddress,
});

/** Links the provider to the account with the same verified address, once, by its password. */
export const linkByPassword = gatewayCall('providers.link', {
  route: 'POST /api/login/provider-link',
  access: 'public',
  changes: [],
  input: PasswordForLink,
  output: CurrentUser,
  cookie: 'set',
});

/** Where providers send browsers back. */
export const providerCallback = gatewayAddress('providers.callback', {
  route: 'GET /openid/callback',
  access: 'public',
});
