import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Decimal, Flag, Int } from '@presently/service/env-fields';
import {
  IsBoolean,
  IsInt,
  IsISO8601,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { faultOfSigningKey } from './products/ucp/sign-request.js';

/** A private key that can sign. The message never contains it. */
const CanSign = () =>
  ValidateBy({
    name: 'canSign',
    validator: {
      validate: (value) => typeof value === 'string' && faultOfSigningKey(value) === undefined,
      defaultMessage: (given) => `$property ${faultOfSigningKey(String(given?.value))}`,
    },
  });

/** The variables of recommendations, in addition to those of every service. */
export class RecommendationsEnv extends ServiceEnv {
  /** Milliseconds for a search in one product source; then the search continues with the next one. */
  @Int() @IsInt() @Min(50) @Max(30_000) PRODUCT_SOURCE_TIMEOUT_MS = 6_000;

  /** The base URL of SerpApi or of a compatible server. */
  @ConnectionUrl('http', 'https') SERPAPI_URL: string = 'https://serpapi.com';

  /** The key of a SerpApi account. Without it Google Shopping is not searched. */
  @IsOptional() @IsString() SERPAPI_KEY?: string;

  /** Addresses of shops that speak the Universal Commerce Protocol over MCP, separated by commas. */
  @IsOptional()
  @Matches(/^https?:\/\/[^\s,]+(?:\s*,\s*https?:\/\/[^\s,]+){0,19}$/, {
    message: '$property must be at most 20 addresses that begin with https://, separated by commas',
  })
  UCP_SHOPS?: string;

  /**
   * Where the shops find our agent profile: `<PUBLIC_URL>/ucp/agent`, reachable for them. `{version}` in it, else a
   * further segment, is the version. Required with {@link UCP_SHOPS}.
   */
  @ValidateIf(({ UCP_SHOPS, UCP_PROFILE_URL }: RecommendationsEnv) => Boolean(UCP_SHOPS || UCP_PROFILE_URL))
  @Matches(/^https?:\/\/\S+$/, { message: '$property must be a URL: UCP_SHOPS needs it' })
  UCP_PROFILE_URL?: string;

  /**
   * A private key of the curve P-256 as a JWK with `kid`. With it, requests to UCP shops are signed (RFC 9421). Its public
   * half belongs into `UCP_PUBLIC_KEYS` of the gateway, which shows it in our agent profile.
   */
  @IsOptional() @CanSign() UCP_SIGNING_KEY?: string;

  /** The URL of an OpenAI-compatible server: OpenAI, Azure, OpenRouter, vLLM, Ollama (`http://localhost:11434/v1`). */
  @ConnectionUrl('http', 'https') OPENAI_BASE_URL: string = 'https://api.openai.com/v1';

  /** The server's key; self-hosted servers accept any. Without it the curator and house messages answer. */
  @IsOptional() @IsString() OPENAI_API_KEY?: string;

  /** The model's name. It must support structured output by JSON schema. */
  @IsString() OPENAI_MODEL: string = 'gpt-5.6-luna';

  /** `true` if {@link OPENAI_BASE_URL} is the sandbox: answers then say so. Refused in production. */
  @Flag() @IsBoolean() OPENAI_IS_SANDBOX = false;

  /** `true` if products come from the sandbox's shops: answers then say so. Refused in production. */
  @Flag() @IsBoolean() PRODUCTS_ARE_SANDBOX = false;

  /** Milliseconds for one call of the model. A failed call is repeated once. */
  @Int() @IsInt() @Min(100) @Max(120_000) MODEL_TIMEOUT_MS = 10_000;

  /** Cents that the model may cost in one UTC day, over all replicas. Then the curator and house messages answer. */
  @Decimal() @IsNumber() @Min(0) @Max(10_000_000) MODEL_DAILY_CENTS = 2_000;

  /** Searches in SerpApi in one UTC day, over all replicas. Then only the catalogue and UCP shops are searched. */
  @Int() @IsInt() @Min(0) @Max(10_000_000) PRODUCT_SEARCHES_A_DAY = 5_000;

  /** Cents for a million input tokens. */
  @Decimal() @IsNumber() @Min(0) @Max(1_000_000) MODEL_INPUT_CENTS = 20;

  /** Cents for a million output tokens. */
  @Decimal() @IsNumber() @Min(0) @Max(1_000_000) MODEL_OUTPUT_CENTS = 120;

  /** Milliseconds to wait for the event of a recipient who was added a moment ago. */
  @Int() @IsInt() @Min(0) @Max(10_000) PROFILE_WAIT_MS = 1_500;

  get ucpShops(): string[] {
    return (this.UCP_SHOPS ?? '').split(',').flatMap((address) => address.trim() || []);
  }
}

/** The variables of the catalogue's command. */
export class CatalogueEnv {
  /** With the role that owns the service's schema, because an import creates a temporary table. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** The instant at which the clock starts, as for the service. */
  @IsOptional() @IsISO8601() CLOCK?: string;
}
