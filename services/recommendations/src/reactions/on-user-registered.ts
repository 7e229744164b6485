import type { Envelope } from '@presently/contracts/kit/event';
import { userRegistered, type UserRegisteredV1 } from '@presently/contracts/identity/sessions';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rememberSender } from '../people/remember-sender.js';

/** A browser tells the language of a newcomer. */
@Injectable()
@ReactsTo(userRegistered)
export class OnUserRegistered {
  async handle({ data, aggregateversion }: Envelope<UserRegisteredV1>, em: EntityManager): Promise<void> {
    await rememberSender(em, data, aggregateversion);
  }
}
