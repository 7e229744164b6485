import type { Recipient as RecipientMessage, RecipientChange } from '@presently/contracts/gifting/recipients';
import { Outbox } from '@presently/messaging/outbox';
import { Clock } from '@presently/service/clock';
import { Wakeups } from '@presently/work/wakeups';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { occasionQueueName } from './occasions/remind-of-occasions.js';
import { saveBirthday } from './occasions/save-birthday.js';
import { withDayOfAge } from './record/said-age.js';
import { publishRecipientChanged } from './record/publish-recipient-changed.js';
import type { Recipient } from './record/recipient.entity.js';
import { readRecipient } from './record/recipients.queries.js';

/** Writes a locked recipient and the birthday, and publishes both. */
@Injectable()
export class SaveRecipient {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly wakeups: Wakeups,
  ) {}

  /** Keeps the fields that are left out. */
  async change(
    tx: EntityManager,
    recipient: Recipient,
    change: Omit<RecipientChange, 'recipientId'>,
  ): Promise<RecipientMessage> {
    recipient.change(withDayOfAge(change, this.clock.today('UTC')));
    return this.save(tx, recipient, 'birthday' in change ? (change.birthday ?? null) : undefined);
  }

  /** @param birthday null for none; undefined keeps it */
  async save(tx: EntityManager, recipient: Recipient, birthday: string | null | undefined): Promise<RecipientMessage> {
    if (birthday !== undefined) {
      await saveBirthday(tx, recipient, birthday, this.clock.now());
      this.wakeups.wakeAfterCommit(tx, occasionQueueName);
    }
    await publishRecipientChanged(tx, this.outbox, recipient);
    return readRecipient(tx, recipient.id, recipient.userId);
  }
}
