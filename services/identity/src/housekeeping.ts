import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { forgetAfterMs } from './throttling/limits.js';

const hour = 3_600_000;
const batch = 5_000;

/** Deletes expired rows in short batches. Every replica runs it: deleting is idempotent. */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  @Interval(hour)
  async purge(): Promise<void> {
    const now = this.clock.now();
    await this.deleteInBatches('sessions', 'sid', 'expire <= ?', now);
    await this.deleteInBatches('throttles', 'key', 'last_at <= ?', new Date(now.getTime() - forgetAfterMs));
    await this.deleteInBatches('reset_requests', 'user_id', 'expires_at <= ?', now);
    await this.deleteInBatches('account_mails', 'id', 'expires_at <= ?', now);
    await this.deleteInBatches('devices', '(user_id, hash)', 'expires_at <= ?', now);
    const monthAgo = new Date(now.getTime() - 30 * 24 * hour);
    await this.deleteInBatches('erasure_steps', '(user_id, service)', 'confirmed_at <= ?', monthAgo);
  }

  private async deleteInBatches(table: string, key: string, condition: string, instant: Date): Promise<void> {
    const columns = key.replace(/[()]/g, '');
    const expired = `select ${columns} from ${table} where ${condition} limit ${batch}`;
    const statement = `delete from ${table} where ${key} in (${expired})`;
    let deleted: number;
    do {
      deleted = (await this.em.fork().execute<{ affectedRows: number }>(statement, [instant], 'run')).affectedRows;
    } while (deleted === batch);
  }
}
