import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Decimal, Flag, Int, OffInProduction } from '@presently/service/env-fields';
import { IsBoolean, IsInt, IsISO8601, IsNumber, IsOptional, IsString, Max, Min } from 'class-validator';

/** What recommendations reads beside what every service reads. */
export class RecommendationsEnv extends ServiceEnv {
  /** Milliseconds that one product source may take for a search; then it counts as down and the next one is asked. */
  @Int() @IsInt() @Min(50) @Max(30_000) PRODUCT_SOURCE_TIMEOUT_MS = 6_000;

  /** Where SerpApi answers, or something that speaks like it. */
  @ConnectionUrl('http', 'https') SERPAPI_URL: string = 'https://serpapi.com';

  /** The key of a SerpApi account; without it Google Shopping is not asked. */
  @IsOptional() @IsString() SERPAPI_KEY?: string;

  /** Where an OpenAI-compatible server answers: OpenAI, Azure, OpenRouter, vLLM, or Ollama as `http://localhost:11434/v1`. */
  @ConnectionUrl('http', 'https') OPENAI_BASE_URL: string = 'https://api.openai.com/v1';

  /** The key for it. Self-hosted servers accept any. Without it the curator and house messages answer every request. */
  @IsOptional() @IsString() OPENAI_API_KEY?: string;

  /** The model to ask; it has to know structured output by JSON schema. */
  @IsString() OPENAI_MODEL: string = 'gpt-5.6-luna';

  /** `true` when {@link OPENAI_BASE_URL} is the sandbox: answers then say so. Refused in production. */
  @Flag() @OffInProduction() @IsBoolean() OPENAI_IS_SANDBOX = false;

  /** `true` when products come from the sandbox's shops: answers then say so. Refused in production. */
  @Flag() @OffInProduction() @IsBoolean() PRODUCTS_ARE_SANDBOX = false;

  /** Milliseconds for one try; one more follows where the first came to nothing. */
  @Int() @IsInt() @Min(100) @Max(120_000) MODEL_TIMEOUT_MS = 10_000;

  /** Questions one user may ask in a minute, over all replicas. */
  @Int() @IsInt() @Min(1) @Max(100_000) MODEL_CALLS_PER_MINUTE = 10;

  /** Cents that the model may cost on one day (UTC), for all replicas. After that the curator and house messages answer. */
  @Decimal() @IsNumber() @Min(0) @Max(10_000_000) MODEL_DAILY_CENTS = 2_000;

  /** Cents for a million tokens that the model reads. */
  @Decimal() @IsNumber() @Min(0) @Max(1_000_000) MODEL_INPUT_CENTS = 20;

  /** Cents for a million tokens that the model writes. */
  @Decimal() @IsNumber() @Min(0) @Max(1_000_000) MODEL_OUTPUT_CENTS = 120;

  /** Milliseconds to wait for a recipient of whom no event has told yet: one that was added a moment ago. */
  @Int() @IsInt() @Min(0) @Max(10_000) PROFILE_WAIT_MS = 1_500;
}

/** What the catalogue's command reads. */
export class CatalogueEnv {
  /** The role that owns the service's schema: an import makes a table of its own while it runs. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** Starts the clock at this instant, as it does for the service. */
  @IsOptional() @IsISO8601() CLOCK?: string;
}
