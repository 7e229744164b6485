import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Int, RefusedInProduction } from '@presently/service/env-fields';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

export class BillingEnv extends ServiceEnv {
  /** The account's secret key, `sk_live_…`; a test key, `sk_test_…`, charges nobody. */
  @RefusedInProduction((key) => key.includes('sandbox'), 'STRIPE_SECRET_KEY must be a key of your own in production')
  @Matches(/^(sk|rk)_(test|live)_\w+$/, { message: 'STRIPE_SECRET_KEY must look like sk_live_… or sk_test_…' })
  STRIPE_SECRET_KEY!: string;

  /** With which Stripe signs what it sends to `/api/webhooks/stripe`: `whsec_…`. */
  @RefusedInProduction((secret) => secret.includes('sandbox'), 'STRIPE_WEBHOOK_SECRET must be your own in production')
  @Matches(/^whsec_\w+$/, { message: 'STRIPE_WEBHOOK_SECRET must look like whsec_…' })
  STRIPE_WEBHOOK_SECRET!: string;

  /** What the browser shows Stripe, `pk_live_…`; of the same account and mode as the secret key. */
  @Matches(/^pk_(test|live)_\w+$/, { message: 'STRIPE_PUBLISHABLE_KEY must look like pk_live_… or pk_test_…' })
  STRIPE_PUBLISHABLE_KEY!: string;

  /** The monthly price of Pro, `price_…`. */
  @IsString() STRIPE_PRICE_PRO!: string;

  /** The monthly price of Business. The plan is shown as coming soon and cannot be bought. */
  @IsString() STRIPE_PRICE_BUSINESS: string = 'price_business_coming_soon';

  /** Where Stripe's API is imitated; Stripe itself without it. */
  @RefusedInProduction(() => true, 'STRIPE_API_URL is for trying things out and refused in production')
  @IsOptional()
  @ConnectionUrl('http', 'https')
  STRIPE_API_URL?: string;

  /** Where browsers find the stand-in for Stripe.js that goes with {@link STRIPE_API_URL}. */
  @RefusedInProduction(() => true, 'STRIPE_JS_URL is for trying things out and refused in production')
  @IsOptional()
  @ConnectionUrl('http', 'https')
  STRIPE_JS_URL?: string;

  /** Milliseconds that Stripe may take for one answer. */
  @Int() @IsInt() @Min(100) @Max(80_000) STRIPE_TIMEOUT_MS = 6_000;

  /** How often a call that got no answer is made again, with the same idempotency key. */
  @Int() @IsInt() @Min(0) @Max(5) STRIPE_RETRIES = 1;

  /** Days that a plan goes on after a payment has failed, while the provider tries the card again. */
  @Int() @IsInt() @Min(0) @Max(60) PAST_DUE_GRACE_DAYS = 7;

  /** Seconds between looks for plans that should be compared with the provider. */
  @Int() @IsInt() @Min(1) @Max(86_400) RECONCILE_EVERY_S = 300;

  /** Plans compared in one look; each costs the provider one call. */
  @Int() @IsInt() @Min(1) @Max(1_000) RECONCILE_BATCH = 100;

  /** Milliseconds until a cancellation that an erasure waits for is tried again; doubles up to an hour. */
  @Int() @IsInt() @Min(10) @Max(3_600_000) FAREWELL_RETRY_MS = 5_000;

  get isSandbox(): boolean {
    return this.STRIPE_JS_URL !== undefined;
  }

  /** Whether the provider moves real money for us; what it tells must be of the same kind. */
  get isLive(): boolean {
    return this.STRIPE_SECRET_KEY.includes('_live_');
  }
}
