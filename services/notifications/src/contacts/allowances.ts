import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { Clock } from '@presently/service/clock';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { Suppressions } from './suppressions.js';

export interface GiftMessage {
  userId: string;
  channel: DeliveryMethod;
  contact: string;
}

const plural: Record<DeliveryMethod, string> = { email: 'emails', sms: 'text messages' };

/**
 * The limits of gift messages in a UTC day: of one sender, to one contact from all senders, and of all texts, because
 * each costs money. Refused messages count as well, so that repeated requests stay refused until the next day.
 */
@Injectable()
export class Allowances {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly clock: Clock,
    private readonly env: NotificationsEnv,
  ) {}

  /**
   * Counts a message in the transaction that queues it.
   * @returns a sentence for the sender if the message is over a limit
   */
  async spend(tx: EntityManager, { userId, channel, contact }: GiftMessage): Promise<string | undefined> {
    const ofUser = channel === 'sms' ? this.env.TEXTS_PER_USER_A_DAY : this.env.EMAILS_PER_USER_A_DAY;
    if ((await this.count(tx, `user:${userId}:${channel}`)) > ofUser) {
      return `You have sent ${ofUser} ${plural[channel]} today, which is the most for one day. Send it again tomorrow, or share the link yourself.`;
    }
    const toContact = this.env.MESSAGES_PER_CONTACT_A_DAY;
    const contactHash = this.suppressions.hashes.of(channel, contact);
    if (toContact > 0 && (await this.count(tx, `contact:${contactHash}`)) > toContact) {
      return 'This recipient has had enough messages for one day. Send it again tomorrow, or share the link yourself.';
    }
    if (channel === 'sms' && (await this.count(tx, 'all:sms')) > this.env.TEXTS_A_DAY) {
      return 'We cannot send more text messages today. Send it again tomorrow, or share the link yourself.';
    }
    return undefined;
  }

  /** Callers count in the same order, the sender's row first, so that two messages cannot deadlock. */
  private async count(tx: EntityManager, counted: string): Promise<number> {
    const [row] = await tx.execute<{ used: number }[]>(
      `insert into message_counts as known (counted, day, used) values (?, ?, 1)
       on conflict (counted, day) do update set used = known.used + 1
       returning used`,
      [counted, this.clock.today('UTC')],
    );
    return row!.used;
  }
}
