import type { Lease, Verdict } from '@presently/work/lease';
import { WorksUnderLease, type LeasedQueue } from '@presently/work/leased-queue';
import { sql } from '@presently/work/sql';
import { Injectable, Logger } from '@nestjs/common';
import { Delivery } from '../deliveries/delivery.entity.js';
import { NotificationsEnv } from '../env.js';
import { receiptOf } from './receipt.js';
import { Texter } from './texter.js';
import { TextReceipts } from './text-receipts.js';

/** Asks Twilio for receipts that have not come: it sends each once, and none while we are unreachable. */
@Injectable()
@WorksUnderLease()
export class AskForReceipts implements LeasedQueue<Delivery, void> {
  readonly name = 'receipts';
  readonly lease: Lease<Delivery>;
  readonly leaseMs: number;
  readonly pollMs: number;
  readonly concurrency = 4;
  readonly isEnabled: boolean;
  private readonly log = new Logger(AskForReceipts.name);

  constructor(
    private readonly texter: Texter,
    private readonly receipts: TextReceipts,
    env: NotificationsEnv,
  ) {
    const patienceMs = env.RECEIPT_PATIENCE_MS;
    this.isEnabled = texter.isAvailable;
    this.pollMs = patienceMs;
    // The lease is also the time until the same text is asked for again.
    this.leaseMs = 5 * patienceMs;
    this.lease = {
      entity: Delivery,
      // After a day, no receipt is expected any more.
      where: () =>
        sql(
          `channel = 'sms' and status = 'sent' and provider_id is not null
           and created_at between now() - interval '1 day' and now() - ? * interval '1 millisecond'`,
          patienceMs,
        ),
      dueAt: 'nextAt',
    };
  }

  try(texts: readonly Delivery[]): Promise<void>[] {
    return texts.map((text) =>
      this.ask(text).catch((error: unknown) => this.log.warn(`A receipt cannot be asked for: ${String(error)}`)),
    );
  }

  /** {@link TextReceipts} has written the receipt. */
  judge(): Verdict<Delivery> | undefined {
    return undefined;
  }

  private async ask({ id, providerId }: Delivery): Promise<void> {
    const { status, errorCode } = await this.texter.stateOf(providerId!);
    const receipt = receiptOf(status, errorCode ? String(errorCode) : undefined);
    if (receipt) await this.receipts.note(id, providerId!, receipt);
  }
}
