import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Flag, Int } from '@presently/service/env-fields';
import { IsBoolean, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';

/** The environment of social, beside that of every service. */
export class SocialEnv extends ServiceEnv {
  /** The address of Ayrshare's API, or of an imitation. */
  @ConnectionUrl('http', 'https') AYRSHARE_URL: string = 'https://api.ayrshare.com/api';

  /** The key of an Ayrshare account with the four networks linked. Without it every post fails with a sentence. */
  @IsOptional() @IsString() AYRSHARE_API_KEY?: string;

  /** The key of your own X app. X requires it in addition to Ayrshare's key. */
  @IsOptional() @IsString() AYRSHARE_X_API_KEY?: string;

  /** The secret that belongs to {@link AYRSHARE_X_API_KEY}. */
  @IsOptional() @IsString() AYRSHARE_X_API_SECRET?: string;

  /** `true` if {@link AYRSHARE_URL} is the sandbox; the console then shows it. Refused in production. */
  @Flag() @IsBoolean() AYRSHARE_IS_SANDBOX = false;

  /** Timeout of Ayrshare in milliseconds; after it the outcome of a post is unknown. At most half the lease. */
  @Int() @IsInt() @Min(100) @Max(120_000) AYRSHARE_TIMEOUT_MS = 20_000;

  /** Posts that this process publishes at the same time. */
  @Int() @IsInt() @Min(1) @Max(20) PUBLISHER_CONCURRENCY = 4;

  /** Milliseconds between two polls for due posts and due analytics. */
  @Int() @IsInt() @Min(10) @Max(600_000) PUBLISHER_POLL_MS = 5_000;

  /** Milliseconds that a claim on a post holds. After that another publisher takes over. */
  @Int() @IsInt() @Min(500) @Max(600_000) PUBLISH_LEASE_MS = 60_000;

  /** Milliseconds before the second try. Doubles with each further one: 6 tries take about half an hour. */
  @Int() @IsInt() @Min(1) @Max(600_000) RETRY_BASE_MS = 60_000;

  /** Milliseconds between publishing a post and the first collection of its analytics. */
  @Int() @IsInt() @Min(10) @Max(86_400_000) ANALYTICS_AFTER_MS = 300_000;

  /** The address of an OpenAI-compatible server, as for recommendations. */
  @ConnectionUrl('http', 'https') OPENAI_BASE_URL: string = 'https://api.openai.com/v1';

  /** The key for it. Self-hosted servers accept any. Without it house posts are used. */
  @IsOptional() @IsString() OPENAI_API_KEY?: string;

  /** The model. It must support structured output by JSON schema. */
  @IsString() OPENAI_MODEL: string = 'gpt-5.6-luna';

  /** `true` if {@link OPENAI_BASE_URL} is the sandbox; previews then show it. Refused in production. */
  @Flag() @IsBoolean() OPENAI_IS_SANDBOX = false;

  /** Timeout of the model in milliseconds. */
  @Int() @IsInt() @Min(100) @Max(120_000) MODEL_TIMEOUT_MS = 15_000;

  /** {@link AYRSHARE_TIMEOUT_MS}, limited so that a running publisher cannot lose its claim. */
  get ayrshareTimeoutMs(): number {
    return Math.min(this.AYRSHARE_TIMEOUT_MS, this.PUBLISH_LEASE_MS / 2);
  }
}
