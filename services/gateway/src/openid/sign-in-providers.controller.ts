import type { CurrentUser } from '@presently/contracts/gateway/session';
import {
  beginProviderSignIn,
  linkByPassword,
  listSignInProviders,
  providerCallback,
  type ProviderAddress,
  type SignInProvider,
} from '@presently/contracts/gateway/sign-in-providers';
import { linkProvider, signInWithProvider } from '@presently/contracts/identity/providers';
import { notFound, Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Controller, Logger } from '@nestjs/common';
import { BegunSessions } from '../account/begun-sessions.js';
import { browserOf, timeZoneOf } from '../http/call-headers.js';
import { RateLimits } from '../http/rate-limits.js';
import { Answers } from '../routes/answers.js';
import { Exchange } from '../routes/exchange.js';
import { CeremonyCookie } from './ceremony-cookie.js';
import { OpenIdProviders } from './openid-providers.js';

const unavailable = (cause: unknown) =>
  new Problem('provider-unavailable', 503, 'This provider cannot be reached right now. Please try again.', { cause });
const beginAgain = () =>
  new Problem('provider-link-invalid', 400, 'This took too long. Please begin the sign-in again.');

/** Signing in with an OpenID provider. Nothing is kept here: the browser's cookie binds the steps together. */
@Controller()
export class SignInProvidersController {
  private readonly logger = new Logger(SignInProvidersController.name);

  constructor(
    private readonly rpc: RpcClient,
    private readonly begun: BegunSessions,
    private readonly cookie: CeremonyCookie,
    private readonly providers: OpenIdProviders,
    private readonly limits: RateLimits,
  ) {}

  @Answers(listSignInProviders)
  list(_exchange: Exchange<typeof listSignInProviders>): SignInProvider[] {
    return this.providers.all.map(({ id, name, issuer }) => ({ id, name, issuer }));
  }

  @Answers(beginProviderSignIn)
  async begin(exchange: Exchange<typeof beginProviderSignIn>): Promise<ProviderAddress> {
    const provider = this.providers.find(exchange.input().providerId);
    if (!provider) throw notFound('Provider');
    const { url, ceremony } = await this.providers.begin(provider).catch((error: unknown) => {
      throw unavailable(error);
    });
    this.cookie.write(exchange.reply, ceremony);
    return { url };
  }

  @Answers(providerCallback)
  async callback({ request, reply }: Exchange<typeof providerCallback>): Promise<void> {
    await this.limits.spendAddress(request);
    const ceremony = this.cookie.take(request, reply);
    const query = request.url.slice(request.url.indexOf('?'));
    try {
      if (!ceremony) throw new Error('the browser has not begun a sign-in');
      const input = { identity: await this.providers.finish(ceremony, query), address: request.ip };
      const { signedIn, linkToken, needs } = await this.rpc.call(signInWithProvider, input, {
        timeZone: timeZoneOf(request),
        browser: browserOf(request),
      });
      if (signedIn) await this.begun.give(request, reply, signedIn);
      if (linkToken) this.cookie.writeLink(reply, linkToken);
      const next = needs === 'code' ? '/link-account?needs=code' : '/link-account';
      void reply.redirect(signedIn ? '/dashboard' : next, 303);
    } catch (error) {
      this.logger.warn(`a sign-in with a provider failed: ${(error as Error).message}`);
      const code = error instanceof Problem && error.status < 500 ? error.code : 'failed';
      void reply.redirect(`/auth?provider=${encodeURIComponent(code)}`, 303);
    }
  }

  @Answers(linkByPassword)
  async link(exchange: Exchange<typeof linkByPassword>): Promise<CurrentUser> {
    const { request, reply } = exchange;
    const proof = exchange.input();
    const linkToken = this.cookie.readLink(request);
    if (linkToken === undefined) throw beginAgain();
    const signedIn = await this.rpc.call(
      linkProvider,
      { linkToken, proof, address: request.ip },
      {
        timeZone: timeZoneOf(request),
        browser: browserOf(request),
      },
    );
    this.cookie.clear(reply, 'openid-link');
    return this.begun.present(request, reply, signedIn);
  }
}
