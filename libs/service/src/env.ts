import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsIn, IsInt, IsIP, IsISO8601, IsOptional, IsString, Max, Min, validateSync } from 'class-validator';
import { type BudgetLevel, budgetLevels } from '@presently/rules/budgets';
import { productionProblems } from '@presently/topology/production';
import { ConnectionUrl, Int, RefusedInProduction } from './env-fields.js';

/** The environment of every process. */
export class ProcessEnv {
  /** `production` refuses development defaults. */
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** The NATS server or cluster, `nats://host:port`. */
  @ConnectionUrl('nats', 'tls') NATS_URL!: string;

  /**
   * The authority that signed the broker's certificate: a file, or its text in PEM. Without it, only
   * authorities that Node knows are trusted. Production needs it unless NATS_URL begins with `tls://`.
   */
  @IsOptional() @IsString() NATS_CA?: string;

  /** The address that the process listens on. Images set `0.0.0.0`. */
  @IsIP() HOST: string = '127.0.0.1';

  /** Port of `/healthz` and `/readyz`; 0 picks a free port. */
  @Int() @IsInt() @Min(0) @Max(65_535) HEALTH_PORT = 0;

  /** Lowest level in the log. */
  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']) LOG_LEVEL: string = 'info';

  /** Time at which the clock starts, for demonstrations; refused in production. */
  @IsOptional() @IsISO8601() CLOCK?: string;

  /**
   * Collector for traces and metrics, e.g. `http://collector:4318`. Without it nothing is recorded. The OpenTelemetry SDK
   * reads all other `OTEL_*` variables: docs/observability.md.
   */
  @IsOptional() @ConnectionUrl('http', 'https') OTEL_EXPORTER_OTLP_ENDPOINT?: string;
}

/** The environment of every service with a schema. */
export class ServiceEnv extends ProcessEnv {
  /** URL with the service's own Postgres role, which has access to its own schema only. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** Database connections of this process. */
  @Int() @IsInt() @Min(1) @Max(100) DATABASE_POOL = 10;

  /** Milliseconds after which a call that gets no database connection is refused. */
  @Int() @IsInt() @Min(100) @Max(60_000) DATABASE_WAIT_MS = 1_000;

  /**
   * `strict`: the budgets of `libs/rules/src/budgets.ts`; `household`: what Pro has, for everyone; `relaxed`: larger
   * ones, outside production only.
   */
  @RefusedInProduction((level) => level === 'relaxed', 'BUDGETS=relaxed is refused in production')
  @IsIn(budgetLevels)
  BUDGETS: BudgetLevel = 'strict';
}

/** The one place that reads the environment. */
const environment: Record<string, string | undefined> = process.env;

/**
 * Reads and checks a process's environment.
 * @throws Error that names every missing or invalid variable
 */
export function loadEnv<T extends object>(
  type: new () => T,
  source: Record<string, string | undefined> = environment,
): T {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const env = plainToInstance(type, given, { exposeDefaultValues: true });
  const problems = validateSync(env, { whitelist: true }).flatMap(({ property, constraints, value }) =>
    value === undefined ? [`${property} is missing`] : Object.values(constraints ?? {}),
  );
  // Of other variables only those that a library reads itself.
  const isRead = (name: string) => name in env || name.startsWith('OTEL_');
  const read = Object.fromEntries(Object.entries(given).filter(([name]) => isRead(name)));
  if (given.NODE_ENV === 'production') problems.push(...productionProblems(read));
  if (problems.length > 0)
    throw new Error(`The environment is not right:\n${[...new Set(problems)].map((line) => `  - ${line}`).join('\n')}`);
  return env;
}
