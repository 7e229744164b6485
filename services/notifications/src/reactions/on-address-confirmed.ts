import { addressConfirmed, type AddressConfirmedV1 } from '@presently/contracts/identity/addresses';
import type { Envelope } from '@presently/contracts/kit/event';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';

/** An address whose owner has read our mail is no longer one that refused mails. */
@Injectable()
@ReactsTo(addressConfirmed)
export class OnAddressConfirmed {
  constructor(private readonly suppressions: Suppressions) {}

  async handle({ data: { email } }: Envelope<AddressConfirmedV1>, em: EntityManager): Promise<void> {
    await this.suppressions.liftBounce(em, email);
  }
}
