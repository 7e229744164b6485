import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Flag, Int, OffInProduction, RefusedInProduction } from '@presently/service/env-fields';
import { WithStorage } from '@presently/service/storage/storage-env';
import type { Tier } from '@presently/rules/vocabulary';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';

const localUrl = 'http://localhost:8080';

/** The variables of gifting, in addition to those of every service. */
export class GiftingEnv extends WithStorage(ServiceEnv) {
  /** Milliseconds that the answer to a send waits for the first verdict of delivery; 0 does not wait. */
  @Int() @IsInt() @Min(0) @Max(6_000) DELIVERY_VERDICT_WAIT_MS = 2_500;

  /**
   * The country of phone numbers without a country code, as two letters, where neither the person nor the sender's zone
   * tells one.
   */
  @Matches(/^[A-Z]{2}$/, { message: 'DEFAULT_COUNTRY must be a two-letter code such as US' })
  DEFAULT_COUNTRY: string = 'US';

  /** `true` sends text messages on Free, too; otherwise they are part of Pro. A household has them anyway. */
  @Flag() @IsBoolean() SMS_ON_FREE = false;

  /** Milliseconds between checks for gifts that are due. */
  @Int() @IsInt() @Min(10) @Max(60_000) DUE_CHECK_MS = 1_000;

  /** Milliseconds between checks for days and mornings, which need no precision to the second. */
  get dayCheckMs(): number {
    return 5 * this.DUE_CHECK_MS;
  }

  /** The product's address for browsers, in links that senders hand on. */
  @RefusedInProduction((url) => url === localUrl, 'PUBLIC_URL must be set in production')
  @ConnectionUrl('http', 'https')
  PUBLIC_URL: string = localUrl;

  /** `true` lets link previews open this machine on every port, for tests and the sandbox. Refused in production. */
  @Flag() @OffInProduction() @IsBoolean() LINK_PREVIEW_ALLOW_LOCAL = false;

  /** Megabytes of all stored pictures. While there are more, those that were not used for longest are deleted. */
  @Int() @IsInt() @Min(1) @Max(10_000_000) PICTURES_MB = 4_096;

  /** Megabytes of all recordings of one account: those that wait and those of its gifts. */
  @Int() @IsInt() @Min(1) @Max(10_000_000) RECORDINGS_MB_PER_ACCOUNT = 5_000;

  /** People of all files that one account has imported in the last week, and their megabytes. */
  @Int() @IsInt() @Min(1) @Max(10_000_000) IMPORT_ROWS_PER_ACCOUNT = 100_000;
  @Int() @IsInt() @Min(1) @Max(1_000_000) IMPORTS_MB_PER_ACCOUNT = 100;

  /** The sandbox's shop, as browsers address it and as this process reaches it. For trials only. */
  @IsOptional() @ConnectionUrl('http', 'https') SANDBOX_SHOP_IN_BROWSER?: string;
  @IsOptional() @ConnectionUrl('http', 'https') SANDBOX_SHOP_URL?: string;

  /** {@link PUBLIC_URL} without a slash at its end. */
  get site(): string {
    return this.PUBLIC_URL.replace(/(?<!\/)\/+$/, '');
  }

  canText(tier: Tier): boolean {
    return tier !== 'free' || this.SMS_ON_FREE || this.BUDGETS === 'household';
  }
}

/** The variables of `seed-demo`. */
export class DemoEnv {
  /** Demo data is refused in production. */
  @IsIn(['development', 'test'], { message: 'Demo data is refused in production' })
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** The service's own Postgres role. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** The instant at which the clock starts, as for the service. */
  @IsOptional() @IsISO8601() CLOCK?: string;

  /** As for the service. The gifts take their pictures from there. */
  @IsOptional() @ConnectionUrl('http', 'https') SANDBOX_SHOP_IN_BROWSER?: string;
}
