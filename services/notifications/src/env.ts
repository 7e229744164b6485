import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Int, RefusedInProduction } from '@presently/service/env-fields';
import { Transform } from 'class-transformer';
import {
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';

/** Of trials without a data folder of their own, as in the manifest. */
const trialPushKey = 'VHJpYWwga2V5IG9mIHB1c2hlcywga25vd24gdG8gYWw';

const developmentKey = 'only for development, and public knowledge';

/** Requires the other variables of Twilio's account. */
const WithAccount = () =>
  ValidateBy({
    name: 'withAccount',
    validator: {
      validate: (_value, args) => isWhole(args!.object as NotificationsEnv),
      defaultMessage: () =>
        'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and one of TWILIO_FROM and TWILIO_MESSAGING_SERVICE_SID belong together',
    },
  });
const isWhole = ({ TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_MESSAGING_SERVICE_SID }: NotificationsEnv) =>
  Boolean(TWILIO_AUTH_TOKEN && (TWILIO_FROM ?? TWILIO_MESSAGING_SERVICE_SID));

/** Requires the secret of the mail host. */
const WithSecret = () =>
  ValidateBy({
    name: 'withSecret',
    validator: {
      validate: (_value, args) => (args!.object as NotificationsEnv).BOUNCE_SECRET !== undefined,
      defaultMessage: () => 'BOUNCE_ADDRESS and BOUNCE_SECRET belong together',
    },
  });

export class NotificationsEnv extends ServiceEnv {
  /**
   * The mail server, `smtp://user:password@host:587` or `smtps://…`. Options of nodemailer's SMTP transport may follow as
   * query. In production STARTTLS is required, and options that turn TLS off are refused. `none`: gifts by email are
   * refused in a sentence, and the mails of accounts wait for two days.
   */
  @ValidateIf(({ SMTP_URL }: NotificationsEnv) => SMTP_URL !== 'none')
  @ConnectionUrl('smtp', 'smtps')
  SMTP_URL!: string;

  /** The product's address for browsers, `https://presently.example`. Links in messages begin with it. */
  @ConnectionUrl('http', 'https') PUBLIC_URL!: string;

  /**
   * The address every mail comes from; the domain must be ours and signed (SPF, DKIM, DMARC). A name around it, as in
   * `Presently <gifts@presently.example>`, is ignored: mails carry the name of the sender of the gift.
   */
  @Transform(({ value }) => (typeof value === 'string' ? (/<([^<>]+)>$/.exec(value.trim())?.[1] ?? value) : value))
  @RefusedInProduction(
    (address) => /\.(test|example)$/.test(address),
    'MAIL_FROM must be set to an address of your own in production',
  )
  @IsEmail({}, { message: 'MAIL_FROM must be an e-mail address' })
  MAIL_FROM: string = 'gifts@presently.test';

  /**
   * `bounce@mail.presently.example`: gift mails leave with the envelope sender `bounce+<token>@…`, so that a mail that comes
   * back names its gift. Its mail host posts what arrives there to `/api/webhooks/mail`. Without it gift mails leave with
   * `MAIL_FROM`, and no bounce is read.
   */
  @IsOptional()
  @WithSecret()
  @Matches(/^[\w.-]{1,7}@[\w-]+(\.[\w-]+)+$/, {
    message: 'BOUNCE_ADDRESS must be an address with at most seven letters before the @',
  })
  BOUNCE_ADDRESS?: string;

  /** What the mail host sends as `Authorization: Bearer …`. */
  @IsOptional()
  @MinLength(24, { message: 'BOUNCE_SECRET must have at least 24 characters' })
  BOUNCE_SECRET?: string;

  /** Twilio's account, `AC…`. Without it no text is sent. */
  @IsOptional()
  @WithAccount()
  @Matches(/^AC\w{32}$/, { message: 'TWILIO_ACCOUNT_SID must be AC and 32 letters or digits' })
  TWILIO_ACCOUNT_SID?: string;

  /** The secret of the account. It is also the key of the signatures on Twilio's webhooks. */
  @IsOptional() @IsString() TWILIO_AUTH_TOKEN?: string;

  /** The sending number in E.164. Alternatively the messaging service below. */
  @IsOptional()
  @Matches(/^\+\d{5,15}$/, { message: 'TWILIO_FROM must be a number such as +15005550006' })
  TWILIO_FROM?: string;

  /** `MG…`: Twilio chooses the sending number. */
  @IsOptional()
  @Matches(/^MG\w{32}$/, { message: 'TWILIO_MESSAGING_SERVICE_SID must be MG and 32 letters or digits' })
  TWILIO_MESSAGING_SERVICE_SID?: string;

  /** The address of an imitated Twilio API. Without it, Twilio itself. */
  @IsOptional() @ConnectionUrl('http', 'https') TWILIO_API_URL?: string;

  /**
   * The countries that receive texts: two-letter codes with commas, or `*` for all. Each one can be abused by people who
   * earn money with texts to their own numbers.
   */
  @Matches(/^(\*|[A-Z]{2}(,[A-Z]{2})*)$/, { message: 'TEXT_COUNTRIES must be codes such as US,CA, or *' })
  TEXT_COUNTRIES: string = 'US';

  /**
   * Text messages of all senders in a UTC day, as phone companies charge for them: a gift's text takes one to four. It
   * limits the cost.
   */
  @Int() @IsInt() @Min(0) TEXTS_A_DAY = 4_000;

  /**
   * The key of the hashes of suppressed contacts and of the secrets of webhooks. A change loses them, old opt-out links
   * fail, and every webhook has another secret.
   */
  @RefusedInProduction((key) => key === developmentKey, 'CONTACT_KEY must be set to a secret of your own in production')
  @MinLength(32, { message: 'CONTACT_KEY must have at least 32 characters' })
  CONTACT_KEY: string = developmentKey;

  /** Messages that this process sends at the same time, and its open connections to the mail server. */
  @Int() @IsInt() @Min(1) @Max(50) SENDER_CONCURRENCY = 16;

  /** Milliseconds between two polls for due deliveries. A new delivery is sent at once. */
  @Int() @IsInt() @Min(10) @Max(60_000) SENDER_POLL_MS = 1_000;

  /** Milliseconds for which a reminder mail waits for further occasions of the day. */
  @Int() @IsInt() @Min(0) @Max(600_000) REMINDER_GATHER_MS = 5_000;

  /** Milliseconds for which a mail about a view or about thanks waits, so that both become one. */
  @Int() @IsInt() @Min(0) @Max(600_000) NEWS_GATHER_MS = 60_000;

  /** Timeout of one try in milliseconds. After it the outcome is a failure or unknown. At most half the lease. */
  @Int() @IsInt() @Min(100) @Max(600_000) SEND_TIMEOUT_MS = 20_000;

  /** Milliseconds until Twilio is asked for a missing receipt. Receipts are lost while the gateway is away. */
  @Int() @IsInt() @Min(100) @Max(3_600_000) RECEIPT_PATIENCE_MS = 120_000;

  /** Milliseconds that a claim on a delivery holds. After that another process takes over. */
  @Int() @IsInt() @Min(1_000) @Max(600_000) DELIVERY_LEASE_MS = 60_000;

  /** Milliseconds before the second try. Doubles with each further one: 8 tries take about half an hour. */
  @Int() @IsInt() @Min(1) @Max(600_000) RETRY_BASE_MS = 15_000;

  /** Milliseconds before a webhook is tried the second time. Later pauses are multiples, up to twelve hours for 20 s. */
  @Int() @IsInt() @Min(100) @Max(60_000) WEBHOOK_RETRY_BASE_MS = 20_000;

  /**
   * The private key of pushes to devices (VAPID), 32 bytes in base64url: `npx web-push generate-vapid-keys` makes one.
   * Browsers are given its public part. A change ends all pushes until each browser has subscribed again. Without it
   * nobody is offered pushes.
   */
  @IsOptional()
  @RefusedInProduction((key) => key === trialPushKey, 'VAPID_PRIVATE_KEY must be a key of your own in production')
  @Matches(/^[\w-]{43}=?$/, { message: 'VAPID_PRIVATE_KEY must be 32 bytes in base64url' })
  VAPID_PRIVATE_KEY?: string;

  /** Milliseconds for which a push service may refuse a push before its mail is sent instead. */
  @Int() @IsInt() @Min(1_000) @Max(24 * 3_600_000) PUSH_PATIENCE_MS = 3_600_000;

  /** {@link PUBLIC_URL} without a slash at its end. */
  get site(): string {
    return this.PUBLIC_URL.replace(/(?<!\/)\/+$/, '');
  }

  get hasMailServer(): boolean {
    return this.SMTP_URL !== 'none';
  }

  get textCountries(): readonly string[] {
    return this.TEXT_COUNTRIES.split(',');
  }

  /** {@link SEND_TIMEOUT_MS}, limited so that a running process cannot lose its claim. */
  get sendTimeoutMs(): number {
    return Math.min(this.SEND_TIMEOUT_MS, this.DELIVERY_LEASE_MS / 2);
  }
}
