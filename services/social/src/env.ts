import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Flag, Int, OffInProduction } from '@presently/service/env-fields';
import { IsBoolean, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

/** What social reads beside what every service reads. */
export class SocialEnv extends ServiceEnv {
  /** Where Ayrshare answers, or something that speaks like it. */
  @ConnectionUrl('http', 'https') AYRSHARE_URL: string = 'https://api.ayrshare.com/api';

  /** The key of an Ayrshare account with the four networks linked. Without it nothing can be published, and posts say so. */
  @IsOptional() @IsString() AYRSHARE_API_KEY?: string;

  /** Key of one's own X app, which X wants beside Ayrshare's for everything that goes there. */
  @IsOptional() @IsString() AYRSHARE_X_API_KEY?: string;

  /** The secret that belongs to {@link AYRSHARE_X_API_KEY}. */
  @IsOptional() @IsString() AYRSHARE_X_API_SECRET?: string;

  /** `true` when {@link AYRSHARE_URL} is the sandbox: the console then says so. Refused in production. */
  @Flag() @OffInProduction() @IsBoolean() AYRSHARE_IS_SANDBOX = false;

  /** Milliseconds until Ayrshare must have answered; after that the outcome of a post is unknown. At most half the lease. */
  @Int() @IsInt() @Min(100) @Max(120_000) AYRSHARE_TIMEOUT_MS = 20_000;

  /** Posts published at once by this process. */
  @Int() @IsInt() @Min(1) @Max(20) PUBLISHER_CONCURRENCY = 4;

  /** Milliseconds between looks for due posts and for analytics that are due. */
  @Int() @IsInt() @Min(10) @Max(600_000) PUBLISHER_POLL_MS = 5_000;

  /** Milliseconds that a publisher's claim on a post holds; when it dies, others take over after that. */
  @Int() @IsInt() @Min(500) @Max(600_000) PUBLISH_LEASE_MS = 60_000;

  /** Milliseconds before the second try; doubles with each further one: 6 tries take about half an hour. */
  @Int() @IsInt() @Min(1) @Max(600_000) RETRY_BASE_MS = 60_000;

  /** Milliseconds after which the networks are first asked how a post does. */
  @Int() @IsInt() @Min(10) @Max(86_400_000) ANALYTICS_AFTER_MS = 300_000;

  /** Where an OpenAI-compatible server answers, as for recommendations. */
  @ConnectionUrl('http', 'https') OPENAI_BASE_URL: string = 'https://api.openai.com/v1';

  /** The key for it; servers of one's own take any. Without it nobody is asked, and our own texts stand in. */
  @IsOptional() @IsString() OPENAI_API_KEY?: string;

  /** The model to ask; it has to know structured output by JSON schema. */
  @IsString() OPENAI_MODEL: string = 'gpt-5.6-luna';

  /** `true` when {@link OPENAI_BASE_URL} is the sandbox: previews then say so. Refused in production. */
  @Flag() @OffInProduction() @IsBoolean() OPENAI_IS_SANDBOX = false;

  /** Milliseconds for one answer of the model. */
  @Int() @IsInt() @Min(100) @Max(120_000) MODEL_TIMEOUT_MS = 15_000;

  /** {@link AYRSHARE_TIMEOUT_MS}, but never so long that a publisher that is alive could lose its claim. */
  get ayrshareTimeoutMs(): number {
    return Math.min(this.AYRSHARE_TIMEOUT_MS, this.PUBLISH_LEASE_MS / 2);
  }
}
