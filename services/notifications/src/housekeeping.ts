import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

const hour = 3_600_000;
const batch = 5_000;

const isFinal = `status in ('sent', 'delivered', 'failed', 'unknown', 'cancelled')`;

/**
 * Deliveries are kept for reports of providers and for questions of senders. An event is redelivered within days, so it
 * makes no second message of a delivery that is gone. Reminders go with their delivery.
 */
const expired = [
  ['deliveries', 'id', `${isFinal} and created_at < now() - interval '90 days'`],
  ['refusals', 'contact_hash', `last_at < now() - interval '30 days'`],
  ['answered_texts', 'message_sid', `received_at < now() - interval '90 days'`],
] as const;

/** Deletes old rows in short batches. Every replica runs it: deleting is idempotent. */
@Injectable()
export class Housekeeping {
  constructor(private readonly em: EntityManager) {}

  @Interval(hour)
  async purge(): Promise<void> {
    for (const [table, key, condition] of expired) {
      let deleted: number;
      do {
        const some = `select ${key} from ${table} where ${condition} limit ${batch}`;
        const statement = `delete from ${table} where ${key} in (${some})`;
        deleted = (await this.em.fork().execute<{ affectedRows: number }>(statement, [], 'run')).affectedRows;
      } while (deleted === batch);
    }
  }
}
