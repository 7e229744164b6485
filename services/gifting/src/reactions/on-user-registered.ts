import type { Envelope } from '@presently/contracts/kit/event';
import { userRegistered, type UserRegisteredV1 } from '@presently/contracts/identity/sessions';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recheckOccasions } from '../recipients/occasions/recheck-occasions.js';
import { rememberSender } from '../senders/remember-sender.js';

@Injectable()
@ReactsTo(userRegistered)
export class OnUserRegistered {
  async handle({ data, aggregateversion }: Envelope<UserRegisteredV1>, em: EntityManager): Promise<void> {
    if (await rememberSender(em, data, aggregateversion)) await recheckOccasions(em, data.userId);
  }
}
