import type { CDPSession, Page } from 'playwright-core';

/** A device with a screen lock, in place of the machine's own. It answers each question of the page at once. */
export class VirtualAuthenticator {
  private readonly cdp: CDPSession;
  private readonly id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.cdp = cdp;
    this.id = id;
  }

  static async on(page: Page): Promise<VirtualAuthenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(cdp, authenticatorId);
  }

  async count(): Promise<number> {
    const { credentials } = await this.cdp.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    return credentials.length;
  }
}
