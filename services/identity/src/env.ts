import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Int, RefusedInProduction } from '@presently/service/env-fields';
import { IsIn, IsInt, IsISO8601, IsOptional, Max, Min, MinLength } from 'class-validator';

const developmentUrl = 'http://localhost:8080';
const developmentFactorKey = 'presently-development-key-of-second-factors';
const developmentKey = 'presently-development-key-of-reminder-links';

/** Environment of identity: limits on sessions, passwords and attempts. */
export class IdentityEnv extends ServiceEnv {
  /** Days after which an unused session ends. Using it moves the end, at most once an hour. */
  @Int() @IsInt() @Min(1) SESSION_IDLE_DAYS = 7;

  /** Days after which every session ends. */
  @Int() @IsInt() @Min(1) SESSION_LONGEST_DAYS = 30;

  /** Sessions per user. A further sign-in ends the oldest. */
  @Int() @IsInt() @Min(1) SESSIONS_PER_USER = 20;

  /** Passwords that one process hashes at once: each takes 19 MiB and about 25 ms of a core. */
  @Int() @IsInt() @Min(1) @Max(16) PASSWORDS_AT_ONCE = 2;

  /** Failed sign-ins on an account from one network or browser before each further one has to wait: 1 s, doubled each time. */
  @Int() @IsInt() @Min(1) SIGN_IN_QUICK_FAILURES = 5;

  /**
   * Failed sign-ins on an account from all unknown networks and browsers together. Then one a minute is tried, until
   * an hour without failures. Known browsers do not count and do not wait.
   */
  @Int() @IsInt() @Min(1) SIGN_IN_FAILURES_PER_ACCOUNT = 50;

  /** Longest such wait, in seconds. Accounts are never locked, because anyone could lock any account. */
  @Int() @IsInt() @Min(1) SIGN_IN_LONGEST_WAIT = 900;

  /** Failed sign-ins from one address within {@link SIGN_IN_ADDRESS_WINDOW}. */
  @Int() @IsInt() @Min(1) SIGN_IN_FAILURES_PER_ADDRESS = 20;

  /** Window for failed sign-ins of an address, in seconds. */
  @Int() @IsInt() @Min(1) SIGN_IN_ADDRESS_WINDOW = 600;

  /**
   * Registrations per hour from one address, including those that fail because the name is taken. A school, an office or
   * a mobile carrier is one address, so it leaves room for many people and bounds how often taken names can be tried.
   */
  @Int() @IsInt() @Min(1) REGISTRATIONS_PER_HOUR = 200;

  /** Mails of password resets to an address that go out at once; then one every five minutes. */
  @Int() @IsInt() @Min(1) PASSWORD_RESETS_PER_ACCOUNT = 5;

  /**
   * Requests for a password reset per hour from one address, beside the first one for each mailbox: of those there are as
   * many as {@link REGISTRATIONS_PER_HOUR}.
   */
  @Int() @IsInt() @Min(1) PASSWORD_RESETS_PER_ADDRESS = 10;

  /** Minutes for which the link of a password reset is valid. */
  @Int() @IsInt() @Min(1) @Max(1_440) PASSWORD_RESET_MINUTES = 60;

  /**
   * Milliseconds until a request for a reset is answered, so that the time does not reveal which addresses have
   * accounts.
   */
  @Int() @IsInt() @Min(0) @Max(3_000) PASSWORD_RESET_ANSWER_MS = 400;

  /** Beginnings of a sign-in with a passkey per hour from one address. Each open sign-in page makes one. */
  @Int() @IsInt() @Min(1) PASSKEY_CHALLENGES_PER_ADDRESS = 300;

  /** Registrations of programs that ask people for access (OAuth), per hour from one address. */
  @Int() @IsInt() @Min(1) CLIENTS_PER_HOUR = 60;

  /** Public URL of the product. Passkeys belong to its host, and are used on its origin only. */
  @RefusedInProduction((url) => url === developmentUrl, '$property must be the address that people reach')
  @ConnectionUrl('http', 'https')
  PUBLIC_URL: string = developmentUrl;

  /** Signs the links in reminders, and calendar addresses: a new key ends all of them. 32 random characters or more. */
  @RefusedInProduction((key) => key === developmentKey, '$property must be set to a secret of your own in production')
  @MinLength(32, { message: 'REMINDER_LINK_KEY must have at least 32 characters' })
  REMINDER_LINK_KEY: string = developmentKey;

  /**
   * Encrypts the secrets of authenticator apps. 32 random characters or more. Under a new key the apps and recovery codes
   * of all users stop working.
   */
  @RefusedInProduction(
    (key) => key === developmentFactorKey,
    '$property must be set to a secret of your own in production',
  )
  @MinLength(32, { message: 'SECOND_FACTOR_KEY must have at least 32 characters' })
  SECOND_FACTOR_KEY: string = developmentFactorKey;

  /** Whether administrators need a passkey or an authenticator app. Production requires it. */
  @RefusedInProduction((value) => value !== 'required', '$property=optional is refused in production')
  @IsIn(['required', 'optional'])
  ADMIN_SECOND_FACTOR: 'required' | 'optional' = 'required';

  /** Seconds until a service that has not confirmed an erasure receives the event again. */
  @Int() @IsInt() @Min(1) ERASURE_ASK_AGAIN_AFTER = 300;

  /** Seconds until an unconfirmed erasure is a warning in the log. */
  @Int() @IsInt() @Min(1) ERASURE_WARN_AFTER = 3_600;
}

/** Environment of the commands. */
export class CommandEnv {
  @IsIn(['development', 'test', 'production']) NODE_ENV: 'development' | 'test' | 'production' = 'development';

  /** The service's own Postgres role. */
  @ConnectionUrl('postgres', 'postgresql') DATABASE_URL!: string;

  /** Starts the clock at this instant, as for the service. */
  @IsOptional() @IsISO8601() CLOCK?: string;
}

/** Environment of `seed-demo`. */
export class DemoEnv extends CommandEnv {
  /** The passwords of the demo accounts are public. */
  @IsIn(['development', 'test'], { message: 'Demo accounts are refused in production' })
  override NODE_ENV: 'development' | 'test' | 'production' = 'development';
}
