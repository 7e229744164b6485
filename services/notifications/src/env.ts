import { ConnectionUrl, Int, ServiceEnv } from '@presently/service/env';
import { Transform } from 'class-transformer';
import { IsEmail, IsInt, Max, Min, ValidateBy, type ValidationArguments } from 'class-validator';

/** A development default that production must replace. */
const NotInProduction = (isDefault: (value: string) => boolean, message: string) =>
  ValidateBy({
    name: 'notInProduction',
    validator: {
      validate: (value, args?: ValidationArguments) =>
        (args?.object as NotificationsEnv | undefined)?.NODE_ENV !== 'production' || !isDefault(String(value)),
      defaultMessage: () => message,
    },
  });

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
  @NotInProduction(
    (address) => /\.(test|example)$/.test(address),
    'MAIL_FROM must be set to an address of your own in production',
  )
  @IsEmail({}, { message: 'MAIL_FROM must be an e-mail address' })
  MAIL_FROM: string = 'gifts@presently.test';

  /** Messages sent at once by this process, and connections it keeps open to the mail server. */
  @Int() @IsInt() @Min(1) @Max(50) SENDER_CONCURRENCY = 4;

  /** Milliseconds between looks for due deliveries; a new delivery wakes the sender of its process at once. */
  @Int() @IsInt() @Min(10) @Max(60_000) SENDER_POLL_MS = 1_000;

  /** Milliseconds until a message must have been accepted; then its outcome counts as failed or unknown. At most half the lease. */
  @Int() @IsInt() @Min(100) @Max(600_000) SEND_TIMEOUT_MS = 20_000;

  /** Milliseconds that a sender's claim on a delivery holds; when it dies, others take over after that. */
  @Int() @IsInt() @Min(1_000) @Max(600_000) DELIVERY_LEASE_MS = 60_000;

  /** Milliseconds before the second try; doubles with each further one: 8 tries take about half an hour. */
  @Int() @IsInt() @Min(1) @Max(600_000) RETRY_BASE_MS = 15_000;

  /** {@link SEND_TIMEOUT_MS}, but never so long that a sender that is alive could lose its claim. */
  get sendTimeoutMs(): number {
    return Math.min(this.SEND_TIMEOUT_MS, this.DELIVERY_LEASE_MS / 2);
  }
}
