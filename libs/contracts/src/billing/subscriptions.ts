import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsISO8601, IsOptional, IsString } from 'class-validator';
import { type SubscriptionStatus, type Tier, subscriptionStatuses, tiers } from '@presently/rules/vocabulary';
import { Nothing } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { Text } from '../kit/fields/text.js';
import { Instant } from '../kit/fields/days/time.js';
import { operation } from '../kit/operation.js';

/** A paid plan and its status. */
export class Subscription {
  @Id() id!: string;
  /** The tier of the plan. It applies while the status counts as paid. */
  @IsIn(tiers) tier!: Tier;
  @IsIn(subscriptionStatuses) status!: SubscriptionStatus;
  @Nullable() @IsISO8601() currentPeriodStart!: string | null;
  @Nullable() @IsISO8601() currentPeriodEnd!: string | null;
  @IsBoolean() cancelAtPeriodEnd!: boolean;
}

/** The caller's plan, if any. The other two fields repeat fields of the plan. */
export class SubscriptionState {
  @Nullable() @Nested(() => Subscription) subscription!: Subscription | null;
  @IsBoolean() cancelAtPeriodEnd!: boolean;
  @Nullable() @IsISO8601() currentPeriodEnd!: string | null;
}

export class PlanChoice {
  /** One of {@link BillingConfig.plans}. */
  @Text({ max: 100, required: 'Choose a plan' }) priceId!: string;
}

/** The secret that the payment form needs. It permits paying, and nothing else. */
export class PaymentSecret {
  @IsString() clientSecret!: string;
}

export class PlanForSale {
  @IsIn(tiers) tier!: Tier;
  @IsString() priceId!: string;
  /** False for a plan that cannot be bought yet. */
  @IsBoolean() isAvailable!: boolean;
}

/** What the browser needs to take a payment. */
export class BillingConfig {
  @ArrayMaxSize(tiers.length) @IsArray() @Nested(() => PlanForSale) plans!: PlanForSale[];
  @IsString() publishableKey!: string;
  /** Payments go to the sandbox: no card is charged. */
  @IsBoolean() isSandbox!: boolean;
  /** URL of the stand-in for the provider's script; absent if the provider's own script is used. */
  @IsOptional() @IsString() scriptUrl?: string;
}

/** The caller's plan in billing. */
export const getSubscription = operation('billing.getSubscription', {
  route: 'GET /api/subscription',
  access: 'user',
  shows: ['subscription'],
  input: Nothing,
  output: SubscriptionState,
});

export const getBillingConfig = operation('billing.getBillingConfig', {
  route: 'GET /api/billing/config',
  access: 'user',
  shows: [],
  input: Nothing,
  output: BillingConfig,
});

/**
 * Begins an unpaid plan and returns the secret of the payment form. Repeating the call with the same plan returns the
 * same secret until the plan is paid or has lapsed. 409 `billing.already-subscribed` if the caller has a plan.
 */
export const createSubscription = operation('billing.createSubscription', {
  route: 'POST /api/create-subscription',
  access: 'user',
  changes: [],
  input: PlanChoice,
  output: PaymentSecret,
  deadline: 20_000,
  budget: 'plan-changes',
});

/** Makes billing ask the provider at once, as after a payment. Nothing that the browser sends is trusted. */
export const confirmSubscription = operation('billing.confirmSubscription', {
  route: 'POST /api/confirm-subscription',
  access: 'user',
  changes: ['user', 'allowance', 'subscription', 'invoices'],
  input: Nothing,
  output: SubscriptionState,
  deadline: 15_000,
  budget: 'plan-changes',
});

/** Ends the plan with the period that is paid for. Repeating the call changes nothing. */
export const cancelSubscription = operation('billing.cancelSubscription', {
  route: 'POST /api/cancel-subscription',
  access: 'user',
  changes: ['subscription'],
  input: Nothing,
  output: SubscriptionState,
  deadline: 15_000,
  budget: 'plan-changes',
});

/** Withdraws a cancellation while the plan is still running. */
export const resumeSubscription = operation('billing.resumeSubscription', {
  route: 'POST /api/resume-subscription',
  access: 'user',
  changes: ['subscription'],
  input: Nothing,
  output: SubscriptionState,
  deadline: 15_000,
  budget: 'plan-changes',
});

export class SubscriptionChangedV1 {
  @Id() userId!: string;
  /** The tier from now on. */
  @IsIn(tiers) tier!: Tier;
  @IsIn(subscriptionStatuses) status!: SubscriptionStatus;
  @IsBoolean() cancelAtPeriodEnd!: boolean;
  @Nullable() @Instant() currentPeriodEnd!: string | null;
  @IsString() stripeCustomerId!: string;
  @IsString() stripeSubscriptionId!: string;
  /** Grows with every change of this user's plan. A reader ignores an event older than what it holds. */
  @Counted() version!: number;
}

/** The tier of a user, or its end, has changed. */
export const subscriptionChanged = event('billing.subscription_changed.v1', SubscriptionChangedV1, {
  lane: 'state',
  about: 'userId',
});
