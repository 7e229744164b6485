import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Suppressions } from '../contacts/suppressions.js';
import type { Wish } from './wish.js';

/** Obeys what people answer to our texts. */
@Injectable()
export class AnsweredTexts {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly suppressions: Suppressions,
  ) {}

  /** Each answer counts once: a STOP told again must not undo the START that came after it. */
  async obey(messageSid: string, from: string, wish: Wish): Promise<void> {
    await this.em.transactional(async (tx) => {
      const isNew = await tx.execute<object[]>(
        `insert into answered_texts (message_sid, received_at) values (?, ?)
         on conflict do nothing returning message_sid`,
        [messageSid, this.clock.now()],
      );
      if (isNew.length === 0) return;
      const contactHash = this.suppressions.hashes.of('sms', from);
      if (wish === 'stop') await this.suppressions.add(tx, 'sms', contactHash, 'stopped');
      else await this.suppressions.liftStop(tx, contactHash);
    });
  }
}
