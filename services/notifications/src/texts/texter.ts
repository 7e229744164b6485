import { toldProblem } from '@presently/rules/delivery-problems/en';
import { callProvider, outcomeOfStatus } from '@presently/telemetry/provider-call';
import { Injectable } from '@nestjs/common';
import type { Twilio } from 'twilio';
import type { MessageInstance } from 'twilio/lib/rest/api/v2010/account/message.js';
import { suppressed } from '../contacts/suppressed.js';
import { Suppressions } from '../contacts/suppressions.js';
import type { Delivery, ContentOf } from '../deliveries/delivery.entity.js';
import type { Outcome } from '../deliveries/outcome.js';
import { NotificationsEnv } from '../env.js';
import { stoppedBySuspension, SuspendedAccounts } from '../suspensions/suspended-accounts.js';
import { checkNumber } from './phone-number.js';
import { pageOfGift, textOfGift } from './text-of-gift.js';
import { textOutcomeOf, type TextError } from './text-outcome.js';

/** The newest texts to one number among which an earlier copy is searched. */
const mostSearched = 50;
/** Milliseconds that Twilio's clock may be behind ours. */
const clockSkew = 2_000;

const ask = <T>(operation: string, work: () => Promise<T>): Promise<T> =>
  callProvider('twilio', operation, work, {
    error: (error) => outcomeOfStatus((error as TextError).status ?? 503),
  });

/** Hands text messages to Twilio. */
@Injectable()
export class Texter {
  private client: Promise<Twilio> | undefined;

  constructor(
    private readonly env: NotificationsEnv,
    private readonly suppressions: Suppressions,
    private readonly suspendedAccounts: SuspendedAccounts,
  ) {}

  /** Whether there is an account. */
  get isAvailable(): boolean {
    return Boolean(this.env.TWILIO_ACCOUNT_SID && this.env.TWILIO_AUTH_TOKEN);
  }

  private get twilio(): Promise<Twilio> {
    this.client ??= import('./twilio-client.js').then(({ openTwilio }) => openTwilio(this.env));
    return this.client;
  }

  /** Twilio's state of a text. */
  async stateOf(messageSid: string): Promise<Pick<MessageInstance, 'status' | 'errorCode'>> {
    return ask('messages.fetch', async () => (await this.twilio).messages(messageSid).fetch());
  }

  /** Writes and sends the text of a delivery. A failure is an outcome, not an exception. */
  async send(delivery: Delivery): Promise<Outcome> {
    const { content } = delivery;
    if (content.kind !== 'gift') return { kind: 'refused', error: 'no text for this', reason: 'Nobody needs this.' };
    if (!this.isAvailable) {
      return { kind: 'refused', error: 'no provider', ...toldProblem('no-texts') };
    }
    const checked = checkNumber(delivery.contact, this.env.textCountries);
    if (!checked.isAllowed) return { kind: 'refused', error: 'number not served', ...toldProblem(checked.code) };
    const reason = await this.suppressions.reasonFor('sms', checked.number);
    if (reason) return suppressed(reason);

    if (delivery.attempts > 1) {
      try {
        const earlier = await this.findEarlier(checked.number, delivery, content);
        if (earlier) return { kind: 'accepted', providerId: earlier.sid };
      } catch (error) {
        // It is not sent again while its outcome is unknown.
        return { kind: 'not-sent', error: `not looked up: ${String(error)}`.slice(0, 500) };
      }
    }
    // The one repetition was lost as well, and Twilio does not list it.
    if (delivery.unknownOutcomes > 1) return { kind: 'unknown', error: 'lost twice, and not found' };
    if (await this.suspendedAccounts.has(delivery.userId)) return stoppedBySuspension;
    return this.create(checked.number, delivery, content);
  }

  private async create(to: string, { id }: Delivery, { payload }: ContentOf<'gift'>): Promise<Outcome> {
    const { TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid, TWILIO_FROM: from } = this.env;
    try {
      const message = {
        to,
        ...(messagingServiceSid ? { messagingServiceSid } : { from }),
        body: textOfGift(this.env.site, payload),
        // The callback names the delivery, because it may arrive before Twilio's id is stored.
        statusCallback: `${this.env.site}/api/webhooks/twilio?delivery=${id}`,
      };
      const { sid } = await ask('messages.create', async () => (await this.twilio).messages.create(message));
      return { kind: 'accepted', providerId: sid };
    } catch (error) {
      return textOutcomeOf(error as TextError);
    }
  }

  /**
   * Twilio has no idempotency key, but lists the texts it has sent. A text to this number with this gift's link, sent
   * since the delivery was created, belongs to this delivery.
   */
  private async findEarlier(
    to: string,
    { createdAt }: Delivery,
    { payload }: ContentOf<'gift'>,
  ): Promise<MessageInstance | undefined> {
    const link = pageOfGift(this.env.site, payload);
    const messages = await ask('messages.list', async () =>
      (await this.twilio).messages.list({ to, limit: mostSearched }),
    );
    return messages.find(
      ({ body, dateCreated }) => body.includes(link) && dateCreated.getTime() >= createdAt.getTime() - clockSkew,
    );
  }
}
