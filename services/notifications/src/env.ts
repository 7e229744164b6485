import { ServiceEnv } from '@presently/service/env';
import { ConnectionUrl, Int, RefusedInProduction } from '@presently/service/env-fields';
import { Transform } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, IsString, Matches, Max, Min, MinLength, ValidateBy } from 'class-validator';

const developmentKey = 'only for development, and public knowledge';

/** Belongs to Twilio's account, and makes no sense without the rest of it. */
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

export class NotificationsEnv extends ServiceEnv {
  /**
   * The mail server, `smtp://user:password@host:587` or `smtps://…`. Options of nodemailer's SMTP transport may follow as
   * query. In production STARTTLS is required; `?requireTLS=false` allows a relay inside one's own network.
   */
  @ConnectionUrl('smtp', 'smtps') SMTP_URL!: string;

  /** Where browsers find the product, `https://presently.example`; gift links begin with it. */
  @ConnectionUrl('http', 'https') PUBLIC_URL!: string;

  /**
   * The address every mail comes from; the domain must be ours and signed (SPF, DKIM, DMARC). A name around it, as in
   * `Presently <gifts@presently.example>`, is left aside: mails carry the name of the person who sends the gift.
   */
  @Transform(({ value }) => (typeof value === 'string' ? (/<([^<>]+)>$/.exec(value.trim())?.[1] ?? value) : value))
  @RefusedInProduction(
    (address) => /\.(test|example)$/.test(address),
    'MAIL_FROM must be set to an address of your own in production',
  )
  @IsEmail({}, { message: 'MAIL_FROM must be an e-mail address' })
  MAIL_FROM: string = 'gifts@presently.test';

  /** Twilio's account, `AC…`; no text leaves without it. */
  @IsOptional()
  @WithAccount()
  @Matches(/^AC\w{32}$/, { message: 'TWILIO_ACCOUNT_SID must be AC and 32 letters or digits' })
  TWILIO_ACCOUNT_SID?: string;

  /** The secret of the account; also the key of the signatures on what Twilio sends us. */
  @IsOptional() @IsString() TWILIO_AUTH_TOKEN?: string;

  /** The number that texts come from, in E.164; or the messaging service below. */
  @IsOptional()
  @Matches(/^\+\d{5,15}$/, { message: 'TWILIO_FROM must be a number such as +15005550006' })
  TWILIO_FROM?: string;

  /** `MG…`: lets Twilio choose among numbers. */
  @IsOptional()
  @Matches(/^MG\w{32}$/, { message: 'TWILIO_MESSAGING_SERVICE_SID must be MG and 32 letters or digits' })
  TWILIO_MESSAGING_SERVICE_SID?: string;

  /** Where Twilio's API answers, when it is not at Twilio: the sandbox. */
  @IsOptional() @ConnectionUrl('http', 'https') TWILIO_API_URL?: string;

  /** The countries that texts go to, two-letter codes with commas; `*` for all. Each one is open to those who live off texts to their own numbers. */
  @Matches(/^(\*|[A-Z]{2}(,[A-Z]{2})*)$/, { message: 'TEXT_COUNTRIES must be codes such as US,CA, or *' })
  TEXT_COUNTRIES: string = 'US';

  /** Gift emails of one sender in a UTC day. */
  @Int() @IsInt() @Min(0) EMAILS_PER_USER_A_DAY = 50;

  /** Texts of one sender in a UTC day. */
  @Int() @IsInt() @Min(0) TEXTS_PER_USER_A_DAY = 20;

  /** Gift messages to one contact in a UTC day, whoever sends them; 0 for no limit. */
  @Int() @IsInt() @Min(0) MESSAGES_PER_CONTACT_A_DAY = 3;

  /** Texts of everybody in a UTC day: where the bill ends. */
  @Int() @IsInt() @Min(0) TEXTS_A_DAY = 2_000;

  /** Secret under which contacts are remembered that want no messages. Changed, they are forgotten and old opt-out links fail. */
  @RefusedInProduction((key) => key === developmentKey, 'CONTACT_KEY must be set to a secret of your own in production')
  @MinLength(32, { message: 'CONTACT_KEY must be at least 32 characters' })
  CONTACT_KEY: string = developmentKey;

  /** Messages sent at once by this process, and connections it keeps open to the mail server. */
  @Int() @IsInt() @Min(1) @Max(50) SENDER_CONCURRENCY = 4;

  /** Milliseconds between looks for due deliveries; a new delivery wakes the sender of its process at once. */
  @Int() @IsInt() @Min(10) @Max(60_000) SENDER_POLL_MS = 1_000;

  /** Milliseconds for which the mail of a day's reminders waits for further ones. */
  @Int() @IsInt() @Min(0) @Max(600_000) REMINDER_GATHER_MS = 5_000;

  /** Milliseconds until a message must have been accepted; then its outcome counts as failed or unknown. At most half the lease. */
  @Int() @IsInt() @Min(100) @Max(600_000) SEND_TIMEOUT_MS = 20_000;

  /** Milliseconds after which a text without a receipt is asked after; receipts are lost when nobody was there to take them. */
  @Int() @IsInt() @Min(100) @Max(3_600_000) RECEIPT_PATIENCE_MS = 120_000;

  /** Milliseconds that a sender's claim on a delivery holds; when it dies, others take over after that. */
  @Int() @IsInt() @Min(1_000) @Max(600_000) DELIVERY_LEASE_MS = 60_000;

  /** Milliseconds before the second try; doubles with each further one: 8 tries take about half an hour. */
  @Int() @IsInt() @Min(1) @Max(600_000) RETRY_BASE_MS = 15_000;

  /** {@link PUBLIC_URL} without a slash at its end. */
  get site(): string {
    return this.PUBLIC_URL.replace(/\/+$/, '');
  }

  get textCountries(): readonly string[] {
    return this.TEXT_COUNTRIES.split(',');
  }

  /** {@link SEND_TIMEOUT_MS}, but never so long that a sender that is alive could lose its claim. */
  get sendTimeoutMs(): number {
    return Math.min(this.SEND_TIMEOUT_MS, this.DELIVERY_LEASE_MS / 2);
  }
}
