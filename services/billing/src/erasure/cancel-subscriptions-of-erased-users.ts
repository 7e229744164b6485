import { billingUserDataErased } from '@presently/contracts/billing/erasure';
import { deleteEventsAbout } from '@presently/messaging/erased-users';
import { Outbox } from '@presently/messaging/outbox';
import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue, type Tried } from '@presently/work/leased-queue';
import { retryDelay } from '@presently/work/retry-delay';
import { sql } from '@presently/work/sql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { BillingEnv } from '../env.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { ErasedCustomer } from './erased-customer.entity.js';

const hour = 3_600_000;
/** From this try on, an operator should look into it. */
const alarmingAttempts = 20;

/** `error`: what the provider answered, if it has not confirmed. */
interface Cancellation {
  error?: Error;
}

/** Cancels the subscriptions of erased users until the provider has confirmed it, and then confirms the erasure. */
@Injectable()
@WorksUnderLease()
export class CancelSubscriptionsOfErasedUsers implements LeasedQueue<ErasedCustomer, Cancellation> {
  readonly name = 'erased-customers';
  readonly lease: Lease<ErasedCustomer> = {
    entity: ErasedCustomer,
    where: () => sql('true'),
    dueAt: 'nextAt',
    fence: 'attempts',
  };
  readonly leaseMs = 120_000;
  readonly pollMs = 5_000;
  readonly concurrency = 4;
  private readonly log = new Logger(CancelSubscriptionsOfErasedUsers.name);

  constructor(
    private readonly outbox: Outbox,
    private readonly provider: PaymentProvider,
    private readonly env: BillingEnv,
  ) {}

  try(customers: readonly ErasedCustomer[]): Promise<Cancellation>[] {
    return customers.map((customer) =>
      this.cancel(customer).then(
        () => ({}),
        (error: Error) => ({ error }),
      ),
    );
  }

  judge({ userId, attempts }: ErasedCustomer, { error }: Cancellation): Verdict<ErasedCustomer> {
    if (!error) return { next: 'remove' };
    const level = attempts >= alarmingAttempts ? 'error' : 'warn';
    this.log[level](`user ${userId} is erased, and their plan not yet cancelled (try ${attempts}): ${error.message}`);
    const afterMs = retryDelay(attempts, { baseMs: this.env.FAREWELL_RETRY_MS, longestMs: hour });
    return { next: 'retry', afterMs, set: { lastError: error.message } };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly Tried<ErasedCustomer, Cancellation>[]): Promise<void> {
    const cancelled = tried.filter(({ verdict }) => verdict.next === 'remove').map(({ row }) => row);
    for (const { userId } of cancelled) await deleteEventsAbout(tx, userId);
    await this.outbox.addAll(
      tx,
      billingUserDataErased,
      cancelled.map(({ userId, aggregateVersion }) => ({
        aggregate: { kind: 'user', id: userId, version: aggregateVersion },
        data: { userId },
      })),
    );
  }

  private async cancel({ stripeCustomerId }: ErasedCustomer): Promise<void> {
    for (const { id, status } of await this.provider.subscriptionsOf(stripeCustomerId)) {
      if (status !== 'canceled' && status !== 'incomplete_expired') await this.provider.cancel(id);
    }
    await this.provider.deleteCustomer(stripeCustomerId);
  }
}
