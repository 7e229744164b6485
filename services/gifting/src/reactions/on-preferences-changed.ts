import type { Envelope } from '@presently/contracts/kit/event';
import { preferencesChanged, type PreferencesChangedV1 } from '@presently/contracts/identity/preferences';
import { ReactsTo } from '@presently/messaging/reacts-to';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recheckOccasions } from '../recipients/occasions/recheck-occasions.js';
import { rememberSender } from '../senders/remember-sender.js';

@Injectable()
@ReactsTo(preferencesChanged)
export class OnPreferencesChanged {
  async handle({ data, aggregateversion }: Envelope<PreferencesChangedV1>, em: EntityManager): Promise<void> {
    if (await rememberSender(em, data, aggregateversion)) await recheckOccasions(em, data.userId);
  }
}
