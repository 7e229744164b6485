import { ConnectionUrl, Int, ServiceEnv } from '@presently/service/env';
import { IsIn, IsInt, IsISO8601, IsOptional, Max, Min } from 'class-validator';

/** What gifting reads beside what every service reads. */
export class GiftingEnv extends ServiceEnv {
  /** Milliseconds for which the answer to a send waits for the first verdict of delivery; 0 does not wait. */
  @Int() @IsInt() @Min(0) @Max(6_000) DELIVERY_VERDICT_WAIT_MS = 2_500;
}

/** What `seed-demo` reads. */
export class DemoEnv {
  /** Nobody real has these recipients. */
  @IsIn(['development', 'test'], { message: 'Demo data is refused in production' })
  NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** The service's own Postgres role. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** Starts the clock at this instant, as it does for the service. */
  @IsOptional() @IsISO8601() CLOCK?: string;
}
