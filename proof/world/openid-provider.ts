import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { Provider } from 'oidc-provider';

/** People of the provider, by what they enter as login. */
export type People = Record<string, { email: string; isVerified: boolean; name: string }>;

/** A real OpenID provider on this machine. Its own pages ask for a login, with any password. */
export class OpenIdProvider {
  readonly issuer: string;
  private readonly port: number;
  private server?: Server;

  constructor(port: number) {
    this.port = port;
    this.issuer = `http://localhost:${port}`;
  }

  async start(product: string, people: People): Promise<void> {
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: 'presently',
          client_secret: 'a secret of the proof',
          redirect_uris: [`${product}/openid/callback`],
        },
      ],
      claims: { email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      cookies: { keys: ['a key of the proof'] },
      findAccount: (_context: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({
          sub,
          email: people[sub]?.email,
          email_verified: people[sub]?.isVerified,
          name: people[sub]?.name,
        }),
      }),
    });
    this.server = createServer(provider.callback());
    await new Promise<void>((resolve) => void this.server!.listen(this.port, () => resolve()));
  }

  /** Enters a login on the provider's page, and agrees. */
  async signIn(page: Page, login: string): Promise<void> {
    await page.waitForURL(`${this.issuer}/**`);
    await page.locator('[name=login]').fill(login);
    await page.locator('[name=password]').fill('any');
    await page.getByRole('button').click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
