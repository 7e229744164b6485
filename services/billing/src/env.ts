import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Int, RefusedInProduction } from '@presently/service/env-fields';
import { IsInt, IsOptional, IsString, Matches, Max, Min, ValidateIf } from 'class-validator';

/** Only where there is an account. */
const OfAccount = () => ValidateIf(({ STRIPE_SECRET_KEY }: BillingEnv) => STRIPE_SECRET_KEY !== 'none');

export class BillingEnv extends ServiceEnv {
  /** The account's secret key, `sk_live_…`; a test key, `sk_test_…`, moves no money. `none`: no plan is for sale. */
  @OfAccount()
  @RefusedInProduction((key) => key.includes('sandbox'), 'STRIPE_SECRET_KEY must be a key of your own in production')
  @Matches(/^(sk|rk)_(test|live)_\w+$/, { message: 'STRIPE_SECRET_KEY must look like sk_live_… or sk_test_…' })
  STRIPE_SECRET_KEY!: string;

  /** The secret of Stripe's signatures on `/api/webhooks/stripe`: `whsec_…`. */
  @OfAccount()
  @RefusedInProduction((secret) => secret.includes('sandbox'), 'STRIPE_WEBHOOK_SECRET must be your own in production')
  @Matches(/^whsec_\w+$/, { message: 'STRIPE_WEBHOOK_SECRET must look like whsec_…' })
  STRIPE_WEBHOOK_SECRET!: string;

  /** The browser's key, `pk_live_…`, of the same account and mode as the secret key. */
  @OfAccount()
  @Matches(/^pk_(test|live)_\w+$/, { message: 'STRIPE_PUBLISHABLE_KEY must look like pk_live_… or pk_test_…' })
  STRIPE_PUBLISHABLE_KEY!: string;

  /** The monthly price of Pro, `price_…`. */
  @OfAccount() @IsString() STRIPE_PRICE_PRO!: string;

  /** The monthly price of Business. The plan is shown as coming soon and cannot be bought. */
  @IsString() STRIPE_PRICE_BUSINESS: string = 'price_business_coming_soon';

  /** The address of an imitated Stripe API. Without it, Stripe itself; refused in production. */
  @IsOptional() @ConnectionUrl('http', 'https') STRIPE_API_URL?: string;

  /** The imitated Stripe.js for browsers, to go with {@link STRIPE_API_URL}. */
  @IsOptional() @ConnectionUrl('http', 'https') STRIPE_JS_URL?: string;

  /** Timeout in milliseconds for one call to Stripe. */
  @Int() @IsInt() @Min(100) @Max(80_000) STRIPE_TIMEOUT_MS = 6_000;

  /** Retries of a call that got no answer, with the same idempotency key. */
  @Int() @IsInt() @Min(0) @Max(5) STRIPE_RETRIES = 1;

  /** Days for which a plan stays valid after a failed payment, while the provider retries the card. */
  @Int() @IsInt() @Min(0) @Max(60) PAST_DUE_GRACE_DAYS = 7;

  /** Seconds between two batches of comparisons with the provider. */
  @Int() @IsInt() @Min(1) @Max(86_400) RECONCILE_EVERY_S = 300;

  /** Plans compared in one batch. Each costs one call to the provider. */
  @Int() @IsInt() @Min(1) @Max(1_000) RECONCILE_BATCH = 100;

  /** Milliseconds before the first retry of a cancellation for an erasure. Doubles up to an hour. */
  @Int() @IsInt() @Min(10) @Max(3_600_000) FAREWELL_RETRY_MS = 5_000;

  get takesPayments(): boolean {
    return this.STRIPE_SECRET_KEY !== 'none';
  }

  get isSandbox(): boolean {
    return this.STRIPE_JS_URL !== undefined;
  }

  /** Whether the account moves real money. Webhooks must come from the same mode. */
  get isLive(): boolean {
    return this.STRIPE_SECRET_KEY.includes('_live_');
  }
}
