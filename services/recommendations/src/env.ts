import { ConnectionUrl, Int, ServiceEnv } from '@presently/service/env';
import { IsInt, IsISO8601, IsOptional, IsString, Max, Min } from 'class-validator';

/** What recommendations reads beside what every service reads. */
export class RecommendationsEnv extends ServiceEnv {
  /** Milliseconds that one product source may take for a search; then it counts as down and the next one is asked. */
  @Int() @IsInt() @Min(50) @Max(30_000) PRODUCT_SOURCE_TIMEOUT_MS = 6_000;

  /** Where SerpApi answers, or something that speaks like it. */
  @ConnectionUrl('http', 'https') SERPAPI_URL: string = 'https://serpapi.com';

  /** The key of a SerpApi account; without it Google Shopping is not asked. */
  @IsOptional() @IsString() SERPAPI_KEY?: string;
}

/** What the catalogue's command reads. */
export class CatalogueEnv {
  /** The role that owns the service's schema: an import makes a table of its own while it runs. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** Starts the clock at this instant, as it does for the service. */
  @IsOptional() @IsISO8601() CLOCK?: string;
}
