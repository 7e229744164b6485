import { Clock } from '@presently/service/clock';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { BounceTokens } from './bounce-tokens.js';

/** The address at which gift mails come back. */
@Injectable()
export class BounceAddress {
  private readonly tokens: BounceTokens;
  private readonly pattern: RegExp | undefined;

  constructor(
    private readonly env: NotificationsEnv,
    private readonly clock: Clock,
  ) {
    this.tokens = new BounceTokens(env.CONTACT_KEY);
    const [name, domain] = env.BOUNCE_ADDRESS?.split('@').map((part) => RegExp.escape(part)) ?? [];
    if (name && domain) this.pattern = new RegExp(`(?<![\\w.+-])${name}\\+([0-9a-f]{56})@${domain}(?![\\w.-])`, 'gi');
  }

  /** The envelope sender of a delivery (VERP); `undefined` if bounces are not read. */
  of(deliveryId: string): string | undefined {
    const token = this.tokens.issue(deliveryId, this.clock.now());
    return this.env.BOUNCE_ADDRESS?.replace('@', `+${token}@`);
  }

  /** @returns the id of the delivery whose valid address is in the text */
  deliveryIn(text: string): string | undefined {
    if (!this.pattern) return undefined;
    const ids = [...text.matchAll(this.pattern)].map(([, token]) => this.tokens.read(token!, this.clock.now()));
    return ids.find((id) => id !== undefined);
  }
}
