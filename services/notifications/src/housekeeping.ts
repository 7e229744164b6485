import { deleteInBatches, type Expired } from '@presently/service/queries/delete-in-batches';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

const hour = 3_600_000;

const isFinal = `status in ('sent', 'delivered', 'failed', 'unknown', 'cancelled')`;

/**
 * Deliveries are kept for reports of providers and for questions of senders. An event is redelivered within days, so it
 * makes no second message of a delivery that is gone. Reminders go with their delivery.
 */
const expired: readonly Expired[] = [
  { table: 'deliveries', key: ['id'], where: `${isFinal} and created_at < now() - interval '90 days'` },
  { table: 'refusals', key: ['contact_hash'], where: `last_at < now() - interval '30 days'` },
  {
    table: 'suppressions',
    key: ['contact_hash'],
    where: `reason = 'bounced' and suppressed_at < now() - interval '30 days'`,
  },
  { table: 'answered_texts', key: ['message_sid'], where: `received_at < now() - interval '90 days'` },
  { table: 'pushes', key: ['id'], where: `created_at < now() - interval '30 days'` },
  // What waits for receivers that stay switched off.
  {
    table: 'webhook_deliveries',
    key: ['id'],
    where: `state = 'waiting' and created_at < now() - interval '30 days'`,
  },
];

/** Deletes old rows in short batches. Every replica runs it: deleting is idempotent. */
@Injectable()
export class Housekeeping {
  constructor(private readonly em: EntityManager) {}

  @Interval(hour)
  async purge(): Promise<void> {
    for (const each of expired) await deleteInBatches(this.em, each);
  }
}
