import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { NotificationsEnv } from '../env.js';
import { receiptOf } from './receipt.js';
import { Texter } from './texter.js';
import { TextReceipts } from './text-receipts.js';

/** Texts asked after in one look, over all replicas at different ones. */
const atOnce = 20;
/** After a day nothing more is to be expected. */
const longest = '1 day';

/** Asks after texts whose receipts have not come: Twilio tells them once, and to nobody when we were away. */
@Injectable()
export class AskForReceipts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(AskForReceipts.name);
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly em: EntityManager,
    private readonly texter: Texter,
    private readonly receipts: TextReceipts,
    private readonly env: NotificationsEnv,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.texter.isAvailable) return;
    this.timer = setInterval(() => {
      this.running = this.running
        .then(() => this.run())
        .catch((error: unknown) => this.log.warn(`receipts cannot be asked for: ${String(error)}`));
    }, this.env.RECEIPT_PATIENCE_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  async run(): Promise<void> {
    // Whoever takes a row puts off its next turn, so that replicas share the work.
    const waiting = await this.em.fork().execute<{ id: string; provider_id: string }[]>(
      `update deliveries set next_at = now() + 5 * ? * interval '1 millisecond'
       where id in (
         select id from deliveries
         where channel = 'sms' and status = 'sent' and next_at <= now() and provider_id is not null
           and created_at between now() - ?::interval and now() - ? * interval '1 millisecond'
         order by next_at limit ? for update skip locked)
       returning id, provider_id`,
      [this.env.RECEIPT_PATIENCE_MS, longest, this.env.RECEIPT_PATIENCE_MS, atOnce],
    );
    for (const { id, provider_id: messageSid } of waiting) {
      const { status, errorCode } = await this.texter.stateOf(messageSid);
      const receipt = receiptOf(status, errorCode ? String(errorCode) : undefined);
      if (receipt) await this.receipts.note(id, messageSid, receipt);
    }
  }
}
