import { Clock } from '@presently/service/clock';
import { counter } from '@presently/telemetry/instruments';
import { metrics } from '@presently/telemetry/metrics';
import type { Lease } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Customer } from '../customers/customer.entity.js';
import { Customers } from '../customers/customers.js';
import { BillingEnv } from '../env.js';
import { SubscriptionSync } from '../subscriptions/subscription-sync.js';
import { comparisonLease } from './comparison-lease.js';

/** `repaired`: no webhook about the change had arrived. */
const plans = counter(metrics.plansCompared);

export interface Comparison {
  compared: number;
  repaired: number;
  failed: number;
}

/** Finds changes whose webhook was lost: compares plans with the provider in turn, the most urgent first. */
@Injectable()
@WorksUnderLease()
export class Reconciliation implements LeasedQueue<Customer, Comparison>, OnApplicationBootstrap {
  readonly name = 'reconciliation';
  readonly lease: Lease<Customer>;
  readonly leaseMs = 60_000;
  readonly pollMs: number;
  readonly concurrency: number;
  /** Each plan costs the provider a call. */
  readonly isPaced = true;
  private readonly log = new Logger(Reconciliation.name);

  constructor(
    clock: Clock,
    env: BillingEnv,
    private readonly customers: Customers,
    private readonly sync: SubscriptionSync,
  ) {
    this.lease = comparisonLease(clock);
    this.pollMs = env.RECONCILE_EVERY_S * 1_000;
    this.concurrency = env.RECONCILE_BATCH;
  }

  onApplicationBootstrap(): void {
    // A counter needs a first value before its increase is visible.
    plans.add(0, { 'presently.outcome': 'repaired' });
  }

  try(customers: readonly Customer[], stopping: AbortSignal): Promise<Comparison>[] {
    const batch = this.compareBatch(customers, stopping);
    return customers.map(() => batch);
  }

  /** {@link SubscriptionSync} has written what there was to write. */
  judge(): undefined {}

  /** Stops after three failures: the provider is probably away. */
  async compareBatch(customers: readonly Customer[], stopping?: AbortSignal): Promise<Comparison> {
    const result = { compared: 0, repaired: 0, failed: 0 };
    for (const customer of customers) {
      if (stopping?.aborted || result.failed >= 3) break;
      try {
        await this.compare(customer, result);
      } catch (error) {
        result.failed += 1;
        plans.add(1, { 'presently.outcome': 'failed' });
        this.log.warn(`the plan of ${customer.userId} could not be compared: ${(error as Error).message}`);
      }
    }
    if (result.compared + result.failed > 0) this.log.log(`plans compared with the provider ${JSON.stringify(result)}`);
    return result;
  }

  private async compare({ userId, stripeCustomerId }: Customer, result: Comparison): Promise<void> {
    const customer = { userId, stripeCustomerId: stripeCustomerId! };
    const update = await this.sync.synchronize(customer);
    if (!update) return;
    result.compared += 1;
    plans.add(1, { 'presently.outcome': update.isChanged ? 'repaired' : 'equal' });
    if (update.isChanged) {
      result.repaired += 1;
      this.log.warn(`the plan of ${userId} was not what the provider says; it is ${update.plan.tier} now`);
    }
    if (update.plan.tier !== 'free') await this.customers.updateAddress(customer);
  }
}
