import type { Envelope } from '@presently/contracts/kit/event';
import { preferencesChanged, type PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rememberSender } from '../people/remember-sender.js';

/** Ideas are in the language of their sender's screens. */
@Injectable()
@ReactsTo(preferencesChanged)
export class OnPreferencesChanged {
  async handle({ data, aggregateversion }: Envelope<PreferencesChangedV1>, em: EntityManager): Promise<void> {
    await rememberSender(em, data, aggregateversion);
  }
}
