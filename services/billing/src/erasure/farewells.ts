import { billingUserDataErased } from '@presently/contracts/billing/erasure';
import { deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BillingEnv } from '../env.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { Farewell } from './farewell.entity.js';

const hour = 3_600_000;
/** Longer than the few calls of one farewell take: whoever dies meanwhile is replaced after it. */
const leaseMs = 120_000;
/** From here on somebody should look. */
const alarmingAttempts = 20;

/** Cancels at the provider what erased users still have there, until the provider has confirmed it; then says so. */
@Injectable()
export class Farewells {
  private readonly log = new Logger(Farewells.name);
  private isRunning = false;

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly provider: PaymentProvider,
    private readonly env: BillingEnv,
  ) {}

  @Interval(1_000)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (const farewell of await this.claim()) await this.bid(farewell);
    } catch (error) {
      this.log.warn(`farewells: ${(error as Error).message}`);
    } finally {
      this.isRunning = false;
    }
  }

  private async claim(): Promise<Farewell[]> {
    const em = this.em.fork();
    const rows = await em.execute<Record<string, unknown>[]>(
      `with due as (
         select user_id from farewells where next_at <= now() order by next_at limit 10 for update skip locked
       )
       update farewells set attempts = attempts + 1, next_at = now() + ? * interval '1 millisecond'
       from due where farewells.user_id = due.user_id returning farewells.*`,
      [leaseMs],
    );
    return rows.map((row) => em.map(Farewell, row));
  }

  private async bid(farewell: Farewell): Promise<void> {
    try {
      const { stripeCustomerId } = farewell;
      for (const { id, status } of await this.provider.subscriptionsOf(stripeCustomerId)) {
        if (status !== 'canceled' && status !== 'incomplete_expired') await this.provider.cancel(id);
      }
      await this.provider.deleteCustomer(stripeCustomerId);
      await this.confirm(farewell);
    } catch (error) {
      await this.postpone(farewell, error as Error);
    }
  }

  private confirm({ userId, aggregateVersion }: Farewell): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      await tx.nativeDelete(Farewell, { userId });
      await deleteEventsAbout(tx, userId);
      const aggregate = { kind: 'user', id: userId, version: aggregateVersion };
      await this.outbox.add(tx, billingUserDataErased, aggregate, { userId });
    });
  }

  private async postpone({ userId, attempts }: Farewell, error: Error): Promise<void> {
    const waitMs = Math.min(this.env.FAREWELL_RETRY_MS * 2 ** Math.min(attempts - 1, 20), hour);
    await this.em
      .fork()
      .execute(
        `update farewells set next_at = now() + ? * interval '1 millisecond', last_error = ? where user_id = ?`,
        [waitMs, error.message, userId],
      );
    const say = attempts >= alarmingAttempts ? 'error' : 'warn';
    this.log[say](`user ${userId} is erased, and their plan not yet cancelled (try ${attempts}): ${error.message}`);
  }
}
