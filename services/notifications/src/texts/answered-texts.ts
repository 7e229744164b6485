import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import { possibleNumber } from './phone-number.js';
import type { Wish } from './wish.js';

/** Handles STOP and START in answers to our texts. */
@Injectable()
export class AnsweredTexts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly suppressions: Suppressions,
  ) {}

  /** Handles each answer once: a repeated STOP must not undo a later START. */
  async handle(messageSid: string, from: string, wish: Wish): Promise<void> {
    await this.em.transactional(async (tx) => {
      const isNew = await tx.execute<object[]>(
        `insert into answered_texts (message_sid, received_at) values (?, ?)
         on conflict do nothing returning message_sid`,
        [messageSid, this.clock.now()],
      );
      if (isNew.length === 0) return;
      const number = possibleNumber(from);
      if (number === undefined) return;
      const contact = this.suppressions.hashed('sms', number);
      if (wish === 'stop') await this.suppressions.add(tx, contact, 'stopped');
      else await this.suppressions.liftStop(tx, contact.contactHash);
    });
  }
}
