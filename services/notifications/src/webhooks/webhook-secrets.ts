import { webhookSecretPrefix } from '@presently/rules/webhooks';
import { Injectable } from '@nestjs/common';
import { createHmac, hkdfSync } from 'node:crypto';
import { NotificationsEnv } from '../env.js';
import type { Webhook } from './webhook.entity.js';

/** How long messages are signed with the former secret, too, after a new one was made: a day in milliseconds. */
const overlapMs = 24 * 3_600_000;

type Numbered = Pick<Webhook, 'id' | 'secretRotation' | 'secretMadeAt'>;

/**
 * Secrets of webhooks. They are computed from a key of `CONTACT_KEY` and a number, so a copy of the database signs
 * nothing. Counting on ends a secret.
 */
@Injectable()
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor({ CONTACT_KEY }: NotificationsEnv) {
    this.key = Buffer.from(hkdfSync('sha256', CONTACT_KEY, '', 'webhook-secrets', 32));
  }

  /** `whsec_…`, as Standard Webhooks writes it. */
  current({ id, secretRotation }: Pick<Numbered, 'id' | 'secretRotation'>): string {
    const secret = createHmac('sha256', this.key).update(`${id}\0${secretRotation}`).digest('base64');
    return webhookSecretPrefix + secret;
  }

  /** The secrets that sign a message now, the current one first. */
  valid(webhook: Numbered, now: Date): string[] {
    const { id, secretRotation, secretMadeAt } = webhook;
    const isChanging = secretRotation > 0 && now.getTime() - secretMadeAt.getTime() < overlapMs;
    return [this.current(webhook), ...(isChanging ? [this.current({ id, secretRotation: secretRotation - 1 })] : [])];
  }
}
