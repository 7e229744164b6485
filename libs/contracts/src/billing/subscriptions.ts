import { IsArray, IsBoolean, IsISO8601, IsIn, IsOptional, IsString } from 'class-validator';
import { type SubscriptionStatus, type Tier, subscriptionStatuses, tiers } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { Text } from '../kit/fields/text.js';
import { Instant } from '../kit/fields/time.js';
import { operation } from '../kit/operation.js';

/** A paid plan, as far as it has got. */
export class Subscription {
  @Id() id!: string;
  /** What the plan gives while its status says that it is paid for. */
  @IsIn(tiers) tier!: Tier;
  @IsIn(subscriptionStatuses) status!: SubscriptionStatus;
  @Nullable() @IsISO8601() currentPeriodStart!: string | null;
  @Nullable() @IsISO8601() currentPeriodEnd!: string | null;
  @IsBoolean() cancelAtPeriodEnd!: boolean;
}

/** Where the caller stands: their plan if they ever chose one. The two fields beside it repeat what stands inside. */
export class SubscriptionState {
  @Nullable() @Nested(() => Subscription) subscription!: Subscription | null;
  @IsBoolean() cancelAtPeriodEnd!: boolean;
  @Nullable() @IsISO8601() currentPeriodEnd!: string | null;
}

export class PlanChoice {
  /** One of {@link BillingConfig.plans}. */
  @Text({ max: 100, required: 'Choose a plan' }) priceId!: string;
}

/** What the payment form needs; whoever has it can pay, and nothing else. */
export class PaymentSecret {
  @IsString() clientSecret!: string;
}

export class PlanForSale {
  @IsIn(tiers) tier!: Tier;
  @IsString() priceId!: string;
  /** False for a plan that is still to come. */
  @IsBoolean() isAvailable!: boolean;
}

/** What the browser must know to take a payment. */
export class BillingConfig {
  @IsArray() @Nested(() => PlanForSale) plans!: PlanForSale[];
  @IsString() publishableKey!: string;
  /** Payments are imitated: no card is charged. */
  @IsBoolean() isSandbox!: boolean;
  /** Where the stand-in for the provider's script lies; left out when the provider's own is meant. */
  @IsOptional() @IsString() scriptUrl?: string;
}

/** The caller's plan as billing knows it. */
export const getSubscription = operation('billing.getSubscription', {
  route: 'GET /api/subscription',
  access: 'user',
  input: Nothing,
  output: SubscriptionState,
});

export const getBillingConfig = operation('billing.getBillingConfig', {
  route: 'GET /api/billing/config',
  access: 'user',
  input: Nothing,
  output: BillingConfig,
});

/**
 * Begins a plan, unpaid, and answers with what the payment form needs. Until it is paid or has lapsed, choosing the same
 * plan again answers the same. 409 `billing.already-subscribed` for whoever has a plan.
 */
export const createSubscription = operation('billing.createSubscription', {
  route: 'POST /api/create-subscription',
  access: 'user',
  input: PlanChoice,
  output: PaymentSecret,
  deadline: 20_000,
});

/** Has billing look at the provider at once, as after a payment: what the browser believes changes nothing. */
export const confirmSubscription = operation('billing.confirmSubscription', {
  route: 'POST /api/confirm-subscription',
  access: 'user',
  input: Nothing,
  output: SubscriptionState,
  deadline: 15_000,
});

/** The plan goes on until what is paid for has passed, and then ends. Said twice, it changes nothing. */
export const cancelSubscription = operation('billing.cancelSubscription', {
  route: 'POST /api/cancel-subscription',
  access: 'user',
  input: Nothing,
  output: SubscriptionState,
  deadline: 15_000,
});

/** Takes a cancellation back while the plan is still running. */
export const resumeSubscription = operation('billing.resumeSubscription', {
  route: 'POST /api/resume-subscription',
  access: 'user',
  input: Nothing,
  output: SubscriptionState,
  deadline: 15_000,
});

export class SubscriptionChangedV1 {
  @Id() userId!: string;
  /** What the user may use from now on. */
  @IsIn(tiers) tier!: Tier;
  @IsIn(subscriptionStatuses) status!: SubscriptionStatus;
  @IsBoolean() cancelAtPeriodEnd!: boolean;
  @Nullable() @Instant() currentPeriodEnd!: string | null;
  @IsString() stripeCustomerId!: string;
  @IsString() stripeSubscriptionId!: string;
  /** Grows with every change of this user's plan; what is older than what a reader holds changes nothing. */
  @Counted() version!: number;
}

/** What a user may use, or until when, is different now. */
export const subscriptionChanged = event('billing.subscription_changed.v1', SubscriptionChangedV1);
