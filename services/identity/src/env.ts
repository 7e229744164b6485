import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Int, RefusedInProduction } from '@presently/service/env-fields';
import { IsIn, IsInt, IsISO8601, IsOptional, Max, Min, MinLength } from 'class-validator';

const developmentKey = 'presently-development-key-of-reminder-links';

/** What identity reads beside what every service reads: every limit on sessions, passwords and attempts. */
export class IdentityEnv extends ServiceEnv {
  /** Days after which a session that nobody uses ends; each use moves the end, at most once an hour. */
  @Int() @IsInt() @Min(1) SESSION_IDLE_DAYS = 7;

  /** Days after which a session ends however much it is used. */
  @Int() @IsInt() @Min(1) SESSION_LONGEST_DAYS = 30;

  /** Sessions one user may have at once; signing in once more ends the oldest. */
  @Int() @IsInt() @Min(1) SESSIONS_PER_USER = 20;

  /** Passwords hashed at once by one process: each takes 19 MiB and about 25 ms of a core. */
  @Int() @IsInt() @Min(1) @Max(16) PASSWORDS_AT_ONCE = 2;

  /** Failed sign-ins on one account before each further one has to wait: 1 s, then twice as long each time. */
  @Int() @IsInt() @Min(1) SIGN_IN_QUICK_FAILURES = 5;

  /** The longest such wait, in seconds. An account is never locked for good: that would let anyone lock anyone out. */
  @Int() @IsInt() @Min(1) SIGN_IN_LONGEST_WAIT = 900;

  /** Failed sign-ins from one address within {@link SIGN_IN_ADDRESS_WINDOW}. */
  @Int() @IsInt() @Min(1) SIGN_IN_FAILURES_PER_ADDRESS = 20;

  /** The window in which an address's failed sign-ins are counted, in seconds. */
  @Int() @IsInt() @Min(1) SIGN_IN_ADDRESS_WINDOW = 600;

  /** Registrations from one address within an hour, also those that failed because the name was taken. */
  @Int() @IsInt() @Min(1) REGISTRATIONS_PER_HOUR = 10;

  /** Password resets that may be asked for one e-mail address within an hour, whether anybody has it or not. */
  @Int() @IsInt() @Min(1) PASSWORD_RESETS_PER_ACCOUNT = 3;

  /** Password resets that may be asked for from one address within an hour. */
  @Int() @IsInt() @Min(1) PASSWORD_RESETS_PER_ADDRESS = 10;

  /** Minutes for which the link of a password reset opens. */
  @Int() @IsInt() @Min(1) @Max(1_440) PASSWORD_RESET_MINUTES = 60;

  /** Milliseconds that the answer to asking for a reset takes, so that its time does not tell who has an account. */
  @Int() @IsInt() @Min(0) @Max(3_000) PASSWORD_RESET_ANSWER_MS = 400;

  /** Signs the links in reminders by which their reader changes or stops them: 32 random characters or more. A new one ends the links already sent. */
  @RefusedInProduction((key) => key === developmentKey, '$property must be set to a secret of your own in production')
  @MinLength(32, { message: 'REMINDER_LINK_KEY must have at least 32 characters' })
  REMINDER_LINK_KEY: string = developmentKey;

  /** Seconds after which a service that has not confirmed the erasure of a user is asked again. */
  @Int() @IsInt() @Min(1) ERASURE_ASK_AGAIN_AFTER = 300;

  /** Seconds after which an erasure that is still not confirmed is a warning in the log. */
  @Int() @IsInt() @Min(1) ERASURE_WARN_AFTER = 3_600;
}

/** What the commands beside the service read. */
export class CommandEnv {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** The service's own Postgres role. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** Starts the clock at this instant, as it does for the service. */
  @IsOptional() @IsISO8601() CLOCK?: string;
}

/** What `seed-demo` reads. */
export class DemoEnv extends CommandEnv {
  /** Everybody knows the passwords of the demo accounts. */
  @IsIn(['development', 'test'], { message: 'Demo accounts are refused in production' })
  override NODE_ENV: 'development' | 'test' | 'production' = 'development';
}
