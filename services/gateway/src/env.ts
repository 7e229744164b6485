import { ProcessEnv } from '@presently/service/env';
import { ConnectionUrl, Int, isProduction, RefusedInProduction } from '@presently/service/env-fields';
import { WithStorage } from '@presently/service/storage/storage-env';
import { IsEmail, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min, ValidateBy } from 'class-validator';
import { fileURLToPath } from 'node:url';
import { publicKeysOf } from './ucp/public-keys.js';
import { problemsOfProviders } from './openid/provider-settings.js';

/** Says each thing that is wrong with the settings of providers. */
const HasProviders = () =>
  ValidateBy({
    name: 'hasProviders',
    validator: {
      validate: (_value, context) => problemsOfProviders(context!.object as GatewayEnv).length === 0,
      defaultMessage: (context) => problemsOfProviders(context!.object as GatewayEnv).join('\n  - '),
    },
  });

/** Refuses private keys, so that none is ever shown. */
const ArePublicKeys = () =>
  ValidateBy({
    name: 'arePublicKeys',
    validator: {
      validate: (value) => typeof value === 'string' && publicKeysOf(value) !== undefined,
      defaultMessage: () => '$property must be a JSON list of public keys as JWKs, each with "kid"',
    },
  });

/** Limit on requests. `off` is for benchmarks and refused in production. */
export type RateLimit = 'strict' | 'relaxed' | 'off';

export class GatewayEnv extends WithStorage(ProcessEnv) {
  /** Port of the product, including `/healthz` and `/readyz`. */
  @Int() @IsInt() @Min(0) @Max(65_535) PORT = 8080;

  /** Public URL of the product, e.g. `https://presently.example`. With https, cookies are Secure and HSTS is sent. */
  @ConnectionUrl('http', 'https') PUBLIC_URL!: string;

  /** Folder of the built frontend, with `client/` (files for browsers) and `server/` (renderers of pages). */
  @IsString() FRONTEND_DIR: string = fileURLToPath(new URL('../../../frontend/dist', import.meta.url));

  /**
   * Proxies whose `X-Forwarded-For` is trusted: addresses, networks, `loopback` or `uniquelocal`, separated by commas.
   * None by default. Production refuses to trust everything.
   */
  @IsOptional() @IsString() TRUST_PROXY?: string;

  /** `strict`: 300 requests a minute per address, 120 per user; `relaxed`: 6000 each; `off` outside production only. */
  @RefusedInProduction((value) => value === 'off', 'RATE_LIMIT=off is refused in production')
  @IsIn(['strict', 'relaxed', 'off'])
  RATE_LIMIT: RateLimit = 'strict';

  /** Longest pause of an upload, in milliseconds. Its average rate must be at least 256 kbit/s. */
  @Int() @IsInt() @Min(100) @Max(300_000) UPLOAD_PATIENCE_MS = 20_000;

  /** Milliseconds within which every other body must arrive. */
  @Int() @IsInt() @Min(100) @Max(300_000) BODY_PATIENCE_MS = 15_000;

  /** Milliseconds without a byte in either direction after which a request is ended. Above all other limits of time. */
  @Int() @IsInt() @Min(100) @Max(3_600_000) STALL_PATIENCE_MS = 120_000;

  /** The data folder of a box, in which its supervisor offers the first-run page. Nothing else sets it. */
  @IsOptional() @IsString() FIRST_RUN_DIR?: string;

  /** Milliseconds of serving after readiness has failed, so that load balancers can react. */
  @Int() @IsInt() @Min(0) @Max(8_000) DRAIN_MS = 0;

  /** URL of the stand-in for Stripe.js, which takes no real payments. Stripe's own by default. */
  @IsOptional() @ConnectionUrl('http', 'https') STRIPE_JS_URL?: string;

  /** The door of assistants at `/mcp`: `on` or `off`. By default off in production, and on elsewhere. */
  @IsOptional() @IsIn(['on', 'off']) MCP?: 'on' | 'off';

  /**
   * Public keys of our signatures for UCP shops: a JSON list of JWKs, each with `kid`. While keys change, the former one
   * stays in it for a week.
   */
  @IsOptional() @ArePublicKeys() UCP_PUBLIC_KEYS?: string;

  get ucpPublicKeys(): object[] {
    return publicKeysOf(this.UCP_PUBLIC_KEYS ?? '[]') ?? [];
  }

  get isMcpOn(): boolean {
    return this.MCP === undefined ? !isProduction(this) : this.MCP === 'on';
  }

  /** Where to report a vulnerability: `mailto:` or `https:`. Without it there is no `/.well-known/security.txt`. */
  @IsOptional()
  @Matches(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
    message: 'SECURITY_CONTACT must begin with mailto: or https:',
  })
  SECURITY_CONTACT?: string;

  /**
   * A JSON file with the texts of the pages privacy, terms, help and contact. Without it they say what holds for every
   * service that runs this product: an operator who serves others should write their own.
   */
  @IsOptional() @IsString() NOTICES_FILE?: string;

  /** Where people reach the operator; shown on the page contact. */
  @IsOptional() @IsEmail({}, { message: 'CONTACT_EMAIL must be an email address' }) CONTACT_EMAIL?: string;

  /**
   * OpenID providers to sign in with: the addresses of their issuers, separated by commas. {@link OIDC_CLIENT_ID} and
   * {@link OIDC_CLIENT_SECRET} have one value for each, in the same order. Their callback is `PUBLIC_URL/openid/callback`.
   */
  @HasProviders() OIDC_ISSUER?: string;
  @IsOptional() @IsString() OIDC_CLIENT_ID?: string;
  @IsOptional() @IsString() OIDC_CLIENT_SECRET?: string;
  /** What the buttons say after "Continue with". The hosts of the issuers by default. */
  @IsOptional() @IsString() OIDC_NAME?: string;

  /** Scheme, host and port of {@link PUBLIC_URL}: the `Origin` of our own pages. */
  get origin(): string {
    return new URL(this.PUBLIC_URL).origin;
  }

  get isHttps(): boolean {
    return this.origin.startsWith('https:');
  }
}
