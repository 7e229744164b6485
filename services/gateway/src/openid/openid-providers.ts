import type { ProvidedIdentity } from '@presently/contracts/identity/providers';
import { maxLength } from '@presently/rules/vocabulary';
import { Injectable } from '@nestjs/common';
import type { Configuration } from 'openid-client';
import { isEmail } from 'class-validator';
import { GatewayEnv } from '../env.js';
import { providersOf, type ProviderSettings } from './provider-settings.js';

/** Fetched at the first use: most installations name no provider. */
const library = () => import('openid-client');

/** What the browser keeps while it is at the provider. */
export interface Ceremony {
  providerId: string;
  state: string;
  nonce: string;
  verifier: string;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxLength.email && isEmail(value);

/** Seconds for one request to a provider. */
const timeout = 5;

/** Asks OpenID providers who a person is: authorization code with PKCE, state and nonce. */
@Injectable()
export class OpenIdProviders {
  readonly all: readonly ProviderSettings[];
  private readonly discovered = new Map<string, Promise<Configuration>>();
  private readonly redirectUri: string;
  private readonly isProduction: boolean;

  constructor(env: GatewayEnv) {
    this.all = providersOf(env);
    this.redirectUri = `${env.origin}/openid/callback`;
    this.isProduction = env.NODE_ENV === 'production';
  }

  find(id: string): ProviderSettings | undefined {
    return this.all.find((provider) => provider.id === id);
  }

  /** @returns the address of the provider's page, and what its answer is checked against */
  async begin(provider: ProviderSettings): Promise<{ url: string; ceremony: Ceremony }> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
      await library();
    const ceremony = {
      providerId: provider.id,
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
    };
    const url = buildAuthorizationUrl(await this.configurationOf(provider), {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      state: ceremony.state,
      nonce: ceremony.nonce,
      code_challenge: await calculatePKCECodeChallenge(ceremony.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, ceremony };
  }

  /**
   * Exchanges the code in the address of the callback, and checks the answer.
   * @param query of the callback
   * @throws Error if anything does not fit
   */
  async finish({ providerId, state, nonce, verifier }: Ceremony, query: string): Promise<ProvidedIdentity> {
    const { authorizationCodeGrant, fetchUserInfo } = await library();
    const provider = this.find(providerId);
    if (!provider) throw new Error('The provider is no longer named');
    const configuration = await this.configurationOf(provider);
    const tokens = await authorizationCodeGrant(configuration, new URL(`${this.redirectUri}${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    const { iss, sub } = claims;
    // Some providers say no more than who it is in the token.
    const isShort = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
    const facts = isShort ? await fetchUserInfo(configuration, tokens.access_token, sub) : claims;
    const { email, email_verified: isVerified, name } = facts;
    return {
      issuer: iss,
      subject: sub,
      email: isVerified === true && isAddress(email) ? email : null,
      name: typeof name === 'string' ? name.slice(0, maxLength.personName) : null,
    };
  }

  /** Reads the provider's description once. A failure is tried again at the next sign-in. */
  private configurationOf(provider: ProviderSettings): Promise<Configuration> {
    const known = this.discovered.get(provider.id);
    if (known) return known;
    const reading = this.discover(provider);
    this.discovered.set(provider.id, reading);
    reading.catch(() => this.discovered.delete(provider.id));
    return reading;
  }

  private async discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
    const isPlain = !this.isProduction && issuer.startsWith('http:');
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout,
      // The signature of the token is checked as well, although it comes from the provider over TLS: the standard leaves
      // that open, and a proxy on the way could change it.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
    });
  }
}
