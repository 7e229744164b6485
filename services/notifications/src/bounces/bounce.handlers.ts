import type { Success } from '@presently/contracts/kit/empty-messages';
import { receiveBounce, type BounceMail } from '@presently/contracts/notifications/bounces';
import { Handles } from '@presently/messaging/handles';
import { Problem } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import { NotificationsEnv } from '../env.js';
import { BounceAddress } from './bounce-address.js';
import { Bounces } from './bounces.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Mails that come in at the bounce address. */
@Controller()
export class BounceHandlers {
  constructor(
    private readonly env: NotificationsEnv,
    private readonly address: BounceAddress,
    private readonly bounces: Bounces,
  ) {}

  @Handles(receiveBounce)
  async receive({ authorization, mail }: BounceMail): Promise<Success> {
    const { BOUNCE_SECRET: secret } = this.env;
    if (!secret || !timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))) {
      throw new Problem('webhook.signature-invalid', 403, 'Only our mail host posts mails');
    }
    const { readBounce } = await import('./read-bounce.js');
    const { addressedTo, bounce } = await readBounce(Buffer.from(mail, 'base64'));
    const deliveryId = bounce && this.address.deliveryIn(addressedTo);
    if (deliveryId) await this.bounces.note(deliveryId, bounce);
    return { success: true };
  }
}
