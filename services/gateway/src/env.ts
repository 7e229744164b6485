import { ProcessEnv } from '@presently/service/env';
import { ConnectionUrl, Int, RefusedInProduction } from '@presently/service/env-fields';
import { WithStorage } from '@presently/service/storage-env';
import { IsIn, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { fileURLToPath } from 'node:url';

/** How many requests are allowed; `off` is for measuring, never for production. */
export type RateLimit = 'strict' | 'relaxed' | 'off';

export class GatewayEnv extends WithStorage(ProcessEnv) {
  /** Where the product answers, `/healthz` and `/readyz` included. */
  @Int() @IsInt() @Min(0) @Max(65_535) PORT = 8080;

  /** How browsers reach the product, e.g. `https://presently.example`. With https, cookies are Secure and HSTS is sent. */
  @ConnectionUrl('http', 'https') PUBLIC_URL!: string;

  /** The built frontend: a folder with `client/` (what browsers fetch) and `server/` (what renders the gift page). */
  @IsString() FRONTEND_DIR: string = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

  /** Who may say in `X-Forwarded-For` where a request comes from: addresses, networks or `loopback`, with commas. Nobody without it. */
  @IsOptional() @IsString() TRUST_PROXY?: string;

  /** `strict`: 300 requests a minute per address, 120 per user; `relaxed`: 6000 each; `off` outside production only. */
  @RefusedInProduction((value) => value === 'off', 'RATE_LIMIT=off is refused in production')
  @IsIn(['strict', 'relaxed', 'off'])
  RATE_LIMIT: RateLimit = 'strict';

  /** Milliseconds for which nothing of an upload need come; what comes has to keep up with 256 kbit/s. */
  @Int() @IsInt() @Min(100) @Max(300_000) UPLOAD_PATIENCE_MS = 20_000;

  /** Milliseconds within which the body of every other request has to be here. */
  @Int() @IsInt() @Min(100) @Max(300_000) BODY_PATIENCE_MS = 15_000;

  /** Milliseconds for which it goes on serving once it has said that it is not ready: whoever balances needs them to look. */
  @Int() @IsInt() @Min(0) @Max(8_000) DRAIN_MS = 0;

  /** Where the stand-in for Stripe.js lies, which takes no real payments; Stripe's own without it. */
  @IsOptional() @ConnectionUrl('http', 'https') STRIPE_JS_URL?: string;

  /** Scheme, host and port of {@link PUBLIC_URL}: what browsers send as `Origin`. */
  get origin(): string {
    return new URL(this.PUBLIC_URL).origin;
  }

  get isHttps(): boolean {
    return this.origin.startsWith('https:');
  }
}
