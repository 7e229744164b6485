import { metrics } from '@presently/telemetry/metrics';
import { counter } from '@presently/telemetry/instruments';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Customers, type KnownCustomer } from '../customers/customers.js';
import { BillingEnv } from '../env.js';
import { SubscriptionSync } from '../subscriptions/subscription-sync.js';
import { claimCustomersToCompare } from './claim-customers-to-compare.js';

/** `repaired`: no webhook about the change had arrived. */
const plans = counter(metrics.plansCompared);

export interface Comparison {
  compared: number;
  repaired: number;
  failed: number;
}

/** Finds changes whose webhook was lost: compares plans with the provider in turn, the most urgent first. */
@Injectable()
export class Reconciliation implements OnApplicationBootstrap {
  private readonly log = new Logger(Reconciliation.name);
  private isRunning = false;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly env: BillingEnv,
    private readonly customers: Customers,
    private readonly sync: SubscriptionSync,
    private readonly scheduler: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    // A counter needs a first value before its increase is visible.
    plans.add(0, { 'presently.outcome': 'repaired' });
    const every = setInterval(() => void this.compareUnlessRunning(), this.env.RECONCILE_EVERY_S * 1_000);
    this.scheduler.addInterval('reconciliation', every);
  }

  private async compareUnlessRunning(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const result = await this.compareBatch();
      if (result.compared + result.failed > 0)
        this.log.log(`plans compared with the provider ${JSON.stringify(result)}`);
    } catch (error) {
      this.log.warn(`plans could not be compared with the provider: ${(error as Error).message}`);
    } finally {
      this.isRunning = false;
    }
  }

  /** Stops after three failures: the provider is probably away. */
  async compareBatch(): Promise<Comparison> {
    const result = { compared: 0, repaired: 0, failed: 0 };
    for (const customer of await claimCustomersToCompare(this.em.fork(), this.clock.now(), this.env.RECONCILE_BATCH)) {
      try {
        await this.compare(customer, result);
      } catch (error) {
        result.failed += 1;
        plans.add(1, { 'presently.outcome': 'failed' });
        this.log.warn(`the plan of ${customer.userId} could not be compared: ${(error as Error).message}`);
        if (result.failed >= 3) break;
      }
    }
    return result;
  }

  private async compare(customer: KnownCustomer, result: Comparison): Promise<void> {
    const update = await this.sync.synchronize(customer);
    if (!update) return;
    result.compared += 1;
    plans.add(1, { 'presently.outcome': update.isChanged ? 'repaired' : 'equal' });
    if (update.isChanged) {
      result.repaired += 1;
      this.log.warn(`the plan of ${customer.userId} was not what the provider says; it is ${update.plan.tier} now`);
    }
    if (update.plan.tier !== 'free') await this.customers.updateAddress(customer);
  }
}
