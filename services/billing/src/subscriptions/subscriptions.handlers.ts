import {
  cancelSubscription,
  confirmSubscription,
  createSubscription,
  getBillingConfig,
  getSubscription,
  resumeSubscription,
  type BillingConfig,
  type PaymentSecret,
  type PlanChoice,
  type SubscriptionState,
} from '@presently/contracts/billing/subscriptions';
import { listInvoices, type Invoice } from '@presently/contracts/billing/invoices';
import type { Nothing } from '@presently/contracts/kit/empty-messages';
import type { PageRequest } from '@presently/contracts/kit/page';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Keyset } from '@presently/messaging/keyset';
import { readPage, type Page } from '@presently/messaging/page';
import { Problem } from '@presently/messaging/problem';
import { Controller } from '@nestjs/common';
import { Customers } from '../customers/customers.js';
import { BillingEnv } from '../env.js';
import { CustomerGone, PaymentProvider } from '../provider/payment-provider.js';
import { PriceList } from '../provider/price-list.js';
import { BeginPlan } from './begin-plan.js';
import { presentInvoice, presentPlan } from './subscription.views.js';
import { SubscriptionSync } from './subscription-sync.js';

const byInvoice = Keyset.of('text');

const noPlan = () => new Problem('billing.no-subscription', 409, 'You have no paid plan.');

/** A signed-in user's own plan. Changes go to the provider first and are then read back from it. */
@Controller()
export class SubscriptionsHandlers {
  constructor(
    private readonly env: BillingEnv,
    private readonly prices: PriceList,
    private readonly customers: Customers,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSync,
    private readonly beginPlan: BeginPlan,
  ) {}

  @Handles(getSubscription)
  async get(_input: Nothing, { caller }: HandlerContext<typeof getSubscription>): Promise<SubscriptionState> {
    return presentPlan(await this.sync.currentPlan(caller.userId));
  }

  @Handles(getBillingConfig)
  async config(): Promise<BillingConfig> {
    const { STRIPE_PUBLISHABLE_KEY: key, STRIPE_JS_URL: scriptUrl, isSandbox, takesPayments } = this.env;
    const publishableKey = takesPayments ? key : '';
    return { plans: [...this.prices.plans], publishableKey, isSandbox, ...(scriptUrl && { scriptUrl }) };
  }

  @Handles(createSubscription)
  async create({ priceId }: PlanChoice, { caller }: HandlerContext<typeof createSubscription>): Promise<PaymentSecret> {
    const plan = this.prices.planToBuy(priceId);
    const customer = await this.customers.findOrCreate(caller);
    try {
      return { clientSecret: await this.beginPlan.begin(customer, plan) };
    } catch (error) {
      if (!(error instanceof CustomerGone)) throw error;
      return { clientSecret: await this.beginPlan.begin(await this.customers.replace(caller, customer), plan) };
    }
  }

  @Handles(confirmSubscription)
  async confirm(_input: Nothing, { caller }: HandlerContext<typeof confirmSubscription>): Promise<SubscriptionState> {
    const customer = await this.customers.find({ userId: caller.userId });
    if (!customer) throw noPlan();
    return presentPlan((await this.sync.synchronizeOrThrow(customer)).plan);
  }

  @Handles(cancelSubscription)
  cancel(_input: Nothing, { caller }: HandlerContext<typeof cancelSubscription>): Promise<SubscriptionState> {
    return this.endWithPeriod(caller.userId, true);
  }

  @Handles(resumeSubscription)
  resume(_input: Nothing, { caller }: HandlerContext<typeof resumeSubscription>): Promise<SubscriptionState> {
    return this.endWithPeriod(caller.userId, false);
  }

  @Handles(listInvoices)
  async invoices(page: PageRequest, { caller }: HandlerContext<typeof listInvoices>): Promise<Page<Invoice>> {
    const customer = await this.customers.find({ userId: caller.userId });
    return readPage(listInvoices, page, {
      keyset: byInvoice,
      read: async ([after]: readonly string[] = [], count) =>
        customer ? this.provider.invoicesOf(customer.stripeCustomerId, after, count) : [],
      keyOf: ({ id }) => [id] as const,
      present: presentInvoice,
    });
  }

  private async endWithPeriod(userId: string, isEnding: boolean): Promise<SubscriptionState> {
    const customer = await this.customers.find({ userId });
    if (!customer) throw noPlan();
    const before = await this.sync.synchronizeOrThrow(customer);
    const { tier, subscription } = before.plan;
    if (tier === 'free' || !subscription) throw noPlan();
    if (subscription.cancelAtPeriodEnd === isEnding) return presentPlan(before.plan);
    await this.provider.endWithPeriod(subscription.stripeSubscriptionId, isEnding);
    return presentPlan((await this.sync.synchronizeOrThrow(customer)).plan);
  }
}
